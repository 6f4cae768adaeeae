import type { Config } from './config.ts';

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
const HAS_RECORD_PAGES: ReadonlySet<Kind> = new Set(['features', 'platforms', 'guides', 'comparisons']);

/** A path segment or file name as a slug: spaces and the signs that end a path become hyphens. */
export const slugOf = (name: string): string => name.replace(/[\s/?#]+/g, '-');

const configuredKind = (path: string, facts: Config['facts'] = {}): Kind | null => {
  const { plans, ...globs } = facts;
  if (plans?.page === path) return 'plans';
  const found = Object.entries(globs).find(([, { pages }]) => pages !== undefined && matches(pages, path));
  return found ? (found[0] as Kind) : null;
};

/** `*` stands for one path segment, `**` for any number; slashes at the end do not count. */
const matches = (glob: string, path: string): boolean => {
  const pattern = glob.replace(/\/$/, '').split('/');
  const segments = path.replace(/\/$/, '').split('/');
  const match = (at: number, on: number): boolean => {
    if (at === pattern.length) return on === segments.length;
    if (pattern[at] === '**') return match(at + 1, on) || (on < segments.length && match(at, on + 1));
    return on < segments.length && (pattern[at] === '*' || pattern[at] === segments[on]) && match(at + 1, on + 1);
  };
  return match(0, 0);
};
