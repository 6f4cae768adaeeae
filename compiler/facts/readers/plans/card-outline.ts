import { readParts } from '../../../amounts/parts.ts';
import { plainText } from '../../../amounts/plain.ts';
import { elements, type Element } from '../../../markdown/hast.ts';
import { visibleText } from '../visible-text.ts';

/** The headings that a part of a page stands below, the highest first. */
export type Outline = readonly Heading[];

interface Heading {
  readonly level: string;
  readonly isOfAddOns: boolean;
}

/** True below a heading such as "Add-ons" or "Optional extras", whatever else stands between. */
export const isOfAddOns = (outline: Outline): boolean => outline.some((heading) => heading.isOfAddOns);

/** Elements that a heading stands in for what follows them; that of a section is for the section. */
const LEADS = /^(?:h[1-6]|div|header|hgroup)$/;

/** The headings that hold for what follows an element. */
export const outlineBehind = (element: Element, outline: Outline): Outline => {
  if (!LEADS.test(element.tagName)) return outline;
  const [heading, ...others] = [element, ...elements(element)].filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  if (!heading || others.length > 0) return outline;
  const level = heading.tagName;
  return [...outline.filter((above) => above.level < level), { level, isOfAddOns: saysAddOns(visibleText(heading).line) }];
};

/** Words of a heading above which it is a sentence: "Pick a plan, add users as you grow". */
const MAXIMUM_WORDS = 5;

const saysAddOns = (text: string): boolean => {
  const words = text.split(' ');
  return words.length <= MAXIMUM_WORDS && (hasAddOn(text) || words.flatMap(singulars).some(hasAddOn));
};

/** Headings have in the plural what stands beside an amount in the singular. */
const singulars = (word: string): readonly string[] =>
  [/s$/i, /en?$/i, /n$/i].map((ending) => word.replace(ending, '')).filter((singular) => singular !== word);

const hasAddOn = (text: string): boolean =>
  readParts(plainText(text).text).some((part) => part.meaning.word === 'addOn' && !NO_TITLE.test(part.text));

/** Words that make an amount an extra and a heading none: "Easy setup", "Add your team". */
const NO_TITLE = /^(?:add|another|set ?up|shipping|implementation)$/;
