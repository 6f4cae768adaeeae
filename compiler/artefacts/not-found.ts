import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../base/json.ts';
import { defineEmitter } from '../build/build.ts';
import { documentationUrl } from '../build/service-info.ts';
import { inUtf8 } from '../html/encoding.ts';
import { missingPaths } from '../paths.ts';
import { proseText } from '../prose/render.ts';
import { sourceName } from '../site/files.ts';

/** What a path that does not exist is answered with: the site's own 404 page or a plain one, and short forms for machines. */
export const notFound = defineEmitter('404', function* (build) {
  const { site } = build;
  const page = site.notFound ? inUtf8(readFileSync(join(site.folder, site.notFound.file))) : proseText(build, '404.html.eta');
  const error = {
    code: 'not_found',
    message: 'There is no such document. The slugs of records are in the list documents of their kinds.',
    documentation: documentationUrl(build),
  };
  yield {
    path: missingPaths.page,
    class: 'missingPage',
    body: page,
    origin: site.notFound ? sourceName(site.name, site.notFound.file) : '404',
  };
  yield { path: missingPaths.markdown, class: 'missingMarkdown', body: proseText(build, '404.md.eta'), origin: '404' };
  yield { path: missingPaths.api, class: 'missingApi', body: json({ error }), origin: '404' };
});
