import { home, type ProblemCase } from './problem-case.ts';

const SHELL =
  '<!doctype html><html lang="en"><head><title>Prices</title><script src="/app.js" defer></script></head><body><noscript>You need to enable JavaScript.</noscript><div id="app"></div></body></html>';

/** SITEC109x that need no browser, one site each. */
export const renderingCases: readonly ProblemCase[] = [
  {
    code: 'SITEC1090',
    files: { ...home, 'prices.html': SHELL },
    message:
      '1 page is written by scripts: readers without scripts (ChatGPT, Claude and Perplexity fetch only HTML) get "You need to enable JavaScript.": /prices',
    file: 'site/prices.html',
    line: null,
    text: null,
  },
  {
    code: 'SITEC1097',
    files: { 'index.html': SHELL, 'app.js': '' },
    message: /^every page is written by scripts: readers without scripts \(.*\) get "You need to enable JavaScript\."$/,
    file: 'site/index.html',
    line: null,
    text: null,
  },
];
