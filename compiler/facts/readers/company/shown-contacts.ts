import { oneLine } from '../../../base/one-line.ts';
import type { Element, Root } from '../../../markdown/hast.ts';
import type { Page } from '../../../pages/page.ts';
import type { Claim } from '../../claim.ts';
import { placeOfNode } from '../../page-tree.ts';
import { contactLinks, type ContactLink } from './contact-links.ts';
import { visibleText } from '../visible-text.ts';

/** Words that label an address, in the languages that sitec answers in. */
const LABELS: readonly (readonly [label: string, words: RegExp])[] = [
  ['support', /\b(?:support|help ?desk|customer (?:service|care)|kundenservice|kundendienst|madad)\b|الدعم|دعم العملاء|خدمة العملاء/i],
  ['sales', /\b(?:sales|vertrieb|verkauf)\b|المبيعات/i],
];

/**
 * Maximum elements around a link that are searched for a label, and maximum characters of each. A longer element is about more than the
 * link.
 */
const MAXIMUM_STEPS = 3;
const MAXIMUM_LENGTH = 160;
/** Maximum links per page. */
const MAXIMUM_LINKS = 40;

/**
 * The email addresses and telephone numbers that a page links beside the word "support" or "sales". They are not facts, because the word
 * may be about something else. They confirm or contradict other sources.
 */
export const shownContacts = (page: Page, root: Root): readonly Claim[] => {
  const claims: Claim[] = [];
  let left = MAXIMUM_LINKS;
  for (const link of contactLinks(root)) {
    if (left-- === 0) break;
    const label = labelOf(link);
    if (label === null) continue;
    const pointer = `/contacts/${label}/${link.field}`;
    const place = placeOfNode(page, link.element, 'link');
    claims.push({ slug: 'company', pointer, value: link.value, level: 'heuristic', page: page.url, place });
  }
  return claims;
};

const labelOf = ({ element, around, value }: ContactLink): string | null => {
  for (const each of [element, ...around.slice(0, MAXIMUM_STEPS)]) {
    const words = wordsOf(each, value);
    if (words.length > MAXIMUM_LENGTH) return null;
    const found = LABELS.filter(([, pattern]) => pattern.test(words));
    // Words that match both labels do not decide.
    if (found.length > 0) return found.length === 1 ? (found[0]?.[0] ?? null) : null;
  }
  return null;
};

/** The words of an element without addresses, because "support@" is part of one. */
const wordsOf = (element: Element, value: string): string =>
  oneLine(
    visibleText(element)
      .line.replaceAll(value, ' ')
      .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, ' '),
  );

/**
 * Contacts on pages that can be compared: of several addresses with one label, the one that another source states, else the first. Empty
 * when no other source states one.
 */
export const comparableContacts = (
  shown: readonly Claim[],
  stated: readonly Claim[],
  isSame: (a: Claim, b: Claim) => boolean,
): readonly Claim[] => {
  const pointers = [...new Set(shown.map(({ pointer }) => pointer))];
  return pointers.flatMap((pointer) => {
    const candidates = shown.filter((claim) => claim.pointer === pointer);
    const others = stated.filter((claim) => claim.pointer === pointer);
    const confirming = candidates.find((claim) => others.some((other) => isSame(claim, other)));
    return others.length === 0 ? [] : [confirming ?? candidates[0]].filter((claim) => claim !== undefined);
  });
};
