import { readPrices } from '../../../amounts/prices.ts';
import { classes, type Element } from '../../../markdown/hast.ts';
import { isForeign, isHidden, isTextless } from '../visibility.ts';
import { visibleText } from '../visible-text.ts';

/** Name of a plan with the element that shows it. */
export interface CardName {
  readonly text: string;
  readonly element: Element;
}

const MAXIMUM_CHARACTERS = 40;
const MAXIMUM_WORDS = 5;

/** "Need something else?" heads a card and names no plan. */
const QUESTION = /[?؟？]\P{L}*$/u;

const NAME_CLASS = /(?:^|[-_])(?:plan|tier|package|pricing|card)?[-_]?(?:name|title)(?:$|[-_])|^(?:plan|tier)$/i;
const BADGE_CLASS = /(?:^|[-_])(?:badge|tag|pill|ribbon|chip|popular|recommended|label|flag)(?:$|[-_])/i;
const BADGE_WORDS =
  /\b(?:most popular|popular|recommended|best value|best seller|new|beliebt|am beliebtesten|empfohlen|neu|sab se maqbool)\b|\bsave \d+ ?%|الأكثر شيوعًا|الأكثر شعبية|موصى به/i;

/** The name on a card: its first heading that is no price, else its first element that is called a name; null when it has none, or two. */
export const cardName = (card: Element): CardName | null => {
  const shown = [...shownElements(card)];
  const headings = shown.filter((element) => /^h[1-6]$/.test(element.tagName)).flatMap(nameIn);
  const names = headings.filter(({ text }) => /\p{L}/u.test(text.replace(BADGE_WORDS, '')));
  // A ribbon may be a heading of its own; a plan that is called "New" has no other.
  const named = names.length > 0 ? names : headings;
  const [first, ...others] =
    named.length > 0
      ? named
      : shown
          .filter((element) => classes(element).some((name) => NAME_CLASS.test(name)))
          .flatMap(nameIn)
          .slice(0, 1);
  // Two headings of one level are two things.
  const isOnly = first !== undefined && others.every(({ element }) => element.tagName > first.element.tagName);
  return isOnly ? first : null;
};

const nameIn = (element: Element): readonly CardName[] => {
  const text = visibleText(element, isBadge).line;
  const isName =
    /\p{L}/u.test(text) &&
    !QUESTION.test(text) &&
    text.length <= MAXIMUM_CHARACTERS &&
    text.split(' ').length <= MAXIMUM_WORDS &&
    readPrices(text).length === 0;
  return isName ? [{ text, element }] : [];
};

const isBadge = (element: Element): boolean =>
  classes(element).some((name) => BADGE_CLASS.test(name)) ||
  (BADGE_WORDS.test(visibleText(element).text) && visibleText(element).text.length <= 30);

/** Every element below one that is shown and its own. */
function* shownElements(scope: Element): Generator<Element> {
  for (const child of scope.children) {
    if (child.type !== 'element' || isTextless(child) || isForeign(child) || isHidden(child)) continue;
    yield child;
    yield* shownElements(child);
  }
}
