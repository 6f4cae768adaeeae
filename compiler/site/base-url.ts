import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { addressDecoded } from '../base/percent.ts';
import { generatorAddress, hostedAddress, type StatedAddress } from '../generators/address.ts';
import { readHtml } from '../html/html.ts';
import { parsePage } from '../markdown/parse.ts';
import { paths, ROOT_FILES } from '../paths.ts';
import { input } from '../problems/input.ts';
import { Halt, type Place, type ProblemList } from '../problems/problem.ts';
import { sourceName, type Document } from './files.ts';

/** Input for the search for the public address of a site. */
interface AddressedSite {
  readonly folder: string;
  /** Its name in messages. */
  readonly name: string;
  readonly documents: readonly Document[];
  /** Absolute path of the project that renders it, and the name of that folder in messages. Null for a site of someone else. */
  readonly project: { readonly folder: string; readonly name: string } | null;
  /** The address from the generator that runs the build. Null for a manual build. */
  readonly running: StatedAddress | null;
  /** The address when no other source has one. Null for none. */
  readonly fallback: string | null;
}

/** Where a public address was found: a file, and the name of the setting if there is one. */
export interface BaseSource {
  readonly file: string;
  readonly key: string | null;
  /** True for a file of the site, false for a file of its project. */
  readonly isOfSite: boolean;
}

/** The source of an address in words: `astro.config.mjs: site`. */
export const baseWords = ({ file, key }: BaseSource): string => (key === null ? file : `${file}: ${key}`);

/** The public address of a site: an origin, with the path that the site is below. */
export interface Base {
  readonly base: string;
  /** Null for a given address, and for the address of a crawled site. */
  readonly source: BaseSource | null;
}

const SITEMAP = paths.sitemap.slice(1);

/**
 * Finds the public address of a site. Sources, strongest first: the given address, the generator that runs the build, its configuration,
 * the canonical link of the home page, the first address of sitemap.xml, a CNAME file, the home page in package.json, the crawled address.
 * Throws `Halt` (exit code 3) when none is usable.
 */
export const findBase = (given: string | null, site: AddressedSite, problems: ProblemList): Base => {
  const { folder, name, documents, fallback } = site;
  const home = documents.find(({ path }) => path === '/')?.file ?? null;
  const found = given === null ? (foundAddress(site, home) ?? stated(fallback)) : stated(given);
  if (found === null) {
    problems.add(input.baseUrlMissing, {}, { file: sourceName(name, home ?? 'index.html') });
    throw new Halt(3);
  }
  const base = baseIn(found, folder, problems);
  if (base === null) throw new Halt(3);
  return { base, source: found.source };
};

/** An address before validation. */
interface FoundAddress {
  readonly address: string;
  readonly source: BaseSource | null;
  /** True for an address that a page of the site may state for another page. */
  readonly isOfPage: boolean;
}

const stated = (address: string | null): FoundAddress | null => (address === null ? null : { address, source: null, isOfPage: false });

const foundAddress = ({ folder, name, project, running }: AddressedSite, home: string | null): FoundAddress | null =>
  publicAddress(running, '.') ?? ofProject(project, generatorAddress) ?? addressIn(folder, name, home) ?? ofProject(project, hostedAddress);

const ofProject = (project: AddressedSite['project'], look: typeof generatorAddress): FoundAddress | null =>
  project && publicAddress(look(project.folder), project.name);

/** The address that a project states. Addresses that are not on the web, such as those of previews, do not count. */
const publicAddress = (found: StatedAddress | null, project: string): FoundAddress | null => {
  if (found === null || !/^https:/i.test(found.address) || originOf(found.address) === null) return null;
  const file = project === '.' ? found.file : `${project}/${found.file}`;
  return { address: found.address, source: { file, key: found.key, isOfSite: false }, isOfPage: false };
};

/** An address in a file of the site. */
const addressIn = (folder: string, name: string, home: string | null): FoundAddress | null => {
  const said = [
    { file: home ?? '', address: canonicalOf(folder, home) },
    { file: SITEMAP, address: originOfText(/<loc>\s*([^<\s]+)\s*<\/loc>/, (found) => found, join(folder, SITEMAP)) },
    // A CNAME file of GitHub Pages has only the name of the host.
    { file: 'CNAME', address: originOfText(/^\s*([\w.-]+\.[\w-]+)\s*$/, (host) => `https://${host}`, join(folder, 'CNAME')) },
  ];
  const found = said.find((each): each is { file: string; address: string } => each.address !== null);
  return found
    ? { address: found.address, source: { file: sourceName(name, found.file), key: null, isOfSite: true }, isOfPage: true }
    : null;
};

/** The origin of the first address in a file, which may be the address of any page. Null when the file has none. */
const originOfText = (pattern: RegExp, addressOf: (found: string) => string, file: string): string | null => {
  const found = pattern.exec(startOf(file))?.[1];
  const address = found === undefined ? null : addressOf(found);
  return address !== null && URL.canParse(address) ? new URL(address).origin : null;
};

/** Maximum bytes of a sitemap that are searched for its first address. */
const READ_BYTES = 65_536;

/** The start of a file. Empty when it cannot be read. */
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

/** The base of an address, without a trailing slash. */
const baseIn = ({ address, source, isOfPage }: FoundAddress, folder: string, problems: ProblemList): string | null => {
  const path = pathOf(address).replace(/\/(?:index\.html?)?$/i, '');
  const isRoot = path === '' || (isOfPage && isPageOf(folder, path));
  const origin = originOf(address);
  const places: readonly Place[] = source === null ? [] : [{ file: source.file }];
  if (origin === null) problems.add(input.baseUrlInvalid, { value: address }, ...places);
  else if (!isRoot) problems.add(input.baseBelowRoot, { origin, path, files: ROOT_FILES.join(', ') }, ...places);
  return origin === null || isRoot ? origin : origin + path;
};

/** A relative link has no host. */
const canonicalOf = (folder: string, home: string | null): string | null => {
  if (home === null) return null;
  const page = readHtml(join(folder, home));
  const canonical = 'problem' in page ? undefined : parsePage(page.text).head.canonical;
  return canonical !== undefined && URL.canParse(canonical) ? canonical : null;
};

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname || '/' : '/');

/**
 * A home page may be a copy of another page, such as the home page in the main language. Its canonical link is not the path of the site.
 */
const isPageOf = (folder: string, path: string): boolean => {
  const stem = addressDecoded(path).replaceAll('\0', '').replace(/\/$/, '');
  return /\.html?$/i.test(stem)
    ? existsSync(join(folder, stem))
    : ['.html', '/index.html'].some((end) => existsSync(join(folder, stem + end)));
};

const originOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isPlain = url.username === '' && url.search === '' && url.hash === '';
  return isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) ? url.origin : null;
};
