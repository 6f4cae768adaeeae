import { attribute } from '../markdown/hast.ts';
import { linesIn, type Draft, type PageLines } from './offer.ts';

/** Minimum links of a record that is a list of links, minimum share of its lines that are links, and minimum links before its price. */
const LEAST_LINKS = 4;
const LEAST_SHARE = 0.5;
const LEAST_BEFORE = 2;

/** True for records that are not offers: lists of links, as on a page of all pages, and people. */
export const areNoOffers = (drafts: readonly Draft[], page: PageLines): boolean =>
  [isDirectory, hasPerson].some((test) => drafts.filter((draft) => test(draft, page)).length * 2 > drafts.length);

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

const initialsOf = (name: string): string => (name.match(/(?<![\p{L}\p{N}'’-])\p{Lu}/gu) ?? []).join('');
