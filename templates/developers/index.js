// The script of the developers page, which `npm run build` bundles into one file. It only sends requests to the site of the page.
import { copyButtons } from './buttons.js';
import { startConsole } from './console.js';
import { startContents } from './contents.js';
import { all, root } from './dom.js';
import { startLanguages } from './languages.js';
import { paint } from './paint.js';
import { startSearch } from './search.js';

const start = (selector, begin) => {
  const place = root.querySelector(selector);
  if (place) begin(place);
};

const startAll = () => {
  startLanguages();
  copyButtons();
  start('#sitec-console', (place) => startConsole(place, SITEC_OPERATIONS));
  start('#sitec-search', startSearch);
  start('.sitec-contents', startContents);
  all('pre code').forEach(paint);
};
if (root) startAll();
