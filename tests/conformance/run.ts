/**
 * `npm run test:conformance`: the conformance suite and the Inspector on the real runtime, over a fixture with the names that the suite asks for,
 * and over the example site. `--report=<file>` writes the counts as JSON. Exit codes: 0 nothing unexpected, 1 otherwise, 2 no tools to run.
 */
import { paths } from '../../compiler/paths.ts';
import { serve } from '../../runtime/adapters/node.ts';
import type { Bundle } from '../../runtime/bundle.ts';
import { buildExample } from '../tools/built-example.ts';
import { runChecks } from '../tools/checked-run.ts';
import { inLanes } from '../tools/in-lanes.ts';
import type { CheckSet, Outcome } from '../tools/outcome.ts';
import { fixtureBundle } from './fixture-index.ts';
import { exampleCalls, FIXTURE_CALLS, inspect } from './inspector.ts';
import type { InspectorCall } from './inspector.ts';
import { commonScenarios, FOLDER_SCENARIO, REVISIONS, runRequirements, runScenario, SKILL_SCENARIOS } from './suite.ts';
import { install } from './tools.ts';

/** Most of a run is the start of a tool, of which each has a process of its own. */
const outcomesOf = async <Item>(items: readonly Item[], work: (item: Item) => Promise<readonly Outcome[]>): Promise<readonly Outcome[]> =>
  (await inLanes(items, work)).flat();

/** Serves a bundle on the loopback interface, as the check against DNS rebinding needs it, while something is done with it. */
const withServer = async <Result>(bundle: Bundle, work: (url: string, endpoint: string) => Promise<Result>): Promise<Result> => {
  const server = await serve(bundle, { port: 0, host: '127.0.0.1', limit: false });
  try {
    return await work(server.url, server.url + paths.mcp);
  } finally {
    await server.close();
  }
};

const skillsOf = async (title: string, endpoint: string, scenarios: readonly string[], folder: string): Promise<CheckSet> => ({
  title: `${title}, skills`,
  outcomes: await outcomesOf(scenarios, (scenario) => runScenario(endpoint, scenario, folder)),
});

const inspectionOf = async (title: string, endpoint: string, calls: readonly InspectorCall[], folder: string): Promise<CheckSet> => ({
  title: `${title}, Inspector`,
  outcomes: await outcomesOf(calls, async (call) => [await inspect(endpoint, call, folder)]),
});

const checkFixture = async (folder: string): Promise<readonly CheckSet[]> =>
  withServer(fixtureBundle(), async (_, endpoint) => {
    const sets: CheckSet[] = [];
    for (const revision of REVISIONS)
      sets.push({ title: `fixture, ${revision.name}`, outcomes: await runRequirements(endpoint, revision, folder) });
    return [
      ...sets,
      await skillsOf('fixture', endpoint, [...SKILL_SCENARIOS, FOLDER_SCENARIO], folder),
      await inspectionOf('fixture', endpoint, FIXTURE_CALLS, folder),
    ];
  });

const checkExample = async (folder: string): Promise<readonly CheckSet[]> => {
  const { bundle } = await buildExample(folder);
  return withServer(bundle, async (url, endpoint) => {
    const sets: CheckSet[] = [];
    for (const revision of REVISIONS) {
      const outcomes = await outcomesOf(commonScenarios(revision), (scenario) => runScenario(endpoint, scenario, folder, revision));
      sets.push({ title: `example, ${revision.name}`, outcomes });
    }
    const calls = await exampleCalls(bundle.index.site, url);
    return [...sets, await skillsOf('example', endpoint, SKILL_SCENARIOS, folder), await inspectionOf('example', endpoint, calls, folder)];
  });
};

process.exitCode = await runChecks('The conformance suite is', install, async (folder) => [
  ...(await checkFixture(folder)),
  ...(await checkExample(folder)),
]);
