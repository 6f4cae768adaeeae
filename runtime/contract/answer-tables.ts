/** The part of the contract between compiler and runtime that the A2A guide reads. */

/** What the guide says around quotations and facts. */
export interface AnswerTable {
  /** Name of the company, for `{site}` in labels. */
  readonly site: string;
  /** Language (BCP 47) of replies to questions that show none, or one without labels. */
  readonly defaultLanguage: string;
  /** Language (BCP 47) -> name of a label -> its text. */
  readonly labels: Readonly<Record<string, Readonly<Record<AnswerLabel, string>>>>;
  /** Meaning -> what a question is about that was asked with it and not answered. */
  readonly subjects: Readonly<Record<string, AskedSubject>>;
  /** Where to look when no page was found. */
  readonly start: AnswerLink;
  /** Up to three questions that the site answers. */
  readonly suggestions: readonly string[];
}

/** Labels of replies, and words that join two questions, with commas. */
export type AnswerLabel = 'and' | 'says' | 'unsure' | 'notFound' | 'readMore' | 'cannotAct' | 'hello' | 'thanks';

/** A subject of questions: its intent, pages about it, and the label that such a question is answered with in place of quotations; `isCourtesy`: the label is all that there is to say. */
export interface AskedSubject {
  readonly intent: string;
  readonly links: readonly AnswerLink[];
  readonly label?: AnswerLabel;
  readonly isCourtesy?: boolean;
}

/** Why a question is not answered. */
export type UnansweredReason = 'out_of_scope' | 'not_found' | 'action_not_available' | 'unclear';

/** A published value that an answer states, and where to check it: JSON pointer (RFC 6901) into a public document. */
export interface FactReference {
  readonly key: string;
  readonly value: string | number | boolean | null;
  readonly unit: string | null;
  readonly source: string;
  readonly pointer: string;
  /** Words of the page that shows the value, and their address; absent for one that more than the page states. */
  readonly quote?: string;
  readonly page?: string;
  /** How sure the value is, in the words of the published document. */
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
