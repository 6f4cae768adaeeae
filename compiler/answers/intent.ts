/** What an intent is: a question that the site can be asked, the rules that recognise it, and every answer to it, written out from published facts. */
import type { Rule } from '../../runtime/bundle.ts';
import type { AnswerLanguage } from '../words/forms.ts';
import type { Composer } from './composer.ts';
import type { AnswerContext } from './context.ts';
import type { IntentAnswer } from './intent-answer.ts';

/** A rule as an intent writes it: lists that do not matter are left out. */
type IntentRule = Partial<Pick<Rule, 'all' | 'any' | 'none' | 'names'>> & Omit<Rule, 'intent' | 'all' | 'any' | 'none' | 'names'>;

/** An intent. */
export interface Intent {
  /** Dotted name, for example `plans.price`. */
  readonly name: string;
  /** What is asked, in one sentence. */
  readonly description: string;
  /** Questions that belong to the intent; tests ask them. `{plan}`, `{feature}`, `{platform}`, `{tool}`, `{guide}` stand for the first of the site. */
  readonly examples: Readonly<Partial<Record<AnswerLanguage, readonly string[]>>>;
  readonly rules: readonly IntentRule[];
  /** Slot that an answer with a path of one slug fills, for phrases that lead to it. */
  readonly slot?: string;
  /** Every answer whose facts are published; the answer without a slug is given when no other one fits. */
  answers(context: AnswerContext, composer: Composer): Iterable<IntentAnswer>;
}

/** Declares an intent. */
export const defineIntent = (intent: Intent): Intent => intent;
