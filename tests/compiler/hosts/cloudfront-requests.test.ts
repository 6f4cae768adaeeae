/** The function of CloudFront for requests: which file of the bucket is sent. */
import { describe, expect, it } from 'vitest';
import { cloudfront } from '../../../compiler/hosts/cloudfront/index.ts';
import { quality } from '../../../runtime/accept.ts';
import { distributionOf, HOME, site } from './distribution.ts';
import { emit } from './plan.ts';
import { deliver, runFunction } from './simulate.ts';

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
