/**
 * The name of a site when no source states one. Titles, og:site_name and the JSON-LD of its pages vote, and so does the address of the
 * site.
 */
import { oneLine } from '../../../base/one-line.ts';
import { grouped } from '../../../base/group-by.ts';
import { text } from '../../../jsonld/read.ts';
import { type Page, homePage } from '../../../pages/page.ts';
import { compare } from '../../../problems/problem.ts';
import { hasLegalForm } from './legal-forms.ts';

/** Separators between the names of a page and its site in a title. */
const SEPARATOR = /\s+[-–—·•:»›|/]+\s+|\s*[|｜·•»›：]\s*|[:]\s+/u;

/** Maximum characters of a name. Longer texts are sentences. */
const MAXIMUM = 40;

/** Votes of each kind of evidence. A name that the address of the site contains is almost certain. */
const WEIGHTS = { address: 4, node: 3, siteName: 2, title: 2, home: 1 } as const;

/** Minimum share of the pages whose titles contain a part that counts as the site name. */
const SHARE = 0.25;

/** Titles that editors and generators write into new pages. */
const DEFAULT = /^(?:document|untitled(?: document| page)?|new page\b.*|react app|vite\b.*|home|index)?$/i;

/** Types whose name is the name of a site or of its owner (schema.org). */
const NAMED = /^(?:WebSite|Organization|Corporation|LocalBusiness|OnlineBusiness|OnlineStore|Brand)$/;

/** A name and its votes. */
type Vote = readonly [name: string, weight: number];

/** The name with the most votes. Null when the only evidence is a single page. */
export const votedName = ({ pages, base }: { readonly pages: readonly Page[]; readonly base: string }): string | null => {
  const [best] = tallied(votesOf(pages, base)).toSorted(
    (a, b) => b.votes - a.votes || a.name.length - b.name.length || compare(a.name, b.name),
  );
  return best && best.votes > WEIGHTS.home ? best.name : null;
};

const votesOf = (pages: readonly Page[], base: string): readonly Vote[] => {
  const listed = pages.filter((page) => page.listed);
  const { title = '', documentTitle = '', siteName = null } = homePage({ pages }) ?? {};
  const votes = (weight: number, names: Iterable<string>): readonly Vote[] => [...names].map((name) => [name, weight]);
  const shared = [...titleParts(listed)].filter(([, count]) => count >= Math.max(2, listed.length * SHARE));
  const nodes = listed.flatMap(({ jsonld }) => jsonld.filter(isNamed).flatMap((node) => text(node, 'name') ?? []));
  return [
    // Of two parts, the one on more pages counts more.
    ...shared.map(([part, count]): Vote => [part, WEIGHTS.title + count / listed.length]),
    ...votes(WEIGHTS.title, namesIn(documentTitle, listed)),
    ...votes(WEIGHTS.node, new Set(nodes)),
    ...votes(WEIGHTS.siteName, partsOf(siteName ?? '')),
    ...votes(WEIGHTS.home, partsOf(title)),
    ...votes(WEIGHTS.address, spelledNames([siteName ?? '', ...listed.map(({ documentTitle }) => documentTitle)], base)),
  ];
};

/** The title of the home page if most pages have it, else the registered names in it. */
const namesIn = (title: string, pages: readonly Page[]): readonly string[] => {
  const parts = partsOf(title);
  const alike = pages.filter(({ documentTitle }) => documentTitle === title).length;
  const isOfSite = alike > 1 && alike * 2 >= pages.length && parts.length === 1 && !DEFAULT.test(title);
  return isOfSite ? parts : parts.filter(hasLegalForm);
};

/** Names with the sum of their votes, in the first spelling. */
const tallied = (votes: readonly Vote[]): readonly { readonly name: string; readonly votes: number }[] => {
  const named = votes.map(([name, weight]): Vote => [oneLine(name), weight]);
  const alike = grouped(
    named.filter(([name]) => keyOf(name) !== '' && name.length <= MAXIMUM),
    ([name]) => keyOf(name),
  );
  return [...alike.values()].map((group) => ({ name: group[0]?.[0] ?? '', votes: group.reduce((sum, [, weight]) => sum + weight, 0) }));
};

const isNamed = ({ parent, types }: Page['jsonld'][number]): boolean => parent === null && types.some((type) => NAMED.test(type));

/** Names that differ only in case, spaces and signs are the same. */
const keyOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const partsOf = (title: string): readonly string[] => title.split(SEPARATOR).filter((part) => part.trim() !== '');

/** First and last parts of titles, with the number of pages that have them. */
const titleParts = (pages: readonly Page[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { documentTitle } of pages) {
    const parts = partsOf(documentTitle);
    const ends = new Set([parts[0], parts.at(-1)].flatMap((part) => (part === undefined || parts.length < 2 ? [] : [part.trim()])));
    for (const part of ends) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
};

/** Maximum words of a name. */
const MAXIMUM_WORDS = 4;

/** Runs of words that spell a part of the host, most frequent first: "24 Anvils" for 24anvils.com, "Acme.io" for acme.io. */
const spelledNames = (texts: readonly string[], base: string): readonly string[] => {
  const hosts = ownLabels(new URL(base).hostname);
  const runs = texts.flatMap((each) => runsOf(each.split(/[\s\u3000|｜·–—]+/u).map(trimmedWord), hosts));
  const counts = [
    ...grouped(
      runs.filter((name) => name !== name.toLowerCase()),
      (name) => name,
    ),
  ].map(([name, { length }]) => [name, length] as const);
  return counts
    .toSorted(([a, first], [b, second]) => second - first || compare(a, b))
    .slice(0, 1)
    .map(([name]) => name);
};

/** Every run of a few words whose key is one of `keys`. */
const runsOf = (words: readonly string[], wanted: ReadonlySet<string>): readonly string[] => {
  const keys = words.map(keyOf);
  return words.flatMap((_, from) =>
    words.slice(from, from + MAXIMUM_WORDS).flatMap((__, more) => {
      const end = from + more + 1;
      return wanted.has(keys.slice(from, end).join('')) ? [words.slice(from, end).join(' ').trim()] : [];
    }),
  );
};

/** Hosts with a subdomain for each customer. */
const PLATFORMS =
  /\.(?:github|gitlab)\.io$|\.(?:netlify|vercel|web|onrender|herokuapp|firebaseapp)\.(?:app|com)$|\.(?:pages|workers|fly)\.dev$|\.surge\.sh$/;

/** Parts of a host that may be the name: its longest label without `www` and the public suffix, alone and with that suffix. */
export const ownLabels = (host: string): ReadonlySet<string> => {
  const labels = host
    .replace(PLATFORMS, '.x')
    .replace(/^www\./, '')
    .split('.');
  const [longest = ''] = labels.slice(0, -1).toSorted((a, b) => b.length - a.length);
  return new Set([longest, longest + (labels.at(-1) ?? '')].map(keyOf).filter(({ length }) => length > 2));
};

const trimmedWord = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
