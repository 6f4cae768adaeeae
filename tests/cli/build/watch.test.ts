/** `sitec build --watch` as a process: what it builds again for, and what not. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { SiteFolder } from '../../compiler/site.ts';
import type { ServerProcess } from '../serve/server-process.ts';
import { builds, page, printed, siteOf, start } from './watching.ts';

const TIME = 120_000;
/** Longer than what is waited for after a change. */
const A_WHILE = 1500;

const heading = (site: SiteFolder): string => /<h1>(.*?)<\/h1>/.exec(readFileSync(join(site.out, 'index.html'), 'utf8'))?.[1] ?? '';

/** Waits until the bundle has a heading, and the line of that build was printed. */
const shows = (site: SiteFolder, watch: ServerProcess, text: string, lines = builds(watch.output.stdout).length + 1): Promise<unknown> =>
  printed(watch, () => existsSync(site.out) && builds(watch.output.stdout).length >= lines && heading(site) === text);

const count = (watch: ServerProcess, number: number): Promise<unknown> =>
  printed(watch, () => builds(watch.output.stdout).length >= number);

describe('sitec build --watch', () => {
  test(
    'builds again when a page, the content or the configuration changes; a line each',
    async () => {
      const site = siteOf({ 'content/company.yaml': 'name: Acme\n' });
      const watch = start(site, 'build', '--watch');
      await shows(site, watch, 'One', 1);
      site.write('index.html', page('Two'));
      await shows(site, watch, 'Two', 2);
      site.write('content/company.yaml', 'name: Bolt\n');
      await count(watch, 3);
      expect(readFileSync(join(site.out, 'api/v1/company.json'), 'utf8')).toContain('"Bolt"');
      site.write('sitec.config.json', '{ "input": "site", "site": "https://bolt.example" }');
      await count(watch, 4);
      expect(readFileSync(join(site.out, 'llms.txt'), 'utf8')).toContain('https://bolt.example');
      site.write('about.html', page('About'));
      await count(watch, 5);
      expect(watch.output.stdout).toMatch(/^(?:built \d pages?, \d+ files? changed, \d+\.\d s\n){5}$/);
      expect(watch.output.stdout).toMatch(/built 2 pages, .*\n$/);
    },
    TIME,
  );

  test(
    'says what is wrong, leaves the bundle, and goes on when it is mended',
    async () => {
      const site = siteOf();
      const watch = start(site, 'build', '--watch');
      await shows(site, watch, 'One', 1);
      site.write('content/plans.yaml', 'plans: [');
      await count(watch, 2);
      expect(builds(watch.output.stdout)[1]).toMatch(/^failed: 1 error/);
      await printed(watch, () => /^error +SITEC\d{4}/m.test(watch.output.stderr));
      expect(heading(site)).toBe('One');
      site.write('content/plans.yaml', 'plans: []');
      await count(watch, 3);
      expect(builds(watch.output.stdout)[2]).toMatch(/^built 1 page, nothing changed, /);
    },
    TIME,
  );

  test(
    'waits for a generator that removes its folder and writes it anew, bit by bit',
    async () => {
      const site = siteOf({ 'about.html': page('About') });
      const watch = start(site, 'build', '--watch');
      await shows(site, watch, 'One', 1);
      rmSync(join(site.folder, 'site'), { recursive: true });
      await sleep(400);
      site.write('about.html', page('About us'));
      await sleep(400);
      site.write('index.html', page('Two'));
      await shows(site, watch, 'Two', 2);
      expect(builds(watch.output.stdout).filter((line) => line.startsWith('failed'))).toEqual([]);
    },
    TIME,
  );

  test(
    'sees a folder that was put in the place of another one, and what changes in it later',
    async () => {
      const site = siteOf({ 'guides/index.html': page('Guides') });
      const watch = start(site, 'build', '--watch');
      await shows(site, watch, 'One', 1);
      const [folder, fresh] = [join(site.folder, 'site'), join(site.folder, 'fresh')];
      cpSync(folder, fresh, { recursive: true });
      writeFileSync(join(fresh, 'index.html'), page('Two'));
      renameSync(folder, join(site.folder, 'away'));
      renameSync(fresh, folder);
      await shows(site, watch, 'Two', 2);
      site.write('guides/index.html', page('All guides'));
      await printed(watch, () => readFileSync(join(site.out, 'guides/index.html'), 'utf8').includes('All guides'));
      expect(builds(watch.output.stdout).filter((line) => line.startsWith('failed'))).toEqual([]);
    },
    TIME,
  );

  test(
    'waits for a site that is not there yet',
    async () => {
      const site = siteOf();
      rmSync(join(site.folder, 'site'), { recursive: true });
      const watch = start(site, 'build', '--watch');
      await count(watch, 1);
      expect(builds(watch.output.stdout)).toEqual([expect.stringMatching(/^failed: 1 error/)]);
      await printed(watch, () => watch.output.stderr.includes('note: waiting for index.html in site\n'));
      site.write('index.html', page('Late'));
      await shows(site, watch, 'Late', 2);
    },
    TIME,
  );

  test(
    'reads a configuration in JavaScript, and what it imports, anew',
    async () => {
      const site = siteOf();
      rmSync(join(site.folder, 'sitec.config.json'));
      mkdirSync(join(site.folder, 'settings'));
      const settings = join(site.folder, 'settings/name.ts');
      const config = (key: string): string =>
        `import { name } from './settings/name.ts';\nexport default { input: 'site', ${key}: name };\n`;
      writeFileSync(settings, `export const name: string = 'https://one.example';\n`);
      site.write('sitec.config.mjs', config('site'));
      const watch = start(site, 'build', '--watch');
      await shows(site, watch, 'One', 1);
      writeFileSync(settings, `export const name: string = 'https://two.example';\n`);
      await printed(watch, () => readFileSync(join(site.out, 'llms.txt'), 'utf8').includes('https://two.example'));
      site.write('sitec.config.mjs', config('sites'));
      await printed(watch, () => watch.output.stderr.includes('sites'));
      await expect.poll(() => builds(watch.output.stdout).at(-1)).toMatch(/^failed: 1 error/);
    },
    TIME,
  );

  test(
    'does not build again because of what it has written itself',
    async () => {
      const site = siteOf({ 'sitec.config.json': '{ "input": "site", "content": ["**/*.{md,yaml,json,html}"] }' });
      const watch = start(site, 'build', '--watch', '--reporter', 'pretty,html=report.html,json=report.json');
      await shows(site, watch, 'One', 1);
      site.write('index.html', page('Two'));
      await shows(site, watch, 'Two', 2);
      await sleep(A_WHILE);
      expect(builds(watch.output.stdout)).toHaveLength(2);
      expect(existsSync(join(site.folder, 'report.html'))).toBe(true);
    },
    TIME,
  );

  test(
    'prints a report a build where one is asked for',
    async () => {
      const site = siteOf();
      const watch = start(site, 'build', '--watch', '--json');
      const reports = (): number => watch.output.stdout.match(/^\{$/gm)?.length ?? 0;
      await printed(watch, () => reports() === 1);
      site.write('index.html', page('Two'));
      await printed(watch, () => reports() === 2);
      expect(builds(watch.output.stdout)).toEqual([]);
    },
    TIME,
  );

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s is its end, with 0',
    async (signal) => {
      const site = siteOf();
      const watch = start(site, 'build', '--watch');
      await shows(site, watch, 'One', 1);
      watch.child.kill(signal);
      expect(await watch.ended).toBe(0);
      expect(existsSync(`${site.out}.lock`)).toBe(false);
    },
    TIME,
  );
});
