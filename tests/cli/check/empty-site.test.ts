/** Sites whose pages have almost no text without scripts: what their score and their level are, and what is said first. */
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../chromium.js';
import type { Verdict } from '../../../compiler/verdict/verdict.ts';
import { SiteFolder } from '../../compiler/site.ts';
import { Project } from '../bad-input/sitec.ts';

const shell = (title: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="Mail"><script type="module" src="/app.js"></script></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`;

const APP = `document.getElementById('root').innerHTML = '<main><h1>Acme Mail</h1><p>' + 'Acme Mail carries the letters of your company. '.repeat(9) + '</p></main>';`;

interface Checked {
  readonly verdict: Verdict | undefined;
  readonly score: {
    readonly total: number;
    readonly empty?: number;
    readonly level: { readonly value: number; readonly missing: readonly string[] };
  };
  readonly groups: ReadonlyMap<string, number | null>;
}

const check = async (project: Project, folder: string): Promise<Checked> => {
  const { stdout } = await project.run('check', folder, '--json');
  const { score, verdict } = JSON.parse(stdout) as {
    readonly verdict?: Verdict;
    readonly score: Checked['score'] & { readonly groups: readonly { readonly name: string; readonly score: number | null }[] };
  };
  return { score, verdict, groups: new Map(score.groups.map((group) => [group.name, group.score])) };
};

describe('a site of empty pages', () => {
  it('scores 10 at most, has no level, and is called empty first', async () => {
    const project = new Project({ '_site/index.html': shell('Acme'), '_site/prices/index.html': shell('Prices'), '_site/app.js': APP });
    const { score, groups } = await check(project, '_site');
    expect(score.total).toBeLessThanOrEqual(10);
    expect([score.empty, score.level.value, groups.get('pages')]).toEqual([2, 0, 0]);
    const { stdout } = await project.run('check', '_site');
    expect(stdout.split('\n').slice(1, 3)).toEqual([
      '',
      '2 of 2 pages have almost no text without scripts: ChatGPT, Claude and Perplexity fetch only HTML',
    ]);
  });

  it.skipIf(findChromium() === undefined)('loses a part of the score, and the last level, when sitec has rendered it', async () => {
    const site = new SiteFolder({ 'index.html': shell('Acme'), 'app.js': APP });
    try {
      expect((await site.compile({ render: true })).exitCode).toBe(0);
      const { score, verdict, groups } = await check(new Project(), site.out);
      expect([score.total, score.empty, groups.get('pages')]).toEqual([82, 1, 80]);
      expect(score.level).toEqual({ value: 4, missing: ['pages with text for readers without scripts'] });
      // Its guide answers, and its markdown is there.
      expect(verdict?.readers.map(({ pages, of }) => [pages, of])).toEqual([
        [0, 1],
        [1, 1],
        [1, 1],
      ]);
    } finally {
      site.remove();
    }
  });
});
