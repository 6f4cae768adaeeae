import type { ProblemDefinition } from '../problem.ts';

/** SITEC502x: pages as markdown. */
export const probesMarkdown = {
  twinMissing: {
    code: 'SITEC5020',
    level: 'error',
    message: 'the markdown page {path} is missing: {reason}',
    why: 'without markdown, agents read menus and markup, which takes many times the tokens',
    fix: 'publish the page as markdown at /page/index.md; `sitec build` writes it for every page',
  },
  twinType: {
    code: 'SITEC5021',
    level: 'error',
    message: '{path} has the Content-Type {type}',
    why: 'agents expect text/markdown, and without the charset, text such as Arabic and Urdu breaks (RFC 7763)',
    fix: 'send it as `text/markdown; charset=utf-8`; `sitec build --host` writes the rule',
  },
  markdownRefused: {
    code: 'SITEC5022',
    level: 'warning',
    message: '{path} with `Accept: {accept}` answers with {type}',
    why: 'agents that prefer markdown ask for it at the address of the page',
    fix: 'answer with markdown if Accept prefers text/markdown; `sitec serve` and most hosts of `sitec build --host` do',
  },
  htmlLost: {
    code: 'SITEC5023',
    level: 'error',
    message: '{path} with {request} answers with {type}',
    why: 'people would get markdown in their browser',
    fix: 'answer with markdown only if Accept ranks text/markdown at least as high as HTML, and never for Sec-Fetch-Dest: document',
  },
  varyMissing: {
    code: 'SITEC5024',
    level: 'error',
    message: '{path} depends on Accept, but its {variant} has `Vary: {vary}`',
    why: 'a shared cache would give markdown to browsers, or HTML to agents',
    fix: 'send `Vary: Accept` with both forms, and with 304 and 404',
  },
  markdownShared: {
    code: 'SITEC5025',
    level: 'warning',
    message: '{path} as markdown has `Cache-Control: {value}`',
    why: 'a shared cache that ignores Vary would give it to browsers',
    fix: 'send `Cache-Control: private` with markdown at the address of a page; its own address can be public',
  },
  twinUnlinked: {
    code: 'SITEC5026',
    level: 'warning',
    message: '{path} does not link to its markdown',
    why: 'agents find the markdown by a link on the page',
    fix: 'add <link rel="alternate" type="text/markdown" href="..."> to the head, or a Link header; `sitec build` adds both',
  },
  twinDiffers: {
    code: 'SITEC5027',
    level: 'error',
    message: '{path} lacks what its page says: {words}',
    why: 'agents that read the markdown miss a part of the page, or read an old version of it',
    fix: 'build again with `sitec build`; `sitec explain` with the path of the page shows what was left out and why',
  },
  twinLong: {
    code: 'SITEC5028',
    level: 'warning',
    message: '{path} has {characters} characters',
    why: 'agents cut texts of more than 100,000 characters without telling where',
    fix: 'split the page, or remove what is not content from its markdown with `markdown.drop`',
  },
  tokensUntold: {
    code: 'SITEC5029',
    level: 'warning',
    message: '{path} as markdown has no X-Markdown-Tokens',
    why: 'with this header, agents know whether a text fits before they read it',
    fix: 'send the estimated tokens as `X-Markdown-Tokens`; the runtime of sitec does',
  },
} as const satisfies Record<string, ProblemDefinition>;
