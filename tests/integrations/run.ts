/**
 * `npm run test:integrations`: the integrations in the real generators, action.yml as a runner of GitHub runs it, and the first answers
 * about plain sites of more generators, with sitec as npm publishes it.
 * `--report=<file>` writes the counts as JSON, `--only=<name>` asks one of them. Exit codes: 0 nothing unexpected, 1 otherwise, 2 no tools to run.
 */
import { join } from 'node:path';
import { runChecks } from '../tools/checked-run.ts';
import { inLanes } from '../tools/in-lanes.ts';
import type { Outcome } from '../tools/outcome.ts';
import { checkAction } from './action-checks.ts';
import { checkFirstAnswers } from './first-answers.ts';
import { checkFirstMinutes } from './first-minutes.ts';
import { checkGenerator } from './generator-checks.ts';
import { generators } from './generators.ts';
import { unpackSitec } from './packed-sitec.ts';
import { checkReadme } from './readme.ts';
import { tools } from './tool-site.ts';

type Subject = (sitec: string, folder: string) => Promise<readonly Outcome[]>;

const subjects: Readonly<Record<string, Subject>> = {
  ...Object.fromEntries(
    generators.map((generator): [string, Subject] => [generator.name, (sitec, folder) => checkGenerator(generator, sitec, folder)]),
  ),
  action: checkAction,
  'first minutes': checkFirstMinutes,
  'first answers': checkFirstAnswers,
  readme: checkReadme,
};

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);

process.exitCode = await runChecks(
  'The integrations are',
  () => (only !== undefined && !Object.hasOwn(subjects, only) ? `there is no integration ${only}` : tools.install()),
  async (folder) => {
    const sitec = unpackSitec(join(folder, 'packed'));
    const chosen = Object.entries(subjects).filter(([name]) => only === undefined || name === only);
    return inLanes(chosen, async ([title, check]) => ({ title, outcomes: await check(sitec, join(folder, title)) }));
  },
);
