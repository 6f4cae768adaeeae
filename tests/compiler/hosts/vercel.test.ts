import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches } from '../../../compiler/headers/rules.ts';
import { vercel } from '../../../compiler/hosts/vercel/index.ts';
import type { VercelRoute } from '../../../compiler/hosts/vercel/routes.ts';
import { encodePath, pageStem } from '../../../compiler/paths.ts';
import { quality } from '../../../runtime/accept.ts';
import type { ServiceRequest } from '../../../runtime/exchange.ts';
import { codesOf, emit, fileOf, pageFiles, type Situation } from './plan.ts';
import { nastyTree, plainTree } from './trees.ts';

type SourceRoute = Exclude<VercelRoute, { handle: string }>;

const CONFIG = '.vercel/output/config.json';
const routesOf = (situation: Situation): readonly VercelRoute[] =>
  (JSON.parse(emit(vercel, situation).text(CONFIG)) as { readonly routes: readonly VercelRoute[] }).routes;

const isHeaderRoute = (route: VercelRoute): route is SourceRoute => 'src' in route && route.continue === true;

/** The headers that each route gives a path. */
const given = (routes: readonly VercelRoute[], path: string): readonly Readonly<Record<string, string>>[] =>
  routes.filter(isHeaderRoute).flatMap(({ src, headers = {} }) => {
    const match = new RegExp(src).exec(path);
    return match
      ? [Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replaceAll('$1', () => match[1] ?? '')]))]
      : [];
  });

describe('routes', () => {
  it.each([
    ['names that mean something', nastyTree],
    ['folders of several files', plainTree],
  ])('give every file what its rule says, by one route: %s', (_, tree) => {
    fastCheck.assert(
      fastCheck.property(tree, (files) => {
        const { plan, text } = emit(vercel, { files });
        const { routes } = JSON.parse(text(CONFIG)) as { readonly routes: readonly VercelRoute[] };
        for (const { path } of files) {
          const rule = plan.headers.rules.findLast(({ pattern }) => matches(pattern, path));
          const page = encodePath(path).replace(/(?:\/index)?\.[^./]*$/, '');
          const wanted = rule?.headers.map(
            ([name, value]) => [name.toLowerCase(), value.replaceAll('{page}', () => page).replaceAll('$', '%24')] as const,
          );
          const got = given(routes, encodePath(path)).map((set) => ({
            ...set,
            ...(set['link'] !== undefined && { link: set['link'].replaceAll('$', '%24') }),
          }));
          expect(got).toEqual([Object.fromEntries(wanted ?? [])]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('tell pages from files, also those that look like them', () => {
    const pages = ['/', '/x/', '/y', '/node.js/', '/v1.2/'];
    const routes = routesOf({ files: [...pages.flatMap(pageFiles), fileOf('/a.js'), fileOf('/LICENSE')], pages });
    for (const path of pages.flatMap((page) => [pageStem(page), `${pageStem(page)}/`]).filter((path) => path !== ''))
      expect(given(routes, path)).toEqual([
        expect.objectContaining({
          'content-type': 'text/html; charset=utf-8',
          link: expect.stringContaining(`<${pageStem(path)}/index.md>`),
        }),
      ]);
    expect(given(routes, '/a.js')).toEqual([expect.objectContaining({ 'content-type': 'text/javascript; charset=utf-8' })]);
    for (const path of ['/mcp', '/a2a', '/a2a/']) expect(given(routes, path)).toEqual([]);
  });

  it('a pattern that is too long ends the build', () => {
    const files = Array.from({ length: 300 }, (_, index) => fileOf(`/a-file-without-an-extension-${index}`));
    expect(codesOf(emit(vercel, { files }).problems)).toEqual(['SITEC4003']);
  });
});

describe('negotiation', () => {
  const routes = routesOf({ files: pageFiles('/x/'), pages: ['/x/'] }).filter(
    (route): route is SourceRoute => 'src' in route && route.has !== undefined,
  );

  /** What a request for a page comes to: the markdown, the function, or neither. */
  const chosen = (accept: string): string | undefined =>
    routes.find(
      ({ src, has = [] }) => new RegExp(src).test('/x/') && has.every(({ value = '' }) => new RegExp(`^(?:${value})$`).test(accept)),
    )?.dest;

  const wantsMarkdown = (accept: string): boolean => {
    const request = { header: () => accept } as unknown as ServiceRequest;
    const markdown = quality(request, 'text/markdown');
    return markdown > 0 && markdown >= quality(request, 'text/html', 'text/*', '*/*');
  };

  const item = fastCheck.tuple(
    fastCheck.constantFrom('text/markdown', 'TEXT/Markdown', 'text/html', 'text/*', '*/*', 'text/markdownx', 'image/png'),
    fastCheck.constantFrom('', ';q=0', ';q=1', ' ; q=1.000', ';q=0.5', ';q=0.55', ';q=2', ';charset=utf-8', ';level=1;q=0.3'),
  );
  const header = fastCheck
    .uniqueArray(item, { maxLength: 4, selector: ([name]) => name.toLowerCase() })
    .chain((list) => fastCheck.constantFrom(',', ', ', ' ,').map((comma) => list.map((parts) => parts.join('')).join(comma)));

  it('sends the file only to who wants it, and whoever may want it to the function at least', () => {
    fastCheck.assert(
      fastCheck.property(header, (accept) => {
        const destination = chosen(accept);
        if (destination === '$1/index.md') expect(wantsMarkdown(accept)).toBe(true);
        if (destination === undefined) expect(wantsMarkdown(accept)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['text/markdown', '$1/index.md'],
    ['text/html, text/markdown;q=1.0, */*;q=0.1', '$1/index.md'],
    ['text/markdown;q=0.9, text/html', '/_sitec/rpc'],
    ['text/html', undefined],
  ])('%s goes to %s', (accept, destination) => {
    expect(chosen(accept)).toBe(destination);
  });

  it('is left out where the site wants none', () => {
    expect(routesOf({ files: pageFiles('/x/'), negotiates: false }).some((route) => 'has' in route)).toBe(false);
  });
});
