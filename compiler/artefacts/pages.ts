import { defineEmitter } from '../artefact.ts';
import { insertInHead } from '../html.ts';
import { encodePath, paths, twinPath } from '../paths.ts';
import { structuredData } from '../structured-data.ts';

/**
 * Every HTML page, byte for byte but for one insertion in its head: the link to its markdown, the WebMCP script and, where the configuration
 * asks for it, the facts as JSON-LD.
 */
export const pages = defineEmitter('pages', function* (build) {
  const { settings, pages: list } = build;
  const script = `<script src="${paths.webmcp}" defer></script>`;
  for (const page of list) {
    const alternate = `<link rel="alternate" type="text/markdown" href="${encodePath(twinPath(page.path)).replaceAll('&', '&amp;')}">`;
    const facts = settings.config.jsonld === true ? (structuredData(page, build) ?? '') : '';
    const body = insertInHead(page.html(), alternate + script + facts);
    yield { path: `/${page.file}`, class: 'htmlFile', body, page: page.path, origin: page.source };
  }
});
