/** The examples of docs/reference/content.md are a whole site: it is built, and nothing about it is reported. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile, type Result } from '../../compiler/index.ts';
import { readText, ROOT } from './document.ts';
import { extensionPage, kindsExample } from './kinds.ts';

const EXAMPLES = 'tests/docs/examples';
let folder = '';
let result: Result;

const page = (path: string, title: string, body: string): void => {
  const file = join(folder, 'site', path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  const heading = body.includes('<h1') ? '' : `<h1>${title}</h1>`;
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${heading}${body}</main></body></html>`,
  );
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sitec-docs-'));
  cpSync(join(ROOT, EXAMPLES, 'content'), join(folder, 'content'), { recursive: true });
  const [feature = '', platform = '', comparison = ''] = readText(`${EXAMPLES}/states.html`).trim().split('\n');
  const table = '<table><tr><th></th><th>Example</th><th>Tool A</th></tr><tr><th>Tracking</th><td>Yes</td><td>No</td></tr></table>';
  page('', 'Example', '<p>Orders of small shops in one list.</p>');
  page('pricing', 'Pricing', readText(`${EXAMPLES}/pricing.html`));
  page('features', 'Features', `<ul>${feature}</ul>`);
  page('features/order-tracking', 'Order tracking', '<p>Shows where each parcel is.</p>');
  page('platforms', 'Platforms', `<ul><li>Chat A</li>${platform}</ul>`);
  page('guides', 'Guides', '<p>How to track parcels</p>');
  page('guides/track-parcels', 'How to track parcels', '<p>Open the list of orders.</p>');
  page('extensions', 'Extensions', '<p>Ledger</p>');
  page('extensions/ledger', 'Ledger', extensionPage);
  for (const name of ['about', 'contact', 'terms', 'privacy']) page(name, name, '<p>Words about it.</p>');
  page('compare', 'Comparisons', '<p>Example vs Tool A</p>');
  page('compare/example-vs-tool-a', 'Example vs Tool A', comparison + table);
  // In JSON, a pattern is given in words.
  const kinds = JSON.stringify({ kinds: kindsExample }, (_, value: unknown) => (value instanceof RegExp ? '5' : value));
  writeFileSync(join(folder, 'sitec.config.json'), kinds);
  result = await compile({ cwd: folder, input: 'site', baseUrl: 'https://www.example.com' });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is built without a problem', () => {
  expect(result.problems.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  expect(result.exitCode).toBe(0);
});

it('gives a record of every kind that content files can have', () => {
  expect(result.summary?.facts).toEqual({
    company: 1,
    plans: 2,
    features: 1,
    platforms: 2,
    guides: 1,
    comparisons: 1,
    extensions: 1,
  });
});

it('publishes what both content file and attribute say as confirmed', () => {
  const plans = JSON.parse(readFileSync(join(folder, 'dist/api/v1/plans.json'), 'utf8')) as {
    readonly plans: readonly { readonly provenance: Readonly<Record<string, { level: string; confirmedBy: readonly string[] }>> }[];
  };
  expect(plans.plans[0]?.provenance['/price']).toMatchObject({ level: 'content', confirmedBy: ['attribute', 'heuristic'] });
});
