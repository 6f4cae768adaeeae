import { describe, expect, it } from 'vitest';
import { progressLine, progressLog, type Terminal } from '../../../cli/build/progress-line.ts';
import { STEPS, type Progress } from '../../../compiler/config/progress.ts';
import { html, SiteFolder } from '../../compiler/site.ts';

/** A terminal that keeps what is written, and a clock that is set by hand. */
const watched = () => {
  const written: string[] = [];
  const clock = { now: 0 };
  const terminal = { isTTY: true, write: (text: string) => written.push(text) > 0 } as Terminal;
  return { written, clock, terminal, now: () => clock.now };
};

describe('progress on a terminal', () => {
  it('is one line, written at most ten times a second, and gone at the end', () => {
    const { written, clock, terminal, now } = watched();
    const line = progressLine(terminal, now);
    for (let done = 1; done <= 1000; done++) {
      clock.now += 1;
      line.onProgress({ step: 'pages', done, total: 1000 });
    }
    expect(written).toHaveLength(10);
    expect(written[1]).toBe('\r\u001b[Kpages 101/1000');
    clock.now += 500;
    line.onProgress({ step: 'facts' });
    expect(written.at(-1)).toBe('\r\u001b[Kpages · facts');
    line.end();
    expect(written.at(-1)).toBe('\r\u001b[K');
    expect(written.join('')).not.toContain('\n');
  });

  it('goes back to a step that goes on, counts without a total, and fits on a line', () => {
    const { written, clock, terminal, now } = watched();
    const line = progressLine(terminal, now);
    const shown = (progress: Progress): string | undefined => {
      clock.now += 100;
      line.onProgress(progress);
      return written.at(-1)?.slice(4);
    };
    for (const step of ['crawl', 'pages', 'markdown', 'facts'] as const) shown({ step });
    expect(shown({ step: 'artefacts', done: 7 })).toBe('pages · markdown · facts · artefacts 7');
    expect(shown({ step: 'search', done: 1, total: 2 })).toBe('markdown · facts · artefacts · search 1/2');
    expect(shown({ step: 'artefacts', done: 8 })).toBe('pages · markdown · facts · artefacts 8');
    const longest = STEPS.slice(-4).map((step) => shown({ step, done: 10_000, total: 10_000 }));
    expect(Math.max(...longest.map((text = '') => text.length))).toBeLessThan(80);
  });

  it('leaves no trace where nothing was shown', () => {
    const { written, terminal } = watched();
    progressLine(terminal).end();
    expect(written).toEqual([]);
  });
});

describe('progress in a log', () => {
  it('is a line for each step, with the time', () => {
    const { written, clock, terminal, now } = watched();
    const log = progressLog(terminal, now);
    log.onProgress({ step: 'pages', done: 1, total: 2 });
    log.onProgress({ step: 'pages', done: 2, total: 2 });
    clock.now = 1500;
    log.onProgress({ step: 'facts' });
    clock.now = 2000;
    log.onProgress({ step: 'artefacts', done: 9 });
    log.end();
    expect(written).toEqual(['pages 2  1.5 s\n', 'facts  2.0 s\n', 'artefacts 9  2.0 s\n']);
  });

  it('has every fact with all of its sources at its end', () => {
    const { written, terminal, now } = watched();
    const source = { value: 49, page: 'https://acme.example/', file: 'index.html', line: 3, column: 1, at: null, quote: null };
    const fact = {
      value: 49,
      words: '49 USD a month',
      reason: null,
      winner: { ...source, level: 'content', words: '49 USD a month' },
      confirming: [],
      losing: [{ ...source, level: 'jsonld', words: '59 USD\u001b[2J a month' }],
    } as const;
    const log = progressLog(terminal, now);
    log.onProgress({ step: 'facts' });
    log.onFacts?.({ 'plans.growth.price': fact });
    log.end();
    const text = written.join('');
    expect(text).toMatch(/^facts {2}0\.0 s\n\nplans\.growth\.price {2}49 USD a month\n {2}wins {6}content {2}49 USD a month\n/);
    expect(text).toMatch(/\n {2}loses {5}jsonld {2}59 USD \[2J a month\n {12}index\.html:3:1\n/);
    expect(text).not.toContain('\u001b');
  });
});

describe('a build', () => {
  it('tells every step in its order, and every page', async () => {
    const site = new SiteFolder({ 'index.html': html('Acme'), 'about.html': html('About') });
    const told: Progress[] = [];
    await site.compile({ onProgress: (progress) => void told.push(progress) });
    site.remove();
    expect([...new Set(told.map(({ step }) => step))]).toEqual(STEPS.filter((step) => step !== 'crawl' && step !== 'render'));
    expect(told.filter(({ step }) => step === 'pages').map(({ done, total }) => [done, total])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(told.findLast(({ step }) => step === 'markdown')).toEqual({ step: 'markdown', done: 2, total: 2 });
    const uncounted = STEPS.filter(
      (step) => !['crawl', 'render'].includes(step) && told.every((each) => each.step !== step || each.done === undefined),
    );
    expect(uncounted).toEqual([]);
  });
});
