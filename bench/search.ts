/**
 * Measures how well the search finds: `npm run bench:search`. The measure is nDCG@10 (Järvelin and Kekäläinen, Cumulated gain-based
 * evaluation of IR techniques, 2002) over the guides of the example and the questions of tests/answers/asked.jsonl that a guide answers.
 * The baseline is a plain scan of lower-cased text, as a site without an index would do. A change of the analyser or of the fields must not
 * go below the floor.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import matter from 'gray-matter';
import { createPassages } from '../runtime/answer/passages.ts';
import { buildOf, bundleOf, type WrittenPage } from '../tests/passage-build.ts';

/**
 * The current value. Many of the questions are in another language than their guide. Tables of subjects made for this one company reached
 * .79.
 */
const FLOOR = 0.63;
const DEPTH = 10;

interface Asked {
  readonly language: string;
  readonly text: string;
  /** Slug of the guide that answers, and of others that do as well. */
  readonly guide?: string;
  readonly also?: readonly string[];
}

const repository = resolve(import.meta.dirname, '..');
const folder = join(repository, 'content/guides');

const guides = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file): WrittenPage => {
    const { data, content } = matter(readFileSync(join(folder, file), 'utf8'));
    const { title, description, lang } = data as { readonly title: string; readonly description?: string; readonly lang?: string };
    const path = `/guides/${file.replace(/\.md$/, '')}/`;
    return { path, title, isGuide: true, language: lang ?? 'en', markdown: content, ...(description !== undefined && { description }) };
  });

const asked = readFileSync(join(repository, 'tests/answers/asked.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Asked)
  .filter(({ guide }) => guide !== undefined);

/** Gain of the guide that answers, and of others that do as well. */
const gainOf = ({ guide, also = [] }: Asked, slug: string): number => (slug === guide ? 2 : Number(also.includes(slug)));
const cumulated = (gains: readonly number[]): number => gains.slice(0, DEPTH).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
const ndcg = (question: Asked, slugs: readonly string[]): number => {
  const gains = slugs.map((slug) => gainOf(question, slug));
  const ideal = [2, ...(question.also ?? []).map(() => 1)];
  return cumulated(gains) / cumulated(ideal);
};

const slugOf = ({ path }: WrittenPage): string => path.split('/').at(-2) ?? '';
const find = createPassages(bundleOf(buildOf(guides)));
const search = async (text: string): Promise<readonly string[]> =>
  (await (await find(text))({ sources: ['guide'], limit: DEPTH, perPage: 1 })).hits.map(({ page: { slug } }) => slug);

/** Searches every guide for every word of a question, and orders those that have any. */
const scan = (text: string): readonly string[] => {
  const words = text.toLowerCase().split(/\s+/);
  const counted = guides.map((guide) => {
    const own = `${guide.title}\n${guide.description ?? ''}\n${guide.markdown}`.toLowerCase();
    return { slug: slugOf(guide), count: words.filter((word) => own.includes(word)).length };
  });
  return counted.toSorted((left, right) => right.count - left.count).map(({ slug }) => slug);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const scores = await Promise.all(
  asked.map(async (question) => ({
    language: question.language,
    search: ndcg(question, await search(question.text)),
    scan: ndcg(question, scan(question.text)),
  })),
);
const told = (name: string, own: typeof scores): number => {
  const found = mean(own.map((each) => each.search));
  const scanned = mean(own.map((each) => each.scan));
  console.log(
    `${name.padEnd(8)} ${String(own.length).padStart(3)} questions  nDCG@${DEPTH} ${found.toFixed(4)}  plain scan ${scanned.toFixed(4)}`,
  );
  return found;
};
for (const language of new Set(scores.map((each) => each.language)))
  told(
    language,
    scores.filter((each) => each.language === language),
  );
const whole = told('mixed', scores);
if (whole < FLOOR) {
  console.log(`MISSED: at least ${FLOOR}`);
  process.exitCode = 1;
}
