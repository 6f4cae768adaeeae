import { select } from 'hast-util-select';
import { thrownReason } from './errors.ts';

/** Why a text is no CSS selector of elements; null when it is one. */
export const elementSelectorFault = (selector: string): string | null => {
  if (selector.trim() === '') return 'it is empty';
  try {
    select(selector, { type: 'root', children: [] });
    return unknownPart(selector);
  } catch (error) {
    return thrownReason(error);
  }
};

/** Escapes and texts in quotes, which are skipped; `:nth-child(… of …)`; names behind one colon, which are pseudo-classes, or behind two. */
const PARTS = /\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|:nth-[a-z-]+\([^()]*\sof\s|::?[\w-]+/gis;

/** Pseudo-classes that can be told from a page that nobody uses (Selectors Level 4). */
const PSEUDO_CLASSES: ReadonlySet<string> = new Set(
  (
    ':any-link :blank :checked :dir :disabled :empty :enabled :first-child :first-of-type :has :is :lang :last-child :last-of-type :not ' +
    ':nth-child :nth-last-child :nth-last-of-type :nth-of-type :only-child :only-of-type :optional :read-only :read-write :required :root :scope'
  ).split(' '),
);

/** What is CSS, and cannot be matched: `:hover`, `::before`. Matching alone would find it out, and only where the rest of the selector matches. */
const unknownPart = (selector: string): string | null => {
  const part = selector.match(PARTS)?.find((each) => each.startsWith(':') && !PSEUDO_CLASSES.has(each));
  return part === undefined ? null : `"${part.trim()}" cannot be matched on a page`;
};
