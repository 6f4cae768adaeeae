/** What the integrations have in common: what of a build goes to which log, and how a build fails. The generators are asked in tests/integrations. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileOutput, type IntegrationOptions } from '../../../cli/integrations/compile-output.ts';
import { html, SiteFolder } from '../../compiler/site.ts';

const plan = '<article data-sitec-plan="growth"><h2 data-sitec-name>Growth</h2><p data-sitec-price="49 USD P1M">$49 a month</p></article>';
const files = {
  'index.html': html('Home', undefined, '<link rel="canonical" href="https://acme.example/">'),
  'pricing/index.html': html('Pricing', plan),
  'sitec.config.json': '{"markdown": {"drop": [".nowhere"]}}',
};
let site: SiteFolder;

beforeEach(() => {
  site = new SiteFolder(files);
  vi.stubEnv('NO_COLOR', '1');
});
afterEach(() => {
  site.remove();
  vi.unstubAllEnvs();
});

interface Logged {
  readonly info: string[];
  readonly warn: string[];
  readonly error: string[];
  readonly failure: Error | null;
}

const compiled = async (options: IntegrationOptions = {}): Promise<Logged> => {
  const said: Omit<Logged, 'failure'> = { info: [], warn: [], error: [] };
  const log = {
    info: (text: string) => void said.info.push(text),
    warn: (text: string) => void said.warn.push(text),
    error: (text: string) => void said.error.push(text),
  };
  const build = compileOutput({ folder: `${site.folder}/site`, root: site.folder }, { out: 'dist', ...options }, log);
  return build.then(
    () => ({ ...said, failure: null }),
    (failure: Error) => ({ ...said, failure }),
  );
};

const contradict = (note = ''): void =>
  site.write('content/plans.yaml', `plans:\n  - name: Growth\n    price: { value: 59, currency: USD, period: P1M } ${note}\n`);

it('gives warnings and the summary to the log of a generator, each as what it is', async () => {
  const { info, warn, error, failure } = await compiled();
  expect(failure).toBeNull();
  expect(error).toEqual([]);
  expect(warn).toHaveLength(1);
  expect(warn[0]).toMatch(/^warning SITEC1037 {2}/);
  expect(info).toHaveLength(1);
  expect(info[0]).toMatch(/^sitec .*\n read .* Not found on this site: .*\n wrote {3}\d+ files .* to dist: /);
  expect(site.bundle().has('sitec-manifest.json')).toBe(true);
});

it('fails with a message, without a stack of ours, and writes nothing', async () => {
  contradict();
  const { error, failure } = await compiled();
  expect(error[0]).toMatch(/^error {3}SITEC2101 {2}plans\.growth\.price: .*\n {2}content\/plans\.yaml:3:12\n/);
  expect(failure?.message).toBe('the build ended with exit code 1 (problems in the site); see the problems above');
  expect(failure?.stack).toBe(`sitec: ${failure?.message}`);
  expect(site.bundle().size).toBe(0);
});

it('fails with the exit code of what cannot be used at all', async () => {
  const { error, failure } = await compiled({ config: 'missing.json' });
  expect(error).toHaveLength(1);
  expect(failure?.message).toContain('exit code 3 (configuration, input or output)');
});

it('fails from the level on that the options name', async () => {
  expect((await compiled({ failOn: 'warning' })).failure?.message).toContain('exit code 1');
  contradict();
  expect((await compiled({ failOn: 'never' })).failure).toBeNull();
});

it('looks from the working folder of the options, where one is given', async () => {
  const { info } = await compiled({ cwd: `${site.folder}/site`, config: '../sitec.config.json', out: '../dist' });
  expect(info[0]).toContain('to ../dist: ');
});

it('says nothing that the runner of GitHub Actions obeys', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  contradict('# ##[error]pwned');
  const { error } = await compiled();
  expect(error[0]).toContain('# #[error]pwned');
  expect(error[0]).not.toContain('##[');
});
