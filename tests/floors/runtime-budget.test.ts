import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeLines } from './code-lines.ts';

/**
 * Most lines of code of the parts of the runtime, by their folders: what they have today, rounded up to ten, so that they cannot grow. `asked` is what
 * they should have; no part has reached it yet. README.md and ARCHITECTURE.md state both numbers.
 *
 * Method tables, headers, error bodies, complaints, the worth of terms, pieces to quote and facts are compiled; what is left needs a request to be decided: content
 * negotiation, revalidation and ranges, who may ask, the order of the checks, untrusted JSON in two protocols and two eras of one, whom a request is
 * counted for behind proxies, and reading a question as the compiler read the pages.
 */
const BUDGETS = [
  { name: 'request core, MCP and A2A', folders: ['.', 'mcp', 'a2a'], lines: 560, asked: 450 },
  { name: 'search and answers', folders: ['answer'], lines: 490, asked: 300 },
  { name: 'the whole runtime', folders: ['.', 'mcp', 'a2a', 'limit', 'answer'], lines: 1130, asked: 750 },
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

test.each(BUDGETS)('$name: at most $lines lines of code', ({ name, folders, lines }) => {
  const parts = folders.map((folder) => [folder, linesOf(folder)] as const);
  expect(
    parts.reduce((sum, [, count]) => sum + count, 0),
    `${name}: ${parts.join(' ')}`,
  ).toBeLessThanOrEqual(lines);
});

test.each(BUDGETS)('ARCHITECTURE.md and README.md state the number of the $name', ({ name, lines, asked }) => {
  const [architecture, readme] = ['ARCHITECTURE.md', 'README.md'].map((file) => readFileSync(join(runtime, '..', file), 'utf8'));
  const stated = lines.toLocaleString('en');
  expect(architecture).toContain(`| ${name} | ${stated} | ${asked} |`);
  expect(readme?.replace(/\s+/g, ' ')).toMatch(new RegExp(`${name} (?:ha(?:s|ve) )?(?:at most )?${stated}\\b`));
});

test('the contract holds no logic', () => {
  expect(linesOf(CONTRACT)).toBe(0);
});

test('no folder of the runtime is left out', () => {
  const folders = readdirSync(runtime, { withFileTypes: true }).flatMap((item) => (item.isDirectory() ? item.name : []));
  const known = [...new Set(BUDGETS.flatMap(({ folders }): readonly string[] => folders)), CONTRACT, ...ADAPTERS].filter(
    (folder) => folder !== '.',
  );
  expect(folders.toSorted()).toEqual(known.toSorted());
});
