import { ANSWER_LABELS } from '../../../compiler/words/languages.ts';
import { html, type Files } from '../site.ts';
import { card, home, pricing, type ProblemCase } from './problem-case.ts';

/** A site whose `answers` has one problem, in its first line. */
const answers = (code: string, text: string, message: string, files: Files = {}): ProblemCase => ({
  code,
  files: { ...home, ...files, 'sitec.config.yaml': `answers:\n  ${text}\n` },
  message,
  file: 'sitec.config.yaml',
  line: 2,
  text,
});

const plans: Files = { 'pricing.html': pricing(card) };

/** SITEC341x, one site each. */
export const answersCases: readonly ProblemCase[] = [
  answers(
    'SITEC3412',
    'labels: { cy: { says: "Mae" } }',
    `the labels for cy lack ${ANSWER_LABELS.filter((name) => name !== 'says').join(', ')}`,
  ),
  answers(
    'SITEC3414',
    'labels: { en: { readmore: "See" } }',
    'answers.labels.en names readmore, which is not a label; did you mean "readMore"?',
  ),
  answers(
    'SITEC3414',
    'phrases: { plans.prize: ["zebra"] }',
    'answers.phrases names plans.prize, which has no answer on this site; did you mean "plans.price"?',
    plans,
  ),
  answers(
    'SITEC3414',
    'phrases: { guides.find/firststeps: ["zebra"] }',
    'answers.phrases names guides.find/firststeps, which has no answer on this site; did you mean "guides.find/first-steps"?',
    { 'guides/first-steps.html': html('First steps') },
  ),
  answers(
    'SITEC3414',
    'aliases: { plans: { sole: ["One"] } }',
    'answers.aliases.plans names sole, which is not one of the plans of this site; did you mean "solo"?',
    plans,
  ),
];
