import { attribute } from '../markdown/hast.ts';
import { linesIn, type Draft, type PageLines } from './offer.ts';

/** Minimum links of a record that is a list of links, minimum share of its lines that are links, and minimum links before its price. */
const LEAST_LINKS = 4;
const LEAST_SHARE = 0.5;
const LEAST_BEFORE = 2;

/** True for records that are not offers: lists of links, as on a page of all pages, people, and entries with their age. */
export const areNoOffers = (drafts: readonly Draft[], page: PageLines): boolean =>
  [isDirectory, hasPerson, isEntry].some((test) => drafts.filter((draft) => test(draft, page)).length * 2 > drafts.length) ||
  areSteps(drafts, page);

/** True for the steps of a way to buy: their numbers are in lines of their own, and one of them costs nothing. Dishes with numbers each have a price. */
const areSteps = (drafts: readonly Draft[], page: PageLines): boolean => {
  const all = drafts.map((draft) => linesIn(draft, page));
  const isStep = ([first]: (typeof all)[number], at: number): boolean => new RegExp(`^0?${at + 1}\\.?$`).test(first?.line.text ?? '');
  return all.length > 1 && all.every(isStep) && all.some((lines) => lines.every(({ price }) => price === null));
};

/** True for a list of links, with a price among them at most. The lines of a card may be links too, but they are after its price. */
const isDirectory = (draft: Draft, page: PageLines): boolean => {
  const all = linesIn(draft, page);
  const targets = all.map(({ line }) => (line.control ? (attribute(line.control, 'href') ?? '') : ''));
  const links = targets.filter((href) => href !== '');
  const price = all.findIndex((each) => each.price !== null);
  const before = targets.slice(0, price < 0 ? targets.length : price).filter((href) => href !== '');
  return new Set(links).size >= LEAST_LINKS && links.length >= LEAST_SHARE * all.length && before.length >= LEAST_BEFORE;
};

/** True for a record with an avatar: the initials of a person, and the name in the next element. */
const hasPerson = (draft: Draft, page: PageLines): boolean =>
  linesIn(draft, page).some(({ line }) => {
    const [initials = '', name = ''] = line.text.split('\u200B').map((part) => part.trim());
    return /^\p{Lu}{2,3}$/u.test(initials) && initialsOf(name) === initials;
  });

/** A past time relative to now (CLDR), and nothing else: "3 days ago", "vor 2 Std.", "il y a 5 minutes". */
const AGO =
  /^(?:(?:vor|hace|il y a|há|acum|před|pred|prije|преди|πριν από|قبل|לפני) \p{Nd}+ ?\p{L}+\.?|(?:f[oö]r )?\p{Nd}+ ?\p{L}+\.?(?: yang)? ?(?:ago|fa|geleden|temu|назад|тому|siden|sedan|sitten|ezelőtt|önce|lalu|trước|前|전|ที่ผ่านมา|ที่แล้ว|पहले|پہلے|پیش))$/iu;

/** True for an entry of a list that a program shows, such as an order or an invoice in a picture of the product. */
const isEntry = (draft: Draft, page: PageLines): boolean =>
  linesIn(draft, page).some(({ line: { text, parts } }) =>
    parts.some(({ at }, index) => AGO.test(text.slice(at, parts[index + 1]?.at).replace(/^[\s|\u200B]+|[\s|\u200B]+$/gu, ''))),
  );

const initialsOf = (name: string): string => (name.match(/(?<![\p{L}\p{N}'’-])\p{Lu}/gu) ?? []).join('');
