/** What action.yml has to do, in a real folder with a real shell. */
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inLanes } from '../tools/in-lanes.ts';
import type { Outcome } from '../tools/outcome.ts';
import { actionText, action, runAction, type EndedJob } from './action-runner.ts';
import { CONTRADICTION, unless } from './complaints.ts';
import { link } from './packed-sitec.ts';
import { tools } from './tool-site.ts';

/** A workspace with a project in it: pages that need no generator, and sitec as it is installed. */
class Workspace {
  readonly folder: string;
  readonly #temporary: string;

  constructor(folder: string, sitec: string, project = '.') {
    this.folder = join(folder, 'workspace');
    this.#temporary = join(folder, 'temporary');
    const root = join(this.folder, project);
    for (const page of ['.', 'pricing', 'guides/start'])
      cpSync(join(import.meta.dirname, 'sites/vite', page, 'index.html'), join(root, '_site', page, 'index.html'));
    writeFileSync(join(root, 'package.json'), '{ "private": true }\n');
    const program = join(sitec, 'build/cli/main.js');
    chmodSync(program, 0o755);
    link(program, join(root, 'node_modules/.bin/sitec'));
  }

  run(inputs: Readonly<Record<string, string>> = {}): Promise<EndedJob> {
    return runAction(this.folder, this.#temporary, inputs);
  }

  contradict(project = '.'): void {
    cpSync(CONTRADICTION, join(this.folder, project, 'content/plans.yaml'));
  }

  /** Has a selector that finds nothing, which is a warning. */
  warn(): void {
    writeFileSync(join(this.folder, 'sitec.config.json'), '{"markdown": {"drop": [".nowhere"]}}\n');
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }
}

/** A check in a folder of its own; answers what was wrong. */
type Check = (folder: string, sitec: string) => Promise<readonly string[]>;

/** What is used of a validator that has the published schema of actions. */
interface Validator {
  validateAction(text: string): { readonly errors: readonly object[] };
}

const matchesSchema: Check = async () => {
  const { validateAction } = createRequire(import.meta.url)(tools.file('@action-validator/core/action_validator.js')) as Validator;
  const { errors } = validateAction(actionText);
  const faulty = validateAction(actionText.replace('shell: bash', 'shel: bash'));
  return [...errors.map((error) => JSON.stringify(error)), ...unless(faulty.errors.length > 0, 'a wrong key is not found')];
};

const keepsInputsOutOfScripts: Check = async () => {
  const scripts = action.runs.steps.flatMap(({ run }) => run ?? []);
  const unused = Object.keys(action.inputs).filter((name) => !actionText.includes(`\${{ inputs.${name} }}`));
  return [
    ...unless(scripts.length > 0 && scripts.every((script) => !script.includes('${{')), 'an expression stands in a script'),
    ...unused.map((name) => `nobody reads the input ${name}`),
  ];
};

const compiles: Check = async (folder, sitec) => {
  const workspace = new Workspace(folder, sitec);
  const { code, stdout, stderr, outputs, summary } = await workspace.run();
  const report = outputs.report ?? '';
  return [
    ...unless(code === 0, `exit code ${code}: ${stderr}`),
    ...unless(outputs['exit-code'] === '0' && outputs.bundle === 'dist', `outputs ${JSON.stringify(outputs)}`),
    ...unless(workspace.has('dist/sitec-manifest.json'), 'there is no bundle'),
    ...unless(existsSync(report) && readFileSync(report, 'utf8').includes('"ok": true'), `the report ${report} does not say ok`),
    ...unless(!/^::(?:error|notice title=SITEC2001)/m.test(stdout), `annotations: ${stdout}`),
    ...unless(summary.startsWith('**sitec build**: '), `the summary is ${summary}`),
  ];
};

const annotates: Check = async (folder, sitec) => {
  const workspace = new Workspace(folder, sitec, 'web site');
  workspace.contradict('web site');
  const { code, stdout, outputs, summary, used } = await workspace.run({ 'working-directory': 'web site', out: 'public bundle' });
  const annotation = '::error file=web site/content/plans.yaml,line=3,col=12,title=SITEC2101::plans.growth.price: ';
  return [
    ...unless(code === 1 && outputs['exit-code'] === '1', `exit code ${code}, outputs ${JSON.stringify(outputs)}`),
    ...unless(outputs.bundle === '' && !workspace.has('web site/public bundle'), 'there is a bundle'),
    ...unless(
      stdout.split('\n').some((line) => line.startsWith(annotation)),
      `annotations: ${stdout}`,
    ),
    ...unless(/^\| error \| SITEC2101 \|/m.test(summary), `the summary is ${summary}`),
    ...unless(used[0]?.uses === 'actions/cache@v4' && used[0].with.path === 'web site/.sitec/cache', `used: ${JSON.stringify(used)}`),
    ...unless(workspace.has('web site/.sitec/cache'), 'nothing is kept where the cache looks'),
  ];
};

const namesWhatItWrote: Check = async (folder, sitec) => {
  const workspace = new Workspace(folder, sitec, 'web site');
  const inputs = {
    'working-directory': 'web site',
    site: '_site',
    out: 'public bundle',
    'base-url': 'https://preview.example.com',
    host: 'any',
  };
  const { code, stderr, outputs } = await workspace.run(inputs);
  const llms = join(workspace.folder, 'web site/public bundle/llms.txt');
  return [
    ...unless(code === 0 && outputs.bundle === 'web site/public bundle', `exit code ${code}, ${JSON.stringify(outputs)} ${stderr}`),
    ...unless(existsSync(llms) && readFileSync(llms, 'utf8').includes('https://preview.example.com'), 'the address is another one'),
    ...unless(!workspace.has('web site/public bundle/mcp'), 'the host is another one'),
  ];
};

const passesFlagsOn: Check = async (folder, sitec) => {
  const workspace = new Workspace(folder, sitec);
  workspace.warn();
  const strict = await workspace.run({ args: '--strict\n  --no-cache' });
  const isKept = workspace.has('.sitec/cache');
  const failing = await workspace.run({ 'fail-on': 'warning' });
  const never = await workspace.run({ 'fail-on': 'never' });
  return [
    ...unless(strict.code === 1 && !isKept, `--strict --no-cache: exit code ${strict.code}`),
    ...unless(failing.code === 1 && workspace.has('.sitec/cache'), `fail-on warning: exit code ${failing.code}`),
    ...unless(never.code === 0 && never.outputs.bundle === 'dist', `fail-on never: exit code ${never.code}`),
  ];
};

const HOSTILE = ['$(touch pwned)', '"; touch pwned; "', '`touch pwned`', "'; touch pwned; '", '--host', '\n::error::pwned'];

const obeysNoInput: Check = async (folder, sitec) => {
  const complaints = await inLanes(HOSTILE, async (text, index) => {
    const workspace = new Workspace(join(folder, String(index)), sitec);
    const { code, stdout, stderr } = await workspace.run({
      site: text,
      out: text,
      'base-url': text,
      host: text,
      'fail-on': text,
      args: text,
    });
    return [
      ...unless(!workspace.has('pwned'), `${text} is run`),
      ...unless(code === 2, `${text} is taken for something: exit code ${code}`),
      ...unless(!/^::error::pwned/m.test(stdout + stderr), `${text} makes an annotation`),
    ];
  });
  return complaints.flat();
};

const saysThatThereWasNone: Check = async (folder, sitec) => {
  const workspace = new Workspace(folder, sitec);
  const { code, stdout, outputs } = await workspace.run({ 'working-directory': '_site', args: '--no-such-flag' });
  return [
    ...unless(code === 2 && outputs['exit-code'] === '2', `exit code ${code}`),
    ...unless(outputs.report === '' && outputs.bundle === '', `outputs ${JSON.stringify(outputs)}`),
    ...unless(/^::error title=sitec::There was no build/m.test(stdout), `annotations: ${stdout}`),
  ];
};

const CHECKS: Readonly<Record<string, Check>> = {
  'has the keys that GitHub knows': matchesSchema,
  'reads every input, and none in the text of a script': keepsInputsOutOfScripts,
  'compiles with the sitec of the project': compiles,
  'annotates lines, seen from the root of the repository, and adds a summary': annotates,
  'hands its inputs on, and says where the bundle is': namesWhatItWrote,
  'hands flags on, and fails from the wanted level on': passesFlagsOn,
  'runs nothing that an input says': obeysNoInput,
  'says when there was no build': saysThatThereWasNone,
};

/** Asks the action everything, each in a folder of its own. */
export const checkAction = (sitec: string, folder: string): Promise<readonly Outcome[]> =>
  inLanes(Object.entries(CHECKS), async ([name, check], index) => {
    const unexpected = await check(join(folder, String(index)), sitec).catch((error: unknown) => [String(error)]);
    return { name, expected: 0, unexpected };
  });
