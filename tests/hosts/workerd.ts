/** Cloudflare: what the compiler writes, in the runtime of Cloudflare itself (workerd), as wrangler starts it. */
import { join } from 'node:path';
import { holdPort } from '../tools/free-port.ts';
import type { CheckSet, Outcome } from '../tools/outcome.ts';
import { buildFixture, type BuiltFixture } from './fixture.ts';
import { buildHostedExample } from './hosted-example.ts';
import { missesBy, type MissRule } from './misses.ts';
import { runWrangler, wrangler } from './platforms.ts';
import { askWithClients } from './released-clients.ts';
import { during, type Program } from './running.ts';
import { askHost, assertions, plainAssertions } from './suite.ts';

/** What assets miss that reach no worker. */
const RULES: readonly MissRule[] = [
  {
    name: /^a range of (?:the twin|a document of the API|llms\.txt) /,
    reason: 'assets are sent whole, which RFC 9110 section 14.2 allows',
  },
  { name: / is sent as \w+ to |is not compressed$/, reason: 'Cloudflare compresses by itself, in front of what runs here' },
];

/** What Pages misses besides. */
const PAGES_RULES: readonly MissRule[] = [
  ...RULES,
  { name: /^(?:texts and lists|other files) have every header /, reason: 'Pages gives every asset Access-Control-Allow-Origin by itself' },
  {
    name: /^\/_sitec\/.* is not served$|^the address of a host file |^404 for programs /,
    reason: 'JSON is excluded from the worker, so that the API is free',
  },
  { name: /^\/_routes\.json is not served$/, reason: 'wrangler serves the file that it reads' },
];

const outcome = (name: string, ...unexpected: readonly string[]): Outcome => ({ name, expected: 0, unexpected });

const folderOf = ({ project }: BuiltFixture): string => join(project, 'deploy/cloudflare');

const dev = (site: BuiltFixture, home: string): Program => wrangler(folderOf(site), home, 'dev');

/** What a deployment would upload, without an account. */
const checkDeployment = async (site: BuiltFixture, home: string): Promise<readonly Outcome[]> => {
  const { code, stdout, stderr } = await runWrangler(folderOf(site), home, 'deploy', '--dry-run');
  const said = stdout + stderr;
  return [
    outcome('wrangler deploy --dry-run takes the folder', ...(code === 0 ? [] : [said])),
    outcome('it finds the bindings', ...(/RPC_LIMIT/.test(said) && /ASSETS/.test(said) ? [] : [said])),
    outcome('it has nothing to warn of', ...(/warn/i.test(said) ? [said] : [])),
  ];
};

const PING = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' };

/** The window of the binding begins with a minute of the clock: two may be needed to see one full. */
const checkLimit = async (url: string): Promise<readonly Outcome[]> => {
  const answers: Response[] = [];
  for (let hit = 0; hit < 62 && answers.at(-1)?.status !== 429; hit++) answers.push(await fetch(`${url}/mcp`, PING));
  const last = answers.at(-1);
  const allowed = answers.filter(({ status }) => status === 200).length;
  return [
    outcome(
      'more than 30 requests a minute are refused',
      ...(last?.status === 429 && allowed >= 30 ? [] : [`${allowed} allowed, then ${last?.status}`]),
    ),
    outcome(
      'the refusal says when to come back',
      ...(last?.headers.get('retry-after') === '60' ? [] : [String(last?.headers.get('retry-after'))]),
    ),
    outcome('files are not limited', ...((await fetch(`${url}/llms.txt`)).status === 200 ? [] : ['llms.txt is'])),
  ];
};

/** The example without a rate limit, built for the address that it is served at: clients go where cards say. */
const checkClients = async (folder: string, home: string): Promise<readonly CheckSet[]> => {
  const { port, release } = await holdPort();
  const example = await buildHostedExample(folder, ['cloudflare'], `http://127.0.0.1:${port}`, { rateLimit: false });
  await release();
  return during(
    dev(example, home),
    async (url) => [
      { title: 'workerd, example', outcomes: await askHost(url, example.dist, assertions, missesBy(RULES, assertions)) },
      { title: 'workerd, clients', outcomes: await askWithClients(url, example) },
    ],
    port,
  );
};

/** What wrangler answers with 502 at times, which is no word of Pages. */
const UNSTEADY = /^a path below a page is 404$|^\/_worker\.js |^\/index\.html%00\.md /;

/** The bundle as Cloudflare Pages publishes it. */
const checkPages = async ({ dist }: BuiltFixture, home: string): Promise<CheckSet> => {
  const list = assertions.filter(({ name }) => !UNSTEADY.test(name));
  const program = wrangler(home, home, 'pages', 'dev', dist, '--compatibility-date', '2026-04-01');
  return {
    title: 'workerd, Pages',
    outcomes: await during(program, (url) => askHost(url, dist, list, missesBy(PAGES_RULES, list))),
  };
};

/** Everything about Cloudflare. */
export const checkCloudflare = async (folder: string): Promise<readonly CheckSet[]> => {
  const [fixture, plain] = [
    await buildFixture(join(folder, 'fixture'), ['cloudflare']),
    await buildFixture(join(folder, 'off'), ['cloudflare'], { negotiate: 'off' }),
  ];
  const ofPlain = missesBy(RULES, plainAssertions);
  return [
    ...(await checkClients(join(folder, 'example'), folder)),
    ...(await during(dev(fixture, folder), async (url) => [
      { title: 'workerd, fixture', outcomes: await askHost(url, fixture.dist, assertions, missesBy(RULES, assertions)) },
      { title: 'workerd, limit', outcomes: await checkLimit(url) },
    ])),
    {
      title: 'workerd, no negotiation',
      outcomes: await during(dev(plain, folder), (url) => askHost(url, plain.dist, plainAssertions, ofPlain)),
    },
    await checkPages(fixture, folder),
    { title: 'workerd, deployment', outcomes: await checkDeployment(fixture, folder) },
  ];
};
