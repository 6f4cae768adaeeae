import type { Config } from './config.ts';
import { pageStem } from './paths.ts';

/** The kinds of records that a bundle publishes, in the order of the API. */
export type Kind = 'company' | 'plans' | 'features' | 'platforms' | 'guides' | 'comparisons';

/**
 * Path segments under which sites keep a kind; every kind answers to its own name too.
 */
const SEGMENTS: Readonly<Record<Kind, readonly string[]>> = {
  company: ['company'],
  plans: ['plans', 'pricing', 'preise', 'tarife', 'qeematein', 'الأسعار'],
  features: ['features'],
  platforms: ['platforms', 'integrations'],
  guides: ['guides'],
  comparisons: ['comparisons', 'compare', 'vs'],
};

/** Every kind, in order. */
export const KINDS = Object.keys(SEGMENTS) as readonly Kind[];

const KIND_OF_SEGMENT = new Map(KINDS.flatMap((kind) => SEGMENTS[kind].map((segment) => [segment, kind] as const)));

/** The kind that a data file (`plans.yaml`) or a front matter `kind` names: only its own name, because sites keep other data in files called `pricing`. */
export const kindOfFile = (name: string): Kind | null => KINDS.find((kind) => kind === name) ?? null;

/** The kind of the markdown files in a folder; folders are called as the site's paths are. */
export const kindOfFolder = (name: string): Kind | null => KIND_OF_SEGMENT.get(name) ?? null;

/** What a page is by its address: the index page of a kind, or one of its records. */
export interface PageKind {
  readonly kind: Kind;
  /** Last path segment of a record's page; null for the index page. */
  readonly slug: string | null;
}

/** Tells from a page's path, and from the `facts` of the configuration, what the page is; null for a page of no kind. */
export const kindOfPath = (path: string, facts: Config['facts']): PageKind | null => {
  const [parent = '', segment = ''] = ['', ...path.split('/').filter((part) => part !== '')].slice(-2);
  const slug = slugOf(segment);
  const configured = configuredKind(path, facts);
  if (configured) return { kind: configured, slug: configured === 'plans' ? null : slug };
  const index = KIND_OF_SEGMENT.get(slug);
  if (index) return { kind: index, slug: null };
  const kind = KIND_OF_SEGMENT.get(parent);
  if (kind && HAS_RECORD_PAGES.has(kind)) return { kind, slug };
  return /.-vs-./.test(slug) ? { kind: 'comparisons', slug } : null;
};

/** Kinds of which each record has a page of its own; plans share one, and so does the company. */
export const HAS_RECORD_PAGES: ReadonlySet<Kind> = new Set(['features', 'platforms', 'guides', 'comparisons']);

/** A path segment or file name as a slug: spaces and the signs that end a path become hyphens. */
export const slugOf = (name: string): string => name.replace(/[\s/?#]+/g, '-');

const configuredKind = (path: string, facts: Config['facts'] = {}): Kind | null => {
  const found = KINDS.find((kind) => {
    const glob = configuredGlob(kind, facts);
    return glob !== null && matches(glob, path);
  });
  return found ?? null;
};

const configuredGlob = (kind: Kind, facts: NonNullable<Config['facts']>): string | null => {
  if (kind === 'company') return null;
  return (kind === 'plans' ? facts.plans?.page : facts[kind]?.pages) ?? null;
};

/** The kinds for which the configuration names pages that the site does not have, each with its key and what the key says. */
export const unmatchedFacts = (paths: readonly string[], facts: Config['facts'] = {}): readonly { key: string; glob: string }[] =>
  KINDS.flatMap((kind) => {
    const glob = configuredGlob(kind, facts);
    if (glob === null || paths.some((path) => matches(glob, path))) return [];
    return [{ key: `facts.${kind}.${kind === 'plans' ? 'page' : 'pages'}`, glob }];
  });

/**
 * `*` stands for one path segment, `**` for any number; slashes at the end do not count. At the end `**` stands for one at least:
 * the page above its records lists them.
 */
const matches = (glob: string, path: string): boolean => {
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
