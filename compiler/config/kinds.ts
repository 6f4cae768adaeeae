import { pageStem } from '../paths.ts';
import type { Config } from './schema.ts';
import type { KindDefinition } from './sections/kinds.ts';

/**
 * The kinds of records that sitec knows by itself, in the order of the API, and the path segments under which sites keep them. What lies under a
 * `usual` one is of the kind. A `likely` one, the most telling first, is proposed to a person where there is none of those: a blog is no list of
 * guides, and a list of products none of features.
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

/** A kind that sitec knows by itself. */
export type BuiltInKind = keyof typeof SEGMENTS;

/** A kind of records: a built-in one, or the name of one that the configuration declares under `kinds`. */
export type Kind = BuiltInKind | (string & {});

/** What the configuration says of kinds: where the built-in ones are, and which others there are. */
export type KindSettings = Pick<Config, 'facts' | 'kinds'>;

/** Every built-in kind, in order. */
export const KINDS = Object.keys(SEGMENTS) as readonly BuiltInKind[];

/** Kinds whose records a site keeps as pages or files of their own; others are parts of any page. */
export const KEPT_KINDS = KINDS.filter((kind) => SEGMENTS[kind].usual.length > 0);

const KIND_OF_SEGMENT: ReadonlyMap<string, BuiltInKind> = new Map(
  KINDS.flatMap((kind) => SEGMENTS[kind].usual.map((segment) => [segment, kind] as const)),
);

/** Path segments that may hold the pages of a kind besides the usual ones, the most telling first; none of a declared kind. */
export const likelySegments = (kind: Kind): readonly string[] => KINDS.flatMap((each) => (each === kind ? SEGMENTS[each].likely : []));

/** Names of the declared kinds, in the order of the configuration. */
export const declaredKinds = (config: Pick<Config, 'kinds'>): readonly string[] => kindDefinitions(config).map(([name]) => name);

/** The declared kinds with their definitions, in the order of the configuration. */
export const kindDefinitions = ({ kinds = {} }: Pick<Config, 'kinds'>): readonly (readonly [name: string, definition: KindDefinition])[] =>
  Object.entries(kinds).flatMap(([name, definition]) => (typeof definition === 'boolean' ? [] : [[name, definition] as const]));

/** True for a kind that the site does not have, as the configuration says. */
export const isRuledOut = ({ kinds = {} }: Pick<Config, 'kinds'>, kind: Kind): boolean => kinds[kind] === false;

/**
 * The kind that a data file (`plans.yaml`) or a front matter `kind` names: only its own name, because sites keep other data in files
 * called `pricing`.
 */
export const kindOfFile = (name: string, declared: readonly string[]): Kind | null =>
  [...declared, ...KEPT_KINDS].find((kind) => kind === name) ?? null;

/** The kind of the markdown files in a folder; folders are called as the site's paths are. A declared name counts more than a usual one. */
export const kindOfFolder = (name: string, declared: readonly string[]): Kind | null =>
  declared.includes(name) ? name : (KIND_OF_SEGMENT.get(name) ?? null);

/** What a page is by its address: the index page of a kind, or one of its records. */
export interface PageKind {
  readonly kind: Kind;
  /** Last path segment of a record's page; null for the index page. */
  readonly slug: string | null;
}

/** Tells from a page's path, and from the configuration, what the page is; null for a page of no kind. */
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
  // Below the name of a declared kind lie no records of a built-in one that usually lies there.
  const kind = declaredKinds(settings).includes(parent) ? undefined : KIND_OF_SEGMENT.get(parent);
  return kind && hasRecordPages(kind) ? { kind, slug } : null;
};

/** A page anywhere as a guide; the home page is none. */
export const guideAt = (path: string): PageKind | null => {
  const segment = path.split('/').findLast((part) => part !== '');
  return segment === undefined ? null : { kind: 'guides', slug: slugOf(segment) };
};

/** The kind that a page lists the records of: it lies above the pages of a declared kind, or is called like a kind. */
const indexedKind = (path: string, slug: string, settings: KindSettings): Kind | null => {
  const declared = declaredKinds(settings);
  return kindDefinitions(settings).find(([, { pages }]) => isParent(path, pages))?.[0] ?? kindOfFolder(slug, declared);
};

/** Kinds whose records share pages: those of the company and of its plans, and any page that answers questions. */
const SHARING = ['company', 'plans', 'questions'] as const satisfies readonly BuiltInKind[];

/** A built-in kind of which each record may have a page of its own. */
export type PagedKind = Exclude<BuiltInKind, (typeof SHARING)[number]>;

/** True for kinds of which each record may have a page of its own. */
export const hasRecordPages = (kind: Kind): boolean => !SHARING.some((each) => each === kind);

/** A path segment or file name as a slug: spaces and the signs that end a path become hyphens. */
export const slugOf = (name: string): string => name.replace(/[\s/?#]+/g, '-');

/** The first kind whose glob in the configuration matches: built-in kinds, then declared ones. */
const configuredKind = (path: string, settings: KindSettings): Kind | null =>
  globs(settings).find(({ glob }) => matchesGlob(glob, path))?.kind ?? null;

interface KindGlob {
  readonly kind: Kind;
  /** Key of the configuration that holds it. */
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

/** True for the page above the records of a glob that ends in a wildcard: `/apps/` of `/apps/*`. The home page lists everything. */
const isParent = (path: string, glob = ''): boolean => {
  const parent = pageStem(glob).replace(/\/\*{1,2}$/, '');
  return parent !== '' && parent !== pageStem(glob) && matchesGlob(parent, path);
};

/**
 * True when a path fits a glob: `*` stands for one path segment, `**` for any number; slashes at the end do not count. At the end `**`
 * stands for one at least: the page above its records lists them.
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
