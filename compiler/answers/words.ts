/** Function words and number words that a site adds to those of sitec. */
import { fold, tokens } from '../../runtime/answer/analyse.ts';
import type { AnswerTable } from '../../runtime/bundle.ts';
import { functionWords } from '../words/lexicon.ts';
import { NUMBERS } from '../words/lexicon/function-words.ts';
import type { AnswerSettings } from './settings.ts';

/** The function words of all languages: those of sitec, and those of the site behind them. */
export const allFunctionWords = ({ functionWords: own }: Pick<AnswerSettings, 'functionWords'>): AnswerTable['functionWords'] =>
  merged(functionWords(), own, (words = [], list) => [...words, ...tokens(list.join(' '))]);

/** The number words of all languages. */
export const allNumbers = ({ numbers: own }: Pick<AnswerSettings, 'numbers'>): AnswerTable['numbers'] =>
  merged(NUMBERS, own, (words = {}, given) => {
    const folded = Object.entries(given).map(([word, number]) => [fold(word), number] as const);
    return { ...words, ...Object.fromEntries(folded) };
  });

/** A table by language with what another adds to it. No key reaches a prototype, whatever it is called. */
const merged = <Words, Added>(
  table: Readonly<Record<string, Words>>,
  added: Readonly<Record<string, Added>>,
  join: (words: Words | undefined, added: Added) => Words,
): Readonly<Record<string, Words>> => {
  const entries = Object.entries(added).map(([language, each]) => {
    const words = Object.hasOwn(table, language) ? table[language] : undefined;
    return [language, join(words, each)] as const;
  });
  return Object.fromEntries([...Object.entries(table), ...entries]);
};
