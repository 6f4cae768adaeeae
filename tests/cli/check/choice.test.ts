/** `sitec check` of a part of a site: by `--only` and `--skip`, and of a bundle that was built of some parts. */
import { Command } from 'commander';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runBuild, type BuildFlags } from '../../../cli/build/build.ts';
import { checkCommand } from '../../../cli/check/command.ts';
import type { CheckFlags } from '../../../cli/check/flags.ts';
import { runCheck } from '../../../cli/check/run.ts';
import type { ScoredCheck } from '../../../cli/check/score.ts';
import { loadBundle } from '../../../runtime/adapters/node-bundle.ts';
import { serve } from '../../../runtime/adapters/node.ts';
import { BASE, html, SiteFolder } from '../../compiler/site.ts';
import { folderOf, run, type Ended } from '../fixture.ts';

const head = '<meta name="description" content="A tool."><link rel="canonical" href="https://acme.example/">';
const text = '<p>Acme is a tool for people who want to write less and to be read more.</p>';

const check = (target: string, flags: Partial<CheckFlags>): Promise<Ended> =>
  run(() => runCheck(target, { timeout: 10, concurrency: 4, ...flags }));

const bundleOf = (...only: readonly string[]): Promise<string> => built(only.length > 0 ? { only: [...only] } : {});

const built = async (more: BuildFlags): Promise<string> => {
  const site = new SiteFolder({ 'index.html': html('Acme', text, head), 'sitec.config.json': '{}' });
  onTestFinished(() => site.remove());
  const flags = { cwd: site.folder, config: 'sitec.config.json', baseUrl: BASE, out: 'dist', ...more };
  expect((await run(() => runBuild('site', flags))).code).toBe(0);
  return site.out;
};

const served = async (folder: string): Promise<string> => {
  const server = await serve(await loadBundle(folder), { port: 0, host: '127.0.0.1', limit: false });
  onTestFinished(() => server.close());
  return server.url.replace(/\/$/, '');
};

describe('a choice that leaves no check is wrong usage', () => {
  it('of groups of a site on the web', async () => {
    const address = await served(await bundleOf());
    const groups = 'pages, markdown, discovery, api, facts, mcp, a2a, headers, languages';
    const stderr = `error  --only and --skip leave no checks for ${address}; its groups are ${groups}\n`;
    expect(await check(address, { only: ['folder'] })).toEqual({ code: 2, stdout: '', stderr });
  });

  it('of groups of a folder without a bundle', async () => {
    const folder = folderOf({ 'index.html': html('Acme', text, head) });
    const { code, stderr } = await check(folder, { only: ['mcp', 'headers'] });
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/; its groups are pages, markdown, discovery, api, facts, a2a, languages, folder\n$/),
    ]);
  });

  it.each(['SITEC5001', 'SITEC5002', 'SITEC5003', 'SITEC5009', 'SITEC9999'])('of %s, which no check finds', async (code) => {
    expect(await check('http://127.0.0.1:1', { skip: ['SITEC5010', code] })).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(`error  ${code} is not a code of a check`),
    });
  });

  it('with a group that nobody knows', async () => {
    const program = new Command().exitOverride();
    let told = '';
    checkCommand(program);
    program.commands[0]?.exitOverride().configureOutput({ writeErr: (words) => void (told += words) });
    await expect(program.parseAsync(['check', 'dist', '--only', 'pagse'], { from: 'user' })).rejects.toThrow('invalid');
    expect(told).toContain('There is no group "pagse"; did you mean "pages"?');
  });

  it('but a score that is nothing is below every other', async () => {
    const folder = folderOf({ 'index.html': html('Acme', text, head) });
    expect((await check(folder, { only: ['facts'] })).code).toBe(0);
    const { code, stdout } = await check(folder, { only: ['facts'], minScore: 0 });
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('SITEC5003  the score is not available, because no check applies, but --min-score asks for 0'),
    ]);
  });
});

describe('a bundle of some parts', () => {
  const ABOUT = 'the bundle was built without /';

  it.each(['folder', 'web'])('is charged for no other part: %s', async (kind) => {
    const folder = await bundleOf('robots');
    const { code, stdout } = await check(kind === 'folder' ? folder : await served(folder), { json: true });
    const { score, problems } = JSON.parse(stdout);
    const without = (score.checks as readonly ScoredCheck[]).filter(({ reason }) => reason?.startsWith(ABOUT));
    expect([code, score.total, problems]).toEqual([0, 100, []]);
    expect(without.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['twin-exists', 'sitemap', 'openapi', 'mcp-handshake', 'a2a-agent-card', 'webmcp', 'link-header', 'llms-txt']),
    );
    expect(without.map(({ name }) => name)).not.toContain('robots');
  });

  it('is asked for the parts that it has', async () => {
    const { stdout } = await check(await bundleOf('llms', 'mcp'), { json: true });
    expect(JSON.parse(stdout).problems.map(({ code }: { code: string }) => code)).toEqual([]);
    expect(JSON.parse(stdout).score.checks.find(({ name }: ScoredCheck) => name === 'mcp-handshake').state).toBe('passed');
  });
});

describe.each(['folder', 'web'])('a bundle for hosts that only send files: %s', (kind) => {
  it('is charged for nothing that they cannot do, and its level says what is missing', async () => {
    const folder = await built({ host: ['any'] });
    // Such hosts compress by themselves, which the server of this test does not.
    const flags = { json: true, skip: ['SITEC5096'] };
    const { code, stdout } = await check(kind === 'folder' ? folder : await served(folder), flags);
    const { score, problems } = JSON.parse(stdout);
    const about = (score.checks as readonly ScoredCheck[]).filter(({ reason }) =>
      reason?.startsWith('the hosts of the bundle do not support '),
    );
    expect([code, score.total, problems]).toEqual([0, 100, []]);
    expect(about.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'markdown-on-accept',
        'link-header',
        'cors',
        'mcp-server-card',
        'mcp-handshake',
        'a2a-agent-card',
        'a2a-errors',
      ]),
    );
    expect(score.level.missing).toEqual(['markdown for Accept: text/markdown at the home page']);
  });
});
