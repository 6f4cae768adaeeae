import { pageStem } from '../paths.ts';
import type { Config } from './schema.ts';
import type { KindDefinition } from './sections/kinds.ts';

/**
 * The built-in kinds of records, in the order of the API, with the path segments that sites use for them. A page below a `usual` segment is
 * of the kind. A `likely` segment, the best first, is only proposed to the user where there is no usual one: a blog is not a list of
 * guides, and a list of products is not one of features.
 */
const SEGMENTS = {
  company: { usual: ['company'], likely: [] },
  plans: { usual: ['plans', 'pricing', 'preise', 'tarife', 'qeematein', 'الأسعار'], likely: [] },
  features: { usual: ['features'], likely: ['feature', 'funktionen', 'capabilities'] },
  platforms: {
    usual: ['platforms', 'integrations'],
    likely: ['integration', 'integrationen', 'connectors', 'plugins', 'apps', 'marketplace'],
  },
  guides: {
    usual: ['guides'],
    likely:
      'guide tutorials tutorial docs documentation learn academy handbook how-to howto help help-center knowledge-base kb support anleitungen hilfe ratgeber'.split(
        ' ',
      ),
  },
  comparisons: {
    usual: ['comparisons', 'compare', 'vs'],
    likely: ['comparison', 'alternatives', 'alternative', 'competitors', 'vergleich'],
  },
  questions: { usual: [], likely: [] },
} as const satisfies Readonly<Record<string, Readonly<Record<'usual' | 'likely', readonly string[]>>>>;

/** A built-in kind. */
export type BuiltInKind = keyof typeof SEGMENTS;

/** A kind of records: a built-in one, or a declared one from `kinds` of the configuration. */
export type Kind = BuiltInKind | (string & {});

/** Settings of kinds: the places of the built-in ones, and the declared ones. */
export type KindSettings = Pick<Config, 'facts' | 'kinds'>;

/** Every built-in kind, in order. */
export const KINDS = Object.keys(SEGMENTS) as readonly BuiltInKind[];

/** Kinds with a page or file for each record; records of other kinds are parts of any page. */
export const KEPT_KINDS = KINDS.filter((kind) => SEGMENTS[kind].usual.length > 0);

const KIND_OF_SEGMENT: ReadonlyMap<string, BuiltInKind> = new Map(
  KINDS.flatMap((kind) => SEGMENTS[kind].usual.map((segment) => [segment, kind] as const)),
);

/** Path segments that may have the pages of a kind besides the usual ones, the best first; none for a declared kind. */
export const likelySegments = (kind: Kind): readonly string[] => KINDS.flatMap((each) => (each === kind ? SEGMENTS[each].likely : []));

/** Names of the declared kinds, in the order of the configuration. */
export const declaredKinds = (config: Pick<Config, 'kinds'>): readonly string[] => kindDefinitions(config).map(([name]) => name);

/** The declared kinds with their definitions, in the order of the configuration. */
export const kindDefinitions = ({ kinds = {} }: Pick<Config, 'kinds'>): readonly (readonly [name: string, definition: KindDefinition])[] =>
  Object.entries(kinds).flatMap(([name, definition]) => (typeof definition === 'boolean' ? [] : [[name, definition] as const]));

/** True for a kind that the configuration rules out. */
export const isRuledOut = ({ kinds = {} }: Pick<Config, 'kinds'>, kind: Kind): boolean => kinds[kind] === false;

/**
 * The kind that a data file (`plans.yaml`) or a front matter `kind` names. Only the exact name counts, because sites have other data in
 * files such as `pricing`.
 */
export const kindOfFile = (name: string, declared: readonly string[]): Kind | null =>
  [...declared, ...KEPT_KINDS].find((kind) => kind === name) ?? null;

/**
 * The kind of the markdown files in a folder; folders have the same names as the site's paths. A declared name has precedence over a usual
 * one.
 */
export const kindOfFolder = (name: string, declared: readonly string[]): Kind | null =>
  declared.includes(name) ? name : (KIND_OF_SEGMENT.get(name) ?? null);

/** The role of a page by its address: the index page of a kind, or one of its records. */
export interface PageKind {
  readonly kind: Kind;
  /** Last path segment of a record's page; null for the index page. */
  readonly slug: string | null;
}

/** The role of a page by its path and the configuration; null for a page without a kind. */
export const kindOfPath = (path: string, settings: KindSettings): PageKind | null => {
  const found = likelyKind(path, settings);
  return found === null || isRuledOut(settings, found.kind) ? null : found;
};

const likelyKind = (path: string, settings: KindSettings): PageKind | null => {
  const [parent = '', segment = ''] = ['', ...path.split('/').filter((part) => part !== '')].slice(-2);
  const slug = slugOf(segment);
  const configured = configuredKind(path, settings);
  if (configured !== null) return { kind: configured, slug: configured === 'plans' ? null : slug };
  const index = indexedKind(path, slug, settings);
  if (index !== null) return { kind: index, slug: null };
  // Pages below the name of a declared kind are not records of a built-in kind with the same usual segment.
  const kind = declaredKinds(settings).includes(parent) ? undefined : KIND_OF_SEGMENT.get(parent);
  return kind && hasRecordPages(kind) ? { kind, slug } : null;
};

/** Any page as a guide, except for the home page. */
export const guideAt = (path: string): PageKind | null => {
  const segment = path.split('/').findLast((part) => part !== '');
  return segment === undefined ? null : { kind: 'guides', slug: slugOf(segment) };
};

/** The kind whose records a page lists: the page is above the pages of a declared kind, or has the name of a kind. */
const indexedKind = (path: string, slug: string, settings: KindSettings): Kind | null => {
  const declared = declaredKinds(settings);
  return kindDefinitions(settings).find(([, { pages }]) => isParent(path, pages))?.[0] ?? kindOfFolder(slug, declared);
};

/** Kinds whose records share pages: the company, plans, and questions on any page. */
const SHARING = ['company', 'plans', 'questions'] as const satisfies readonly BuiltInKind[];

/** A built-in kind whose records may each have a page. */
export type PagedKind = Exclude<BuiltInKind, (typeof SHARING)[number]>;

/** True for kinds whose records may each have a page. */
export const hasRecordPages = (kind: Kind): boolean => !SHARING.some((each) => each === kind);

/** A path segment or file name as a slug: spaces and characters that end a path become hyphens. */
export const slugOf = (name: string): string => name.replace(/[\s/?#]+/g, '-');

/** The first kind whose glob in the configuration matches: built-in kinds, then declared ones. */
const configuredKind = (path: string, settings: KindSettings): Kind | null =>
  globs(settings).find(({ glob }) => matchesGlob(glob, path))?.kind ?? null;

interface KindGlob {
  readonly kind: Kind;
  /** Key of the configuration with the glob. */
  readonly key: string;
  readonly glob: string;
}

const globs = ({ facts = {}, ...settings }: KindSettings): readonly KindGlob[] => [
  ...KINDS.flatMap((kind) => {
    const key = `facts.${kind}.${kind === 'plans' ? 'page' : 'pages'}`;
    const glob = kind === 'plans' ? facts.plans?.page : hasRecordPages(kind) ? facts[kind as PagedKind]?.pages : undefined;
    return glob === undefined ? [] : [{ kind, key, glob }];
  }),
  ...kindDefinitions(settings).flatMap(([kind, { pages }]) =>
    pages === undefined ? [] : [{ kind, key: `kinds.${kind}.pages`, glob: pages }],
  ),
];

/** The globs of the configuration that no page of the site matches, each with its key. */
export const unmatchedFacts = (paths: readonly string[], settings: KindSettings): readonly { key: string; glob: string }[] =>
  globs(settings).filter(({ glob }) => !paths.some((path) => matchesGlob(glob, path)));

/**
 * True for the page above the records of a glob that ends in a wildcard: `/apps/` for `/apps/*`. The home page lists everything and does
 * not count.
 */
const isParent = (path: string, glob = ''): boolean => {
  const parent = pageStem(glob).replace(/\/\*{1,2}$/, '');
  return parent !== '' && parent !== pageStem(glob) && matchesGlob(parent, path);
};

/**
 * True when a path matches a glob: `*` is one path segment, `**` any number; slashes at the end do not matter. At the end, `**` is at least
 * one segment, because the page above the records lists them.
 */
export const matchesGlob = (glob: string, path: string): boolean => {
  const pattern = pageStem(glob).split('/');
  const segments = pageStem(path).split('/');
  const match = (at: number, on: number): boolean => {
    if (at === pattern.length) return on === segments.length;
    if (pattern[at] === '**')
      return (at + 1 < pattern.length && match(at + 1, on)) || (on < segments.length && (match(at + 1, on + 1) || match(at, on + 1)));
    return on < segments.length && (pattern[at] === '*' || pattern[at] === segments[on]) && match(at + 1, on + 1);
  };
  return match(0, 0);
};
