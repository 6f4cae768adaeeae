/** action.yml, run as a runner of GitHub runs a composite action, as far as this one needs it. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { runProgram, type Ended } from '../tools/run-program.ts';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly run?: string;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

/** What is read of an action. */
export interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string; readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

/** Text of action.yml. */
export const actionText = readFileSync(resolve(import.meta.dirname, '../../action.yml'), 'utf8');

/** The action of this repository. */
export const action = parse(actionText) as Action;

/** How a job ended. */
export interface EndedJob extends Ended {
  readonly outputs: Readonly<Record<string, string>>;
  /** The summary of the job, in markdown. */
  readonly summary: string;
  /** What the actions of others are given. */
  readonly used: readonly { readonly uses: string; readonly with: Readonly<Record<string, string>> }[];
}

type Contexts = Readonly<Record<string, string>>;

/** Replaces expressions by what they name; nothing but names is known. */
const evaluate = (text: string, contexts: Contexts): string =>
  text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (expression, name: string) => {
    const value = contexts[name];
    if (value === undefined) throw new Error(`${expression} is not known`);
    return value;
  });

const evaluateAll = (values: Readonly<Record<string, string>> = {}, contexts: Contexts): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, evaluate(value, contexts)]));

const prefixed = (prefix: string, values: Readonly<Record<string, string>>): Contexts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

const pairs = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** Runs the action in a workspace; `temporary` is the folder of the runner. */
export const runAction = async (workspace: string, temporary: string, given: Readonly<Record<string, string>>): Promise<EndedJob> => {
  mkdirSync(temporary, { recursive: true });
  const defaults = Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default]));
  let contexts: Contexts = { ...prefixed('inputs', { ...defaults, ...given }), 'runner.os': 'Linux', 'github.sha': '0'.repeat(40) };
  const used: EndedJob['used'][number][] = [];
  const summary = join(temporary, 'summary.md');
  let ended: Ended = { code: 0, stdout: '', stderr: '' };
  for (const [index, step] of action.runs.steps.entries()) {
    if (step.uses !== undefined) {
      used.push({ uses: step.uses, with: evaluateAll(step.with, contexts) });
      continue;
    }
    const [script, output] = [join(temporary, `step-${index}.sh`), join(temporary, `output-${index}`)];
    writeFileSync(script, evaluate(step.run ?? '', contexts));
    rmSync(output, { force: true });
    const words = ['--noprofile', '--norc', '-e', '-o', 'pipefail', script];
    ended = await runProgram(step.shell ?? '', words, resolve(workspace, evaluate(step['working-directory'] ?? '.', contexts)), {
      ...process.env,
      ...evaluateAll(step.env, contexts),
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: temporary,
    });
    contexts = { ...contexts, ...prefixed(`steps.${step.id}.outputs`, pairs(output)) };
    if (ended.code !== 0) break;
  }
  // An output that no step has set is empty.
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => [
    name,
    contexts[/[\w.-]+(?= \}\})/.exec(value)?.[0] ?? ''] ?? '',
  ]);
  return {
    ...ended,
    outputs: Object.fromEntries(outputs) as Record<string, string>,
    summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '',
    used,
  };
};
