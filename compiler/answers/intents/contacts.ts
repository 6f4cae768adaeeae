/** Questions about people: support, sales, the office and the company. */
import type { CitedText } from '../cited-text.ts';
import type { Composer } from '../composer.ts';
import type { AnswerContext } from '../context.ts';
import type { IntentAnswer } from '../intent-answer.ts';
import { defineIntent } from '../intent.ts';
import { notPublished } from '../unanswered.ts';

function* contact(context: AnswerContext, composer: Composer, team: 'support' | 'sales'): Iterable<IntentAnswer> {
  const links = composer.link('contact');
  const at = (role: string, ...parts: readonly ('email' | 'telephone' | 'hours')[]): readonly CitedText[] =>
    parts.flatMap((part) =>
      (context.bodies.company.contacts[role]?.[part] ?? null) === null
        ? []
        : [composer.fact('company', `/contacts/${role}/${part}`, `company.contacts.${role}.${part}`)],
    );
  const ways = at(team, 'email', 'telephone');
  const [hours] = at(team, 'hours');
  const others = at('general', 'email', 'telephone');
  if (ways.length === 0 && others.length === 0) return yield notPublished(composer, links);
  // The contact for everything is told as it is, because nobody says that it is that team.
  if (ways.length === 0) return yield composer.answer(composer.enumerate(others), { links, answered: 'partial', reason: 'not_published' });
  const said = { contact: composer.enumerate(ways), ...(hours && { hours }) };
  yield composer.answer(composer.say(hours ? `contacts.${team}.with_hours` : `contacts.${team}`, said), { links });
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
  answers: (context, composer) => contact(context, composer, 'support'),
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
  answers: (context, composer) => contact(context, composer, 'sales'),
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
  *answers(context, composer) {
    const links = composer.link('contact');
    if (context.bodies.company.office === null) return yield notPublished(composer, links);
    yield composer.answer(composer.say('contacts.office', { office: composer.fact('company', '/office/raw', 'company.office') }), {
      links,
    });
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
  *answers(context, composer) {
    const links = composer.link('about');
    if (context.bodies.company.description === null) return yield notPublished(composer, links);
    const name = composer.fact('company', '/name', 'company.name');
    const description = composer.fact('company', '/description', 'company.description');
    yield composer.answer(composer.say('company.about', { name, description }), { links });
  },
});
