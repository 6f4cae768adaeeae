import { defineEmitter } from '../../build/build.ts';
import { insertionsOf } from '../../build/contents.ts';
import { COPY_ELEMENT, hasCopyElement } from '../../html/copy-places.ts';
import { latin1 } from '../../html/encoding.ts';
import { insertInPage } from '../../html/html.ts';
import type { PageHtml } from '../../pages/markup.ts';
import type { Page } from '../../pages/page.ts';
import { output } from '../../problems/output.ts';
import type { ProblemList } from '../../problems/problem.ts';
import { insertionOf } from './insert.ts';

/** Every HTML page, unchanged except for its encoding and for insertions. */
export const pages = defineEmitter('pages', function* (build) {
  let isSettled = insertionsOf(build).includes('copy');
  for (const page of build.pages) {
    const html = page.html();
    // Pages share templates, so the first one is enough.
    isSettled ||= reportUnwantedCopy(page, html, build.problems);
    const body = insertInPage(html.bytes, insertionOf(page, html, build), html.markup.places);
    yield { path: `/${page.file}`, class: 'htmlFile', body, page: page.path, origin: page.source };
  }
});

/** Reports an element of the page that no script fills; returns whether there is one. */
const reportUnwantedCopy = ({ source, path }: Page, { bytes }: PageHtml, problems: ProblemList): boolean => {
  const html = latin1(bytes);
  if (!html.includes(`<${COPY_ELEMENT}`) || !hasCopyElement(html)) return false;
  problems.add(output.copyUnwanted, { path }, { file: source });
  return true;
};
