import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../base/json.ts';
import { defineEmitter, type Build } from '../build/build.ts';
import { documentationUrl } from '../build/service-info.ts';
import { siteTheme } from '../developers/theme/index.ts';
import { inUtf8 } from '../html/encoding.ts';
import { missingPaths } from '../paths.ts';
import { proseText } from '../prose/render.ts';
import { sourceName } from '../site/files.ts';

/** Answer for a path that does not exist: the 404 page of the site or a plain one, and short forms for machines. */
export const notFound = defineEmitter('404', function* (build) {
  const { site } = build;
  const page = site.notFound ? inUtf8(readFileSync(join(site.folder, site.notFound.file))) : ownPage(build);
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

const TEMPLATE = '404.html.eta';

/** The page of a template. The one of sitec has the colours and fonts of the site, as the page for developers. */
const ownPage = (build: Build): string => {
  const page = proseText(build, TEMPLATE);
  const theme = build.templates.has(TEMPLATE) ? '' : siteTheme(build);
  // The name of a font must not be able to end the element.
  return theme === '' ? page : page.replace('</head>', () => `<style>${theme.replaceAll('<', '\\3c ')}</style>\n</head>`);
};
