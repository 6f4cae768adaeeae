import { decode, decodeAs, latin1, markedEncoding } from '../../html/encoding.ts';
import { paths } from '../../paths.ts';
import { mediaTypeOf, type Answer } from './client.ts';
import type { Found } from './frontier.ts';
import { followRedirects, isPage, type Refusal, type Route } from './redirects.ts';
import { pageReferences, styleReferences, type Reference, type ReferenceKind } from './references.ts';
import { crawlReason } from './request-error.ts';
import type { Arrival, Snapshot } from './snapshot.ts';

/** A page as its Content-Type has it read, which browsers believe more than the page (HTML standard, section 13.2.3.2); null where it says nothing. */
const toldText = (body: Uint8Array, contentType: string): string | null => {
  const charset = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1];
  return charset === undefined || markedEncoding(body) !== undefined ? null : decodeAs(body, charset);
};

/** The bytes of a page as a file has to hold them. A file has no Content-Type, so that a page whose two words differ becomes UTF-8 with a byte order mark. */
const pageBytes = (body: Buffer, contentType = ''): Buffer => {
  const told = toldText(body, contentType);
  const own = decode(body);
  return told === null || ('text' in own && own.text === told) ? body : Buffer.from(`\ufeff${told}`);
};

/** A page as text, in the encoding that it declares; each byte is a character where that is not known. */
export const pageText = (bytes: Uint8Array): string => {
  const read = decode(bytes);
  return 'text' in read ? read.text : latin1(bytes);
};

/** A page as text, as browsers read it from an answer. */
export const answeredText = (body: Uint8Array, contentType: string): string => toldText(body, contentType) ?? pageText(body);

/** Bytes of a name that file systems take, with room for an ending. */
const MAXIMUM_NAME = 240;

/**
 * The file that an address is in a folder as a generator would write it: `/x/` is x/index.html, a page at `/x` x.html. A problem is why there can
 * be no such file, as the second half of a sentence.
 */
export const fileName = ({ pathname }: URL, kind: ReferenceKind): { readonly file: string } | { readonly problem: string } => {
  const parts = pathname.slice(1).split('/').map(decoded);
  // The last part is empty for what ends with a slash.
  const problem = parts
    .map((part, index) => (part === '' && index === parts.length - 1 ? null : problemOf(part)))
    .find((each) => each !== null);
  if (problem) return { problem };
  const names = parts.filter((part) => part !== null);
  const last = names.pop() ?? '';
  if (kind === 'file' && last === '') return { problem: 'it is no page, and its address ends with a slash' };
  const name = last === '' ? 'index.html' : kind === 'file' || /\.html?$/i.test(last) ? last : `${last}.html`;
  return { file: [...names, name].join('/') };
};

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

const problemOf = (name: string | null): string | null => {
  if (name === null) return 'its address is not percent-encoded UTF-8';
  if (name === '') return 'its address has two slashes in a row';
  if (name === '.' || name === '..' || /[/\\\u0000-\u001f\u007f]/.test(name))
    return 'its address holds signs that no name of a file may have';
  return Buffer.byteLength(name) > MAXIMUM_NAME ? 'its address has a part that is too long for the name of a file' : null;
};

/** What came of an address: something to keep, or why there is nothing. */
type Visit = Arrived | Missed;

/** An address gave a page or a file. */
export interface Arrived {
  readonly arrival: Arrival;
  /** What it refers to, and what relative addresses in it start from. */
  readonly references: readonly Reference[];
  readonly base: string;
}

/** An address gave nothing: nobody answered, the answer was no success, it cannot be kept as a page or a file, sitec writes it anew, or it was not to be asked. */
export interface Missed {
  readonly cause: 'unanswered' | 'dead' | 'unusable page' | 'unusable file' | 'written anew' | Refusal;
  /** As the second half of a sentence. */
  readonly reason: string;
  /** The last address on the way. */
  readonly url: URL;
}

/** Asks an address, and puts aside what it gives. */
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
    return { cause: 'written anew', reason: 'it is the page for developers that sitec writes', url };
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

/** A file stays where pages look for it, also when the site sends them to another address. */
const fileVisit = (url: URL, last: URL, { headers, body }: Answer, snapshot: Snapshot): Visit => {
  const type = mediaTypeOf(headers);
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
  // Without a zone, a time would be read in that of this machine.
  const time = text?.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
};
