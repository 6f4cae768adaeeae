import type { ProblemDefinition } from './problem.ts';

/** SITEC107x: a site that is read from its address. */
export const crawl = {
  unreachable: {
    code: 'SITEC1070',
    level: 'error',
    message: '{address} cannot be reached: {reason}',
    why: 'sitec has nothing to compile',
    fix: 'start the server or correct the address; for a private certificate authority set NODE_EXTRA_CA_CERTS',
  },
  refused: {
    code: 'SITEC1071',
    level: 'error',
    message: 'cannot start from {address}: {reason}',
    why: 'sitec finds every page by following links from the first one',
    fix: 'give the address of a page as browsers show it; for a site of your own that blocks robots set input.own in sitec.config.ts',
  },
  endless: {
    code: 'SITEC1072',
    level: 'error',
    message: 'stopped crawling {address}: the site has more than {limit}',
    why: 'sitec does not publish a part of a site, and a site that keeps making new addresses has no end',
    fix: 'exclude endless links, such as those of a calendar, with input.exclude, or raise --max-pages; the last address was {last}',
  },
  tooDeep: {
    code: 'SITEC1073',
    level: 'warning',
    message: 'did not read pages more than {depth} links away from the first one: {some} ({count} in total)',
    why: 'the bundle lacks these pages',
    fix: 'add them to the sitemap, raise input.maxDepth in sitec.config.ts, or exclude them with input.exclude',
  },
  linkDead: {
    code: 'SITEC1074',
    level: 'warning',
    message: '{address} {answer}',
    why: 'people and agents that follow the link get no page',
    fix: 'correct the link, or restore the page',
  },
  pageLost: {
    code: 'SITEC1075',
    level: 'error',
    message: 'cannot read the page {address}: {reason}',
    why: 'the bundle would lack the page',
    fix: 'fix the answer of the server, or exclude the page with input.exclude in sitec.config.ts',
  },
  fileLost: {
    code: 'SITEC1076',
    level: 'warning',
    message: 'the bundle does not include {address}: {reason}',
    why: 'pages that load this file do not get it from the bundle',
    fix: 'fix the answer of the server; if the file is meant to be missing, no action is needed',
  },
  forbidden: {
    code: 'SITEC1077',
    level: 'note',
    message: 'robots.txt disallows {some} ({count} in total)',
    why: 'sitec follows robots.txt on sites that are not yours',
    fix: 'no action needed if robots are not meant to read them; for a site of your own set input.own in sitec.config.ts',
  },
  queriesIgnored: {
    code: 'SITEC1078',
    level: 'note',
    message: 'ignored the query of links that differ only by it: {some} ({count} in total)',
    why: 'static files have one page for a path, whatever the query is',
    fix: 'no action needed if they are the same page; otherwise give each page its own path',
  },
  moved: {
    code: 'SITEC1079',
    level: 'note',
    message: 'links lead to redirects: {some} ({count} in total)',
    why: 'the bundle holds pages, not redirects; sitec did not read redirects that leave the site',
    fix: 'link to the final address, and set up redirects at your host for the old one',
  },
  sitemapLost: {
    code: 'SITEC1080',
    level: 'warning',
    message: 'cannot read the sitemap {address}: {reason}',
    why: 'the bundle lacks pages that only the sitemap lists',
    fix: 'fix the sitemap, or remove it from robots.txt',
  },
} as const satisfies Record<string, ProblemDefinition>;
