import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { prettyJson } from '../../base/json.ts';
import { describedSet, partRules, type FilePattern, type HeaderPlan } from '../../headers/rules.ts';
import { encodePath } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';
import { areFolders, withRelativeLink } from '../file-like-paths.ts';
import { beside, defineHost } from '../host.ts';

/** A rule of `headers` in firebase.json: a regular expression (RE2) for the path of a request, and headers to add. */
export interface FirebaseRule {
  readonly regex: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The host compresses files and sets Vary itself. */
const HOSTS_OWN = 'Vary';

/**
 * The headers of a plan for Firebase, where every matching rule counts, and the last one for equal names. No rule can remove a header, so
 * each name is covered separately: no rule for it matches a file without it.
 * @param page headers of the addresses of pages, without variables
 * @param isFolders whether these addresses end with a slash; if not, they look like files without an extension, which get none of their
 * links
 */
const firebaseHeaders = (
  plan: HeaderPlan,
  files: readonly { readonly path: string }[],
  page: HeaderSet,
  isFolders: boolean,
): readonly FirebaseRule[] => {
  const merged = new Map<string, { readonly pattern: FilePattern; readonly headers: HeaderSet[number][] }>();
  for (const name of namesOf(plan))
    for (const { pattern, headers } of partRules(plan, files, valueOf(name))) {
      const regex = regexOf(pattern);
      const rule = merged.get(regex) ?? { pattern, headers: [] };
      rule.headers.push(...headers);
      merged.set(regex, rule);
    }
  const ofPages = page.filter(([name]) => name !== 'Content-Type' && name !== HOSTS_OWN && (isFolders || name !== 'Link'));
  return [
    ruleOf(isFolders ? '^/(?:.*/)?$' : '^/(?:.*/)?[^/.]*$', ofPages),
    ...scopeRules(plan, ofPages),
    ...[...merged]
      .toSorted(([a, first], [b, second]) => depthOf(first.pattern) - depthOf(second.pattern) || compare(a, b))
      .map(([regex, { headers }]) => ruleOf(regex, headers)),
  ];
};

/** The links of pages in folders with their own llms.txt. */
const scopeRules = ({ scopes }: HeaderPlan, ofPages: HeaderSet): readonly FirebaseRule[] => {
  const links = ofPages.filter(([name]) => name === 'Link');
  return links.length === 0 ? [] : scopes.map(({ folder, path }) => ruleOf(`^${either(folder)}(?:.*/)?$`, describedSet(links, path)));
};

const ruleOf = (regex: string, headers: HeaderSet): FirebaseRule => ({
  regex,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/** Patterns that match the same file are nested, so the deeper one comes later. */
const depthOf = (pattern: FilePattern): number => ('path' in pattern ? Infinity : pattern.folder.length);

const namesOf = ({ rules }: HeaderPlan): readonly string[] => [
  ...new Set(rules.flatMap(({ headers }) => headers.filter(isFixed).map(([name]) => name))),
];

const isFixed = ([name, value]: HeaderSet[number]): boolean => name !== HOSTS_OWN && !value.includes('{page}');

const valueOf =
  (name: string) =>
  (headers: HeaderSet): HeaderSet | null => {
    const found = headers.filter((header) => header[0] === name && isFixed(header));
    return found.length === 0 ? null : found;
  };

/** Firebase does not document whether it compares requested or decoded paths, so the pattern matches both. */
const regexOf = (pattern: FilePattern): string =>
  'path' in pattern ? `^${either(pattern.path)}$` : `^${either(pattern.folder)}.*${escape(pattern.extension)}$`;

const either = (path: string): string => {
  const encoded = encodePath(path);
  return encoded === path ? escape(path) : `(?:${escape(path)}|${escape(encoded)})`;
};

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Copy of the bundle beside firebase.json: its tools refuse a folder outside of that file's folder. */
const PUBLIC = 'dist';

/** Firebase Hosting. Existing files have precedence over rewrites, so it cannot negotiate. */
export const firebase = defineHost({
  name: 'firebase',
  title: 'Firebase Hosting',
  supports: {
    headers: true,
    negotiation: {
      instead: 'no action needed: every page links to its markdown; or serve the site with deploy/node on Cloud Run',
    },
    post: { instead: 'publish the site with deploy/node on Cloud Run, or let people run `sitec mcp <url>` on their machine' },
  },
  codings: [],
  // https://firebase.google.com/docs/hosting/reference/rest/v1beta1/sites.versions/populateFiles
  limits: { source: 'https://firebase.google.com/docs/hosting/usage-quotas-pricing', fileBytes: 2_000_000_000 },
  detection: { files: [{ glob: 'firebase.json', text: /"hosting"/ }] },
  *emit({ build, headers, files }) {
    const others = build.pages.filter(({ path }) => path !== '/');
    const isFolders = areFolders(others);
    const isFiles = others.every(({ path }) => !path.endsWith('/'));
    yield { place: 'copy', path: PUBLIC };
    yield beside(
      'firebase.json',
      prettyJson({
        hosting: {
          public: PUBLIC,
          // Not the default `**/.*`, which would leave out `.well-known`.
          ignore: ['**/node_modules/**'],
          cleanUrls: true,
          // On a site with both kinds of pages, each keeps its address.
          ...(isFolders !== isFiles && { trailingSlash: isFolders }),
          headers: firebaseHeaders(headers, files, withRelativeLink(headers.page, isFolders), isFolders),
        },
      }),
    );
  },
});
