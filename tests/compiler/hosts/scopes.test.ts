/** Folders with their own llms.txt: the Link of a page names the most specific one, by one rule for each folder and not for each page. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { llmsScopes, pageHeaders } from '../../../compiler/headers/rules.ts';
import { apache } from '../../../compiler/hosts/apache/index.ts';
import { azure, type AzureConfig } from '../../../compiler/hosts/azure/index.ts';
import { caddy } from '../../../compiler/hosts/caddy/index.ts';
import { cloudflare } from '../../../compiler/hosts/cloudflare/index.ts';
import { cloudfront } from '../../../compiler/hosts/cloudfront/index.ts';
import { firebase, type FirebaseRule } from '../../../compiler/hosts/firebase/index.ts';
import type { Host } from '../../../compiler/hosts/host.ts';
import { netlify } from '../../../compiler/hosts/netlify/index.ts';
import { nginx } from '../../../compiler/hosts/nginx/index.ts';
import { vercel } from '../../../compiler/hosts/vercel/index.ts';
import type { VercelRoute } from '../../../compiler/hosts/vercel/routes.ts';
import { encodePath } from '../../../compiler/paths.ts';
import { hostile } from '../../cli/fixture.ts';
import { headersFor } from '../headers/headers-file.ts';
import { distributionOf } from './distribution.ts';
import { codesOf, emit, fileOf, pageFiles, type Emitted } from './plan.ts';
import { azureHeaders, deliver, firebaseHeaders } from './simulate.ts';
import { lineWords, nginxDirectives } from './server-plan.ts';

/** Cloudflare compares paths in this form. */
const strictly = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The Link of the address of a page, as each host answers it. */
const LINKS: Readonly<Record<string, (emitted: Emitted, path: string) => string | undefined>> = {
  cloudflare: ({ text }, path) => headersFor(text('_headers'), strictly(path))['link'],
  netlify: ({ text }, path) =>
    text('_headers')
      .split(/\n(?=\/)/)
      .findLast((block) => {
        const [pattern = ''] = block.split('\n', 1);
        const source = pattern.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*');
        return pattern.startsWith('/') && block.includes('\n  Link: ') && new RegExp(`^${source}$`).test(encodePath(path));
      })
      ?.match(/\n {2}Link: (.*)/)?.[1],
  firebase: ({ text }, path) => {
    const { hosting } = JSON.parse(text('firebase.json')) as { readonly hosting: { readonly headers: readonly FirebaseRule[] } };
    return firebaseHeaders(hosting.headers, path)['Link'];
  },
  azure: ({ text }, path) => azureHeaders(JSON.parse(text('staticwebapp.config.json')) as AzureConfig, path)['Link'],
  cloudfront: (emitted, path) => deliver(distributionOf(emitted), path).headers['link'],
  vercel: ({ text }, path) => {
    const { routes } = JSON.parse(text('.vercel/output/config.json')) as { readonly routes: readonly VercelRoute[] };
    const matching = routes.filter((route) => 'src' in route && route.continue === true && new RegExp(route.src).test(encodePath(path)));
    const last = matching.at(-1);
    return last && 'headers' in last ? last.headers?.['link'] : undefined;
  },
};
const HOSTS = [cloudflare, netlify, firebase, azure, cloudfront, vercel] as const;

const describedBy = (link: string | undefined): readonly string[] =>
  [...(link ?? '').matchAll(/<([^>]+)>; rel="describedby"/g)].map(([, target = '']) => target);

const site = (folders: readonly string[], pages: readonly string[]) => ({
  pages,
  files: [
    ...pages.flatMap(pageFiles),
    ...['/', ...folders].map((folder) => fileOf(`${folder}llms.txt`, 'llms')),
    fileOf('/api/v1/plans.json', 'api', { schema: '/s.json' }),
    fileOf('/style.css'),
  ],
});

const make = (host: Host, folders: readonly string[], pages: readonly string[]): Emitted =>
  emit(host, { ...site(folders, pages), negotiates: host !== firebase && host !== azure });

const FOLDERS = ['/de/', '/de/docs/v1/', '/größe & co/'];
const PAGES = ['/', '/a/', '/de/', '/de/a/', '/de/a/b/', '/dea/', '/de/docs/v1/', '/de/docs/v1/x/', '/de/docs/v2/x/', '/größe & co/y/'];

describe.each(HOSTS)('$name', (host) => {
  it.each(PAGES)('names one llms.txt on %s: the most specific one', (path) => {
    const emitted = make(host, FOLDERS, PAGES);
    const expected = describedBy(pageHeaders(emitted.plan.headers, path).find(([name]) => name === 'Link')?.[1]);
    expect(expected).toHaveLength(1);
    expect(describedBy(LINKS[host.name]?.(emitted, path))).toEqual(expected);
  });

  it('keeps the other links of a page, and names none on files', () => {
    const emitted = make(host, FOLDERS, PAGES);
    const others = (path: string) => LINKS[host.name]?.(emitted, path)?.replace(/<[^>]+>; rel="(?:describedby|alternate)"/g, '');
    expect(others('/de/a/')).toBe(others('/a/'));
    for (const file of ['/de/llms.txt', '/de/a.md', '/de/docs/v1/x/index.md', '/style.css'])
      expect(describedBy(LINKS[host.name]?.(emitted, file)), file).toEqual([]);
  });

  it('has the same number of rules for one page and for many', () => {
    const linesOf = (pages: readonly string[]): number =>
      make(host, ['/de/'], pages)
        .files.flatMap((file) => (file.place === 'copy' || file.path === 'objects.json' ? [] : file.body.split('\n')))
        .filter((line) => line.includes('/de/llms.txt')).length;
    const many = Array.from({ length: 40 }, (_, index) => `/de/${index}/`);
    expect([linesOf(['/', '/de/']), linesOf(['/', '/de/', ...many])]).toEqual([expect.any(Number), linesOf(['/', '/de/'])]);
    expect(linesOf(['/', '/de/'])).toBeGreaterThan(0);
  });
});

it('the markdown that Vercel negotiates names the most specific one, too', () => {
  const { routes } = JSON.parse(make(vercel, FOLDERS, PAGES).text('.vercel/output/config.json')) as {
    readonly routes: readonly VercelRoute[];
  };
  for (const [path, expected] of [
    ['/a', '/llms.txt'],
    ['/de/a/', '/de/llms.txt'],
    ['/de/docs/v1/x/', '/de/docs/v1/llms.txt'],
  ] as const) {
    const first = routes.find((route) => 'src' in route && route.has !== undefined && new RegExp(route.src).test(path));
    expect(describedBy(first && 'headers' in first ? first.headers?.['link'] : undefined)).toEqual([expected]);
  }
});

it('Cloudflare gets no more rules than it reads: the pages of the deepest folders name one around theirs', () => {
  const folders = Array.from({ length: 60 }, (_, index) => `/docs/v${index}/`);
  const emitted = make(cloudflare, ['/docs/', ...folders], ['/']);
  expect(codesOf(emitted.problems)).toEqual([]);
  expect(emitted.text('_headers').match(/^\//gm)?.length).toBeLessThanOrEqual(100);
  const named = folders.map((folder) => describedBy(headersFor(emitted.text('_headers'), `${folder}x/`)['link'])[0]);
  expect(new Set(named.filter((path) => path === '/docs/llms.txt')).size).toBe(1);
  expect(named.filter((path) => path !== '/docs/llms.txt').length).toBeGreaterThan(20);
});

describe.each([nginx, caddy, apache] as const)('$name', (host) => {
  const textOf = (folders: readonly string[]): string =>
    make(host, folders, ['/'])
      .files.flatMap((file) => (file.place === 'copy' ? [] : [file.body]))
      .join('\n');

  it('has one variable with a line for each folder, in the order in which they count', () => {
    const lines = textOf(FOLDERS)
      .split('\n')
      .filter((line) => line.includes('/llms.txt'))
      .map((line) => /(\/[^\s";]*llms\.txt)/.exec(line)?.[1]);
    const inOrder = ['/de/llms.txt', '/gr%C3%B6%C3%9Fe%20%26%20co/llms.txt', '/de/docs/v1/llms.txt'];
    expect(lines.filter((path) => path !== '/llms.txt')).toEqual(host === apache ? inOrder : inOrder.toReversed());
    expect(textOf(FOLDERS)).toMatch(/<(?:\$sitec_\w+_llms|\{sitec_llms\}|%\{reqenv:SITEC_LLMS\})>; rel=\\"describedby\\"/);
    expect(textOf([])).not.toMatch(/_llms|SITEC_LLMS/);
  });

  it('reads no name of a folder as anything else', () => {
    const name = fastCheck
      .oneof(fastCheck.constantFrom('${HOME}', '{$HOME}', '"; }', '%{ENV:X}', '\n', '\\"', "'", '#', '{path}', '$1'), hostile)
      .map((text) => text.replaceAll(/[/\0\ud800-\udfff]/g, '_') || 'x');
    const words = host === nginx ? nginxDirectives : lineWords;
    const plain = words(textOf(['/a/'])).length;
    fastCheck.assert(
      fastCheck.property(name, (folder) => {
        const text = textOf([`/${folder}/`]);
        expect(words(text)).toHaveLength(plain);
        const lines = text.split('\n').filter((line) => /\(\?:\/\|\$\)/.test(line));
        for (const line of lines)
          expect(line).toMatch(
            /^\s*(?:SetEnvIf Request_URI )?"~?\^\/[A-Za-z0-9/_.\\\u0080-\uffff-]*\(\?:\/\|\$\)" (?:SITEC_LLMS=)?"?\/[A-Za-z0-9._~%-]*\/llms\.txt"?;?$/,
          );
      }),
    );
  });
});

it('folders around others come first', () => {
  const files = ['/b/c/llms.txt', '/llms.txt', '/b/llms.txt', '/a b/llms.txt', '/b/llms-full.txt', '/b/my-llms.txt'].map((path) => ({
    path,
  }));
  expect(llmsScopes(files)).toEqual([
    { folder: '/a b/', path: '/a%20b/llms.txt' },
    { folder: '/b/', path: '/b/llms.txt' },
    { folder: '/b/c/', path: '/b/c/llms.txt' },
  ]);
});
