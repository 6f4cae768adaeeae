/** What a check says of what agents say: a bundle is asked, any other site is compiled and asked. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckFlags } from '../../../cli/check/flags.ts';
import { runCheck } from '../../../cli/check/run.ts';
import { guideVerdict } from '../../../cli/check/verdict.ts';
import { reportSchema } from '../../../cli/report/schema.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import type { Verdict } from '../../../compiler/verdict/verdict.ts';
import { html, SiteFolder } from '../../compiler/site.ts';
import { folderOf, run } from '../fixture.ts';
import { contextOf, siteWith } from './checked-site.ts';
import { listen } from './http-site.ts';

const PRICE = '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p></div>';
const PAGES = { 'index.html': html('Acme', '<p>Acme makes anvils.</p>'), 'pricing/index.html': html('Pricing', PRICE) };

let site: SiteFolder;
let built: Verdict;
beforeAll(async () => {
  site = new SiteFolder(PAGES);
  const { verdict } = await site.compile();
  if (!verdict) throw new Error('the small site has no verdict');
  built = verdict;
});
afterAll(() => site.remove());

const check = (target: string, flags: Partial<CheckFlags> = {}, cwd = site.folder) =>
  run(() => runCheck(target, { timeout: 10, concurrency: 4, cwd, ...flags }));
const document = async (target: string, flags: Partial<CheckFlags> = {}, cwd = site.folder) =>
  JSON.parse((await check(target, { json: true, ...flags }, cwd)).stdout);

/** Says that it answers, and does not say where that stands. */
const NO_LINK = JSON.stringify({
  result: {
    parts: [
      { kind: 'text', text: 'yes' },
      { kind: 'data', data: { answered: true, links: [{}] } },
    ],
  },
});

describe('a bundle', () => {
  it('is asked what its build asked, and answers the same', async () => {
    const report = await document('dist');
    expect(violations(reportSchema, report)).toEqual([]);
    const { answers, answered } = report.verdict;
    expect(answered).toBe(built.answered);
    expect(answers.map(({ question, text, url }: Verdict['answers'][number]) => [question, text, url])).toEqual(
      built.answers.map(({ question, text, url }) => [question, text, url]),
    );
    expect(report.verdict.readers.map(({ pages, of }: { pages: number; of: number }) => [pages, of])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
  });

  it('is told first, with what is not found; every answer is for --verbose', async () => {
    const [short, long] = [await check('dist'), await check('dist', { verbose: true })];
    expect(short.stdout).toMatch(/^sitec .+\n\nWhat will an agent say\? {2}\d+ of \d+ buyers' questions answered, .+\n {2}not found {2}/);
    expect(short.stdout).not.toContain('Solo: $19 a month');
    expect(long.stdout).toContain('Solo: $19 a month');
  });

  it.each<[string, Partial<CheckFlags>]>([
    ['with --no-rpc', { rpc: false }],
    ['for some groups', { only: ['pages'] }],
  ])('is not asked %s', async (_, flags) => {
    expect((await document('dist', flags)).verdict).toBeUndefined();
  });

  it('counts the answers that it gave before it refused', async () => {
    let asked = 0;
    const refuse = (right: Response) => (++asked > 2 ? new Response(null, { status: 429, headers: { 'retry-after': '60' } }) : right);
    const verdict = await guideVerdict(contextOf(siteWith({ '/a2a': refuse }).fetch), () => {});
    expect(verdict?.answers.length).toBe(2);
  });

  it('counts a question as open that comes to nothing, and asks the next one', async () => {
    let asked = 0;
    const fail = (right: Response) => (++asked > 1 ? new Response(null, { status: 500 }) : right);
    const verdict = await guideVerdict(contextOf(siteWith({ '/a2a': fail }).fetch), () => {});
    expect([verdict?.answers.length, verdict?.answered]).toEqual([asked, verdict?.answers[0]?.isAnswered ? 1 : 0]);
    expect(asked).toBeGreaterThan(5);
  });

  it('asks no more than twenty questions, whatever a manifest says', async () => {
    const manifest = JSON.stringify({ version: 1, files: {}, questions: Array.from({ length: 1000 }, (_, index) => `What is ${index}?`) });
    const site = siteWith({ '/sitec-manifest.json': () => Response.json(JSON.parse(manifest)) });
    expect((await guideVerdict(contextOf(site.fetch), () => {}))?.answers.length).toBe(20);
    expect(site.posts()).toBe(20);
  });

  it('has no verdict where the guide answers something else', async () => {
    for (const body of ['', '{}', '{"result":{"parts":[{"kind":"text","text":"hello"}]}}', NO_LINK, '<html>'])
      expect(await guideVerdict(contextOf(siteWith({ '/a2a': () => new Response(body) }).fetch), () => {}), body).toBeNull();
  });
});

describe('a site without a bundle', () => {
  it('is compiled from its folder, whatever lies beside it', async () => {
    const { verdict } = await document('site');
    expect(verdict.answers).toContainEqual(expect.objectContaining({ question: 'How much does Solo cost?', text: 'Solo: $19 a month' }));
  });

  it('is read from the web', async () => {
    const origin = await listen((request, response) => {
      const page = PAGES[`${(request.url ?? '').slice(1)}index.html` as keyof typeof PAGES];
      response
        .writeHead(page ? 200 : 404, { 'content-type': 'text/html' })
        .end((page ?? 'none').replace('anvils.', 'anvils. <a href="/pricing/">Prices</a>'));
    });
    const { verdict } = await document(origin);
    expect(verdict.answers).toContainEqual(expect.objectContaining({ question: 'How much does Solo cost?', text: 'Solo: $19 a month' }));
    const page = await document(`${origin}/pricing/`);
    expect(page.score.pages).toBe(1);
    expect(page.score.groups.map(({ name }: { name: string }) => name)).toEqual(['pages', 'languages']);
    expect(page.verdict.readers[0]).toMatchObject({ pages: 1, of: 1 });
  });

  it('is asked each address once, by as many requests at a time as are wanted', async () => {
    const asked: string[] = [];
    let [open, most] = [0, 0];
    const origin = await listen(async ({ url = '', method, headers }, response) => {
      most = Math.max(most, ++open);
      // SITEC5023, which is skipped, says that it accepts everything; others say so by saying nothing.
      if (method === 'GET' && headers.accept === '*/*') asked.push(url);
      await wait(5);
      open--;
      if (url === '/robots.txt') return void response.writeHead(404).end();
      const links = Array.from({ length: 6 }, (_, number) => `<a href="/p${number}/">Page ${number}</a>`).join(' ');
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(html(`Page ${url}`, `<p>Acme makes anvils.</p>${url === '/' ? links : ''}`));
    });
    const { verdict } = await document(origin, { concurrency: 2, skip: ['SITEC5023'] });
    expect(verdict.readers[0].of).toBe(7);
    expect(most).toBe(2);
    const pages = asked.filter((url) => /^\/(?:p\d\/)?$/.test(url));
    expect(pages.toSorted()).toEqual(['/', '/p0/', '/p1/', '/p2/', '/p3/', '/p4/', '/p5/']);
    expect(asked.filter((url) => url === '/robots.txt')).toHaveLength(1);
  });

  it('is waited for no longer than is wanted', async () => {
    const origin = await listen(({ url = '' }, response) => {
      if (url === '/slow/') return; // It never answers.
      response.writeHead(200, { 'content-type': 'text/html' }).end(html('Acme', '<p>Acme makes anvils.</p><a href="/slow/">Slow</a>'));
    });
    const started = performance.now();
    const { verdict } = await document(origin, { timeout: 0.5, only: ['folder', 'languages'], failUnder: 0 });
    expect(verdict.readers[0]).toMatchObject({ pages: 1, of: 1 });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('may be one page in a file', async () => {
    const { score, verdict } = await document('site/pricing/index.html');
    expect([score.subject, score.pages, verdict.readers[0].of]).toEqual(['site/pricing/index.html', 1, 1]);
  });
});

describe('--fail-under', () => {
  it('ends with 1 below, and with 0 at the score', async () => {
    const { score } = (await document('dist')).verdict;
    const [at, below] = [
      await check('dist', { failUnder: score, failOn: 'never' }),
      await check('dist', { failUnder: score + 1, failOn: 'never' }),
    ];
    expect([at.code, below.code]).toEqual([0, 1]);
    expect(below.stdout).toContain(`SITEC5120  the verdict is below ${score + 1}: `);
  });

  it('asks for some groups too, and fails a site that nobody can ask', async () => {
    expect((await document('dist', { only: ['pages'], failUnder: 1 })).verdict).toBeDefined();
    const { code, stdout } = await check('dist', { rpc: false, failUnder: 0 });
    expect([code, stdout]).toEqual([1, expect.stringContaining('sitec cannot ask this site')]);
  });

  it('fails a shell that scripts fill', async () => {
    const shell = '<!doctype html><html lang="en"><title>Acme</title><div id="root"></div><script type="module" src="/app.js"></script>';
    const { code, stdout } = await check('shell', { failUnder: 50 }, folderOf({ 'shell/index.html': shell, 'shell/app.js': '1' }));
    expect([code, stdout]).toEqual([1, expect.stringContaining('SITEC5120')]);
  });
});
