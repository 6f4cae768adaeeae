/** docs/answers.md: how a site changes the answers of the A2A guide, with every intent, template and concept. */
import { intents } from '../../compiler/answers/intents/index.ts';
import { givenTo, templateIds } from '../../compiler/answers/site-templates.ts';
import { SUBJECTS } from '../../compiler/words/concepts/index.ts';
import { CONCEPTS } from '../../compiler/words/lexicon.ts';
import { OPEN_TEMPLATES, TEMPLATES } from '../../compiler/words/templates/index.ts';
import { blocks, fence, GENERATED, table } from './document.ts';

/** Forms of a concept that are shown. */
const SHOWN = 5;

const FRENCH = `export default defineConfig({
  answers: {
    languages: ['en', 'fr'],
    templates: {
      fr: {
        'plans.price': '{name} coûte {price}.',
        'price.amount': '{value} {sign}',
        'number.thousands': ' ',
        'number.decimal': ',',
        // ... and all other templates of the table below
      },
    },
    functionWords: { fr: ['le', 'la', 'les', 'un', 'une', 'est', 'combien', 'quel', 'quelle', 'pour'] },
    numbers: { fr: { deux: 2, trois: 3 } },
  },
  search: { concepts: { PRICE: { fr: ['prix', 'tarif*', 'coût*'] }, PLAN: { fr: ['offre*', 'forfait*'] } } },
});`;

const OWN_WORDS = `export default defineConfig({
  answers: {
    aliases: { plans: { growth: ['Grow', 'the middle one'] }, features: { broadcasts: ['mass messages'] } },
    phrases: {
      'contacts.sales': ['"book a demo"', '"talk to a human"'],
      'guides.find/first-steps': { en: ['newcomer*'], de: ['Neuling*', 'einarbeiten'] },
    },
    templates: { en: { 'plans.price': '{name} is {price}.', greeting: 'Welcome! Ask me about our plans.' } },
  },
});`;

const code = (text: string): string => `\`${text.replaceAll('\n', '\\n')}\``;

/** Renders the guide to the configuration of answers. */
export const answersDocument = (): string =>
  blocks(
    GENERATED,
    '# Answers in your own words',
    'The A2A guide ([a2a.md](a2a.md)) and `sitec ask` answer without any configuration. A site can add what its customers call things, how they ask, and how the answers sound:',
    fence('ts', OWN_WORDS),
    [
      '- **Aliases** are further names of plans, features, platforms and of the tools of comparisons. They count like the names on the pages. A name that is an everyday word counts beside a word such as "plan" or with a capital letter inside a sentence. A name that something else has too is a warning ([SITEC3415](problems.md#sitec3415)).',
      '- **Phrases** lead to one answer: an intent, or an intent and the slug of a thing. They are written like the forms of `search.concepts`: words, beginnings with `*`, or phrases in double quotes. They go before the rules of sitec. A form that sitec tells other questions by, such as `price`, takes those too: that is a warning ([SITEC3417](problems.md#sitec3417)).',
      '- **Concepts** are under `search.concepts`, because pages are found by them too. The name of a concept that sitec has adds forms to it; the table at the end lists them.',
      '- **Templates** replace sentences of sitec, one by one.',
    ].join('\n'),
    'An answer states only what the site publishes, with a pointer to the place. So a template holds no number, no price, no currency and no address itself ([SITEC3413](problems.md#sitec3413); a digit between capital letters, as in A2A, is a name), and names only the placeholders that the table below lists ([SITEC3411](problems.md#sitec3411)); it may leave some out, and what it leaves out in every language is not among the facts of the answer. An answer that is longer than a reply may be is cut; its facts are still those of the whole. A name that does not exist is an error too ([SITEC3414](problems.md#sitec3414)). `sitec ask "..." --explain` shows what was made of a question.',
    '## Another language',
    `sitec knows questions and answers in ${Object.keys(TEMPLATES)
      .map((language) => code(language))
      .join(
        ', ',
      )}. A question in another language is answered in the default language, as far as its names and numbers tell what is asked. To answer in it, give all templates, the words that tell the language, and forms for the concepts that people ask by:`,
    fence('ts', FRENCH),
    'A template that is missing is an error, and nothing is written ([SITEC3412](problems.md#sitec3412) lists all that are). A language without `functionWords` is a warning ([SITEC3416](problems.md#sitec3416)), because nothing tells its questions. Tags of languages are compared without case, and a language of a region such as `de-AT` is answered in `de` unless it has templates of its own. Without `languages` the answers are in the languages of the pages that have templates, those of the configuration among them. Where no language can be told from a question, the guide takes `Accept-Language`, then the first language.',
    '## Intents',
    'A key of `phrases` is the name of an intent, or the name, a slash and a slug where the table names a slot.',
    table(
      ['Intent', 'What is asked', 'Slot'],
      intents.map(({ name, description, slot }) => [code(name), description, slot === undefined ? '' : code(slot)]),
    ),
    '## Templates',
    `Placeholders may come in any order. Blanks around a part that is empty go. A name that begins with ${OPEN_TEMPLATES.map(code).join(' or ')} and ends with a limit or a status of the site says how that is called: \`limit.storageGb\`; another ending is an error ([SITEC3414](problems.md#sitec3414)).`,
    table(
      ['Template', 'English', 'Placeholders'],
      templateIds.map((id) => [
        code(id),
        code(TEMPLATES.en[id]),
        givenTo(id)
          .map((name) => code(`{${name}}`))
          .join(' '),
      ]),
    ),
    '## Concepts',
    `What questions and pages are recognised by, with the first English forms of each. Case does not count in \`search.concepts\`.`,
    table(
      ['Concept', 'English forms'],
      Object.entries({ ...SUBJECTS, ...CONCEPTS })
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([name, { en }]) => {
          const forms = en.match(/"[^"]+"|\S+/g) ?? [];
          return [code(name), forms.slice(0, SHOWN).map(code).join(', ') + (forms.length > SHOWN ? ' …' : '')];
        }),
    ),
  );
