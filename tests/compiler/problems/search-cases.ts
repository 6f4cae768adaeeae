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
    files: { ...home, 'sitec.config.yaml': answers('phrases: { contact.sales: ["zebra"] }') },
    message: 'answers.phrases names contact.sales, which is no intent; did you mean "contacts.sales"?',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'phrases: { contact.sales: ["zebra"] }',
  },
  {
    code: 'SITEC3414',
    files: {
      ...home,
      'guides/first-steps.html': html('First steps'),
      'sitec.config.yaml': answers('phrases: { guides.find/firststeps: ["zebra"] }'),
    },
    message: 'answers.phrases names guides.find/firststeps, which has no answer on this site; did you mean "guides.find/first-steps"?',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'phrases: { guides.find/firststeps: ["zebra"] }',
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
  {
    code: 'SITEC3415',
    files: {
      ...home,
      'pricing.html': pricing(card),
      'features/pigeons.html': html('Pigeons'),
      'sitec.config.yaml': answers('aliases: { plans: { solo: ["pigeon"] } }'),
    },
    message: 'pigeon, a further name of plans.solo, is a name of features.pigeons too',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'aliases: { plans: { solo: ["pigeon"] } }',
  },
  {
    code: 'SITEC3414',
    files: {
      ...home,
      'pricing.html': pricing(
        '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p><p data-sitec-limit="storageGb:5">5 GB</p></div>',
      ),
      'sitec.config.yaml': answers('templates: { en: { limit.storageGB: "GB" } }'),
    },
    message: 'answers.templates.en names limit.storageGB, which is no limit of this site; did you mean "limit.storageGb"?',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'templates: { en: { limit.storageGB: "GB" } }',
  },
  {
    code: 'SITEC3414',
    files: { ...home, 'sitec.config.yaml': answers('templates: { en: { status.retired: "gone", status.beta: "new" } }') },
    message: 'answers.templates.en names status.retired, which is no status of this site',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'templates: { en: { status.retired: "gone", status.beta: "new" } }',
  },
  ...(
    [
      ['phrases: { contacts.sales: [price] }', 'the form price of answers.phrases.contacts.sales stands in questions about other things'],
      ['phrases: { contacts.sales: ["a*"] }', 'the form a* of answers.phrases.contacts.sales stands in questions about other things'],
      ['phrases: { contacts.sales: ["the"] }', 'the form the of answers.phrases.contacts.sales says nothing by itself'],
      ['phrases: { contacts.sales: [\'"how is it"\'] }', 'the form "how is it" of answers.phrases.contacts.sales says nothing by itself'],
      [
        'phrases: { signup: [zebra], contacts.sales: { en: [Zebra] } }',
        'the form Zebra of answers.phrases.contacts.sales leads to signup too',
      ],
    ] as const
  ).map(([text, message]) => ({
    code: 'SITEC3417',
    files: { ...home, 'sitec.config.yaml': answers(text) },
    message,
    file: 'sitec.config.yaml',
    line: 2,
    text,
  })),
  {
    code: 'SITEC3417',
    files: { ...home, 'pricing.html': pricing(card), 'sitec.config.yaml': answers('aliases: { plans: { solo: [the, team, lonely] } }') },
    message: 'the form the of answers.aliases.plans.solo says nothing by itself',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'aliases: { plans: { solo: [the, team, lonely] } }',
  },
];
