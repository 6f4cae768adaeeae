import { oneLine } from '../base/one-line.ts';
import { withoutInvisible } from '../base/invisible.ts';
import type { Head } from '../html/types.ts';

/** Data from the head of a page, for later stages. */
export interface HeadSummary {
  /** Language tag; null when the page names none. */
  readonly language: string | null;
  readonly direction: 'ltr' | 'rtl';
  /** Its `<title>`; empty when it has none. */
  readonly documentTitle: string;
  readonly description: string | null;
  readonly siteName: string | null;
  /** False for pages with noindex, and for redirect stubs. */
  readonly listed: boolean;
}

/** Sums up a head. */
export const headSummary = (head: Head): HeadSummary => ({
  language: statedLanguage(head),
  direction: directionOf(head),
  documentTitle: cleanText(head.title) ?? '',
  description: cleanText(head.description),
  siteName: cleanText(head.siteName),
  listed: !head.noindex && !head.refresh,
});

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|ku-Arab|nqo|ps|sd|syr|ug|ur|yi)(?!-Latn)(-|$)/i;

/** The language tag of a page, which some pages write with an underscore: `pt_BR`. Null for none, and for anything else. */
export const statedLanguage = ({ lang = '' }: Pick<Head, 'lang'>): string | null => {
  const tag = lang.trim().replaceAll('_', '-');
  return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : null;
};

const directionOf = (head: Head): HeadSummary['direction'] =>
  head.dir?.toLowerCase() === 'rtl' || (!head.dir && RIGHT_TO_LEFT.test(statedLanguage(head) ?? '')) ? 'rtl' : 'ltr';

/** A text on one line without invisible characters; null for an empty one, and for another type. */
export const cleanText = (value: unknown): string | null => (typeof value === 'string' && oneLine(withoutInvisible(value))) || null;
