import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineEmitter } from '../artefact.ts';
import { insertInHead } from '../html.ts';
import { encodePath, paths, twinPath } from '../paths.ts';

/** Every HTML page, byte for byte but for one insertion in its head: the link to its markdown and the WebMCP script. */
export const pages = defineEmitter('pages', function* ({ site, pages: list }) {
  const script = `<script src="${paths.webmcp}" defer></script>`;
  for (const page of list) {
    const bytes = readFileSync(join(site.folder, page.file));
    const alternate = `<link rel="alternate" type="text/markdown" href="${encodePath(twinPath(page.path)).replaceAll('&', '&amp;')}">`;
    yield { path: `/${page.file}`, class: 'htmlFile', body: insertInHead(bytes, alternate + script), page: page.path, origin: page.source };
  }
});
