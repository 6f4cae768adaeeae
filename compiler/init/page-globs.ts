import { grouped } from '../base/group-by.ts';
import { holds } from '../build/contents.ts';
import { KINDS, likelySegments, type PagedKind } from '../config/kinds.ts';
import { compare } from '../problems/problem.ts';
import type { Reading } from '../read-build.ts';

/** A glob for the pages of a kind. */
export interface PageGlob {
  readonly kind: PagedKind;
  readonly glob: string;
  /** Pages that it matches. */
  readonly count: number;
}

/** Minimum pages of a glob, to exclude coincidences. */
const MINIMUM_PAGES = 2;

/** Globs for the kinds without records at the usual addresses. */
export const proposePageGlobs = ({ build, pages }: Reading): readonly PageGlob[] => {
  const paths = pages.pages.filter(({ listed }) => listed).map(({ path }) => path);
  return KINDS.flatMap((kind) => {
    const [found] = holds(build, kind) ? [] : likelySegments(kind).flatMap((segment) => globOf(segment, paths) ?? []);
    return found ? [{ kind: kind as PagedKind, ...found }] : [];
  });
};

/**
 * The glob of the pages below a segment, at the place with most of them: translations have the same slugs, and one page for each slug is
 * listed.
 */
const globOf = (segment: string, paths: readonly string[]): Omit<PageGlob, 'kind'> | null => {
  const below = paths.flatMap((path) => {
    const parts = path.split('/').filter((part) => part !== '');
    const at = parts.indexOf(segment);
    const prefix = parts.slice(0, at).map((part) => `/${part}`);
    return at < 0 || at === parts.length - 1 ? [] : [{ prefix: prefix.join(''), isDeep: at < parts.length - 2 }];
  });
  const groups = [...grouped(below, ({ prefix }) => prefix)].toSorted(([a, x], [b, y]) => y.length - x.length || compare(a, b));
  const [prefix = '', pages = []] = groups[0] ?? [];
  if (pages.length < MINIMUM_PAGES) return null;
  return { glob: `${prefix}/${segment}/${pages.some(({ isDeep }) => isDeep) ? '**' : '*'}`, count: pages.length };
};
