/** The part of the contract between compiler and runtime for the A2A guide. */

/** Text of the guide around quotations and facts. */
export interface AnswerTable {
  /** Name of the company, for `{site}` in labels. */
  readonly site: string;
  /** Language (BCP 47) of replies to questions without a recognised language, or in one without labels. */
  readonly defaultLanguage: string;
  /** Language (BCP 47) -> name of a label -> its text. */
  readonly labels: Readonly<Record<string, Readonly<Record<AnswerLabel, string>>>>;
  /** Meaning -> the subject of an unanswered question. */
  readonly subjects: Readonly<Record<string, AskedSubject>>;
  /** Link for a reply without a page. */
  readonly start: AnswerLink;
  /** Up to three questions that the site answers. */
  readonly suggestions: readonly string[];
}

/** Labels of replies, and words that join two questions, with commas. */
export type AnswerLabel = 'and' | 'says' | 'unsure' | 'notFound' | 'readMore' | 'cannotAct' | 'hello' | 'thanks';

/**
 * A subject of questions: its intent, pages about it, and the label that replaces quotations in its answer; `isCourtesy`: the label is the
 * whole answer.
 */
export interface AskedSubject {
  readonly intent: string;
  readonly links: readonly AnswerLink[];
  readonly label?: AnswerLabel;
  readonly isCourtesy?: boolean;
}

/** Why a question is not answered. */
export type UnansweredReason = 'out_of_scope' | 'not_found' | 'action_not_available' | 'unclear';

/** A published value in an answer, and where to check it: JSON pointer (RFC 6901) into a public document. */
export interface FactReference {
  readonly key: string;
  readonly value: string | number | boolean | null;
  readonly unit: string | null;
  readonly source: string;
  readonly pointer: string;
  /** Words of the page with the value, and their address; absent if another source confirms it. */
  readonly quote?: string;
  readonly page?: string;
  /** Status of the value in the published document. */
  readonly status?: string;
}

/** A page to read, with its forms for machines. */
export interface AnswerLink {
  readonly rel: string;
  readonly title: string;
  readonly url: string;
  readonly markdown?: string;
  readonly json?: string;
}
