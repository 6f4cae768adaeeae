/** What each host that knows patterns would send for every file of the example site, compared with the header table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageLinks } from '../../compiler/header-table.ts';
import { fileHeaders, matches } from '../../compiler/headers/rules.ts';
import { azure, type AzureConfig } from '../../compiler/hosts/azure/index.ts';
import { FUNCTION_MAXIMUM } from '../../compiler/hosts/cloudfront/functions.ts';
import { cloudfront } from '../../compiler/hosts/cloudfront/index.ts';
import { firebase, type FirebaseRule } from '../../compiler/hosts/firebase/index.ts';
import type { HostPlan } from '../../compiler/hosts/host.ts';
import { node } from '../../compiler/hosts/node.ts';
import { compile } from '../../compiler/index.ts';
import { encodePath, pageStem } from '../../compiler/paths.ts';
import { azureHeaders, deliver, firebaseHeaders, planned, type BucketObject, type Distribution } from '../compiler/hosts/simulate.ts';
import { example } from './example.ts';

let folder = '';
let plan: HostPlan;

beforeAll(async () => {
  folder = mkdtempSync(join(example.folder, 'hosts-'));
  const { rendered: input, config, url: baseUrl, repository: cwd } = example;
  // A host that can do everything takes its plan along, and makes no files.
  const emit = vi.spyOn(node, 'emit').mockReturnValue([]);
  const out = join(folder, 'dist');
  const { exitCode } = await compile({ cwd, input, config, baseUrl, out, hosts: ['node'], cache: false, precompress: false });
  const [[seen] = []] = emit.mock.calls;
  emit.mockRestore();
  if (exitCode !== 0 || !seen) throw new Error(`the example was not compiled: exit code ${exitCode}`);
  plan = { ...seen, edge: (name) => `// ${name}\n` };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (host: typeof azure, path: string, negotiates: boolean): string => {
  const file = [...host.emit({ ...plan, negotiates })].find((each) => each.place !== 'copy' && each.path === path);
  if (!file || file.place === 'copy') throw new Error(`no ${path}`);
  return file.body;
};

/** Files with an address of their own. */
const addressed = (): HostPlan['files'] => plan.files.filter(({ class: row }) => row !== 'hostFile' && !row.startsWith('missing'));

/** Addresses of pages, as they are linked. */
const pages = (): readonly string[] => plan.build.pages.map(({ path }) => path);

describe('the example', () => {
  it('has rules that give every file the headers of its row', () => {
    const context = { links: pageLinks(() => true), negotiates: true, scopes: [] };
    for (const { path, class: row, type, page, schema } of addressed()) {
      const expected = fileHeaders(row, { type, ...(page !== undefined && { page }), ...(schema !== undefined && { schema }) }, context);
      expect(plan.headers.rules.findLast(({ pattern }) => matches(pattern, path))?.headers, path).toEqual(expected);
    }
    expect(addressed().length).toBeGreaterThan(200);
  });

  it('has far fewer rules than pages', () => {
    expect(plan.headers.rules.length).toBeLessThan(40);
  });
});

describe('CloudFront', () => {
  const distributionOf = (): Distribution => ({
    request: textOf(cloudfront, 'viewer-request.js', true),
    response: textOf(cloudfront, 'viewer-response.js', true),
    objects: JSON.parse(textOf(cloudfront, 'objects.json', true)) as readonly BucketObject[],
  });
  const lower = (headers: readonly (readonly [string, string])[], page: string): object =>
    Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value.replaceAll('{page}', () => encodePath(page))]));

  it('sends every file with the headers of its rule', () => {
    const distribution = distributionOf();
    for (const { path } of addressed()) {
      const rule = plan.headers.rules.findLast(({ pattern }) => matches(pattern, path));
      const page = path.replace(/\/index\.(?:html|md)$|\.(?:html|md)$/, '');
      expect(deliver(distribution, path), path).toEqual({ file: path.slice(1), headers: lower(rule?.headers ?? [], page) });
    }
  });

  it('answers every page with and without a slash, in both forms', () => {
    const distribution = distributionOf();
    for (const path of pages())
      for (const address of [path, `${pageStem(path)}`].filter((each) => each !== '')) {
        const markdown = deliver(distribution, address, { accept: 'text/markdown' });
        expect(markdown).toEqual({ file: `${pageStem(path)}/index.md`.slice(1), headers: lower(plan.headers.markdown, pageStem(path)) });
        const html = deliver(distribution, address, { accept: 'text/html' });
        expect(html).toEqual({ file: `${pageStem(path)}/index.html`.slice(1), headers: lower(plan.headers.page, pageStem(path)) });
      }
  });

  it('has room for both functions', () => {
    const { request, response } = distributionOf();
    expect(Math.max(Buffer.byteLength(request), Buffer.byteLength(response))).toBeLessThan(FUNCTION_MAXIMUM * 0.8);
  });
});

describe('Azure Static Web Apps', () => {
  it('sends every file with the headers of its rule, and pages with theirs', () => {
    const text = textOf(azure, 'staticwebapp.config.json', false);
    const config = JSON.parse(text) as AzureConfig;
    for (const { path } of addressed().filter((file) => !file.path.endsWith('.html')))
      expect(azureHeaders(config, path), path).toEqual(planned(plan.headers, path, ['Vary']));
    for (const path of pages()) expect(azureHeaders(config, path)).toEqual(config.globalHeaders);
    expect(Buffer.byteLength(text)).toBeLessThan(20 * 1024 * 0.5);
  });
});

describe('Firebase Hosting', () => {
  it('sends every file with the headers of its rule, and pages with theirs', () => {
    const { hosting } = JSON.parse(textOf(firebase, 'firebase.json', false)) as {
      readonly hosting: { readonly headers: readonly FirebaseRule[] };
    };
    for (const { path } of addressed())
      expect(firebaseHeaders(hosting.headers, encodePath(path)), path).toEqual(planned(plan.headers, path, ['Vary']));
    for (const path of pages())
      expect(Object.keys(firebaseHeaders(hosting.headers, path))).toEqual(['Link', 'Cache-Control', 'X-Content-Type-Options']);
  });
});
