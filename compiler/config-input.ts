import type { CrawlSource } from './crawl/source.ts';
import { array, boolean, either, integer, object, optional, string, type Infer } from './schema.ts';
import { SITE_FOLDERS } from './site-folders.ts';

/** What is read of a site on the web unless the configuration says otherwise. */
const DEFAULTS = { maxPages: 10_000, maxDepth: 20, concurrency: 8 } as const;

const glob = string('Glob of paths, such as /blog/**', { pattern: '^(?:/|\\*\\*)' });
const most = (description: string, key: keyof typeof DEFAULTS, maximum: number) =>
  optional(integer(`${description}. Default: ${DEFAULTS[key]}`, { minimum: 1, maximum }));

/** `input` of the configuration. */
export const inputConfig = either(
  `Folder with the rendered site, or its address: docs/crawling.md says how a site is read from there. Default: the first of ${SITE_FOLDERS.join(', ')} that holds an index.html`,
  string('A folder, or an address such as https://www.example.com'),
  object('A site that is read from its address', {
    url: string('Address of its first page', { pattern: '^https?://\\S+$' }),
    own: optional(boolean('Whether the site is yours, so that its robots.txt does not speak to you. Default: false')),
    include: optional(array('Pages that are read. Default: **', glob, { minItems: 1 })),
    exclude: optional(array('Pages that are not read. Default: none', glob)),
    maxPages: most('Pages that the site may have; with more of them the build fails', 'maxPages', 100_000),
    maxDepth: most('Links that are followed from the first page on', 'maxDepth', 1000),
    concurrency: most('Addresses that are asked at once', 'concurrency', 64),
  }),
);

type Input = Infer<typeof inputConfig>;

/** True for an address, as opposed to a folder. */
export const isAddress = (input: string): boolean => /^https?:\/\//i.test(input);

/** An address that can be crawled, without fragment; null for one that cannot. */
export const crawlAddress = (input: string): string | null => {
  if (!isAddress(input) || !URL.canParse(input)) return null;
  const url = new URL(input);
  url.hash = '';
  return url.username === '' && url.password === '' ? url.href : null;
};

/** How a site is read from an address. Whose site it is was said of the configured address only. */
export const crawlSource = (url: string, input: Input | undefined, maxPages: number | undefined): CrawlSource => {
  const { url: configured, ...settings } = typeof input === 'object' ? input : { url };
  const isSame = new URL(configured).origin === new URL(url).origin;
  const { own = false, include = ['**'], exclude = [], ...limits } = settings;
  return { ...DEFAULTS, ...limits, ...(maxPages !== undefined && { maxPages }), url, own: own && isSame, include, exclude };
};
