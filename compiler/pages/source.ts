import { hash } from 'node:crypto';
import { join } from 'node:path';
import { findSecret } from '../content/secrets.ts';
import type { InvalidBytes } from '../html/encoding.ts';
import { MAXIMUM_PAGE_BYTES, readHtml, type HtmlSource, type UnreadableHtml } from '../html/html.ts';
import type { Head } from '../html/types.ts';
import { PageLimitError } from '../markdown/page-limits.ts';
import { parsePage, type ParsedPage } from '../markdown/parse.ts';
import type { Selection } from '../markdown/selections.ts';
import { input } from '../problems/input.ts';
import { output } from '../problems/output.ts';
import type { Place, ProblemList } from '../problems/problem.ts';

/** A page as read from its file. */
export interface PageSource {
  readonly parsed: ParsedPage;
  /** Digest of its bytes, for the cache. */
  readonly sha256: string;
  /** Number of its characters. */
  readonly length: number;
  readonly html: Pick<HtmlSource, 'bytes' | 'text'>;
}

/** Path of the HTML of a page: its content in a browser, else its file in the folder of the site. */
export const readPath = ({ rendered, file }: { readonly rendered: string | null; readonly file: string }, folder: string): string =>
  rendered ?? join(folder, file);

/** Digest of the bytes of a page: SHA-256 in base64url. */
export const digestOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url');

/** Reads and parses a page's file; null when that fails, which is reported. `source` is the name of the file in problems. */
export const readPageSource = (
  path: string,
  source: string,
  selections: readonly Selection[],
  problems: ProblemList,
): PageSource | null => {
  const html = readHtml(path);
  const place = { file: source };
  if ('problem' in html) {
    reportUnreadable(html, place, problems);
    return null;
  }
  if (html.assumed !== undefined) problems.add(input.encodingAssumed, { encoding: html.assumed }, place);
  if (html.invalid) reportInvalid(html.invalid, source, problems);
  const secret = findSecret(html.text);
  if (secret) problems.add(input.secretFound, { what: secret.what }, { ...place, offset: secret.offset });
  try {
    const parsed = parsePage(html.text, selections);
    if (parsed.nulCharacters > 0) problems.add(output.nulRemoved, { count: parsed.nulCharacters }, place);
    if (parsed.deceptiveCharacters > 0) problems.add(output.deceptiveRemoved, { count: parsed.deceptiveCharacters }, place);
    return { parsed, sha256: digestOf(html.bytes), length: html.text.length, html };
  } catch (error) {
    if (!(error instanceof PageLimitError)) throw error;
    problems.add(input.pageTooDeep, { what: error.message, limit: error.limit }, place);
    return null;
  }
};

const reportUnreadable = ({ problem, bytes, isOther }: UnreadableHtml, place: Place, problems: ProblemList): void => {
  if (problem === 'too large') problems.add(input.pageTooLarge, { bytes, limit: MAXIMUM_PAGE_BYTES }, place);
  else problems.add(isOther ? input.notPage : input.pageUnreadable, { reason: problem }, place);
};

const reportInvalid = ({ encoding, count, offset }: InvalidBytes, file: string, problems: ProblemList): void =>
  problems.add(input.pageInvalidBytes, { encoding, count }, { file, offset });

/** Base of relative addresses in a page: its `<base href>`, else its own address. */
export const baseOf = ({ base }: Pick<Head, 'base'>, url: string): string => resolved(base, url) ?? url;

/** The origin of a page's canonical link; null without one. */
export const canonicalOrigin = ({ canonical }: Pick<Head, 'canonical'>, url: string): string | null => {
  const absolute = resolved(canonical, url);
  return absolute === null ? null : new URL(absolute).origin;
};

/** The address of a page's canonical link; null without one. */
export const canonicalUrl = (head: Pick<Head, 'base' | 'canonical'>, url: string): URL | null => {
  const absolute = resolved(head.canonical, baseOf(head, url));
  return absolute === null ? null : new URL(absolute);
};

const resolved = (address: string | undefined, url: string): string | null =>
  address !== undefined && URL.canParse(address, url) ? new URL(address, url).href : null;
