import { defineEmitter } from '../../build/build.ts';
import { insertInPage } from '../../html/html.ts';
import { insertionOf } from './insert.ts';

/** Every HTML page, byte for byte but for its encoding and for what the configuration wants in its head and at both ends of its body. */
export const pages = defineEmitter('pages', function* (build) {
  for (const page of build.pages) {
    const html = page.html();
    const body = insertInPage(html.bytes, insertionOf(page, html, build), html.markup.places);
    yield { path: `/${page.file}`, class: 'htmlFile', body, page: page.path, origin: page.source };
  }
});
