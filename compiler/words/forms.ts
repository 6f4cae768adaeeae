import { TEMPLATES } from './templates/index.ts';

/** A language that sitec knows questions and answers in (BCP 47). */
export type AnswerLanguage = keyof typeof TEMPLATES;

/** The languages that sitec knows: those that there are templates of. */
export const ANSWER_LANGUAGES = Object.keys(TEMPLATES) as readonly AnswerLanguage[];

/** concept -> language -> forms. */
export type ConceptForms = Readonly<Record<string, Readonly<Record<AnswerLanguage, string>>>>;

/** concept -> forms, each in the notation above. */
export type ListedForms = Readonly<Record<string, readonly string[]>>;
