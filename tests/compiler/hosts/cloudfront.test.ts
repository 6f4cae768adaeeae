/** The functions of CloudFront, run as functions over requests and answers, and the objects of the bucket. */
import { transformSync } from 'esbuild';
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cloudfront } from '../../../compiler/hosts/cloudfront.ts';
import { matches } from '../../../compiler/header-rules.ts';
import { encodePath } from '../../../compiler/paths.ts';
import type { HeaderSet } from '../../../runtime/bundle.ts';
import { quality } from '../../../runtime/accept.ts';
import { codesOf, emit, fileOf, pageFiles, type Emitted, type Situation } from './plan.ts';
import { deliver, runFunction, type BucketObject, type Distribution } from './simulate.ts';
import { nastyTree, plainTree } from './trees.ts';

const distributionOf = ({ text }: Emitted): Distribution => ({
  request: text('viewer-request.js'),
  response: text('viewer-response.js'),
  objects: JSON.parse(text('objects.json')) as readonly BucketObject[],
});

const site = (...pages: readonly string[]): Situation => ({
  pages,
  files: [
    ...pages.flatMap(pageFiles),
    fileOf('/.well-known/api-catalog', 'apiCatalog'),
    fileOf('/api/v1/plans.json', 'api', { schema: '/s.json' }),
  ],
});

/** Headers as CloudFront names them, for a page path. */
const named = (headers: HeaderSet, page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value.replaceAll('{page}', encodePath(page))]));

const HOME = site('/', '/guides/start/', '/v1.2/', '/größe & co/');

const ACCEPTS: readonly (string | null)[] = [
  null,
  '',
  'text/html',
  '*/*',
  'text/*',
  'text/markdown',
  'TEXT/Markdown; charset=utf-8',
  'text/markdown;q=0',
  'text/markdown, text/html',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0.5, */*;q=0.5',
  'text/markdown;q=0.4, text/*;q=0.5, */*;q=0.1',
  'text/markdown;q=2, text/html;q=0.1',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8',
  'text/markdown;q=.5;x="a,b", text/html;q=none',
  '__proto__, constructor;q=1, text/markdown;q=0.1, text/html;q=0',
];

/** What the server of sitec would send. */
const wantsMarkdown = (accept: string | null): boolean => {
  const request = { header: () => accept ?? undefined } as unknown as Parameters<typeof quality>[0];
  const markdown = quality(request, 'text/markdown');
  return markdown > 0 && markdown >= quality(request, 'text/html', 'text/*', '*/*');
};

describe('the function for requests', () => {
  const distribution = distributionOf(emit(cloudfront, HOME));

  describe.each(ACCEPTS)('with Accept: %s', (accept) => {
    it.each(['/', '/guides/start/', '/guides/start', '/v1.2/', '/v1.2', '/größe & co/', '/größe & co'])(
      '%s is what the server answers',
      (path) => {
        const { file } = deliver(distribution, path, accept === null ? {} : { accept });
        expect(file).toBe(`${path.replace(/^\/|\/$/g, '')}${path === '/' ? '' : '/'}index.${wantsMarkdown(accept) ? 'md' : 'html'}`);
      },
    );

    it.each(['/.well-known/api-catalog', '/api/v1/plans.json', '/guides/start.md', '/guides/start/index.html'])('%s is itself', (path) => {
      expect(deliver(distribution, path, accept === null ? {} : { accept }).file).toBe(path.slice(1));
    });
  });

  it('reads both of two headers', () => {
    const accept = { value: 'text/html;q=0.5', multiValue: [{ value: 'text/html;q=0.5' }, { value: 'text/markdown' }] };
    expect(runFunction(distribution.request, { request: { method: 'GET', uri: '/', headers: { accept } } })).toMatchObject({
      uri: '/index.md',
    });
  });

  it('sends browsers that open a page HTML', () => {
    expect(deliver(distribution, '/', { accept: 'text/markdown', 'sec-fetch-dest': 'document' }).file).toBe('index.html');
  });

  it('sends everybody HTML where nothing is negotiated', () => {
    const plain = distributionOf(emit(cloudfront, { ...HOME, negotiates: false }));
    expect(deliver(plain, '/', { accept: 'text/markdown' }).file).toBe('index.html');
    expect(plain.request).not.toContain('accept');
  });

  it.each(['/%', '/%E0%A4%A/', '//evil.example/', '/a/../b/', '/%00'])('survives %s', (uri) => {
    const request = { method: 'GET', uri, headers: {} };
    expect(runFunction(distribution.request, { request })).toMatchObject({ uri: `${uri.replace(/\/$/, '')}/index.html` });
  });

  it('knows pages that are files, with and without a slash', () => {
    const files = distributionOf(emit(cloudfront, site('/', '/about', '/a/b')));
    for (const path of ['/about', '/about/', '/about.html']) expect(deliver(files, path).file).toBe('about.html');
    for (const path of ['/a/b', '/a/b/']) expect(deliver(files, path, { accept: 'text/markdown' }).file).toBe('a/b/index.md');
  });
});

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
      `Amazon CloudFront takes at most 10240 bytes a function; this bundle has ${Buffer.byteLength(text('viewer-request.js'))} in viewer-request.js`,
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
