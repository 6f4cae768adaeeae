/**
 * Questions that people could ask about the example site, and questions about everything else. Both lists were written by somebody who had not seen
 * the engine. The floors are what is reached today: they only ever rise.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolvePointer } from '../../compiler/base/json.ts';
import { createGuide, type Answer } from '../../runtime/answer/intents.ts';
import type { RuntimeIndex } from '../../runtime/bundle.ts';
import { example } from './example.ts';

interface Asked {
  readonly language: string;
  readonly text: string;
  readonly intent: string;
  readonly answered: boolean | 'partial';
  /** Intents of a message that asks for several things. */
  readonly parts?: readonly string[];
  /** Slug of the guide that answers, and of others that do as well. */
  readonly guide?: string;
  readonly also?: readonly string[];
}

const FLOORS = { en: 0.87, de: 0.87, 'ur-Latn': 0.86, ar: 0.77 } as const;
const MOST_FOREIGN = 0.04;

const lines = <Line>(file: string): readonly Line[] =>
  readFileSync(join(example.repository, 'tests/answers', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const index = JSON.parse(readFileSync(join(example.dist, '_sitec/index.json'), 'utf8')) as RuntimeIndex;
const { answer } = createGuide(index);
const asked = lines<Asked>('asked.jsonl').map((question) => ({ question, data: answer(question.text).data }));
const foreign = lines<{ readonly text: string }>('foreign.jsonl').map(({ text }) => ({ text, data: answer(text).data }));

const isRight = ({ intent, parts = [intent], answered, guide, also = [] }: Asked, { intents, links, ...data }: Answer['data']): boolean => {
  const names = intents.map(({ name }) => name);
  const isNamed = intent === 'multi' ? parts.every((part) => names.includes(part)) : names[0] === intent;
  const found = links.find(({ rel }) => rel === 'guide')?.url ?? '';
  return isNamed && data.answered === answered && (guide === undefined || [guide, ...also].some((slug) => found.endsWith(`/${slug}/`)));
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
    expect(facts.length).toBeGreaterThan(500);
    for (const { source, pointer, value } of facts) expect(resolvePointer(read(source), pointer), pointer).toEqual(value);
  });
});
