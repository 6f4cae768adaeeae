import { hasRecordPages, type BuiltInKind } from '../kinds.ts';
import { compare } from '../problem.ts';
import type { Reading } from '../read-build.ts';
import { factsOf } from '../resources/index.ts';

/** A kind whose records have pages of their own. */
export type PagedKind = Exclude<BuiltInKind, 'company' | 'plans'>;

/** A glob that names the pages of a kind. */
export interface PageGlob {
  readonly kind: PagedKind;
  readonly glob: string;
  /** Pages that it matches. */
  readonly count: number;
}

/**
 * Path segments that may hold the pages of a kind besides the usual ones, the most telling first. A blog is no list of guides, and a list
 * of products none of features.
 */
const SEGMENTS: Readonly<Record<PagedKind, readonly string[]>> = {
  features: ['feature', 'funktionen', 'capabilities'],
  platforms: ['integration', 'integrationen', 'connectors', 'plugins', 'apps', 'marketplace'],
  guides:
    'guide tutorials tutorial docs documentation learn academy handbook how-to howto help help-center knowledge-base kb support anleitungen hilfe ratgeber'.split(
      ' ',
    ),
  comparisons: ['comparison', 'alternatives', 'alternative', 'competitors', 'vergleich'],
};

/** Fewer pages may be there by chance. */
const MINIMUM_PAGES = 2;

/** Globs for the kinds of which nothing was found at the usual addresses. */
export const proposePageGlobs = ({ build, pages }: Reading): readonly PageGlob[] => {
  const paths = pages.pages.filter(({ listed }) => listed).map(({ path }) => path);
  return build.resources.flatMap((resource) => {
    const kind = resource.name as PagedKind;
    if (!hasRecordPages(kind) || !Object.hasOwn(SEGMENTS, kind)) return [];
    if (resource.count(factsOf(build.facts, resource).body) > 0) return [];
    const [found] = SEGMENTS[kind].flatMap((segment) => globOf(segment, paths) ?? []);
    return found ? [{ kind, ...found }] : [];
  });
};

/** The glob of the pages below a segment: below the place where most of them lie, or below all when these are its languages. */
const globOf = (segment: string, paths: readonly string[]): Omit<PageGlob, 'kind'> | null => {
  const below = new Map<string, number>();
  let isDeep = false;
  for (const path of paths) {
    const parts = path.split('/').filter((part) => part !== '');
    const at = parts.indexOf(segment);
    if (at < 0 || at === parts.length - 1) continue;
    isDeep ||= at < parts.length - 2;
    const prefix = parts
      .slice(0, at)
      .map((part) => `/${part}`)
      .join('');
    below.set(prefix, (below.get(prefix) ?? 0) + 1);
  }
  const isTranslated = below.size > 1 && [...below.keys()].every((prefix) => /^$|^\/[a-z]{2}(?:-[A-Za-z]{2,4})?$/.test(prefix));
  const [prefix = '', most = 0] = [...below].toSorted(([a, x], [b, y]) => y - x || compare(a, b))[0] ?? [];
  const count = isTranslated ? [...below.values()].reduce((sum, number) => sum + number, 0) : most;
  const glob = `${isTranslated ? '/**' : prefix}/${segment}/${isDeep ? '**' : '*'}`;
  return count < MINIMUM_PAGES ? null : { glob, count };
};
