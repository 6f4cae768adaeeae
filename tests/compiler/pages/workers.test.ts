/** Pages that are read in threads: the same as in one, and a page that breaks a thread is a problem. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PageTask } from '../../../compiler/pages/survey.ts';
import type { Answer } from '../../../compiler/pages/workers/page-reader.ts';
import { WorkerPool, type CrewSettings } from '../../../compiler/pages/workers/pool.ts';
import { BASE, html, SiteFolder, type Files } from '../site.ts';

afterEach(() => void vi.unstubAllEnvs());

const names = Array.from({ length: 40 }, (_, index) => `page-${index}`);
const body = (name: string, index: number): string =>
  `<p>${`${name} says something. `.repeat(5 + (index % 7))}</p><table><tr><th>A</th></tr><tr><td>${index}</td></tr></table>`;

/** Pages with something wrong in many of them. */
const files: Files = {
  'index.html': html('Acme', body('home', 1)),
  ...Object.fromEntries(
    names.map((name, index) => [
      `${index % 2 ? 'guides/' : ''}${name}.html`,
      html(index % 5 ? name : `N\0ul ${name}`, body(name, index) + (index % 4 ? '' : '<p style="display:none">hidden words</p>')),
    ]),
  ),
};

describe('a site that is read by workers', () => {
  const build = async (folder: SiteFolder, count: string, cache: boolean): Promise<unknown> => {
    vi.stubEnv('SITEC_WORKERS', count);
    const { exitCode, problems, summary } = await folder.compile({ cache });
    return { exitCode, problems, pages: summary?.pages, bundle: folder.bundle() };
  };

  let alone: unknown;
  beforeAll(async () => {
    const folder = new SiteFolder(files);
    alone = await build(folder, '0', false);
    folder.remove();
  });

  it.each(['1', '2', '5'])('is the same as one that is read without: %s workers', async (workers) => {
    const folder = new SiteFolder(files);
    onTestFinished(() => folder.remove());
    expect(alone).toMatchObject({ exitCode: 0, pages: 41 });
    expect(await build(folder, workers, false)).toEqual(alone);
    expect(await build(folder, workers, true)).toEqual(alone);
    expect(await build(folder, workers, true)).toEqual(alone);
  });

  it.each(['-1', 'two', '1.5', '65'])('is refused for SITEC_WORKERS=%s', async (workers) => {
    vi.stubEnv('SITEC_WORKERS', workers);
    const folder = new SiteFolder({ 'index.html': html('Acme') });
    onTestFinished(() => folder.remove());
    const { exitCode, problems } = await folder.compile();
    expect([exitCode, problems.map(({ message }) => message)]).toEqual([
      3,
      [`"SITEC_WORKERS" in the configuration must be a whole number from 0 to 64, got ${workers}`],
    ]);
  });
});

/** What a pool says of pages: the code of a problem, or `read`. */
const survey = async (pages: readonly string[], settings: Partial<CrewSettings>): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-test-'));
  const pool = new WorkerPool({ workers: 1, ...settings });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const tasks = pages.map((page, index): PageTask => {
    const file = `${index}.html`;
    writeFileSync(join(folder, file), page);
    return {
      folder,
      file,
      path: `/${index}`,
      url: `${BASE}/${index}`,
      source: `site/${file}`,
      base: BASE,
      rendered: null,
      textLanguages: {},
      selections: [],
    };
  });
  const said = new Map<string, string>();
  const take = (path: string, answer: Answer): void => {
    const found = 'failures' in answer ? answer.failures.map(({ code, place }) => `${code} ${place?.file}`) : ['read'];
    said.set(path, found.join());
  };
  await pool.run({ tasks, jobOf: (task) => ({ kind: 'survey', task }), take: ({ task }, answer) => take(task.path, answer) });
  await pool.close();
  return tasks.map(({ path }) => said.get(path) ?? 'nothing');
};

const LARGE = html('Large', '<p>Some <b>words</b> of a long page.</p>'.repeat(60_000));
const SMALL = html('Small');

describe('a page', () => {
  it('that takes too long is a problem, and the next one is read by another worker', async () => {
    expect(await survey([LARGE, LARGE], { milliseconds: 1 })).toEqual(['SITEC3104 site/0.html', 'SITEC3104 site/1.html']);
  });

  it('that uses up the memory of its worker is a problem, and the others are read', async () => {
    expect(await survey([SMALL, LARGE, SMALL], { memory: { maxOldGenerationSizeMb: 24 } })).toEqual([
      'read',
      'SITEC3114 site/1.html',
      'read',
    ]);
  });

  it('is read in this thread where a worker cannot start', async () => {
    expect(await survey([SMALL, SMALL], { memory: { maxOldGenerationSizeMb: 1 } })).toEqual(['read', 'read']);
  });
});
