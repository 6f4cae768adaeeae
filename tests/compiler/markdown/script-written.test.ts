/** Which pages are written by scripts, and what a reader without scripts gets of them. */
import { describe, expect, it } from 'vitest';
import { emptyWordsIn } from '../../../compiler/markdown/script-written.ts';

const page = (body: string, head = '<script type="module" src="/app.js"></script>'): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title>${head}</head><body>${body}</body></html>`;

const NOSCRIPT = '<noscript>You need to enable JavaScript to run this app.</noscript>';

/** Body, and what a reader gets. */
const written: readonly (readonly [name: string, html: string, words: string])[] = [
  ['an empty element', page('<div id="root"></div>'), ''],
  ['a sentence about JavaScript', page(`${NOSCRIPT}<div id="root"></div>`), 'You need to enable JavaScript to run this app.'],
  ['a script with defer', page('<div id="app"></div>', '<script defer src="/static/js/main.js"></script>'), ''],
  ['a module in the page', page('<div id="app"></div><script type="module">import("/app.js")</script>', ''), ''],
  ['a custom element', page('<app-root></app-root>'), ''],
  ['words while it loads', page('<div id="app"><div class="spinner">Loading…</div></div>'), 'Loading…'],
  ['a spinner that is drawn', page('<div id="app"><svg><title>Please wait for the page to load now</title></svg></div>'), ''],
  [
    'a paragraph of noscript',
    page(
      '<noscript><p>We are sorry, but Acme does not work properly without JavaScript enabled. Please enable it.</p></noscript><div id="app"></div>',
    ),
    'We are sorry, but Acme does not work properly without JavaScript enabled. …',
  ],
  ['a picture of noscript', page('<noscript><img src="/pixel.gif" alt=""></noscript><div id="app"></div>'), ''],
  [
    'the sentence of sitec',
    page(
      '<div id="app"></div><sitec-directive hidden><aside>For the complete index of this site, see llms.txt. Markdown version of any page: append index.md.</aside></sitec-directive>',
    ),
    '',
  ],
];

/** Pages that say little, and are not written by scripts, or that may not be. */
const others: readonly (readonly [name: string, html: string])[] = [
  ['no script', page('<div id="root"></div>', '')],
  ['data for scripts alone', page('<div id="root"></div>', '<script type="application/ld+json" src="/x.json"></script>')],
  ['no element to write into', page('', '<script src="/counter.js"></script>')],
  ['an element without a name', page('<div></div>')],
  ['a picture', page('<div id="poster"><img src="/poster.png" alt="Our poster"></div>')],
  ['a film', page('<div id="film"><video src="/film.mp4"></video></div>')],
  ['a redirect', page('<div id="root"></div>', '<meta http-equiv="refresh" content="0; url=/en/"><script src="/a.js"></script>')],
  ['a form', page('<div id="search"></div><form action="/search"><input name="q"></form>')],
  ['a login', page('<div id="root"></div><label>Name <input name="n"></label><button>Sign in</button>')],
  ['a heading', page('<h1>Coming soon</h1><div id="cookies"></div>')],
  ['a paragraph', page('<p>Closed on Mondays.</p><div id="cookies"></div>')],
  ['ten words', page('<div id="root"></div><div>We make mail that arrives on time, each day, for everybody.</div>')],
  ['a prerendered page', page('<div id="root"><main><h1>Acme</h1><p>Letters that arrive.</p></main></div>')],
  ['more levels than are read', page('<div>'.repeat(600))],
];

describe('a page that scripts write', () => {
  it.each(written)('has %s', (_, html, words) => {
    expect(emptyWordsIn(html)).toBe(words);
  });
});

describe('any other page', () => {
  it.each(others)('has %s', (_, html) => {
    expect(emptyWordsIn(html)).toBe(null);
  });
});
