import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeLines } from './code-lines.ts';

/**
 * Most lines of code of the parts of the runtime. README.md and ARCHITECTURE.md state the same numbers.
 *
 * The brief asks for about 200 lines. Method tables, headers, error bodies, complaints, spellings and search results are compiled; what is left
 * needs a request to be decided: two protocols that read untrusted JSON (mcp, a2a, rpc), argument checks and did-you-mean (tools), content
 * negotiation (static, accept), revalidation and ranges (conditions), who may ask (origin), the order of the checks (handler, admission), and what is
 * noted of an answer (request-record). The rate limit is a part of its own: whom a request is counted for behind proxies (address, client), and a
 * store that a flood of addresses neither fills nor slows down (limit, arrivals, meter).
 * The search (analyse, concepts, postings, gains, search, sections, guide-search) reads a query as the compiler read the pages, and unpacks of the index what the
 * query asks for.
 */
const BUDGETS = [
  {
    name: 'request core',
    files: ['handler', 'admission', 'static', 'accept', 'conditions', 'rpc', 'mcp', 'a2a', 'origin', 'request-record', 'soon', 'body'],
    lines: 430,
  },
  { name: 'rate limit', files: ['limit', 'arrivals', 'address', 'client', 'meter'], lines: 170 },
  {
    name: 'tables of MCP',
    files: ['mcp-modern', 'mcp-methods', 'tools', 'parts', 'did-you-mean'],
    lines: 240,
  },
  {
    name: 'search',
    files: [
      'answer/analyse',
      'answer/concepts',
      'answer/postings',
      'answer/gains',
      'answer/search',
      'answer/sections',
      'answer/guide-search',
    ],
    lines: 320,
  },
  {
    name: 'answer engine',
    files: [
      'answer/candidate',
      'answer/choice',
      'answer/coverage',
      'answer/guides',
      'answer/intents',
      'answer/knowledge',
      'answer/languages',
      'answer/lookup',
      'answer/names',
      'answer/numbers',
      'answer/question',
      'answer/rules',
      'answer/segments',
      'answer/typos',
      'answer/understanding',
      'answer/words',
    ],
    lines: 770,
  },
] as const;

/** Types, and seven constants of the contract: nothing here runs for a request. */
const CONTRACT = ['bundle', 'endpoints', 'a2a-table', 'answer/search-tables', 'answer/tables'];
const MAXIMUM_CONTRACT = 10;
/** Names what other programs may import, and nothing else. */
const ENTRY = 'entry';

const folder = join(import.meta.dirname, '../../runtime');
const count = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + codeLines(readFileSync(join(folder, `${file}.ts`), 'utf8')), 0);

test.each(BUDGETS)('the $name has at most $lines lines of code', ({ files, lines }) => {
  expect(count(files)).toBeLessThanOrEqual(lines);
});

test.each(BUDGETS)('ARCHITECTURE.md and README.md state the number of the $name', ({ name, files, lines }) => {
  const [architecture, readme] = ['ARCHITECTURE.md', 'README.md'].map((file) => readFileSync(join(folder, '..', file), 'utf8'));
  const listed = files.map((file) => `\`${file}.ts\``).join(', ');
  expect(architecture).toContain(`| ${name} | ${listed} | ${lines} |`);
  expect(readme?.replace(/\s+/g, ' ')).toMatch(new RegExp(`${name} (?:has )?(?:at most )?${lines}\\b`));
});

test('the contract holds no logic', () => {
  expect(count(CONTRACT)).toBeLessThanOrEqual(MAXIMUM_CONTRACT);
});

test('no file of the runtime is left out, but adapters and entries of platforms', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const found = names.filter((name) => name.endsWith('.ts') && !/^(?:adapters|edge)\//.test(name)).map((name) => name.replace(/\.ts$/, ''));
  expect(found.toSorted()).toEqual([...BUDGETS.flatMap(({ files }) => files), ...CONTRACT, ENTRY].toSorted());
});
