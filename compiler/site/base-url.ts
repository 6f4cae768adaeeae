import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { readHtml } from '../html/html.ts';
import { parsePage } from '../markdown/parse.ts';
import { paths } from '../paths.ts';
import { input } from '../problems/input.ts';
import { Halt, type Place, type ProblemList } from '../problems/problem.ts';
import { sourceName, type Document } from './files.ts';

/** A site whose public address is looked for. */
interface AddressedSite {
  readonly folder: string;
  /** Its name in messages. */
  readonly name: string;
  readonly documents: readonly Document[];
  /** The address when neither anybody nor the home page says one; null for none. */
  readonly fallback: string | null;
}

const SITEMAP = paths.sitemap.slice(1);

/**
 * The public address of a site, an origin with the path below which the site lies, and the file of the site that says it: the given one, else that of the canonical link of the home page, of the first address of its sitemap.xml, of its CNAME
 * file, or that of a crawled site. Throws `Halt` (exit code 3) when there is none that can be used.
 */
export const findBase = (
  given: string | null,
  { folder, name, documents, fallback }: AddressedSite,
  problems: ProblemList,
): { readonly base: string; readonly file: string | null } => {
  const home = documents.find(({ path }) => path === '/')?.file ?? null;
  const found = given === null ? (addressIn(folder, home) ?? stated(fallback)) : stated(given);
  if (found === null) {
    problems.add(input.baseUrlMissing, {}, { file: sourceName(name, home ?? 'index.html') });
    throw new Halt(3);
  }
  const { address, file } = found;
  const base = baseIn(address, file === null ? null : { file: sourceName(name, file) }, folder, problems);
  if (base === null) throw new Halt(3);
  return { base, file };
};

const stated = (address: string | null): { readonly address: string; readonly file: null } | null =>
  address === null ? null : { address, file: null };

/** An address that the files of a site name, and the file. */
const addressIn = (folder: string, home: string | null): { readonly address: string; readonly file: string } | null => {
  const said = [
    { file: home ?? '', address: canonicalOf(folder, home) },
    { file: SITEMAP, address: originOfText(/<loc>\s*([^<\s]+)\s*<\/loc>/, (found) => found, join(folder, SITEMAP)) },
    // GitHub Pages writes nothing but the name of the host into it.
    { file: 'CNAME', address: originOfText(/^\s*([\w.-]+\.[\w-]+)\s*$/, (host) => `https://${host}`, join(folder, 'CNAME')) },
  ];
  return said.find((each): each is { file: string; address: string } => each.address !== null) ?? null;
};

/** The origin of the address in a file, which may be that of any page; null where the file has none. */
const originOfText = (pattern: RegExp, addressOf: (found: string) => string, file: string): string | null => {
  const found = pattern.exec(startOf(file))?.[1];
  const address = found === undefined ? null : addressOf(found);
  return address !== null && URL.canParse(address) ? new URL(address).origin : null;
};

/** Behind this much of a sitemap its first address does not stand. */
const READ_BYTES = 65_536;

/** What a file begins with; nothing where it cannot be read. */
const startOf = (file: string): string => {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(READ_BYTES);
      return bytes.subarray(0, readSync(descriptor, bytes)).toString('utf8');
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return '';
  }
};

/** The base of an address, without a slash at its end; `place` is where a page says it, null for an address that was given. */
const baseIn = (address: string, place: Place | null, folder: string, problems: ProblemList): string | null => {
  const path = pathOf(address).replace(/\/(?:index\.html?)?$/i, '');
  const isRoot = path === '' || (place !== null && isPageOf(folder, path));
  const origin = originOf(address);
  if (origin === null) problems.add(input.baseUrlInvalid, { value: address }, ...(place ? [place] : []));
  else if (!isRoot) problems.add(input.baseBelowRoot, { value: origin + path, path }, ...(place ? [place] : []));
  return origin === null || isRoot ? origin : origin + path;
};

/** A relative link says nothing about the host. */
const canonicalOf = (folder: string, home: string | null): string | null => {
  if (home === null) return null;
  const page = readHtml(join(folder, home));
  const canonical = 'problem' in page ? undefined : parsePage(page.text).head.canonical;
  return canonical !== undefined && URL.canParse(canonical) ? canonical : null;
};

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname || '/' : '/');

/** A home page may be a copy of another page of the site, for example of the one in the main language; that is no sub-folder. */
const isPageOf = (folder: string, path: string): boolean => {
  const stem = decoded(path).replace(/\/$/, '');
  return /\.html?$/i.test(stem)
    ? existsSync(join(folder, stem))
    : ['.html', '/index.html'].some((end) => existsSync(join(folder, stem + end)));
};

const decoded = (path: string): string => {
  try {
    return decodeURI(path).replaceAll('\0', '');
  } catch {
    return path; // Not an encoded path: it is looked for as it stands.
  }
};

const originOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isPlain = url.username === '' && url.search === '' && url.hash === '';
  return isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) ? url.origin : null;
};
