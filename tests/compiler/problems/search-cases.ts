import { TEMPLATES } from '../../../compiler/answer-templates/index.ts';
import { html } from '../site.ts';
import { card, home, pricing, type ProblemCase } from './problem-case.ts';

/** Guides in English of which so many of ten hold a word. */
const guides = (word: string, count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: 10 }, (_, position) => [
      `guides/g${position}.html`,
      html(`Guide number ${position}`, `<p>${position < count ? word : 'Something else'} for all.</p>`),
    ]),
  );

/** A configuration of the answers. */
const answers = (text: string): string => `answers:\n  ${text}\n`;

const concepts = (text: string): string => `search:\n  concepts:\n    ${text}\n`;

/** SITEC34xx, one site each. */
export const searchCases: readonly ProblemCase[] = [
  {
    code: 'SITEC3402',
    files: { ...home, 'sitec.config.yaml': concepts('waitlist: { de: [warteliste] }') },
    message: 'the concept waitlist has no form for en',
    file: 'sitec.config.yaml',
    line: 3,
    text: 'waitlist: { de: [warteliste] }',
  },
  {
    code: 'SITEC3402',
    files: { ...home, 'sitec.config.yaml': concepts('waitlist: ["قائمة*", "انتظار"]') },
    message: 'the concept waitlist has no form for en',
    file: 'sitec.config.yaml',
    line: 3,
    text: 'waitlist: ["قائمة*", "انتظار"]',
  },
  {
    code: 'SITEC3403',
    files: { ...home, ...guides('Widgets', 5), 'sitec.config.yaml': concepts('widget: ["widg*", \'"number 3"\']') },
    message: 'the form widg* of the concept widget stands in 50 % of the guides',
    file: 'sitec.config.yaml',
    line: 3,
    text: 'widget: ["widg*", \'"number 3"\']',
  },
  {
    code: 'SITEC3411',
    files: { ...home, 'sitec.config.yaml': answers('templates: { en: { plans.price: "{nam} costs {price}" } }') },
    message: 'the template plans.price in en names nam, which no fact provides',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'templates: { en: { plans.price: "{nam} costs {price}" } }',
  },
  {
    code: 'SITEC3411',
    files: { ...home, 'sitec.config.yaml': answers('templates: { en: { plans.price: "{name} costs { price }" } }') },
    message: 'the template plans.price in en has { price }, which is no placeholder',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'templates: { en: { plans.price: "{name} costs { price }" } }',
  },
  {
    code: 'SITEC3411',
    files: { ...home, 'sitec.config.yaml': answers('templates: { en: { plans.price: "  " } }') },
    message: 'the template plans.price in en says nothing',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'templates: { en: { plans.price: "  " } }',
  },
  {
    code: 'SITEC3412',
    files: { ...home, 'sitec.config.yaml': answers('languages: [en, fr]') },
    message: /^the answers in fr lack (\d+) of \1 templates: plans\.priced, plans\.price, .*, unit\.Y$/,
    file: 'sitec.config.yaml',
    line: 2,
    text: 'languages: [en, fr]',
  },
  {
    code: 'SITEC3413',
    files: { ...home, 'sitec.config.yaml': answers('templates: { en: { contacts.sales: "Write to boss@acme.example" } }') },
    message: 'the template contacts.sales in en states boss@acme.example itself',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'templates: { en: { contacts.sales: "Write to boss@acme.example" } }',
  },
  {
    code: 'SITEC3414',
    files: { ...home, 'sitec.config.yaml': answers('templates: { en: { plan.price: "{name}" } }') },
    message: 'answers.templates.en names plan.price, which is no template; did you mean "plans.price"?',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'templates: { en: { plan.price: "{name}" } }',
  },
  {
    code: 'SITEC3414',
    files: { ...home, 'sitec.config.yaml': answers('templates: { fr: { thanks: "Merci" } }') },
    message: 'answers.templates names fr, which is no language of the answers',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'templates: { fr: { thanks: "Merci" } }',
  },
  {
    code: 'SITEC3414',
    files: { ...home, 'sitec.config.yaml': answers('phrases: { contact.sales: ["demo"] }') },
    message: 'answers.phrases names contact.sales, which is no intent; did you mean "contacts.sales"?',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'phrases: { contact.sales: ["demo"] }',
  },
  {
    code: 'SITEC3414',
    files: {
      ...home,
      'guides/first-steps.html': html('First steps'),
      'sitec.config.yaml': answers('phrases: { guides.find/firststeps: ["demo"] }'),
    },
    message: 'answers.phrases names guides.find/firststeps, which has no answer on this site; did you mean "guides.find/first-steps"?',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'phrases: { guides.find/firststeps: ["demo"] }',
  },
  {
    code: 'SITEC3414',
    files: { ...home, 'pricing.html': pricing(card), 'sitec.config.yaml': answers('aliases: { plans: { sole: ["One"] } }') },
    message: 'answers.aliases.plans names sole, which is none of the plans of this site; did you mean "solo"?',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'aliases: { plans: { sole: ["One"] } }',
  },
  {
    code: 'SITEC3414',
    files: { ...home, 'sitec.config.yaml': answers('functionWords: { fr: [le, la] }') },
    message: 'answers.functionWords names fr, which is no language of the answers',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'functionWords: { fr: [le, la] }',
  },
  {
    code: 'SITEC3414',
    files: { ...home, 'sitec.config.yaml': answers('numbers: { fr: { deux: 2 } }') },
    message: 'answers.numbers names fr, which is no language of the answers',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'numbers: { fr: { deux: 2 } }',
  },
  {
    code: 'SITEC3416',
    files: { ...home, 'sitec.config.yaml': answers(`languages: [en, fr]\n  templates: { fr: ${JSON.stringify(TEMPLATES.en)} }`) },
    message: 'nothing tells that a question is in fr: answers.functionWords has no words of it',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'languages: [en, fr]',
  },
  {
    code: 'SITEC3415',
    files: {
      ...home,
      'pricing.html': pricing(card),
      'features/inbox.html': html('Inbox'),
      'sitec.config.yaml': answers('aliases: { plans: { solo: ["In-Box", "inbox"] } }'),
    },
    message: 'inbox, a further name of plans.solo, is a name of features.inbox too',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'aliases: { plans: { solo: ["In-Box", "inbox"] } }',
  },
];
