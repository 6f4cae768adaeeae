import type { ProblemDefinition } from './problem.ts';

/** SITEC107x: a site that is read from its address. */
export const crawl = {
  unreachable: {
    code: 'SITEC1070',
    level: 'error',
    message: '{address} cannot be reached: {reason}',
    why: 'there is nothing to compile',
    fix: 'start the server, or correct the address; NODE_EXTRA_CA_CERTS names a file with certificates of your own, and localhost may stand for ::1 or for 127.0.0.1 only',
  },
  refused: {
    code: 'SITEC1071',
    level: 'error',
    message: '{address} is no site to start from: {reason}',
    why: 'every page is found by the links of the first one',
    fix: 'give the address of a page as browsers show it; for a site of your own that closes itself to robots, set input.own in sitec.config.ts',
  },
  endless: {
    code: 'SITEC1072',
    level: 'error',
    message: 'the crawl of {address} was stopped: the site has more than {limit}',
    why: 'a site that is cut off somewhere would be published with holes, and one that makes new addresses for ever has no end',
    fix: 'look for links that go on for ever, as those of a calendar do, and leave them out with input.exclude in sitec.config.ts; --max-pages allows more pages. The crawl had come to {last}',
  },
  tooDeep: {
    code: 'SITEC1073',
    level: 'warning',
    message: 'pages that are more than {depth} links away from the first one were not read: {some} (in all: {count})',
    why: 'they are missing from everything that machines read',
    fix: 'name them in the sitemap, raise input.maxDepth in sitec.config.ts, or leave them out with input.exclude',
  },
  linkDead: {
    code: 'SITEC1074',
    level: 'warning',
    message: '{address} {answer}',
    why: 'people and agents who follow the link find nothing',
    fix: 'correct the link, or bring the page back',
  },
  pageLost: {
    code: 'SITEC1075',
    level: 'error',
    message: 'the page {address} cannot be read: {reason}',
    why: 'a page that is left out would be missing from every machine view',
    fix: 'mend what the server answers, or leave the page out with input.exclude in sitec.config.ts',
  },
  fileLost: {
    code: 'SITEC1076',
    level: 'warning',
    message: '{address} is not part of the bundle: {reason}',
    why: 'pages that load it would miss it wherever the bundle is served',
    fix: 'mend what the server answers; what is meant to be so needs no change',
  },
  forbidden: {
    code: 'SITEC1077',
    level: 'note',
    message: 'robots.txt asks not to read {some} (addresses in all: {count})',
    why: 'sitec keeps to it on sites that are not its own',
    fix: 'nothing to do, if nobody is meant to read them; for a site of your own set input.own in sitec.config.ts',
  },
  queriesIgnored: {
    code: 'SITEC1078',
    level: 'note',
    message: 'links lead to addresses that differ only by their query, which was left out: {some} (in all: {count})',
    why: 'a folder of files answers one page at one path, whatever the query is',
    fix: 'nothing to do, if they are one page; else give each page a path of its own',
  },
  moved: {
    code: 'SITEC1079',
    level: 'note',
    message: 'links lead to addresses that redirect: {some} (in all: {count})',
    why: 'the bundle holds pages and no redirects; what leads out of the site was not read',
    fix: 'link to the last address, and set up redirects at your host where others may use the old one',
  },
  sitemapLost: {
    code: 'SITEC1080',
    level: 'warning',
    message: 'the sitemap {address} cannot be read: {reason}',
    why: 'pages that only it names are missing',
    fix: 'mend the sitemap, or take its name out of robots.txt',
  },
} as const satisfies Record<string, ProblemDefinition>;
