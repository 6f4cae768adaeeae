/** How scores are counted, which level a site has, and which hosts are siblings. */
import { describe, expect, it } from 'vitest';
import type { Check } from '../../../cli/check/check.ts';
import { levelOf } from '../../../cli/check/level.ts';
import { scoreOf, type CheckResult } from '../../../cli/check/score.ts';
import { siblingOrigin } from '../../../cli/check/sibling.ts';
import { probesPages } from '../../../compiler/problems/probes/pages.ts';
import { compileSmallSite, contextOf, withAnswer, withHeaders, withText, type Change } from './small-site.ts';

compileSmallSite();

const NOTHING = { value: 0, missing: [] };
const check = (changes: Partial<Check>): Check => ({
  name: 'x',
  group: 'pages',
  weight: 1,
  problem: probesPages.pageTitle,
  run: async () => [],
  ...changes,
});
const passed = (changes: Partial<Check>): CheckResult => ({ check: check(changes), findings: [], notApplicable: null, isAnswered: true });
const failed = (changes: Partial<Check>): CheckResult => ({ ...passed(changes), findings: [{}, {}] });
const skipped = (changes: Partial<Check>): CheckResult => ({ ...passed(changes), notApplicable: 'there is none' });

describe('a score', () => {
  it('is the share of the weight that passes, however many places fail a check', () => {
    const { total, groups } = scoreOf(
      [passed({ weight: 3 }), failed({ weight: 1 }), skipped({ weight: 3 }), skipped({ group: 'mcp' })],
      NOTHING,
      true,
    );
    expect(total).toBe(75);
    expect(groups).toEqual([
      { name: 'pages', score: 75, passed: 1, applicable: 2 },
      { name: 'mcp', score: null, passed: 0, applicable: 0 },
    ]);
  });

  it('is 100 only without a failure, and none where nothing applies', () => {
    const many = Array.from({ length: 999 }, () => passed({ weight: 3 }));
    expect(scoreOf([...many, failed({})], NOTHING, true).total).toBe(99);
    expect(scoreOf(many, NOTHING, true).total).toBe(100);
    expect(scoreOf([skipped({})], NOTHING, true).total).toBe(null);
  });

  it.each([
    ['nothing', 0, 10, 0],
    ['half of it', 0.5, 55, 50],
    ['all', 1, 98, 96],
  ])('is no more than a site is worth of which %s can be read without scripts', (_, share, total, pages) => {
    const many = Array.from({ length: 32 }, () => passed({ weight: 3 }));
    const others = Array.from({ length: 30 }, () => passed({ weight: 3, group: 'mcp' }));
    const empty = failed({ name: 'page-text', weight: 3 });
    const score = scoreOf([...many, empty, ...others], NOTHING, true, { empty: 3, share });
    expect([score.total, score.empty]).toEqual([total, 3]);
    expect(score.groups.map((group) => group.score)).toEqual([pages, 100]);
  });

  it('says nothing of words that nobody looked for', () => {
    const score = scoreOf([passed({ group: 'mcp' })], NOTHING, true, { empty: 3, share: 0 });
    expect([score.total, 'empty' in score]).toEqual([100, false]);
  });

  it('says what sitec build would fix, of sites that it has not built', () => {
    const results = [
      failed({}),
      failed({ isMended: true }),
      failed({ group: 'markdown' }),
      { ...failed({ group: 'markdown' }), isAnswered: false },
    ];
    expect(scoreOf(results, NOTHING, false).checks.map(({ mended }) => mended)).toEqual([false, true, true, false]);
    expect(scoreOf(results, NOTHING, true).checks.some((each) => 'mended' in each)).toBe(false);
  });
});

const without = (path: string): Change => withAnswer(path, () => new Response('', { status: 404 }));
const levelWith = async (change: Change) => levelOf(await contextOf({ change }));

describe('a level', () => {
  it('is the last one for the bundle', async () => {
    expect(await levelWith((request, next) => next(request))).toEqual({ value: 5, missing: [] });
  });

  it('is 4 without auth.md', async () => {
    expect(await levelWith(without('/auth.md'))).toEqual({ value: 4, missing: ['auth.md or OAuth metadata', 'Web Bot Auth'] });
  });

  it('is 2 without markdown at the home page', async () => {
    const change: Change = (request, next) => next(new URL(request.url).pathname === '/' ? new Request(request.url) : request);
    expect(await levelWith(change)).toEqual({ value: 2, missing: ['markdown for Accept: text/markdown at the home page'] });
  });

  it('is 1 without signals', async () => {
    const change = withText('/robots.txt', (text) => text.replaceAll('Content-Signal', 'Other'));
    expect(await levelWith(change)).toEqual({ value: 1, missing: ['Content-Signal in robots.txt'] });
  });

  it('is 0 without robots.txt and Link', async () => {
    const noLink = withHeaders(() => true, { link: null });
    const change: Change = (request, next) => noLink(request, (asked) => without('/robots.txt')(asked, next));
    expect((await levelWith(change)).value).toBe(0);
  });

  it('takes what does not answer for missing', async () => {
    const change: Change = async () => {
      throw new Error('down');
    };
    expect((await levelWith(change)).value).toBe(0);
  });
});

describe('siblings', () => {
  it.each([
    ['https://acme.example', 'https://www.acme.example'],
    ['https://www.acme.example', 'https://acme.example'],
    ['https://acme.co.uk', 'https://www.acme.co.uk'],
    ['https://www.docs.acme.example', 'https://docs.acme.example'],
    ['https://docs.acme.example', null],
    ['https://acme.example:8443', null],
    ['http://127.0.0.1', null],
    ['http://[::1]', null],
    ['http://localhost', null],
    ['http://acme.localhost', null],
  ])('of %s is %s', (origin, expected) => expect(siblingOrigin(origin)).toBe(expected));
});
