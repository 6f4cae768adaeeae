/**
 * Questions that people could ask about the example site, and questions about everything else. Both lists were written by somebody who had not seen
 * the engine. The floors are what is reached today: they only ever rise.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolvePointer } from '../../compiler/base/json.ts';
import { createGuide } from '../../runtime/answer/guide.ts';
import type { Answer } from '../../runtime/answer/reply.ts';
import { createPassages } from '../../runtime/answer/passages.ts';
import type { RuntimeIndex } from '../../runtime/bundle.ts';
import { example } from './example.ts';

interface Asked {
  readonly language: string;
  readonly text: string;
  readonly intent: string;
  readonly answered: boolean | 'partial';
  /** Intents of a message that asks for several things. */
  readonly parts?: readonly string[];
  /** Pages that say it, by their names. */
  readonly links?: readonly string[];
  /** Slug of the guide that answers, and of others that do as well. */
  readonly guide?: string;
  readonly also?: readonly string[];
}

const FLOORS = { en: 0.38, de: 0.3, 'ur-Latn': 0.28, ar: 0.2 } as const;
const MOST_FOREIGN = 0.04;

const lines = <Line>(file: string): readonly Line[] =>
  readFileSync(join(example.repository, 'tests/answers', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const index = JSON.parse(readFileSync(join(example.dist, '_sitec/index.json'), 'utf8')) as RuntimeIndex;
const find = createPassages({ index, read: (file) => readFileSync(join(example.dist, file)) });
const guide = createGuide(index.answers, find);
const answers = async <Question extends { readonly text: string }>(questions: readonly Question[]) =>
  Promise.all(questions.map(async (question) => ({ question, ...(await guide(question.text)) })));
const asked = await answers(lines<Asked>('asked.jsonl'));
const foreign = await answers(lines<{ readonly text: string }>('foreign.jsonl'));

/** Where the pages lie that the questions name. */
const PAGES: Readonly<Record<string, string>> = {
  pricing: '/pricing/',
  contact: '/contact/',
  features: '/features/',
  platforms: '/platforms/',
  guides: '/guides/',
  comparisons: '/compare/',
  about: '/about/',
  developers: '/developers/',
};

/** A question is answered when it has an answer, that is what the question means, or leads to a page that says it. */
const isRight = (
  { intent, parts = [intent], answered, guide: slug, also = [], links: named = [] }: Asked,
  data: Answer['data'],
): boolean => {
  if (answered === false || data.answered === false) return answered === data.answered;
  const names = data.intents.map(({ name }) => name);
  if (parts.every((part) => names.includes(part)) && slug === undefined) return true;
  const [read = ''] = data.links.map(({ url }) => new URL(url).pathname);
  const known = slug === undefined ? named.flatMap((name) => PAGES[name] ?? []) : [slug, ...also].map((each) => `/guides/${each}/`);
  return known.some((path) => read.startsWith(path));
};

const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;

describe('questions', () => {
  test.each(Object.entries(FLOORS))('in %s are understood as their intent, and answered as they should be', (language, floor) => {
    const own = asked.filter(({ question }) => question.language === language);
    const right = share(own.map(({ question, data }) => isRight(question, data)));
    process.stdout.write(`answers: ${(right * 100).toFixed(1)} % of ${own.length} questions in ${language}\n`);
    expect(right).toBeGreaterThanOrEqual(floor);
  });

  test('about something else are not answered', () => {
    const answered = share(foreign.map(({ data }) => data.answered !== false));
    process.stdout.write(`answers: ${(answered * 100).toFixed(1)} % of ${foreign.length} foreign questions are answered\n`);
    expect(answered).toBeLessThanOrEqual(MOST_FOREIGN);
  });

  test('are answered with facts that stand where they are said to', () => {
    const documents = new Map<string, unknown>();
    const read = (source: string): unknown => {
      const path = source.slice(example.url.length);
      const document = documents.get(path) ?? (JSON.parse(readFileSync(join(example.dist, path), 'utf8')) as unknown);
      documents.set(path, document);
      return document;
    };
    const facts = [...asked, ...foreign].flatMap(({ data }) => data.facts);
    expect(facts.length).toBeGreaterThan(200);
    for (const { source, pointer, value } of facts) expect(resolvePointer(read(source), pointer), pointer).toEqual(value);
  });
});
