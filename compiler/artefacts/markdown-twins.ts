import { defineEmitter } from '../artefact.ts';
import { isNamedPath, twinAlias, twinPath } from '../paths.ts';
import { output } from '../problems/output.ts';

/** The markdown of every page, at `/x/index.md` and `/x.md`; without the latter where it is the path of a file that agents look for. */
export const markdownTwins = defineEmitter('markdown twins', function* ({ pages, problems }) {
  for (const page of pages) {
    const body = page.twin();
    const alias = twinAlias(page.path);
    yield { path: twinPath(page.path), class: 'twin', body, page: page.path, origin: page.source };
    if (alias === null) continue;
    if (isNamedPath(alias)) problems.add(output.twinAliasTaken, { alias, twin: twinPath(page.path) }, { file: page.source });
    else yield { path: alias, class: 'twin', body, page: page.path, origin: page.source };
  }
});
