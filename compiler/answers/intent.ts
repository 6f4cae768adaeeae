/** What an intent is: a question that the site can be asked, the rules that recognise it, and every answer to it, written out from published facts. */
import type { AnswerLink, Rule, UnansweredReason } from '../../runtime/bundle.ts';
import { TEMPLATES } from '../words/templates/index.ts';
import type { Text } from '../words/wording.ts';
import type { Bodies } from './intents/bodies.ts';
import type { AnswerSettings } from './settings.ts';
import type { Voice } from './voice.ts';

/** A language that sitec knows questions and answers in (BCP 47). */
export type AnswerLanguage = keyof typeof TEMPLATES;

/** The languages that sitec knows: those that there are templates of. */
export const ANSWER_LANGUAGES = Object.keys(TEMPLATES) as readonly AnswerLanguage[];

/** What answers are made from. Bodies are the published JSON exactly as it stands in the bundle, so that a pointer into them is a pointer for readers. */
export interface AnswerContext {
  /** Public address of the site, without a trailing slash. */
  readonly base: string;
  /** Address of the application, where people act; null when the site names none. */
  readonly app: string | null;
  readonly settings: AnswerSettings;
  readonly bodies: Bodies;
  /** Path of each document below the base, for example `/api/v1/plans.json`. */
  readonly documents: Readonly<Record<DocumentName, string>>;
  /** Pages that belong to no list of facts: terms, privacy, jobs and the like. */
  readonly others: readonly OtherPage[];
  /** Absolute addresses of the pages to read on; null when the bundle holds no such page. */
  readonly pages: Readonly<Record<PageName, string | null>>;
}

/** A page as an answer links to it; `slug` is that of the search index. */
interface OtherPage {
  readonly slug: string;
  readonly title: string;
  readonly url: string;
  readonly markdownUrl: string;
}

/** Name of a published document. */
export type DocumentName = keyof Bodies;

/** Name of a page that answers link to. */
export type PageName = 'pricing' | 'features' | 'platforms' | 'guides' | 'comparisons' | 'contact' | 'about' | 'developers' | 'llms';

/** A published value that an answer states: where it stands (JSON pointer, RFC 6901) and how it is called. */
export interface FactUse {
  readonly document: DocumentName;
  readonly pointer: string;
  /** Stable dotted path by slug, for example `plans.starter.price`. */
  readonly key: string;
  /** For example `USD/month`, `users`, `days`; null for text. */
  readonly unit: string | null;
}

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
  answers(context: AnswerContext, voice: Voice): Iterable<IntentAnswer>;
}

/** Declares an intent. */
export function defineIntent(intent: Intent): Intent {
  return intent;
}

/** A template that names a fact which the site does not publish. It is a mistake in an intent, never in a site. */
export class AnswerError extends Error {
  /** Code of the problem, see docs/problems.md. */
  readonly code = 'SITEC3411';
}
