import { array, boolean, either, integer, object, oneOf, optional, string, type Infer } from '../schema/builder.ts';
import { url } from '../schema/shapes.ts';
import { HOST_NAMES } from './host-names.ts';
import { DEFAULT_INSERTIONS, INSERTIONS } from './known-values.ts';
import { answersConfig } from './sections/answers.ts';
import { factRules, factsConfig } from './sections/facts.ts';
import { inputConfig } from './sections/input.ts';
import { kindsConfig } from './sections/kinds.ts';
import { CLOUDFLARE } from './sections/proxy-ranges.ts';
import { searchConfig } from './sections/search.ts';
import { securityConfig } from './sections/security.ts';
import { webmcpConfig } from './sections/webmcp.ts';

/** Characters above which readers truncate llms.txt: about the part of a file that a tool of an assistant shows at once. */
export const LLMS_MAXIMUM = 50_000;

/** Characters above which llms-full.txt is split: about 250,000 tokens, more than most models accept, and about a second to download. */
export const LLMS_FULL_MAXIMUM = 1_000_000;

const SOURCES = ['frontmatter', 'jsonld', 'git', 'file'] as const;

/** Default sources of dates. */
export const DEFAULT_DATES: readonly DateSource[] = ['frontmatter', 'jsonld', 'git'];

const source = oneOf(
  '`frontmatter`: `updated` of the content entry; `jsonld`: JSON-LD or <head> of the page; `git`: last commit; `file`: file system',
  SOURCES,
);

/** The key `dates` of the configuration. */
export const datesConfig = array(
  `Where the date of the last change of a page comes from: the first of these sources that has one. Default: ${DEFAULT_DATES.join(', ')}`,
  source,
  { uniqueItems: true },
);

/** A source of the date of a page. */
export type DateSource = Infer<typeof source>;

const permission = (description: string) => optional(oneOf(description, ['yes', 'no']));

/** Every key of `sitec.config.*`, defined once: the validation, the TypeScript type and docs/reference/configuration.md come from it. */
export const configSchema = object('Configuration of sitec', {
  site: optional(url('Public address of the site, for example https://www.example.com. Default: the canonical link of the home page')),
  app: optional(url('Address of the application where people sign up; without it nothing points to a sign-up')),
  input: optional(inputConfig),
  content: optional(
    array('Globs of content sources. Default: content/**/*.{md,yaml,yml,json}', string('Glob, relative to the configuration file')),
  ),
  out: optional(string('Folder that the bundle is written to. Default: dist')),
  hosts: optional(
    array(
      'Where the bundle is published, one or more hosts: their own files are written, their limits checked, and nothing is advertised that one of them does not serve. docs/how-to/hosting/index.md describes them. Default: found out from the environment and the files of the project, else `node`, the server of sitec',
      oneOf('A host', HOST_NAMES),
      { minItems: 1, uniqueItems: true },
    ),
  ),
  negotiate: optional(
    oneOf(
      '`accept`: the address of a page is answered in markdown for who prefers it, where the host can do that. `off`: always in HTML. Default: accept',
      ['accept', 'off'],
    ),
  ),
  hashedAssets: optional(
    array(
      'Globs of files whose name changes with their content, such as those below `_astro/`. Browsers keep them for a year and never ask again, so a file that keeps its name must not match. Default: none',
      string('Glob of files, relative to the folder of the site'),
    ),
  ),
  facts: optional(factsConfig),
  kinds: optional(kindsConfig),
  ...factRules,
  markdown: optional(
    object('What of a page is its content, when its markup does not tell; CSS selectors', {
      main: optional(
        string('Element that is the main content. It counts before <main>, when it holds a quarter of the words of the body or more'),
      ),
      keep: optional(
        array(
          'Elements that are content although a rule leaves them out, or they repeat on every page. Hidden ones stay out',
          string('CSS selector'),
        ),
      ),
      drop: optional(array('Elements that are not content, like those with data-sitec="ignore"', string('CSS selector'))),
    }),
  ),
  dates: optional(datesConfig),
  inject: optional(
    array(
      `What is written into pages that do not have it: \`links\` are the Link header, the canonical address and known translations as elements of the head, \`directive\` is a sentence for agents that nobody sees, as a comment at the start and an element at the end of the body, which webmcp.js shows to programs that render pages, \`webmcp\` the script, \`jsonld\` the confirmed facts as JSON-LD of the types that a page does not state, \`copy\` the button that copies the markdown of a page (docs/how-to/copy-page.md). \`[]\` leaves pages as they are. Default: ${DEFAULT_INSERTIONS.join(', ')}`,
      oneOf('A kind', INSERTIONS),
      { uniqueItems: true },
    ),
  ),
  robots: optional(
    object(
      'What crawlers may do with the pages. It is written into robots.txt; if the site has one, this file comes first, and gets what it lacks',
      {
        search: permission('Show the pages in search results. Default: yes'),
        aiInput: permission('Use the pages to answer questions. Default: yes'),
        aiTrain: permission('Train models on the pages. Default: robots.txt does not say'),
        disallow: optional(array('Paths that no crawler should read', string('Path that starts with a slash', { pattern: '^/' }))),
      },
    ),
  ),
  security: optional(securityConfig),
  indexNow: optional(
    object('Tell search engines which pages changed, with `sitec publish` (docs/how-to/publish.md). A build sends nothing', {
      key: string('Key of the site for IndexNow: 8 to 128 letters, digits and hyphens; published as a file of this name with .txt', {
        pattern: '^[A-Za-z0-9-]{8,128}$',
      }),
    }),
  ),
  llms: optional(
    object('Sizes of the text files that list the pages and hold their text', {
      maximum: optional(
        integer(`Most characters of each llms.txt; what does not fit moves to files of folders. Default: ${LLMS_MAXIMUM}`, {
          minimum: 20_000,
          maximum: 100_000,
        }),
      ),
      fullMaximum: optional(
        integer(`Most characters of llms-full.txt, and of each part when the text of all pages is longer. Default: ${LLMS_FULL_MAXIMUM}`, {
          minimum: 20_000,
          maximum: 8_000_000,
        }),
      ),
    }),
  ),
  developers: optional(
    either(
      'The page for developers at /developers/, which sitec writes when the site has none; false for no page. Default: true',
      object('The page that sitec writes', {
        stylesheets: optional(
          array(
            'Stylesheets of the site that it loads before its own: they may set its CSS variables',
            string('Path that starts with a slash', { pattern: '^/(?!/)' }),
          ),
        ),
      }),
      boolean('Whether there is a page'),
    ),
  ),
  rateLimit: optional(
    either(
      'Limit of POST /mcp and /a2a for each client address; false for none. Default: 20 at once, then 30 a minute',
      object('A limit', {
        burst: integer('Requests that may come at once. Default: 20', { minimum: 1, maximum: 1000 }),
        perMinute: integer('Requests a minute after the burst. Default: 30', { minimum: 1, maximum: 60000 }),
      }),
      boolean('Whether there is a limit'),
    ),
  ),
  trustProxy: optional(
    array(
      `Proxies in front of the server, whose X-Forwarded-For has the address of the client. Without them that header is ignored. The word ${CLOUDFLARE} means its addresses`,
      string('Range of addresses such as 10.0.0.0/8, or one address'),
    ),
  ),
  allowedHosts: optional(
    array(
      'Further hosts that /mcp and /a2a answer besides the one of the public address. A name without a port means every port; a name does not include its subdomains. A server that is bound to a loopback address, as `sitec serve` is by default, ignores them: behind a proxy on the same machine that passes another Host on, bind it to another address',
      string('Host such as www.example.com or localhost:8080'),
    ),
  ),
  allowedOrigins: optional(
    array(
      'Origins of web pages that may call /mcp and /a2a besides the one of the public address. Default: every origin, but on a server that is bound to a loopback address only loopback ones, also behind a proxy on the same machine: name there the origins that may call it',
      string('Origin such as https://app.example.com'),
    ),
  ),
  mcp: optional(
    object('The server at /mcp', {
      chatgptTools: optional(
        boolean('Also offer the tools `search` and `fetch`, which the deep research of ChatGPT asks for. Default: false'),
      ),
      registryProof: optional(
        string('Proof for the public MCP registry that the domain is yours, written to /.well-known/mcp-registry-auth', {
          pattern: '^v=MCPv1; ',
        }),
      ),
    }),
  ),
  webmcp: optional(webmcpConfig),
  templates: optional(
    string(
      'Folder with templates of your own, each in place of the one of sitec that has its name; docs/reference/templates.md lists them',
    ),
  ),
  search: optional(searchConfig),
  answers: optional(answersConfig),
  provenance: optional(boolean('Publish for each fact which page and source it came from. Default: true')),
});

/** Content of `sitec.config.*`. */
export type Config = Infer<typeof configSchema>;
