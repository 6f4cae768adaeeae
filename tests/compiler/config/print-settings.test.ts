/** `--print-config`: what settings a build would have, and where each comes from. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { describeSettings } from '../../../cli/build/print-config.ts';
import type { Options } from '../../../compiler/config/options.ts';
import { folderOf as cliFolder } from '../../cli/fixture.ts';
import { html } from '../site.ts';
import { folderOf, pages, withoutVariables } from './option-site.ts';

withoutVariables();

describe('the settings of a build', () => {
  it('are listed with the source of each value, and nothing is built', async () => {
    const site = folderOf({ ...pages, 'sitec.config.json': '{"site":"https://file.example","out":"public","provenance":false}' });
    vi.stubEnv('SITEC_INPUT', 'site');
    const { lines, exitCode } = await describeSettings({ cwd: site.folder, out: 'mine', jobs: 1 });
    expect(exitCode).toBe(0);
    expect(lines.map(({ key, value, source }) => [key, value, source])).toEqual([
      ['cacheDir', '.sitec/cache', 'default'],
      ['content', ['content/**/*.{md,yaml,yml,json}'], 'default'],
      ['developers', false, 'sitec.config.json'],
      ['hosts', ['node'], 'default'],
      ['inPlace', false, 'default'],
      ['inject', ['links', 'directive', 'webmcp', 'jsonld'], 'default'],
      ['input', 'site', 'SITEC_INPUT'],
      ['jobs', 1, '--jobs'],
      ['maxPages', 10_000, 'default'],
      ['out', 'mine', '--out'],
      ['provenance', false, 'sitec.config.json'],
      ['site', 'https://file.example', 'sitec.config.json'],
    ]);
    expect(existsSync(join(site.folder, 'mine'))).toBe(false);
  });

  it('say what is found, and where', async () => {
    const folder = cliFolder({
      '_site/index.html': html('Acme', '', '<link rel="canonical" href="https://acme.example/">'),
      'wrangler.toml': '',
    });
    const found = async (options: Options): Promise<readonly unknown[]> => {
      const { lines } = await describeSettings({ cwd: folder, ...options });
      return lines
        .filter(({ key }) => ['hosts', 'inPlace', 'input', 'out', 'site'].includes(key))
        .map(({ value, source }) => [value, source]);
    };
    const site = ['https://acme.example', 'found: _site/index.html'];
    const hosts = [['cloudflare'], 'found: wrangler.toml'];
    expect(await found({})).toEqual([hosts, [false, 'default'], ['_site', 'found'], ['dist', 'default'], site]);
    expect(await found({ inPlace: true })).toEqual([hosts, [true, '--in-place'], ['_site', 'found'], ['_site', '--in-place'], site]);
    expect(await found({ out: '_site' })).toEqual([hosts, [true, '--out'], ['_site', 'found'], ['_site', '--out'], site]);
    const input = { include: ['**'] };
    expect((await found({ inlineConfig: { input } }))[2]).toEqual([{ dir: '_site', ...input }, 'found']);
    expect(await found({ input: 'nowhere', hosts: ['nginx'], baseUrl: 'https://b.example' })).toEqual([
      [['nginx'], '--host'],
      [false, 'default'],
      ['nowhere', 'the argument of sitec build, or --from'],
      ['dist', 'default'],
      ['https://b.example', '--base-url'],
    ]);
  });

  it('say by what a generator was recognised that writes where bundles go', async () => {
    const folder = cliFolder({ 'astro.config.mjs': '', 'dist/index.html': html('Acme') });
    const inPlace = async (options: Options) =>
      (await describeSettings({ cwd: folder, ...options })).lines.find(({ key }) => key === 'inPlace');
    expect(await inPlace({})).toEqual({ key: 'inPlace', value: true, source: 'found: astro.config.mjs' });
    expect(await inPlace({ out: 'other' })).toEqual({ key: 'inPlace', value: false, source: 'default' });
  });

  it('say what flags say', async () => {
    const { lines } = await describeSettings({
      cwd: cliFolder(),
      strict: true,
      precompress: false,
      cache: false,
      releaseDir: 'kept',
      only: ['llms'],
    });
    expect(lines.filter(({ source }) => source.startsWith('--')).map(({ key, value, source }) => [key, value, source])).toEqual([
      ['cache', false, '--no-cache'],
      ['only', ['llms'], '--only'],
      ['precompress', false, '--no-precompress'],
      ['releaseDir', 'kept', '--release-dir'],
      ['strict', true, '--strict'],
    ]);
  });

  it('that cannot be read are a problem', async () => {
    const site = folderOf({ ...pages, 'sitec.config.json': '{"sight":1}' });
    expect(await describeSettings({ cwd: site.folder })).toMatchObject({ lines: [], exitCode: 3, problems: [{ code: 'SITEC1002' }] });
  });
});
