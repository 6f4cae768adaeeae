/** staticwebapp.config.json: the first route that matches counts, wildcards stand at the end, and an empty value takes a header away. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { azure, type AzureConfig } from '../../../compiler/hosts/azure/index.ts';
import { codesOf, emit, fileOf, pageFiles, type Situation } from './plan.ts';
import { azureHeaders, planned } from './simulate.ts';
import { nastyTree, plainTree } from './trees.ts';

const FILE = 'staticwebapp.config.json';

const configOf = (situation: Situation): AzureConfig => JSON.parse(emit(azure, situation).text(FILE)) as AzureConfig;

const site = (...pages: readonly string[]): Situation => ({ pages, files: pages.flatMap(pageFiles), negotiates: false });

const isHtml = (path: string): boolean => path.endsWith('.html');

describe('staticwebapp.config.json', () => {
  it('gives every file its headers, whatever its name is', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.oneof(nastyTree, plainTree), (files) => {
        const { plan, text } = emit(azure, { files, negotiates: false });
        const config = JSON.parse(text(FILE)) as AzureConfig;
        for (const { path } of files.filter((file) => !isHtml(file.path)))
          expect(azureHeaders(config, path)).toEqual(planned(plan.headers, path, ['Vary']));
      }),
    );
  });

  it('gives addresses of pages the headers of pages, and their HTML too', () => {
    const config = configOf({ ...site('/', '/a/'), files: [...site('/', '/a/').files, fileOf('/x.json', 'api')] });
    for (const path of ['/', '/a/', '/a', '/a/index.html'])
      expect(azureHeaders(config, path)).toEqual({
        Link: expect.stringMatching(/^<index\.md>; rel="alternate"; type="text\/markdown", <\/\.well-known\/api-catalog>/) as string,
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'X-Content-Type-Options': 'nosniff',
      });
  });

  it('has no link to the markdown of a page where pages are files', () => {
    expect(configOf(site('/', '/a')).globalHeaders.Link).toMatch(/^<\/\.well-known\/api-catalog>/);
  });

  it('writes several extensions of a folder as one route', () => {
    const config = configOf({ files: ['/a.css', '/a.png', '/b/a.svg'].map((path) => fileOf(path)) });
    expect(config.routes.map(({ route }) => route)).toEqual(['/*.{css,png,svg}']);
  });

  it('keeps what the site says, before what sitec says', () => {
    const own = {
      routes: [{ route: '/old', redirect: '/new' }],
      globalHeaders: { 'X-Frame-Options': 'DENY' },
      trailingSlash: 'always',
      auth: { a: 1 },
    };
    const config = configOf({ ...site('/'), site: { [FILE]: JSON.stringify(own) } });
    expect(config).toMatchObject({
      auth: { a: 1 },
      trailingSlash: 'always',
      globalHeaders: { 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff' },
    });
    expect(config.routes.slice(0, 2)).toEqual([{ route: '/old', redirect: '/new' }, expect.objectContaining({ route: '/*.md' })]);
  });

  it.each(['{', '[]', 'null', '"x"'])('reports a file of the site that is none: %s', (text) => {
    const { problems } = emit(azure, { ...site('/'), site: { [FILE]: text } });
    expect(problems.sorted()).toMatchObject([{ code: 'SITEC4030', place: { file: `site/${FILE}` } }]);
  });

  it('reports a configuration that is larger than 20 KB, with the number', () => {
    const large = { ...site('/'), site: { [FILE]: JSON.stringify({ auth: 'x'.repeat(20 * 1024) }) } };
    const { problems, text } = emit(azure, large);
    expect(codesOf(problems)).toEqual(['SITEC4003']);
    expect(problems.sorted()[0]?.message).toBe(
      `Azure Static Web Apps accepts at most 20480 bytes of ${FILE}, but this bundle has ${Buffer.byteLength(text(FILE))}`,
    );
  });
});
