import { defineEmitter } from '../build/build.ts';
import { consoleData } from '../developers/console.ts';
import { siteTheme } from '../developers/theme/index.ts';
import { paths } from '../paths.ts';
import { scriptJson } from '../prose/template.ts';
import { browserPart } from '../protocols/browser.ts';

/** Script and style of the developers page, where sitec writes it; the page itself is emitted as other pages. */
export const developers = defineEmitter('developers page', function* (build) {
  if (build.developers === null) return;
  const script = Buffer.from(browserPart('developers.js', build.problems)).toString();
  const style = Buffer.from(browserPart('developers.css', build.problems)).toString() + siteTheme(build);
  yield { path: paths.developersStyle, class: 'asset', body: style, origin: 'developers page' };
  yield {
    path: paths.developersScript,
    class: 'module',
    body: script.replace('SITEC_OPERATIONS', () => scriptJson(consoleData(build))),
    origin: 'developers page',
  };
});
