/** Sites with much and with little to tell of, and what the files of a bundle say of endpoints, negotiation and headers. */
import { caseStudies, config, integrations, files as kindFiles } from '../facts/kinds/kinds-site.ts';
import { BASE, html, type Built, type Files } from '../site.ts';

const tiny: Files = { 'index.html': html('Acme'), 'sitec.config.json': '{ "developers": {} }' };

const full: Files = {
  'index.html': html('Acme', '<p>Start</p>', '<meta name="description" content="Acme makes anvils.">'),
  'pricing.html': html(
    'Pricing',
    '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p></div>',
  ),
  'features/inbox.html': html('Inbox', '<p data-sitec-feature="inbox" data-sitec-status="available">Inbox</p>'),
  'guides/index.html': html('Guides'),
  'guides/forge.html': html('Forge an anvil', '<h2>Heat</h2><p>Heat it.</p>'),
  'compare/rival.html': html('Acme vs Rival', '<p data-sitec-comparison="rival" data-sitec-competitor="Rival">Both</p>'),
  'contact.html': html('Contact'),
  'content/company.json': JSON.stringify({ name: 'Acme', app: 'https://app.acme.example', updated: '2026-05-04' }),
  'sitec.config.json': JSON.stringify({ developers: {}, inject: ['links', 'directive', 'webmcp', 'jsonld'], mcp: { chatgptTools: true } }),
};

const declared: Files = {
  ...kindFiles,
  ...config({ integrations, 'case-studies': caseStudies }, { developers: {}, rateLimit: false, llms: { maximum: 20_000 } }),
};

/** Sites by what they have. */
export const advertisedSites: readonly (readonly [name: string, files: Files])[] = [
  ['nothing', tiny],
  ['everything that is built in', full],
  ['kinds of its own', declared],
];

/** Files that nobody reads for what the site offers, with the reason why they may name an endpoint. */
const UNREAD: readonly (readonly [file: RegExp, reason: string])[] = [
  [/^_sitec\//, 'tables of the runtime, which `sitec serve` and `sitec mcp` answer from on any machine'],
  [/^sitec-manifest\.json$/, 'lists the files of these tables'],
  [/^search\.json$/, 'has the words that people ask with'],
  [/^webmcp\.js$/, 'two comments of its code compare it with the endpoint'],
  [/^developers\/sitec\.js$/, 'its code names a header and an operation, which it looks for and does not find'],
];

/** What the page for developers says of `sitec mcp`, which needs no endpoint: a row of its first table, and a section with its link. */
const ON_YOUR_MACHINE = [
  /<tr><th scope="row">tools for a model<\/th>.*?<\/tr>/gs,
  /<li><a href="#mcp">.*?<\/ol><\/li>/gs,
  /<section>\s*<h2 id="mcp">.*?<\/section>/gs,
  /^\| tools for a model \|.*$/gm,
  /^## MCP server\n.*?(?=^## )/gms,
];

/** The texts of a bundle that tell somebody what the site offers, by file. */
export const tellingTexts = ({ dist, read }: Pick<Built, 'dist' | 'read'>): ReadonlyMap<string, string> => {
  const told = [...dist.keys()].filter((file) => !UNREAD.some(([unread]) => unread.test(file)));
  return new Map(told.map((file) => [file, withoutLocal(read(file))] as const));
};

const withoutLocal = (text: string): string => ON_YOUR_MACHINE.reduce((left, part) => left.replace(part, ''), text);

/** What would promise an endpoint that answers POST; WebMCP works from files. */
export const POSTED = /(?<!web)mcp|\ba2a\b|json-?rpc|retry-after/i;

/** What would promise that the address of a page answers in markdown. */
export const NEGOTIATED = /negotiat|accept["'`]*\s*:\s*["'`]*text\/markdown/i;

/** What would promise headers that only the table of sitec has. */
export const HEADED = /x-markdown-tokens|\blink header|for every origin|answered with 304/i;

/** The files in which a pattern is found, with what is around it. */
export const mentions = (texts: ReadonlyMap<string, string>, pattern: RegExp): readonly string[] =>
  [...texts].flatMap(([file, text]) => {
    const found = pattern.exec(text);
    return found ? [`${file}: ${text.slice(Math.max(0, found.index - 60), found.index + 60).replace(/\s+/g, ' ')}`] : [];
  });

/** Paths of the site that its texts name, without those that stand for many: with a placeholder, or with a slash at the end of the API's. */
export const namedPaths = (texts: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const address = new RegExp(`${BASE.replaceAll('.', String.raw`\.`)}(/[\\w./%~{}-]*)`, 'g');
  const found = [...texts.values()].flatMap((text) => [...text.matchAll(address)].map(([, path = '']) => path.replace(/[.]+$/, '')));
  return new Set(found.filter((path) => !path.includes('{') && path !== '/api/v1/'));
};
