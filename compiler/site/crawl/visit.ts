import { decodedOrNull } from '../../base/percent.ts';
import { bareType } from '../../header-table.ts';
import { decode, decodeAs, latin1, markedEncoding } from '../../html/encoding.ts';
import { paths } from '../../paths.ts';
import type { Answer } from './client.ts';
import type { Found } from './frontier.ts';
import { followRedirects, isPage, type Refusal, type Route } from './redirects.ts';
import { pageReferences, styleReferences, type Reference, type ReferenceKind } from './references.ts';
import { crawlReason } from './request-error.ts';
import type { Arrival, Snapshot } from './snapshot.ts';

/**
 * Text of a page in the encoding of its Content-Type, which takes precedence over the page (HTML standard, section 13.2.3.2). Null when the
 * Content-Type has none.
 */
const toldText = (body: Uint8Array, contentType: string): string | null => {
  const charset = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1];
  return charset === undefined || markedEncoding(body) !== undefined ? null : decodeAs(body, charset);
};

/**
 * The bytes of a page for a file, which has no Content-Type. When the page declares another encoding, it becomes UTF-8 with a byte order
 * mark.
 */
const pageBytes = (body: Buffer, contentType = ''): Buffer => {
  const told = toldText(body, contentType);
  const own = decode(body);
  return told === null || ('text' in own && own.text === told && own.assumed === undefined) ? body : Buffer.from(`\ufeff${told}`);
};

/** A page as text, in its declared encoding. When that is unknown, each byte is a character. */
export const pageText = (bytes: Uint8Array): string => {
  const read = decode(bytes);
  return 'text' in read ? read.text : latin1(bytes);
};

/** A response as text, decoded as in browsers. */
export const answeredText = (body: Uint8Array, contentType: string): string => toldText(body, contentType) ?? pageText(body);

/** Maximum bytes of a file name, with room for an extension. */
const MAXIMUM_NAME = 240;

/**
 * The file of an address in a folder as a generator would write it: `/x/` is x/index.html, a page at `/x` is x.html. A problem is the
 * reason why the file is impossible, as the second half of a sentence.
 */
export const fileName = ({ pathname }: URL, kind: ReferenceKind): { readonly file: string } | { readonly problem: string } => {
  const parts = pathname.slice(1).split('/').map(decodedOrNull);
  // The last part is empty for a path with a trailing slash.
  const problem = parts
    .map((part, index) => (part === '' && index === parts.length - 1 ? null : problemOf(part)))
    .find((each) => each !== null);
  if (problem) return { problem };
  const names = parts.filter((part) => part !== null);
  const last = names.pop() ?? '';
  if (kind === 'file' && last === '') return { problem: 'it is not a page, but its address ends with a slash' };
  const name = last === '' ? 'index.html' : kind === 'file' || /\.html?$/i.test(last) ? last : `${last}.html`;
  return { file: [...names, name].join('/') };
};

const problemOf = (name: string | null): string | null => {
  if (name === null) return 'its address is not percent-encoded UTF-8';
  if (name === '') return 'its address has two slashes in a row';
  if (name === '.' || name === '..' || /[/\\\u0000-\u001f\u007f]/.test(name))
    return 'its address holds signs that no name of a file may have';
  return Buffer.byteLength(name) > MAXIMUM_NAME ? 'its address has a part that is too long for the name of a file' : null;
};

/** The result of a request: a page or file to keep, or a reason. */
type Visit = Arrived | Missed;

/** A response with a page or a file. */
export interface Arrived {
  readonly arrival: Arrival;
  /** Its references, and the base of its relative addresses. */
  readonly references: readonly Reference[];
  readonly base: string;
}

/**
 * A request without a result: no response, no success, not a usable page or file, a file that sitec writes again, or a disallowed address.
 */
export interface Missed {
  readonly cause: 'unanswered' | 'dead' | 'unusable page' | 'unusable file' | 'replaced' | Refusal;
  /** As the second half of a sentence. */
  readonly reason: string;
  /** The last address of the redirects. */
  readonly url: URL;
}

/** Requests an address and stores its response temporarily. */
export const visit = async ({ url, kind }: Pick<Found, 'url' | 'kind'>, route: Route, snapshot: Snapshot): Promise<Visit> => {
  try {
    const reached = await followRedirects(url, route);
    if ('refusal' in reached)
      return { cause: reached.refusal, reason: refusalWords(reached.refusal, reached.url, route), url: reached.url };
    const { answer } = reached;
    if (answer.status !== 200) return { cause: 'dead', reason: `answers ${answer.status}`, url: reached.url };
    if (!isPage(answer)) return fileVisit(url, reached.url, answer, snapshot);
    if (kind === 'page') return pageVisit(reached.url, answer, snapshot);
    return { cause: 'unusable file', reason: 'it is loaded as a file and answers with a page', url: reached.url };
  } catch (error) {
    return { cause: 'unanswered', reason: crawlReason(error), url };
  }
};

const refusalWords = (refusal: Refusal, { href }: URL, { limits }: Route): string => {
  const words = {
    elsewhere: `redirects to ${href}`,
    forbidden: 'is closed to robots by robots.txt',
    loop: `redirects more than ${limits.redirects} times`,
  };
  return words[refusal];
};

const pageVisit = (url: URL, { headers, body }: Answer, snapshot: Snapshot): Visit => {
  const named = fileName(url, 'page');
  if ('problem' in named) return { cause: 'unusable page', reason: named.problem, url };
  const bytes = pageBytes(body, headers['content-type']);
  const { base, canonical, references } = pageReferences(pageText(bytes));
  const start = resolved(base, url.href) ?? url.href;
  if (references.some(({ href }) => resolved(href, start) === url.origin + paths.developersScript))
    return { cause: 'replaced', reason: 'it is the page for developers that sitec writes', url };
  const arrival: Arrival = {
    kind: 'page',
    address: url.origin + url.pathname,
    ...named,
    canonical: resolved(canonical, start),
    modified: timeOf(headers['last-modified']),
    ...snapshot.hold(bytes),
  };
  return { arrival, references, base: start };
};

/** A file stays at the path in the references to it, even after a redirect. */
const fileVisit = (url: URL, last: URL, { headers, body }: Answer, snapshot: Snapshot): Visit => {
  const type = bareType(headers['content-type']);
  const named = fileName(url, 'file');
  if ('problem' in named) return { cause: 'unusable file', reason: named.problem, url };
  if (/\.html?$/i.test(named.file)) return { cause: 'unusable file', reason: `it is called like a page, and its type is "${type}"`, url };
  const address = url.origin + url.pathname;
  const modified = timeOf(headers['last-modified']);
  const references = type === 'text/css' ? styleReferences(body.toString('utf8')) : [];
  return { arrival: { kind: 'file', address, ...named, canonical: null, modified, ...snapshot.hold(body) }, references, base: last.href };
};

const resolved = (address: string | null, base: string): string | null =>
  address !== null && URL.canParse(address, base) ? new URL(address, base).href : null;

const timeOf = (text: string | undefined): Date | null => {
  // A time without a zone would be parsed in the time zone of this machine.
  const time = text?.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
};
