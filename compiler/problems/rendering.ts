import type { ProblemDefinition } from './problem.ts';

/** SITEC109x: pages that scripts write, and what a browser makes of them. */
export const rendering = {
  scriptWritten: {
    code: 'SITEC1090',
    level: 'warning',
    isToldFirst: true,
    message: '{pages} written by scripts: readers without scripts (ChatGPT, Claude and Perplexity fetch only HTML) get {words}: {some}',
    why: 'who reads HTML alone finds no prices, no answers and no links on these pages, and `sitec build` cannot read them either unless it renders them',
    fix: 'have the pages prerendered: set the prerendering or static export of the framework or its bundler (Vite, React Router, Nuxt and SvelteKit have one). --render reads them with your own Chromium, for the markdown, the facts and the answers; their HTML stays as it is',
  },
  rendered: {
    code: 'SITEC1098',
    level: 'note',
    isToldFirst: true,
    message:
      '{pages} written by scripts and rendered here; readers without scripts (ChatGPT, Claude and Perplexity fetch only HTML) get {words}: {some}',
    why: 'markdown, facts and answers hold what these pages show, but who fetches their HTML alone finds none of it',
    fix: 'have the pages prerendered: set the prerendering or static export of the framework or its bundler (Vite, React Router, Nuxt and SvelteKit have one)',
  },
  browserMissing: {
    code: 'SITEC1091',
    level: 'error',
    message: 'pages cannot be rendered: {reason}',
    why: '--render uses a browser of yours, so that sitec itself stays small and downloads none',
    fix: 'run `npm i -D playwright-core`, and install Chromium or Chrome; it is looked for at CHROME_PATH, among the browsers of Playwright (`npx playwright-core install chromium`), and as chromium, google-chrome or chrome where programs lie',
  },
  neverStill: {
    code: 'SITEC1092',
    level: 'warning',
    message: 'pages still changed after {seconds} s, and were read as they were by then: {some} (in all: {count})',
    why: 'what they would show later is missing, and the next build may read something else',
    fix: 'stop timers that change the page for ever, and answer what the page fetches; a spinner that is made by CSS changes nothing',
  },
  notRendered: {
    code: 'SITEC1093',
    level: 'warning',
    message: 'the page cannot be rendered: {reason}',
    why: 'it is read as readers without scripts get it',
    fix: 'open the page in a browser with the console of its developer tools, and mend what it says there',
  },
  stillEmpty: {
    code: 'SITEC1094',
    level: 'warning',
    message: 'pages have no words even when a browser renders them: {some} (in all: {count})',
    why: 'their markdown is as empty as they are',
    fix: 'look whether they wait for an answer from another address, for a person, or for a login; pages that nobody should find can ask so with noindex',
  },
  refused: {
    code: 'SITEC1095',
    level: 'note',
    message: 'requests of rendered pages were refused: {some} (addresses in all: {count})',
    why: 'while it renders, sitec reads nothing but the site itself, and sends nothing',
    fix: 'nothing to do, if the pages say the same without; else answer from the address of the site what they need, or prerender them',
  },
  inShards: {
    code: 'SITEC1096',
    level: 'error',
    message: 'pages that are rendered cannot be read in shards',
    why: 'each shard would have to render all pages again',
    fix: 'build without --shard, or without --render and input.render',
  },
  nothingReadable: {
    code: 'SITEC1097',
    level: 'error',
    message: 'every page is written by scripts: readers without scripts (ChatGPT, Claude and Perplexity fetch only HTML) get {words}',
    why: 'there is nothing to compile: no page has a word to read, and no content file states a fact',
    fix: '{way}have the pages prerendered: set the prerendering or static export of the framework or its bundler (Vite, React Router, Nuxt and SvelteKit have one)',
  },
} as const satisfies Record<string, ProblemDefinition>;
