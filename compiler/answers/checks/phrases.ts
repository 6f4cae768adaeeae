import type { AnswersConfig } from '../../config/sections/answers.ts';
import { createComposer } from '../composer.ts';
import type { AnswerContext } from '../context.ts';
import type { Intent } from '../intent.ts';
import { intents } from '../intents/index.ts';
import { partsOfKey } from '../phrases.ts';
import type { AnswerReport } from '../report.ts';

/** Reports phrases that lead to no answer of this site. */
export const checkPhrases = (phrases: NonNullable<AnswersConfig['phrases']>, context: AnswerContext, { unknown }: AnswerReport): void => {
  for (const key of Object.keys(phrases)) {
    const [name] = partsOfKey(key);
    const intent = intents.find((each) => each.name === name);
    if (intent === undefined) {
      const names = intents.map((each) => each.name);
      unknown(['phrases'], key, 'is no intent', names);
    } else {
      const keys = keysOf(intent, context);
      if (!keys.includes(key)) unknown(['phrases'], key, 'has no answer on this site', keys);
    }
  }
};

/** A slug of one thing: none of two, of a choice, or of a thing and one of its parts. That of a page is its path, whatever stands in it. */
const ONE = /^[^:/,]+$/;

/** Keys of the answers of an intent that phrases may lead to. */
const keysOf = (intent: Intent, context: AnswerContext): readonly string[] =>
  [...intent.answers(context, createComposer(context))].flatMap(({ path }) => {
    if (path === undefined) return [intent.name];
    return intent.slot !== undefined && (intent.slot === 'page' || ONE.test(path)) ? [`${intent.name}/${path}`] : [];
  });
