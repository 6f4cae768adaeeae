import { defineEmitter } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { withoutIndex } from '../pages/twin.ts';
import { isNamedPath, paths, twinAlias, twinPath } from '../paths.ts';
import { output } from '../problems/output.ts';

/** The markdown of every page, at `/x/index.md` and `/x.md`; without the latter where it is the path of a file that agents look for. */
export const markdownTwins = defineEmitter('markdown twins', function* (build) {
  const { pages, problems, base } = build;
  const hasIndex = publishes(build)(paths.llms);
  for (const page of pages) {
    const body = hasIndex ? page.twin() : withoutIndex(page.twin(), base);
    const alias = twinAlias(page.path);
    yield { path: twinPath(page.path), class: 'twin', body, page: page.path, origin: page.source };
    if (alias === null) continue;
    if (isNamedPath(alias)) problems.add(output.twinAliasTaken, { alias, twin: twinPath(page.path) }, { file: page.source });
    else yield { path: alias, class: 'twin', body, page: page.path, origin: page.source };
  }
});
