/** Vercel: the folder that the compiler writes, by the schema of Vercel, and in a stand-in for its routing with the function that is deployed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Validator, type Schema } from '@cfworker/json-schema';
import type { VercelRoute } from '../../compiler/hosts/vercel/routes.ts';
import { holdPort } from '../tools/free-port.ts';
import type { CheckSet, Outcome } from '../tools/outcome.ts';
import { buildFixture } from './fixture.ts';
import { buildHostedExample } from './hosted-example.ts';
import { missesBy, type MissRule } from './misses.ts';
import { tools } from './platforms.ts';
import { askWithClients } from './released-clients.ts';
import { askHost, assertions, plainAssertions } from './suite.ts';
import { VercelPlatform } from './vercel-platform.ts';

/** Of @vercel/routing-utils what is called. */
interface RoutingUtils {
  readonly routesSchema: Schema;
  readonly normalizeRoutes: (routes: readonly VercelRoute[]) => { readonly routes: readonly VercelRoute[] | null; readonly error: unknown };
}

const outputOf = (project: string): string => join(project, 'deploy/vercel/.vercel/output');

const checkConfig = (project: string): readonly Outcome[] => {
  const { routesSchema, normalizeRoutes } = createRequire(tools.file('.'))('@vercel/routing-utils') as RoutingUtils;
  const { routes } = JSON.parse(readFileSync(join(outputOf(project), 'config.json'), 'utf8')) as {
    readonly routes: readonly VercelRoute[];
  };
  const { valid, errors } = new Validator(routesSchema, '7').validate(routes);
  const normal = normalizeRoutes(structuredClone(routes));
  const isSame = JSON.stringify(normal.routes) === JSON.stringify(routes);
  return [
    { name: 'the schema of routes takes them', expected: 0, unexpected: valid ? [] : [JSON.stringify(errors.slice(0, 5))] },
    { name: 'they are normal as they are', expected: 0, unexpected: normal.error === null && isSame ? [] : [JSON.stringify(normal.error)] },
  ];
};

const RULES: readonly MissRule[] = [
  {
    name: /^404 for people has every header /,
    reason: 'the links of pages, which are those of the site on 404, cannot be taken away again',
  },
  { name: /^404 for programs /, reason: 'one page is sent for all that is missing, and the description of the API promises no more' },
  { name: /^a range of /, reason: 'Vercel cuts ranges in front of what runs here' },
  {
    name: / is sent as \w+ to |is not compressed$/,
    reason: 'Vercel compresses in front of what runs here',
  },
];

/** The example, built for the address that it is served at: clients go where cards say. */
const checkExample = async (folder: string): Promise<readonly CheckSet[]> => {
  const { port, release } = await holdPort();
  const example = await buildHostedExample(folder, ['vercel'], `http://127.0.0.1:${port}`, { rateLimit: false });
  await release();
  const platform = await VercelPlatform.open(outputOf(example.project));
  return platform.during(
    async (url) => [
      { title: 'Vercel, example', outcomes: await askHost(url, example.dist, assertions, missesBy(RULES, assertions)) },
      { title: 'Vercel, clients', outcomes: await askWithClients(url, example) },
      { title: 'Vercel, configuration', outcomes: checkConfig(example.project) },
    ],
    port,
  );
};

/** Everything about Vercel. */
export const checkVercel = async (folder: string): Promise<readonly CheckSet[]> => {
  const [fixture, plain] = [
    await buildFixture(join(folder, 'fixture'), ['vercel']),
    await buildFixture(join(folder, 'off'), ['vercel'], { negotiate: 'off' }),
  ];
  const [ofFixture, ofPlain] = [await VercelPlatform.open(outputOf(fixture.project)), await VercelPlatform.open(outputOf(plain.project))];
  return [
    ...(await checkExample(join(folder, 'example'))),
    {
      title: 'Vercel, fixture',
      outcomes: await ofFixture.during((url) => askHost(url, fixture.dist, assertions, missesBy(RULES, assertions))),
    },
    {
      title: 'Vercel, no negotiation',
      outcomes: await ofPlain.during((url) => askHost(url, plain.dist, plainAssertions, missesBy(RULES, plainAssertions))),
    },
  ];
};
