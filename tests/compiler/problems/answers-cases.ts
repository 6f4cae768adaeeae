import { TEMPLATES } from '../../../compiler/words/templates/index.ts';
import { html, type Files } from '../site.ts';
import { card, home, pricing, type ProblemCase } from './problem-case.ts';

/** A site whose `answers` has one problem, in its first line. */
const answers = (code: string, text: string, message: string | RegExp, files: Files = {}): ProblemCase => ({
  code,
  files: { ...home, ...files, 'sitec.config.yaml': `answers:\n  ${text}\n` },
  message,
  file: 'sitec.config.yaml',
  line: 2,
  text: text.split('\n', 1)[0] ?? '',
});

const plans: Files = { 'pricing.html': pricing(card) };
const storage = card.replace('</div>', '<p data-sitec-limit="storageGb:5">5 GB</p></div>');

/** SITEC341x, one site each. */
export const answersCases: readonly ProblemCase[] = [
  answers(
    'SITEC3411',
    'templates: { en: { plans.price: "{nam} costs {price}" } }',
    'the template plans.price in en names nam, which no fact provides',
  ),
  answers(
    'SITEC3411',
    'templates: { en: { plans.price: "{name} costs { price }" } }',
    'the template plans.price in en has { price }, which is no placeholder',
  ),
  answers('SITEC3411', 'templates: { en: { plans.price: "  " } }', 'the template plans.price in en says nothing'),
  answers('SITEC3412', 'languages: [en, fr]', /^the answers in fr lack (\d+) of \1 templates: plans\.priced, plans\.price, .*, unit\.Y$/),
  answers(
    'SITEC3413',
    'templates: { en: { contacts.sales: "Write to boss@acme.example" } }',
    'the template contacts.sales in en states boss@acme.example itself',
  ),
  answers(
    'SITEC3414',
    'templates: { en: { plan.price: "{name}" } }',
    'answers.templates.en names plan.price, which is no template; did you mean "plans.price"?',
  ),
  answers('SITEC3414', 'templates: { fr: { thanks: "Merci" } }', 'answers.templates names fr, which is no language of the answers'),
  answers(
    'SITEC3414',
    'templates: { en: { limit.storageGB: "GB" } }',
    'answers.templates.en names limit.storageGB, which is no limit of this site; did you mean "limit.storageGb"?',
    { 'pricing.html': pricing(storage) },
  ),
  answers(
    'SITEC3414',
    'templates: { en: { status.retired: "gone", status.beta: "new" } }',
    'answers.templates.en names status.retired, which is no status of this site',
  ),
  answers('SITEC3414', 'functionWords: { fr: [le, la] }', 'answers.functionWords names fr, which is no language of the answers'),
  answers('SITEC3414', 'numbers: { fr: { deux: 2 } }', 'answers.numbers names fr, which is no language of the answers'),
  answers(
    'SITEC3414',
    'phrases: { contact.sales: ["zebra"] }',
    'answers.phrases names contact.sales, which is no intent; did you mean "contacts.sales"?',
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
    'answers.aliases.plans names sole, which is none of the plans of this site; did you mean "solo"?',
    plans,
  ),
  answers(
    'SITEC3415',
    'aliases: { plans: { solo: ["In-Box", "inbox"] } }',
    'inbox, a further name of plans.solo, is a name of features.inbox too',
    { ...plans, 'features/inbox.html': html('Inbox') },
  ),
  answers(
    'SITEC3415',
    'aliases: { plans: { solo: ["pigeon"] } }',
    'pigeon, a further name of plans.solo, is a name of features.pigeons too',
    { ...plans, 'features/pigeons.html': html('Pigeons') },
  ),
  answers(
    'SITEC3416',
    `languages: [en, fr]\n  templates: { fr: ${JSON.stringify(TEMPLATES.en)} }`,
    'nothing tells that a question is in fr: answers.functionWords has no words of it',
  ),
  answers(
    'SITEC3417',
    'phrases: { contacts.sales: [price] }',
    'the form price of answers.phrases.contacts.sales stands in questions about other things',
  ),
  answers(
    'SITEC3417',
    'phrases: { contacts.sales: ["a*"] }',
    'the form a* of answers.phrases.contacts.sales stands in questions about other things',
  ),
  answers('SITEC3417', 'phrases: { contacts.sales: [the] }', 'the form the of answers.phrases.contacts.sales says nothing by itself'),
  answers(
    'SITEC3417',
    `phrases: { contacts.sales: ['"how is it"'] }`,
    'the form "how is it" of answers.phrases.contacts.sales says nothing by itself',
  ),
  answers(
    'SITEC3417',
    'phrases: { signup: [zebra], contacts.sales: { en: [Zebra] } }',
    'the form Zebra of answers.phrases.contacts.sales leads to signup too',
  ),
  answers(
    'SITEC3417',
    'aliases: { plans: { solo: [the, team, lonely] } }',
    'the form the of answers.aliases.plans.solo says nothing by itself',
    plans,
  ),
];
