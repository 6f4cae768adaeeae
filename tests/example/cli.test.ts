import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildWords, run, start } from './command.ts';
import { example, hashesOf } from './example.ts';

const folderFor = (name: string): string => mkdtempSync(join(example.folder, `${name}-`));
const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

describe('help', () => {
  test.each([['--help'], ['-h']])('sitec %s lists commands and exit codes', async (word) => {
    const { code, stdout, stderr } = await run([word]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: sitec \[options\] \[command\]\n/);
    expect(stdout).toMatch(/^ {2}build .*\n/m);
    expect(stdout).toMatch(/^ {2}serve .*\n/m);
    expect(stdout).toContain('Exit codes: 0 done, 1 problems in the site, 2 wrong usage, 3 configuration,\ninput or output');
  });

  test('sitec --version prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(example.repository, 'package.json'), 'utf8')) as { readonly version: string };
    expect(await run(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` });
  });
});

describe('exit codes', () => {
  test('0 for a build, in at most 12 lines', async () => {
    const out = join(folderFor('build'), 'dist');
    const { code, stdout, stderr } = await run(buildWords(out));
    expect([code, stderr]).toEqual([0, '']);
    expect(lines(stdout).length).toBeGreaterThan(2);
    expect(lines(stdout).length).toBeLessThanOrEqual(12);
    expect(stdout).toContain(
      '4 plans (3 prices seen, 3 confirmed), 16 features, 4 platforms, 20 guides, 3 comparisons, 13 questions, 53 pages',
    );
    expect(hashesOf(out)).toEqual(hashesOf(example.dist));
    expect(await run([...buildWords(out), '--quiet'])).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });

  test.each([['bild'], ['build --nope'], ['serve --port no'], ['serve --port 70000'], ['build one two']])(
    '2 for sitec %s',
    async (words) => {
      const { code, stdout, stderr } = await run(words.split(' '));
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^error: \S/);
    },
  );

  test('3 for a site that is not there', async () => {
    const { code, stdout, stderr } = await run(['build', 'nowhere', '--config', example.config]);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/SITEC1010 {2}cannot find a rendered site: .*nowhere/);
    expect(existsSync(join(example.folder, 'nowhere'))).toBe(false);
  });

  test('3 for a folder that sitec did not write', async () => {
    const out = folderFor('foreign');
    writeFileSync(join(out, 'thesis.txt'), 'mine');
    const { code, stderr } = await run(buildWords(out));
    expect([code, hashesOf(out).length]).toEqual([3, 1]);
    expect(stderr).toContain('SITEC3303');
  });

  test('3 for a port that is taken, with the next free one as advice', async () => {
    const { port } = new URL(example.url);
    const { code, stdout, stderr } = await run(['serve', example.dist, '--port', port]);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain(`Port ${port} is taken. Try: sitec serve ${example.dist} --port `);
    // Another program may have the one behind it.
    const [advised = NaN] = /--port (\d+)/.exec(stderr)?.slice(1).map(Number) ?? [];
    expect(advised).toBeGreaterThan(Number(port));
    expect(advised).toBeLessThan(Number(port) + 20);
  });

  test('3 for a bundle that is not there', async () => {
    const { code, stderr } = await run(['serve', 'nowhere', '--port', '0']);
    expect([code, stderr]).toEqual([3, expect.stringMatching(/^error {2}nowhere has no bundle and no site\. .*sitec build.*\n$/)]);
  });
});

test('serve prints lines to paste, answers, and ends with 0 when it is asked to', async () => {
  const { child, outcome } = start(['serve', example.dist, '--port', '0']);
  const printed = await new Promise<string>((done) => child.stdout?.once('data', (chunk) => done(String(chunk))));
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? '';
  const lines = printed.split('\n').filter((line) => !line.startsWith('Report '));
  expect(lines).toEqual([
    `Site      ${url}/    53 pages`,
    `Markdown  curl -s ${url}/ -H 'accept: text/markdown'`,
    expect.stringMatching(new RegExp(`^MCP       claude mcp add --transport http [a-z-]+ ${url}/mcp$`)),
    expect.stringMatching(new RegExp(`^Ask       curl -s ${url}/a2a .*"What does Starter cost\\?"`)),
    '',
  ]);
  expect((await fetch(`${url}/pricing/`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await outcome).toMatchObject({ code: 0, signal: null });
});

describe('drift', () => {
  test('a price that was changed in the content only ends with 1, names both places and leaves the bundle', async () => {
    const folder = folderFor('drift');
    const out = join(folder, 'dist');
    cpSync(join(example.repository, 'content'), join(folder, 'content'), { recursive: true });
    const words = [...buildWords(out), '--content', 'content/**/*.{md,yaml}'];
    expect((await run(words, { cwd: folder })).code).toBe(0);
    const before = hashesOf(out);
    const plans = join(folder, 'content/_data/plans.yaml');
    writeFileSync(plans, readFileSync(plans, 'utf8').replace('price: { value: 49,', 'price: { value: 51,'));

    const { code, stderr, stdout } = await run(words, { cwd: folder });
    expect(code).toBe(1);
    expect(stdout).toMatch(/nothing: dist is unchanged/);
    expect(stderr).toMatch(/^error +SITEC2101 .*51.*49/m);
    const places = [...stderr.matchAll(/(?:^| )(\S+\.(?:yaml|html)):(\d+):(\d+)/gm)];
    const placed = places.map(([, file = '', line]) => {
      const text = readFileSync(resolve(folder, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
      return [file.split('/').slice(-2).join('/'), /51/.test(text), /49/.test(text)] as const;
    });
    expect(placed).toContainEqual(['_data/plans.yaml', true, false]);
    expect(placed).toContainEqual(['pricing/index.html', false, true]);
    expect(hashesOf(out)).toEqual(before);
  });
});

describe('configuration', () => {
  test.each([
    [{ ap: 'https://app.bazaarbell.example' }, 'unknown key "ap" in the configuration; did you mean "app"?'],
    [{ robots: { aiTrian: 'no' } }, 'unknown key "robots.aiTrian" in the configuration; did you mean "aiTrain"?'],
    [{ site: 7 }, '"site" in the configuration must be a text, got 7'],
  ])('%o is refused', async (config, message) => {
    const file = join(folderFor('configuration'), 'sitec.config.json');
    writeFileSync(file, JSON.stringify(config));
    const { code, stdout, stderr } = await run(['build', example.rendered, '--config', file]);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/sitec\.config\.json:1:\d+\n/);
  });
});
