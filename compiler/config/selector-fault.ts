import { select } from 'hast-util-select';
import { thrownReason } from '../base/errors.ts';

/** Why a text is not a valid CSS selector of elements; null when it is. */
export const elementSelectorFault = (selector: string): string | null => {
  if (selector.trim() === '') return 'it is empty';
  try {
    select(selector, { type: 'root', children: [] });
    return unknownPart(selector);
  } catch (error) {
    return thrownReason(error);
  }
};

/** Escapes and quoted texts, which are skipped; `:nth-child(… of …)`; names after one colon, which are pseudo-classes, or after two. */
const PARTS = /\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|:nth-[a-z-]+\([^()]*\sof\s|::?[\w-]+/gis;

/** Pseudo-classes that apply without user interaction (Selectors Level 4). */
const PSEUDO_CLASSES: ReadonlySet<string> = new Set(
  (
    ':any-link :blank :checked :dir :disabled :empty :enabled :first-child :first-of-type :has :is :lang :last-child :last-of-type :not ' +
    ':nth-child :nth-last-child :nth-last-of-type :nth-of-type :only-child :only-of-type :optional :read-only :read-write :required :root :scope'
  ).split(' '),
);

/** Valid CSS that cannot match: `:hover`, `::before`. Matching would find it only where the rest of the selector matches. */
const unknownPart = (selector: string): string | null => {
  const part = selector.match(PARTS)?.find((each) => each.startsWith(':') && !PSEUDO_CLASSES.has(each));
  return part === undefined ? null : `"${part.trim()}" cannot be matched on a page`;
};
