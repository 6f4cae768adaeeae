import { defineEmitter } from '../build/build.ts';
import { insertionsOf } from '../build/contents.ts';
import { paths } from '../paths.ts';
import { scriptJson } from '../prose/template.ts';
import { browserPart } from '../protocols/browser.ts';
import { copyTable } from '../words/copy-words.ts';

/**
 * sitec-copy.js: the element that copies the markdown of a page, in the languages of the pages. It is written only if the configuration
 * turns it on.
 */
export const copyPage = defineEmitter('sitec-copy.js', function* (build) {
  if (!insertionsOf(build).includes('copy')) return;
  const script = Buffer.from(browserPart('sitec-copy.js', build.problems)).toString();
  yield {
    path: paths.copy,
    class: 'script',
    body: script.replace('SITEC_COPY', () => scriptJson(copyTable(build))),
    origin: 'sitec-copy.js',
  };
});
