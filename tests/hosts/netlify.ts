/** Netlify: `_headers` by Netlify's own parser, the two functions as they are deployed, and the suite over a stand-in for what runs them. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { encodePath } from '../../compiler/paths.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { holdPort } from '../tools/free-port.ts';
import type { CheckSet, Outcome } from '../tools/outcome.ts';
import { buildFixture, type BuiltFixture } from './fixture.ts';
import { buildHostedExample } from './hosted-example.ts';
import { missesBy, type MissRule } from './misses.ts';
import { headersFor, NetlifyPlatform, type NetlifyRule } from './netlify-platform.ts';
import { tools } from './platforms.ts';
import { askWithClients } from './released-clients.ts';
import { askHost, assertions, plainAssertions } from './suite.ts';

/** Of @netlify/headers-parser what is called. */
interface HeadersParser {
  readonly parseAllHeaders: (options: {
    readonly headersFiles: readonly string[];
    readonly configHeaders: readonly never[];
    readonly minimal: false;
  }) => Promise<{ readonly headers: readonly NetlifyRule[]; readonly errors: readonly Error[] }>;
}

const parse = async (dist: string): ReturnType<HeadersParser['parseAllHeaders']> => {
  const { parseAllHeaders } = (await import(pathToFileURL(tools.file('@netlify/headers-parser/lib/index.js')).href)) as HeadersParser;
  return parseAllHeaders({ headersFiles: [join(dist, '_headers')], configHeaders: [], minimal: false });
};

const RELATIVE = 'Netlify fills nothing into a value: what names a page is relative to it, or left to the link in the HTML';
const PUBLIC = 'the functions read it from the site itself';
const ITS_OWN = 'Netlify answers by itself, which no file of ours changes';

const RULES: readonly MissRule[] = [
  { name: /links its (?:alternate|canonical)$|^every page links its markdown/, reason: RELATIVE },
  { name: /^(?!404|pages in markdown).* have every header of the table/, reason: RELATIVE },
  { name: /^a range of (?!negotiated markdown)/, reason: ITS_OWN },
  {
    name: /^a path below a page is 404$|^the page for what is missing is no page$/,
    reason: 'Netlify answers /x with x.html, also where that is an index',
  },
  { name: / is sent as \w+ to |is not compressed$/, reason: ITS_OWN },
  { name: /^(?:POST|PUT|DELETE|PATCH) to a |^405 says /, reason: ITS_OWN },
  { name: /^404 (?:is never stored|varies by Accept|for \w+ has every header|for programs is )/, reason: ITS_OWN },
  { name: /^\/_sitec\/.* is not served$|^the address of a host file in another spelling /, reason: PUBLIC },
];

const open = async ({ project, dist }: BuiltFixture): Promise<NetlifyPlatform> =>
  NetlifyPlatform.open(join(project, 'deploy/netlify'), dist, (await parse(dist)).headers);

/** What stands for a header that cannot be taken away again. */
const isStandIn = (name: string, value: string, site: string): boolean =>
  name === 'Link' || name === 'Vary' || (name === 'Access-Control-Allow-Origin' && value === site);

/** Headers that are relative to a file, or of one file; and the type of pages, which Netlify knows by itself. */
const isOwn = (name: string, isPage: boolean): boolean =>
  ['Link', 'Last-Modified', 'X-Markdown-Tokens'].includes(name) || (name === 'Content-Type' && isPage);

/** What of the header table is said otherwise by the rules. */
const differences = async ({ dist }: BuiltFixture, rules: readonly NetlifyRule[]): Promise<readonly string[]> => {
  const { index } = await loadBundle(dist);
  // No pattern stands for a name with an asterisk alone: it has what the rules around it give.
  const routes = Object.entries(index.routes).filter(([path]) => !path.includes('*'));
  return routes.flatMap(([path, { variant, page }]) => {
    const set = index.headers[variant[2]] ?? [];
    const got = headersFor(rules, encodePath(path));
    const isPage = page !== undefined && !/\.(?:md|html?)$/.test(path);
    const wrong = set.filter(([name, value]) => !isOwn(name, isPage) && got[name]?.replaceAll(', ', ',') !== value.replaceAll(', ', ','));
    const more = Object.entries(got).filter(([name, value]) => !set.some(([each]) => each === name) && !isStandIn(name, value, index.site));
    return [...wrong, ...more].map(([name, value]) => `${path}: ${name}: ${value}; got ${got[name]}`);
  });
};

const checkHeaders = async (site: BuiltFixture): Promise<readonly Outcome[]> => {
  const { headers, errors } = await parse(site.dist);
  return [
    { name: `the parser of Netlify reads ${headers.length} rules`, expected: 0, unexpected: errors.map(({ message }) => message) },
    { name: 'every address has the headers of the table, but for links', expected: 0, unexpected: await differences(site, headers) },
  ];
};

/** The example, built for the address that it is served at: clients go where cards say. */
const checkExample = async (folder: string, fixture: BuiltFixture): Promise<readonly CheckSet[]> => {
  const { port, release } = await holdPort();
  const example = await buildHostedExample(folder, ['netlify'], `http://127.0.0.1:${port}`, { rateLimit: false });
  await release();
  const platform = await open(example);
  return platform.during(
    async (url) => [
      { title: 'Netlify, example', outcomes: await askHost(url, example.dist, assertions, missesBy(RULES, assertions)) },
      { title: 'Netlify, clients', outcomes: await askWithClients(url, example) },
      { title: 'Netlify, _headers', outcomes: [...(await checkHeaders(example)), ...(await checkHeaders(fixture))] },
    ],
    port,
  );
};

/** Everything about Netlify. */
export const checkNetlify = async (folder: string): Promise<readonly CheckSet[]> => {
  const [fixture, plain] = [
    await buildFixture(join(folder, 'fixture'), ['netlify']),
    await buildFixture(join(folder, 'off'), ['netlify'], { negotiate: 'off' }),
  ];
  const [ofFixture, ofPlain] = [await open(fixture), await open(plain)];
  return [
    ...(await checkExample(join(folder, 'example'), fixture)),
    {
      title: 'Netlify, fixture',
      outcomes: await ofFixture.during((url) => askHost(url, fixture.dist, assertions, missesBy(RULES, assertions))),
    },
    {
      title: 'Netlify, no negotiation',
      outcomes: await ofPlain.during((url) => askHost(url, plain.dist, plainAssertions, missesBy(RULES, plainAssertions))),
    },
  ];
};
