import { SITE_FOLDERS } from '../../generators/detect.ts';
import { array, boolean, either, integer, object, optional, string, type Infer } from '../../schema/builder.ts';
import type { AskAddress } from '../ask.ts';
import type { TextFault } from '../text-fault.ts';

/** A site to read from its address. */
export interface CrawlSource {
  /** Address of the first page, http or https. */
  readonly url: string;
  /** True for a site of the user, to which robots.txt does not apply. */
  readonly own: boolean;
  /** Globs of the paths of pages to read, and of those to leave out. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly maxPages: number;
  /** Number of pages that are enough, without the files that they load; null for the whole site. */
  readonly sample: number | null;
  /** Maximum number of links from the first page to a page. */
  readonly maxDepth: number;
  /** Maximum parallel requests. */
  readonly concurrency: number;
  /** Replaces the requests of the crawl; null where the crawl sends them. */
  readonly ask: AskAddress | null;
}

/** Default limits for a site on the web. */
const DEFAULTS = { maxDepth: 20, concurrency: 8 } as const;

const glob = string('Glob: of files, relative to the folder of the site; of a site on the web of paths, such as /blog/**');
const most = (description: string, key: keyof typeof DEFAULTS, maximum: number) =>
  optional(integer(`${description}. Default: ${DEFAULTS[key]}`, { minimum: 1, maximum }));

const readObject = object('What is read of a site', {
  dir: optional(string(`Folder with the rendered site. Default: the first of ${SITE_FOLDERS.join(', ')} that holds an index.html`)),
  url: optional(string('Address of its first page, for a site that is read from the web', { pattern: '^https?://\\S+$' })),
  own: optional(boolean('Whether the site at `url` is yours, so that its robots.txt does not speak to you. Default: false')),
  include: optional(array('Files or pages that count, and no others', glob, { minItems: 1 })),
  exclude: optional(array('Files or pages that do not count, as if they were not there', glob)),
  render: optional(
    boolean(
      'Whether pages that scripts write are read as a Chromium of this machine shows them; docs/how-to/rendering.md says how. Default: false',
    ),
  ),
  maxPages: optional(integer('Most pages of the site; more are an error. Default: 10000', { minimum: 1 })),
  maxDepth: most('Links that are followed from `url` on', 'maxDepth', 1000),
  concurrency: most('Addresses that are asked at once', 'concurrency', 64),
});

/** `input` of the configuration. */
export const inputConfig = either(
  'Folder with the rendered site, or its address, or what is read of it; docs/how-to/crawling.md says how a site is read from its address',
  string('A folder, or an address such as https://www.example.com'),
  readObject,
);

/** `input` of the configuration in its long form. */
export type Input = Infer<typeof readObject>;

/** Settings for reading a site from an address. `own` applies to the configured address only. */
export const crawlSource = (
  url: string,
  input: Input,
  maxPages: number,
  wanted: Pick<CrawlSource, 'sample' | 'ask'> = { sample: null, ask: null },
): CrawlSource => {
  const { url: configured = url, own = false, include = ['**'], exclude = [] } = input;
  const { maxDepth = DEFAULTS.maxDepth, concurrency = DEFAULTS.concurrency } = input;
  const isSame = URL.canParse(configured) && new URL(configured).origin === new URL(url).origin;
  return {
    ...wanted,
    maxPages,
    maxDepth,
    concurrency,
    url,
    own: own && isSame,
    include: include.map(fromRoot),
    exclude: exclude.map(fromRoot),
  };
};

/** A glob of paths, which begin with a slash. */
const fromRoot = (pattern: string): string => (/^(?:\/|\*\*)/.test(pattern) ? pattern : `/${pattern}`);

/** Combinations of `input` that are invalid. */
export const inputFaults = ({ input }: { readonly input?: string | Input }): readonly TextFault[] =>
  typeof input === 'object' && input.dir !== undefined && input.url !== undefined
    ? [{ key: 'input.url', text: input.url, expected: 'cannot be used together with input.dir' }]
    : [];
