import type { ProblemDefinition } from '../problem.ts';

/** SITEC502x: pages as markdown. */
export const probesMarkdown = {
  twinMissing: {
    code: 'SITEC5020',
    level: 'error',
    message: '{path} is no markdown of a page: {reason}',
    why: 'agents read a page as markdown at a fraction of its length; without it they get menus and markup',
    fix: 'publish the page as markdown at /page/index.md; `sitec build` writes every page so',
  },
  twinType: {
    code: 'SITEC5021',
    level: 'error',
    message: '{path} is sent with the Content-Type {type}',
    why: 'agents ask for text/markdown, and without the charset Arabic and Urdu arrive broken (RFC 7763)',
    fix: 'send it as `text/markdown; charset=utf-8`; `sitec build --host` writes the rule for a host',
  },
  markdownRefused: {
    code: 'SITEC5022',
    level: 'warning',
    message: '{path} with `Accept: {accept}` is answered with {type}',
    why: 'agents that prefer markdown ask the address of a page for it',
    fix: 'answer markdown where Accept names text/markdown and ranks nothing above it; `sitec serve` and most hosts of `sitec build --host` do',
  },
  htmlLost: {
    code: 'SITEC5023',
    level: 'error',
    message: '{path} with {request} is answered with {type}',
    why: 'people would get markdown in their browser',
    fix: 'answer markdown only where Accept names text/markdown and ranks it at least as high as HTML, and never where Sec-Fetch-Dest is document',
  },
  varyMissing: {
    code: 'SITEC5024',
    level: 'error',
    message: '{path} is negotiated, but its {variant} says `Vary: {vary}`',
    why: 'a shared cache would give markdown to browsers, or HTML to agents',
    fix: 'send `Vary: Accept` with both forms, and with 304 and 404',
  },
  markdownShared: {
    code: 'SITEC5025',
    level: 'warning',
    message: '{path} as markdown says `Cache-Control: {value}`',
    why: 'a shared cache that ignores Vary would give it to browsers',
    fix: 'send `Cache-Control: private` with markdown at the address of a page; its own address can be public',
  },
  twinUnlinked: {
    code: 'SITEC5026',
    level: 'warning',
    message: '{path} does not say where its markdown is',
    why: 'agents find it by a link of the page, not by guessing',
    fix: 'add <link rel="alternate" type="text/markdown" href="..."> to the head, or a Link header; `sitec build` adds both',
  },
  twinDiffers: {
    code: 'SITEC5027',
    level: 'error',
    message: '{path} leaves out what its page says: {words}',
    why: 'agents that read the markdown miss a part of the page, or read an old state of it',
    fix: 'make the markdown anew from the page: `sitec build`; `sitec explain` with the path of the page says what was left out and why',
  },
  twinLong: {
    code: 'SITEC5028',
    level: 'warning',
    message: '{path} has {characters} characters',
    why: 'agents cut what is longer than 100,000 characters, without saying where',
    fix: 'split the page, or leave out of its markdown what is no content: `markdown.drop`',
  },
  tokensUntold: {
    code: 'SITEC5029',
    level: 'warning',
    message: '{path} as markdown has no X-Markdown-Tokens',
    why: 'agents can decide by it whether a text fits before they read it',
    fix: 'send the estimated tokens as `X-Markdown-Tokens`; the runtime of sitec does',
  },
} as const satisfies Record<string, ProblemDefinition>;
