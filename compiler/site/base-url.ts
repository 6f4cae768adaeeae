import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { generatorAddress, hostedAddress } from '../generators/address.ts';
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
  /** The project that renders it, absolute, and what messages call that folder; null for a site of somebody else. */
  readonly project: { readonly folder: string; readonly name: string } | null;
  /** The address when neither anybody nor the home page says one; null for none. */
  readonly fallback: string | null;
}

/** Where a public address stands that nobody gave: a file, and the name of the setting where that is one. */
export interface BaseSource {
  readonly file: string;
  readonly key: string | null;
  /** True for a file of the site, false for one of its project. */
  readonly isOfSite: boolean;
}

/** Where an address was found, in words: `astro.config.mjs: site`. */
export const baseWords = ({ file, key }: BaseSource): string => (key === null ? file : `${file}: ${key}`);

/** The public address of a site: an origin, with the path below which the site lies. */
export interface Base {
  readonly base: string;
  /** Null for an address that was given, and for that of a crawled site. */
  readonly source: BaseSource | null;
}

const SITEMAP = paths.sitemap.slice(1);

/**
 * The public address of a site: the given one, else that of the generator's own configuration, of the canonical link of the home page, of the first
 * address of its sitemap.xml, of a CNAME file, of the home page of its package, or that of a crawled site. Throws `Halt` (exit code 3) when there is
 * none that can be used.
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

/** An address before it is looked at. */
interface FoundAddress {
  readonly address: string;
  readonly source: BaseSource | null;
  /** True for one that a page of the site may name for another page. */
  readonly isOfPage: boolean;
}

const stated = (address: string | null): FoundAddress | null => (address === null ? null : { address, source: null, isOfPage: false });

const foundAddress = ({ folder, name, project }: AddressedSite, home: string | null): FoundAddress | null =>
  ofProject(project, generatorAddress) ?? addressIn(folder, name, home) ?? ofProject(project, hostedAddress);

/** What a project says of the address. What is none on the web, such as that of a preview, says nothing. */
const ofProject = (project: AddressedSite['project'], look: typeof generatorAddress): FoundAddress | null => {
  const found = project && look(project.folder);
  if (project === null || found === null || !/^https:/i.test(found.address) || originOf(found.address) === null) return null;
  const file = project.name === '.' ? found.file : `${project.name}/${found.file}`;
  return { address: found.address, source: { file, key: found.key, isOfSite: false }, isOfPage: false };
};

/** An address that the files of a site name, and the file. */
const addressIn = (folder: string, name: string, home: string | null): FoundAddress | null => {
  const said = [
    { file: home ?? '', address: canonicalOf(folder, home) },
    { file: SITEMAP, address: originOfText(/<loc>\s*([^<\s]+)\s*<\/loc>/, (found) => found, join(folder, SITEMAP)) },
    // GitHub Pages writes nothing but the name of the host into it.
    { file: 'CNAME', address: originOfText(/^\s*([\w.-]+\.[\w-]+)\s*$/, (host) => `https://${host}`, join(folder, 'CNAME')) },
  ];
  const found = said.find((each): each is { file: string; address: string } => each.address !== null);
  return found
    ? { address: found.address, source: { file: sourceName(name, found.file), key: null, isOfSite: true }, isOfPage: true }
    : null;
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

/** Files that scanners ask the root of a host for, wherever the site lies. */
const ROOT_FILES: readonly string[] = [
  paths.robots,
  paths.llms,
  paths.sitemap,
  paths.apiCatalog,
  paths.mcpServerCard,
  paths.agentCard,
  paths.agentSkills,
  paths.aiCatalog,
  paths.securityTxt,
];

/** The base of an address, without a slash at its end. */
const baseIn = ({ address, source, isOfPage }: FoundAddress, folder: string, problems: ProblemList): string | null => {
  const path = pathOf(address).replace(/\/(?:index\.html?)?$/i, '');
  const isRoot = path === '' || (isOfPage && isPageOf(folder, path));
  const origin = originOf(address);
  const places: readonly Place[] = source === null ? [] : [{ file: source.file }];
  if (origin === null) problems.add(input.baseUrlInvalid, { value: address }, ...places);
  else if (!isRoot) problems.add(input.baseBelowRoot, { origin, path, files: ROOT_FILES.join(', ') }, ...places);
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
