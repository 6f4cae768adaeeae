import { defineEmitter } from '../build/build.ts';
import type { Page } from '../pages/page.ts';
import { withIndex } from '../pages/twin.ts';
import { isNamedPath, twinAlias, twinPath } from '../paths.ts';
import { output } from '../problems/output.ts';
import type { ProblemList } from '../problems/problem.ts';
import { llmsPathOf } from './llms/lists.ts';

/**
 * The markdown of every page, at `/x/index.md` and `/x.md`. The latter is a second file only where a host needs one, and is left out where
 * it is the path of a file that agents look for.
 */
export const markdownTwins = defineEmitter('markdown pages', function* (build) {
  const { pages, problems, base, serves } = build;
  for (const page of pages) {
    const body = withIndex(page.twin(), base, llmsPathOf(page, build));
    const twin = { path: twinPath(page.path), class: 'twin', body, page: page.path, origin: page.source } as const;
    const alias = aliasOf(page, problems);
    if (alias !== null && serves.aliases) yield { ...twin, alias };
    else yield* [twin, alias === null ? [] : { ...twin, path: alias }].flat();
  }
});

const aliasOf = ({ path, source }: Page, problems: ProblemList): string | null => {
  const alias = twinAlias(path);
  if (alias === null || !isNamedPath(alias)) return alias;
  problems.add(output.twinAliasTaken, { alias, twin: twinPath(path) }, { file: source });
  return null;
};
