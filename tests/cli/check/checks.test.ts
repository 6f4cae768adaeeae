/** Every check of pages, markdown, facts, headers, languages and folders: one site that fails it and no other. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANIFEST_FILE } from '../../../runtime/bundle.ts';
import { at, inHtml, redirect } from './changes.ts';
import { damageCases } from './damage-cases.ts';
import { markdownCases } from './markdown-cases.ts';
import { otherCases } from './other-cases.ts';
import { pagesCases } from './pages-cases.ts';
import { CHECKS, codesOf, compileSmallSite, copyOfBundle, runOn, withAnswer, withHeaders, type Change } from './small-site.ts';

compileSmallSite();

const CASES = [...pagesCases, ...markdownCases, ...otherCases];

describe.each(CASES.map(([code, message, change, options = {}]) => ({ code, message, change, options })))(
  '$code',
  ({ code, message, change, options }) => {
    it(`says ${message}`, async () => {
      const results = await runOn({ ...options, change });
      expect(codesOf(results)).toEqual([code]);
      const problems = results.flatMap((result) => result.problems);
      expect(problems.map((problem) => problem.message).join('\n')).toMatch(new RegExp(message.source, 'm'));
      for (const problem of problems)
        expect(`${problem.message} ${problem.why} ${problem.fix}`).not.toMatch(/\{[A-Za-z]+\}|undefined|\[object/);
    });
  },
);

describe('pages that do not answer', () => {
  it('SITEC5010, and what else comes of it', async () => {
    const change = withAnswer('/de/', () => new Response('gone', { status: 410 }));
    const problems = (await runOn({ change })).flatMap((result) => result.problems);
    expect(problems.filter(({ code }) => code === 'SITEC5010').map(({ message }) => message)).toEqual(['/de/ answers with status 410']);
  });

  it('SITEC5017: a page that redirects is listed by its old address', async () => {
    const change: Change = async (request, next) => (at('/de/')(request) && !at('/de')(request) ? redirect('/de')() : next(request));
    const problems = (await runOn({ change })).flatMap((result) => result.problems);
    expect(problems.filter(({ code }) => code === 'SITEC5017').map(({ message }) => message)).toEqual([
      '/de/ is in a list, but redirects to /de',
    ]);
  });

  it('SITEC5002: a connection that breaks is a problem of the checks that need it, and no crash', async () => {
    const change: Change = async (request, next) => {
      if (at('/de/')(request)) throw new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });
      return next(request);
    };
    const problems = (await runOn({ change })).flatMap((result) => result.problems);
    expect(problems.length).toBeGreaterThan(1);
    for (const { code, message } of problems) expect([code, message]).toEqual(['SITEC5002', '/de/ cannot be reached (ECONNRESET)']);
  });
});

describe.each(damageCases.map(([code, message, damage, options = {}]) => ({ code, message, damage, options })))(
  '$code',
  ({ code, message, damage, options }) => {
    it(`says ${message}`, async () => {
      const { folder, remove } = copyOfBundle();
      try {
        damage(folder);
        const results = await runOn({ ...options, folder });
        expect(codesOf(results)).toEqual([code]);
        expect(results.flatMap(({ problems }) => problems.map((problem) => problem.message)).join('\n')).toMatch(
          new RegExp(message.source, 'm'),
        );
      } finally {
        remove();
      }
    });
  },
);

const harmless: readonly (readonly [what: string, change: Change])[] = [
  [
    'a server that refuses who accepts neither HTML nor markdown',
    async (request, next) =>
      ['text/plain', 'text/markdown;q=0'].includes(request.headers.get('accept') ?? '') ? new Response('', { status: 406 }) : next(request),
  ],
  [
    'a server that says who may read an answer only to who says where it comes from',
    async (request, next) => withHeaders(() => true, { 'access-control-allow-origin': request.headers.get('origin') })(request, next),
  ],
  [
    'a page that names a second address of itself, which says which one counts',
    async (request, next) =>
      inHtml(
        '/',
        /<link rel="alternate" hreflang="en"[^>]*>/,
        '<link rel="alternate" hreflang="en-US" href="/en-us/">',
      )(at('/en-us/')(request) ? new Request(new URL('/', request.url), request) : request, next),
  ],
];

it.each(harmless)('no fault is %s', async (_, change) => expect(codesOf(await runOn({ change }))).toEqual([]));

describe('the small site', () => {
  it.each([false, true])('passes every check, on the web: %s', async (isWeb) => {
    const results = await runOn({ isWeb, change: (request, next) => next(request) });
    expect(codesOf(results)).toEqual([]);
    expect(results.map(({ check }) => check)).toEqual(CHECKS);
  });

  it('a file that is gone is one problem of the manifest, also where its compressed forms are left', async () => {
    const { folder, remove } = copyOfBundle();
    rmSync(join(folder, 'openapi.json'));
    const results = await runOn({ folder });
    remove();
    const problems = results
      .filter(({ check }) => ['files-unchanged', 'encodings-agree'].includes(check.name))
      .flatMap((each) => each.problems);
    expect(problems.map(({ message }) => message)).toEqual(['/openapi.json is in the manifest, but sitec cannot read it']);
  });

  it.each(['{"files":null}', '{"files":[]}'])('a manifest that is %s is a damaged one', async (manifest) => {
    const { folder, remove } = copyOfBundle();
    writeFileSync(join(folder, MANIFEST_FILE), manifest);
    const results = (await runOn({ folder })).filter(({ check }) => check.group === 'folder');
    remove();
    const problems = results.flatMap((result) => result.problems);
    expect(problems.map(({ message }) => message)).toContain(`/${MANIFEST_FILE} is damaged: it has no files`);
    const names = ['files-listed', 'encodings-agree', 'schemas-hold'];
    const reasons = results.filter(({ check }) => names.includes(check.name)).map(({ notApplicable }) => notApplicable);
    expect(reasons).toEqual(names.map(() => 'the manifest is damaged'));
  });
});
