/**
 * What the search costs: `npm run bench:search`. For collections of several sizes: size of the index, time to load it, and time of a search, beside a
 * plain scan of lower-cased text in the same run, which is what a site without an index would do. The documents are made here, by a generator with a
 * fixed seed: guides of 1,300 words in four languages, and short ones of 120.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { searchedConcepts } from '../compiler/search/concepts.ts';
import { compileSearch, type IndexedDocument } from '../compiler/search/index.ts';
import { compileLexicon } from '../compiler/words/lexicon.ts';
import { createConcepts } from '../runtime/answer/concepts.ts';
import { createSearch } from '../runtime/answer/search.ts';
import { syntheticDocuments, syntheticQueries } from './search-documents.ts';

interface Collection {
  readonly count: number;
  readonly words: number;
  /** Most of each; a figure without a target is only told. */
  readonly targets: {
    readonly rawKb?: number;
    readonly brotliKb?: number;
    readonly loadMs?: number;
    readonly p50?: number;
    readonly p95?: number;
  };
}

const COLLECTIONS: readonly Collection[] = [
  { count: 20, words: 1300, targets: { rawKb: 220, brotliKb: 60 } },
  { count: 200, words: 1300, targets: { loadMs: 15, p50: 0.2 } },
  { count: 1000, words: 1300, targets: { p95: 5 } },
  { count: 20_000, words: 120, targets: { p50: 2 } },
];
const QUERIES = 400;
const SCANS = 20;
const LOADS = 5;

const told = (name: string, value: number, digits: number, target?: number): string => {
  const verdict = target === undefined ? '' : ` (target ${target}${value <= target ? '' : ', MISSED'})`;
  return `${name} ${value.toFixed(digits)}${verdict}`;
};

const timed = (run: () => unknown): number => {
  const started = performance.now();
  run();
  return performance.now() - started;
};

/** Milliseconds that half, and nineteen of twenty, stay below. */
const percentiles = (times: readonly number[]): readonly [p50: number, p95: number] => {
  const sorted = times.toSorted((left, right) => left - right);
  return [sorted[Math.floor(sorted.length * 0.5)] ?? 0, sorted[Math.floor(sorted.length * 0.95)] ?? 0];
};

/** Looks for every word of a query in every document, and puts those that have any in order. */
const scan = (texts: readonly string[], query: string): readonly number[] => {
  const words = query.toLowerCase().split(' ');
  const scores = texts.map((text) => words.filter((word) => text.includes(word)).length);
  return [...scores.keys()].filter((position) => scores[position]).sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0));
};

const report = ({ count, words, targets }: Collection): void => {
  const documents: readonly IndexedDocument[] = syntheticDocuments(count, words);
  const queries = syntheticQueries(QUERIES);
  const concepts = compileLexicon('Bench');
  let text = '';
  const built = timed(() => {
    text = JSON.stringify(compileSearch(documents, createConcepts(concepts), searchedConcepts([])));
  });
  const load = (): ReturnType<typeof createSearch> =>
    createSearch(JSON.parse(text) as ReturnType<typeof compileSearch>, createConcepts(concepts));
  // What else the machine does can only add.
  const loadMs = Math.min(...Array.from({ length: LOADS }, () => timed(load)));
  const search = load();
  const first = timed(() => search(queries[0] ?? ''));
  for (const query of queries) search(query);
  const [p50, p95] = percentiles(queries.map((query) => timed(() => search(query, { limit: 5 }))));
  const texts = documents.map(({ title, markdown }) => `${title}\n${markdown}`.toLowerCase());
  const [scanned] = percentiles(queries.slice(0, SCANS).map((query) => timed(() => scan(texts, query))));
  const gzip = gzipSync(text).length / 1000;
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: count > 1000 ? 5 : 11 } }).length / 1000;
  const lines = [
    `${count} documents of ${words} words: compiled in ${(built / 1000).toFixed(1)} s`,
    `  size in KB  ${told('raw', Buffer.byteLength(text) / 1000, 0, targets.rawKb)}  ${told('gzip', gzip, 0)}  ${told('brotli', brotli, 0, targets.brotliKb)}`,
    `  ms          ${told('load', loadMs, 1, targets.loadMs)}  ${told('first search', first, 2)}  ${told('p50', p50, 3, targets.p50)}  ${told('p95', p95, 3, targets.p95)}`,
    `  plain scan  ${told('p50', scanned, 3)}, ${(scanned / p50).toFixed(0)} times as long`,
  ];
  console.log(lines.join('\n'));
};

for (const collection of COLLECTIONS) report(collection);
