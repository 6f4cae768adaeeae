/** The functions of CloudFront, run as functions over requests and answers, and the objects of the bucket. */
import { transformSync } from 'esbuild';
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches } from '../../../compiler/headers/rules.ts';
import { cloudfront } from '../../../compiler/hosts/cloudfront/index.ts';
import { encodePath } from '../../../compiler/paths.ts';
import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { distributionOf, HOME, site } from './distribution.ts';
import { codesOf, emit, fileOf, pageFiles } from './plan.ts';
import { deliver, runFunction } from './simulate.ts';
import { nastyTree, plainTree } from './trees.ts';

/** Headers as CloudFront names them, for a page path. */
const named = (headers: HeaderSet, page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value.replaceAll('{page}', () => encodePath(page))]));

describe.each(['original', 'rewritten'] as const)('the function for answers, which sees the %s request', (sees) => {
  it('gives every file the headers of its rule, whatever its name is', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.oneof(nastyTree, plainTree), (files) => {
        const emitted = emit(cloudfront, { files });
        const distribution = distributionOf(emitted);
        for (const { path } of files) {
          const rule = emitted.plan.headers.rules.findLast(({ pattern }) => matches(pattern, path));
          const page = path.replace(/\/$|\/index\.(?:html|md)$|\.(?:html|md)$/, '');
          expect(deliver(distribution, path, {}, sees)).toEqual({ file: path.slice(1), headers: named(rule?.headers ?? [], page) });
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(['/', '/guides/start/', '/guides/start', '/größe & co/'])('gives %s the headers of pages, by what is sent', (path) => {
    const emitted = emit(cloudfront, HOME);
    const page = path.replace(/\/$/, '');
    const headersOf = (accept: string) => deliver(distributionOf(emitted), path, { accept }, sees).headers;
    expect(headersOf('text/html')).toEqual(named(emitted.plan.headers.page, page));
    expect(headersOf('text/markdown')).toEqual(named(emitted.plan.headers.markdown, page));
    expect(headersOf('text/markdown')['cache-control']).toMatch(/^private/);
  });

  it.each(['/', '/guides/start/', '/guides/start'])('gives %s the same headers when it has not changed, but no type', (path) => {
    const distribution = distributionOf(emit(cloudfront, HOME));
    for (const accept of ['text/html', 'text/markdown']) {
      const { 'content-type': type, ...headers } = deliver(distribution, path, { accept }, sees).headers;
      expect(type).toMatch(accept);
      expect(deliver(distribution, path, { accept }, sees, 304).headers).toEqual(headers);
    }
  });

  it('gives a page whose address looks like that of a file the headers of pages', () => {
    const { pages = [], files } = site('/', '/node.js/', '/a/b.md/');
    const emitted = emit(cloudfront, { pages, files: [...files, fileOf('/assets/x.js')] });
    for (const path of ['/node.js', '/node.js/', '/a/b.md', '/a/b.md/']) {
      const { file, headers } = deliver(distributionOf(emitted), path, {}, sees);
      const page = path.replace(/\/$/, '');
      expect({ file, headers }).toEqual({ file: `${page.slice(1)}/index.html`, headers: named(emitted.plan.headers.page, page) });
    }
    expect(deliver(distributionOf(emitted), '/assets/x.js', {}, sees).file).toBe('assets/x.js');
  });

  it('gives markdown at its own address the headers of a file, also when somebody claims that it is a page', () => {
    const { headers } = deliver(distributionOf(emit(cloudfront, HOME)), '/guides/start/index.md', { 'x-sitec-page': '1' }, 'rewritten');
    expect(headers).toMatchObject({ link: '</guides/start/>; rel="canonical"', 'cache-control': 'public, max-age=0, must-revalidate' });
  });

  it('leaves errors as they are', () => {
    const { response } = distributionOf(emit(cloudfront, HOME));
    const request = { method: 'GET', uri: '/nothing/', headers: {} };
    expect(runFunction(response, { request, response: { statusCode: 404, headers: {} } })).toEqual({ statusCode: 404, headers: {} });
  });
});

/** Methods of ECMAScript 5.1 that the functions call. */
const METHODS: ReadonlySet<string> = new Set(
  'call charCodeAt filter forEach indexOf join keys map replace slice split test toLowerCase trim'.split(' '),
);

describe('both functions', () => {
  it.each(['viewer-request.js', 'viewer-response.js'])('are ECMAScript 5.1: %s', (file) => {
    const text = emit(cloudfront, HOME).text(file);
    // What is newer would be rewritten, or refused.
    expect(transformSync(text, { target: 'es5' }).code).toBe(transformSync(text, { target: 'esnext' }).code);
    const methods = [...text.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name);
    expect(methods.filter((name) => !METHODS.has(name))).toEqual([]);
  });

  it('are no larger for a thousand pages than for one', () => {
    const [one, many] = [1, 1000].map((count) =>
      emit(cloudfront, site(...Array.from({ length: count }, (_, index) => `/guides/${index}/`))),
    );
    for (const file of ['viewer-request.js', 'viewer-response.js']) expect(many?.text(file)).toBe(one?.text(file));
  });

  it('are reported when they are larger than 10 KB, with the number', () => {
    const files = Array.from({ length: 400 }, (_, index) => fileOf(`/files/name-without-extension-${index}`));
    const { problems, text } = emit(cloudfront, { files });
    expect(codesOf(problems)).toEqual(['SITEC4003', 'SITEC4003']);
    expect(problems.sorted().map(({ message }) => message)).toContain(
      `Amazon CloudFront accepts at most 10240 bytes a function, but this bundle has ${Buffer.byteLength(text('viewer-request.js'))} in viewer-request.js`,
    );
  });
});

describe('the files beside them', () => {
  it('list the objects with what the bucket says of them', () => {
    const { text } = emit(cloudfront, { files: [...pageFiles('/a'), fileOf('/404.html', 'missingPage'), fileOf('/x.css')] });
    const html = { type: 'text/html; charset=utf-8', cache: 'public, max-age=0, must-revalidate' };
    const markdown = { ...html, type: 'text/markdown; charset=utf-8' };
    expect(JSON.parse(text('objects.json'))).toEqual([
      { key: '404.html', file: '404.html', ...html, cache: 'no-store' },
      { key: 'a.html', file: 'a.html', ...html },
      { key: 'a.md', file: 'a.md', ...markdown },
      { key: 'a/index.html', file: 'a.html', ...html },
      { key: 'a/index.md', file: 'a/index.md', ...markdown },
      { key: 'x.css', file: 'x.css', type: 'text/css; charset=utf-8', cache: html.cache },
    ]);
  });

  it('hold the runtime and what it answers from, where there are endpoints', () => {
    const { files, text } = emit(cloudfront, HOME);
    expect(text('lambda/index.mjs')).toBe('// lambda\n');
    const copy = files.find((file) => file.place === 'copy');
    const wanted = [...HOME.files, fileOf('/x.css')].map(({ path }) => path.slice(1)).filter((file) => copy?.wants?.(file));
    expect(wanted).toEqual(HOME.files.map(({ path }) => path.slice(1)).filter((file) => !file.endsWith('.html')));
    expect(emit(cloudfront, { ...HOME, posts: false }).files.map(({ path }) => path)).toEqual([
      'viewer-request.js',
      'viewer-response.js',
      'objects.json',
    ]);
  });
});
