/** The conformance suite of MCP: which scenarios run, and what counts as passed. */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Outcome } from '../tools/outcome.ts';
import { runTool } from './tools.ts';

/** A revision that the suite has requirements for, with the file of what /mcp fails on purpose. */
export interface Revision {
  readonly name: string;
  readonly baseline: string;
  /** Scenarios that the suite runs with the revision, but does not require; /mcp has to pass them all the same. */
  readonly also: readonly string[];
}

interface Check {
  readonly id: string;
  readonly status: string;
  readonly description: string;
  readonly errorMessage?: string;
}

/** The revisions that are required of a server, each with a baseline of its own. */
export const REVISIONS: readonly Revision[] = [
  { name: '2025-11-25', baseline: join(import.meta.dirname, 'baseline-2025.yml'), also: ['json-schema-2020-12'] },
  { name: '2026-07-28', baseline: join(import.meta.dirname, 'baseline-2026.yml'), also: ['json-schema-2020-12', 'http-header-validation'] },
];

/** Scenarios of the skills extension (SEP-2640); no revision requires them. */
export const SKILL_SCENARIOS = ['sep-2640-skills-enumeration', 'sep-2640-skills-manifest'] as const;

/** The one that wants a skill with a folder in it, which only the fixture has. */
export const FOLDER_SCENARIO = 'sep-2640-skills-directory';

/** Scenarios that call names which only the fixture has, or that need what no tool does, by the beginning of their names. */
const FIXTURE_ONLY = /^(?:tools-call|resources-read|resources-templates|prompts-get|completion|input-required|elicitation|json-schema)-/;
const REQUIREMENTS = join(import.meta.dirname, 'node_modules/@modelcontextprotocol/conformance/requirements');
const RESULT_FOLDER = /^server-(.+)-\d{4}-\d{2}-\d{2}T/;

const listOf = (file: string): readonly string[] => (parse(readFileSync(file, 'utf8')) as { readonly server: readonly string[] }).server;

/** Scenarios that a revision requires of a server, and those that we do. */
const requiredScenarios = ({ name, also }: Revision): readonly string[] => [...listOf(join(REQUIREMENTS, `${name}.yaml`)), ...also];

/** Those that any server can pass, whatever its tools are called. */
export const commonScenarios = (revision: Revision): readonly string[] =>
  requiredScenarios(revision).filter((scenario) => !FIXTURE_ONLY.test(scenario));

/** Everything that a revision requires, in one run. */
export const runRequirements = async (url: string, revision: Revision, folder: string): Promise<readonly Outcome[]> => {
  const words = ['--requirements', revision.name, '--expected-failures', revision.baseline];
  return runSuite(url, words, requiredScenarios(revision), listOf(revision.baseline), folder);
};

/** One scenario; with a revision, at that revision and with its baseline. */
export const runScenario = async (url: string, scenario: string, folder: string, revision?: Revision): Promise<readonly Outcome[]> => {
  const atRevision = revision ? ['--spec-version', revision.name, '--expected-failures', revision.baseline] : [];
  const baseline = revision ? listOf(revision.baseline).filter((entry) => entry.split(':')[0] === scenario) : [];
  return runSuite(url, ['--scenario', scenario, ...atRevision], [scenario], baseline, folder);
};

const runSuite = async (
  url: string,
  words: readonly string[],
  scenarios: readonly string[],
  baseline: readonly string[],
  folder: string,
): Promise<readonly Outcome[]> => {
  const results = mkdtempSync(join(folder, 'results-'));
  const { code, stderr } = await runTool('suite', ['server', '--url', url, '--output-dir', results, ...words], folder);
  const checks = new Map(readdirSync(results).map((name) => [RESULT_FOLDER.exec(name)?.[1], checksOf(join(results, name))]));
  const outcomes = scenarios.map((scenario) => judge(scenario, checks.get(scenario) ?? [], baseline));
  // The suite judges by the same files; when it alone is not content, its word counts.
  const isAlone = code !== 0 && outcomes.every(({ unexpected }) => unexpected.length === 0);
  const verdict: Outcome = { name: 'verdict of the suite', expected: 0, unexpected: [`exit code ${code}`, ...stderr.split('\n', 1)] };
  return isAlone ? [...outcomes, verdict] : outcomes;
};

/** Checks of a scenario; none when it ended with an exception. */
const checksOf = (folder: string): readonly Check[] => {
  const file = join(folder, 'checks.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Check[]) : [];
};

/** A warning counts as a failure, and an entry of the baseline that no longer fails is one too, as the suite has it. */
const judge = (scenario: string, checks: readonly Check[], baseline: readonly string[]): Outcome => {
  const bad = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING');
  const covers = (entry: string, id: string): boolean => entry === scenario || entry === `${scenario}:${id}`;
  const entries = baseline.filter((entry) => entry.split(':')[0] === scenario);
  const stale = entries.filter((entry) => !bad.some(({ id }) => covers(entry, id)));
  const surprises = bad.filter(({ id }) => !entries.some((entry) => covers(entry, id)));
  return {
    name: scenario,
    expected: entries.length - stale.length,
    unexpected: [
      ...(checks.length === 0 ? ['it made no check'] : []),
      ...surprises.map(
        ({ id, status, description, errorMessage }) => `${id}: ${status.toLowerCase()}: ${(errorMessage ?? description).split('\n', 1)[0]}`,
      ),
      ...stale.map((entry) => `${entry} no longer fails: take it out of the baseline`),
    ],
    isExempt: entries.includes(scenario),
  };
};
