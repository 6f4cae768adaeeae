import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches } from '../../../compiler/headers/rules.ts';
import { cloudflare } from '../../../compiler/hosts/cloudflare/index.ts';
import { headersFor } from '../headers/headers-file.ts';
import { codesOf, emit, fileOf, pageFiles, type Situation } from './plan.ts';
import { nastyTree, plainTree } from './trees.ts';

const LIMIT = { burst: 20, perMinute: 30 };
const textOf = (situation: Situation): string => emit(cloudflare, situation).text('_headers');

/** A path as Cloudflare redirects to it, when a file has it. */
const canonical = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const pageOf = (path: string): string => canonical(path.replace(/(?:\/index)?\.[^./]*$/, ''));

const asObject = (set: readonly (readonly [string, string])[], page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(set.map(([name, value]) => [name.toLowerCase(), value.replaceAll('{page}', () => page)]));

describe('_headers', () => {
  it.each([
    ['names that mean something', nastyTree],
    ['folders of several files', plainTree],
  ])('gives every file what its rule says, and nothing else: %s', (_, tree) => {
    fastCheck.assert(
      fastCheck.property(tree, (files) => {
        const { plan, text } = emit(cloudflare, { files });
        for (const { path } of files.filter((file) => !file.path.includes('*'))) {
          const rule = plan.headers.rules.findLast(({ pattern }) => matches(pattern, path));
          expect(headersFor(text('_headers'), canonical(path))).toEqual(asObject(rule?.headers ?? [], pageOf(path)));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('names the markdown of a page, with and without a slash at the end', () => {
    const text = textOf({ files: [...pageFiles('/'), ...pageFiles('/x/y/')], pages: ['/', '/x/y/'] });
    for (const [path, twin] of [
      ['/', '/index.md'],
      ['/x/y', '/x/y/index.md'],
      ['/x/y/', '/x/y/index.md'],
    ] as const)
      expect(headersFor(text, path)['link']).toMatch(`<${twin}>; rel="alternate"`);
  });

  it('names no splat that letters follow: they would belong to its name', () => {
    expect(textOf({ files: pageFiles('/x/') })).not.toMatch(/:splat\w/);
  });

  it('has the rules of the site at the end, as they are', () => {
    const text = textOf({ files: pageFiles('/'), site: { _headers: '/own\n  X-Own: yes' } });
    expect(text.endsWith("# The site's own rules.\n/own\n  X-Own: yes\n")).toBe(true);
  });

  it.each([
    [
      'rules',
      Array.from({ length: 80 }, (_, index) => `/own/${index}\n  X-Own: yes`).join('\n'),
      /accepts at most 100 rules in _headers, but .* has 1\d\d$/,
    ],
    ['characters', `/own\n  X-Own: ${'x'.repeat(2000)}`, /accepts at most 2000 characters a line of _headers, but .* has 2007$/],
  ])('too many %s end the build', (_, own, message) => {
    const files = Array.from({ length: 30 }, (__, index) => fileOf(`/file-${index}`));
    const { problems } = emit(cloudflare, { files, site: { _headers: own } });
    expect(problems.sorted().map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
  });
});

describe('wrangler.jsonc', () => {
  const configOf = (situation: Situation): Record<string, unknown> =>
    JSON.parse(
      emit(cloudflare, situation)
        .text('wrangler.jsonc')
        .replace(/^\/\/.*\n/, ''),
    ) as Record<string, unknown>;

  it.each([
    [LIMIT, 30],
    [{ burst: 100, perMinute: 10 }, 100],
  ])('the limit %j is %i a minute', (rateLimit, limit) => {
    const [binding] = configOf({ files: [], rateLimit })['ratelimits'] as readonly object[];
    expect(binding).toEqual({ name: 'RPC_LIMIT', namespace_id: expect.stringMatching(/^\d+$/), simple: { limit, period: 60 } });
  });

  it('has no binding without a limit', () => {
    expect(configOf({ files: [] })).not.toHaveProperty('ratelimits');
  });

  it.each([
    ['https://www.acme.example', 'www-acme-example'],
    ['https://xn--strae-oqa.example:8443', 'xn-strae-oqa-example'],
    [`https://${'a'.repeat(62)}.b`, 'a'.repeat(62)],
    ['http://[::1]', '1'],
  ])('a worker of %s is called %s', (base, name) => {
    expect(configOf({ files: [], base })['name']).toBe(name);
  });

  it('two sites have two counters', () => {
    const [one, other] = ['https://a.example', 'https://b.example'].map((base) =>
      JSON.stringify(configOf({ files: [], base, rateLimit: LIMIT })['ratelimits']),
    );
    expect(one).not.toBe(other);
  });
});

describe('the bundle', () => {
  it('keeps files of hosts out of what is published', () => {
    expect(emit(cloudflare, { files: [] }).text('.assetsignore')).toMatch(/^\/_worker\.js$/m);
  });

  it('has the redirects of the site', () => {
    expect(emit(cloudflare, { files: [], site: { _redirects: '/a /b 301\n' } }).text('_redirects')).toBe('/a /b 301\n');
  });

  it('runs no worker for files on Pages, but for pages whose address looks like theirs', () => {
    const files = [
      ...pageFiles('/'),
      ...pageFiles('/node.js/'),
      fileOf('/a.js'),
      fileOf('/b.css'),
      fileOf('/LICENSE'),
      fileOf('/two words'),
    ];
    const routes = JSON.parse(emit(cloudflare, { files, pages: ['/', '/node.js/'] }).text('_routes.json')) as {
      readonly exclude: readonly string[];
    };
    expect(routes).toEqual({ version: 1, include: ['/*'], exclude: ['/*.css', '/*.md', '/LICENSE', '/two%20words'] });
  });

  it('of more than 20,000 files is too large for the free plan', () => {
    const files = Array.from({ length: 20_001 }, (_, index) => fileOf(`/${index}.txt`));
    expect(codesOf(emit(cloudflare, { files }).problems)).toEqual(['SITEC4021']);
    expect(codesOf(emit(cloudflare, { files: files.slice(1) }).problems)).toEqual([]);
  });
});
