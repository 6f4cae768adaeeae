/** Questions about people: support, sales, the office and the company. */
import { defineIntent, type AnswerContext, type IntentAnswer, type Wording } from '../intent.ts';
import { notPublished } from '../no-answer.ts';
import { answer, createVoice, enumerate, say, type Piece } from '../voice.ts';

const TITLES: Readonly<Record<'support' | 'sales', Wording>> = {
  support: { en: 'Support: {contact}.', de: 'Support: {contact}.', 'ur-Latn': 'Support: {contact}.', ar: 'الدعم: {contact}.' },
  sales: { en: 'Sales: {contact}.', de: 'Vertrieb: {contact}.', 'ur-Latn': 'Sales: {contact}.', ar: 'المبيعات: {contact}.' },
};

function* contact(context: AnswerContext, team: 'support' | 'sales'): Iterable<IntentAnswer> {
  const voice = createVoice(context);
  const links = voice.link('contact');
  const published = context.bodies.company.contacts[team];
  const ways = (['email', 'telephone'] as const).filter((way) => (published?.[way] ?? null) !== null);
  const said: readonly Piece[] = ways.map((way) => voice.fact('company', `/contacts/${team}/${way}`, `company.contacts.${team}.${way}`));
  yield said.length === 0 ? notPublished(links) : answer(say(TITLES[team], { contact: enumerate(said) }), { links });
}

/** How to reach support. */
export const contactsSupport = defineIntent({
  name: 'contacts.support',
  description: 'How to reach support',
  examples: {
    en: ['How can I contact support?', 'What is your email address?'],
    de: ['Wie erreiche ich den Support?'],
    'ur-Latn': ['Support se rabta kaise karein?'],
    ar: ['كيف أتواصل مع الدعم؟'],
  },
  rules: [
    { all: ['SUPPORT', 'CONTACT'], none: ['SALES'], strength: 3 },
    { any: ['SUPPORT', 'HELPDESK'], all: ['HOURS'], strength: 3 },
    { any: ['SUPPORT', 'HELPDESK'], all: ['AVAILABLE'], strength: 3 },
    { all: ['HELPDESK'], none: ['SALES'], strength: 2 },
    { all: ['SUPPORT'], words: 2, strength: 2 },
    { all: ['CONTACT'], none: ['SALES', 'HOW_MANY', 'PLATFORM'], words: 6, strength: 2 },
    { all: ['CONTACT'], none: ['SALES', 'HOW_MANY'], strength: 1 },
  ],
  answers: (context) => contact(context, 'support'),
});

/** How to reach sales. */
export const contactsSales = defineIntent({
  name: 'contacts.sales',
  description: 'How to reach sales',
  examples: {
    en: ['How do I reach sales?'],
    de: ['Wie erreiche ich den Vertrieb?'],
    'ur-Latn': ['Sales team ka number'],
    ar: ['كيف أتواصل مع المبيعات؟'],
  },
  rules: [
    { all: ['SALES', 'CONTACT'], strength: 3 },
    // A plan that has to be talked about.
    { all: ['CONTACT'], none: ['HOW_MANY', 'LIMIT', 'INCLUDES', 'PRICE', 'SUPPORT', 'MOST'], names: ['plan'], strength: 3 },
    { all: ['SALES'], none: ['PLATFORM'], words: 9, strength: 2 },
    { all: ['SALES'], strength: 1 },
  ],
  answers: (context) => contact(context, 'sales'),
});

/** Where the office is. */
export const contactsOffice = defineIntent({
  name: 'contacts.office',
  description: 'Where the office is',
  examples: {
    en: ['Where is your office?', 'Where are you located?'],
    de: ['Wo ist euer Büro?'],
    'ur-Latn': ['Aapka office kahan hai?'],
    ar: ['أين يقع مكتبكم؟'],
  },
  rules: [{ all: ['OFFICE'], none: ['GUIDE'], strength: 2 }],
  *answers(context) {
    const voice = createVoice(context);
    const links = voice.link('contact');
    if (context.bodies.company.office === null) return yield notPublished(links);
    const template: Wording = { en: 'Office: {office}', de: 'Büro: {office}', 'ur-Latn': 'Office: {office}', ar: 'المكتب: {office}' };
    yield answer(say(template, { office: voice.fact('company', '/office/raw', 'company.office') }), { links });
  },
});

/** Who the company is. */
export const companyAbout = defineIntent({
  name: 'company.about',
  description: 'Who the company is and what it does',
  examples: { en: ['Who are you?', 'What does your company do?'], de: ['Wer seid ihr?'], 'ur-Latn': ['Aap kaun hain?'], ar: ['من أنتم؟'] },
  rules: [
    { all: ['WHO'], without: ['platform'], words: 10, strength: 2 },
    { all: ['WHO', 'SERVICE'], strength: 3 },
    { all: ['COMPANY'], none: ['GUIDE'], without: ['platform'], words: 8, strength: 2 },
    // The name may be an everyday word, so nearly all of the question must be understood.
    { all: ['SERVICE'], without: ['plan', 'feature', 'platform', 'tool'], words: 6, strength: 1 },
  ],
  *answers(context) {
    const voice = createVoice(context);
    const links = voice.link('about');
    if (context.bodies.company.description === null) return yield notPublished(links);
    const name = voice.fact('company', '/name', 'company.name');
    const description = voice.fact('company', '/description', 'company.description');
    const template: Wording = {
      en: '{name}: {description}',
      de: '{name}: {description}',
      'ur-Latn': '{name}: {description}',
      ar: '{name}: {description}',
    };
    yield answer(say(template, { name, description }), { links });
  },
});
