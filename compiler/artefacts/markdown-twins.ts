import { defineEmitter } from '../artefact.ts';
import { twinAlias, twinPath } from '../paths.ts';

/** The markdown of every page, at `/x/index.md` and `/x.md`. */
export const markdownTwins = defineEmitter('markdown twins', function* ({ pages }) {
  for (const page of pages) {
    const body = page.twin();
    const alias = twinAlias(page.path);
    yield { path: twinPath(page.path), class: 'twin', body, page: page.path, origin: page.source };
    if (alias !== null) yield { path: alias, class: 'twin', body, page: page.path, origin: page.source };
  }
});
