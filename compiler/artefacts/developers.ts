import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../base/package.ts';
import { defineEmitter } from '../build/build.ts';
import { consoleData } from '../developers/content.ts';
import { paths } from '../paths.ts';
import { renderTemplate } from '../prose/template.ts';

/** Script and style of the developers page, where sitec writes it; the page itself is a page like any other. */
export const developers = defineEmitter('developers page', function* (build) {
  if (build.developers === null) return;
  const style = readFileSync(join(packageFolder(), 'templates/developers.css'));
  const script = renderTemplate('developers.js.eta', { groups: consoleData(build) });
  yield { path: paths.developersStyle, class: 'asset', body: style, origin: 'developers page' };
  yield { path: paths.developersScript, class: 'module', body: script, origin: 'developers page' };
});
