import type { ProblemDefinition } from './problem.ts';

/** SITEC109x: pages that scripts write, and rendering them with a browser. */
export const rendering = {
  scriptWritten: {
    code: 'SITEC1090',
    level: 'warning',
    isToldFirst: true,
    message: '{pages} written by scripts: readers without scripts (ChatGPT, Claude and Perplexity fetch only HTML) get {words}: {some}',
    why: 'readers of the HTML find no prices, answers or links on these pages, and neither does `sitec build`',
    fix: 'prerender the pages (Vite, React Router, Nuxt and SvelteKit can), or build with --render to read them with Chromium',
  },
  rendered: {
    code: 'SITEC1098',
    level: 'note',
    isToldFirst: true,
    message: '{pages} written by scripts and rendered here; readers of HTML alone (ChatGPT, Claude, Perplexity) get {words}: {some}',
    why: 'the markdown, the facts and the answers have the content of these pages, but their HTML does not',
    fix: 'prerender the pages with your framework (Vite, React Router, Nuxt and SvelteKit can)',
  },
  browserMissing: {
    code: 'SITEC1091',
    level: 'error',
    message: 'cannot render pages: {reason}',
    why: '--render uses your own browser; sitec does not download one',
    fix: 'run `npm i -D playwright-core`, then `npx playwright-core install chromium`, or set CHROME_PATH to Chrome or Chromium',
  },
  neverStill: {
    code: 'SITEC1092',
    level: 'warning',
    message: 'pages still changed after {seconds} s, and were read as they were then: {some} ({count} in total)',
    why: 'the bundle lacks what they show later, and the next build may differ',
    fix: 'stop timers that keep changing the page, and answer what the page fetches; CSS animations have no effect',
  },
  notRendered: {
    code: 'SITEC1093',
    level: 'warning',
    message: 'cannot render the page: {reason}',
    why: 'sitec uses the HTML that readers without scripts get',
    fix: 'open the page in a browser, and fix the errors in its console',
  },
  stillEmpty: {
    code: 'SITEC1094',
    level: 'warning',
    message: 'pages have no words even after rendering: {some} ({count} in total)',
    why: 'their markdown is empty',
    fix: 'check whether they wait for another server, for a person or for a login; set noindex on pages that nobody should find',
  },
  refused: {
    code: 'SITEC1095',
    level: 'note',
    message: 'blocked requests of rendered pages: {some} ({count} in total)',
    why: 'while it renders, sitec loads only files of the site and sends no data',
    fix: 'no action needed if the pages are complete without them; otherwise serve the data from your site, or prerender',
  },
  inShards: {
    code: 'SITEC1096',
    level: 'error',
    message: 'cannot read rendered pages in shards',
    why: 'each shard would render all pages again',
    fix: 'build without --shard, or without --render and input.render',
  },
  nothingReadable: {
    code: 'SITEC1097',
    level: 'error',
    message: 'every page is written by scripts: readers without scripts (ChatGPT, Claude and Perplexity fetch only HTML) get {words}',
    why: 'no page has text, and no content file states a fact, so sitec has nothing to compile',
    fix: '{way}prerender the pages with your framework (Vite, React Router, Nuxt and SvelteKit can)',
  },
} as const satisfies Record<string, ProblemDefinition>;
