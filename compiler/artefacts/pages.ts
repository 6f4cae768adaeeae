import { defineEmitter } from '../artefact.ts';
import { latin1, markedEncoding } from '../encoding.ts';
import { insertInPage } from '../html.ts';
import { insertionOf } from '../page-insertion.ts';
import { output } from '../problems/output.ts';

/** Every HTML page, byte for byte but for what the configuration wants in its head and at the start of its body. */
export const pages = defineEmitter('pages', function* (build) {
  for (const page of build.pages) {
    const bytes = page.html();
    const insertion = insertionOf(page, build, latin1(bytes));
    const body = insertInPage(bytes, insertion);
    if (insertion.head + (insertion.start ?? '') !== '' && markedEncoding(bytes)?.startsWith('utf-16'))
      build.problems.add(output.insertionLeftOut, {}, { file: page.source });
    yield { path: `/${page.file}`, class: 'htmlFile', body, page: page.path, origin: page.source };
  }
});
