import type { AnswerLink, UnansweredReason } from '../../runtime/bundle.ts';
import type { Text } from '../words/wording.ts';
import type { FactUse } from './cited-text.ts';

/** One answer of an intent, ready in every language. */
export interface IntentAnswer {
  /** Values of the slots that the answer belongs to, joined by `/`; absent for the answer of the intent itself. */
  readonly path?: string;
  readonly text: Text;
  readonly answered: boolean | 'partial';
  /** Courtesy is left unsaid where there is something to answer. */
  readonly courtesy?: true;
  readonly facts: readonly FactUse[];
  /** The first is the page to read. */
  readonly links: readonly AnswerLink[];
  /** Why it is not answered; absent when it is. */
  readonly reason?: UnansweredReason;
  /** Whether the answer proposes questions that the site can answer. */
  readonly suggest: boolean;
}
