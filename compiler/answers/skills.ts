import { languageOfTag } from '../base/language-tags.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { holds, languagesOf, wordList } from '../build/contents.ts';
import { askedLanguages, buyersQuestion } from '../words/languages.ts';
import { otherPriceLists } from '../passages/price-lists.ts';
import type { QuestionName } from '../pages/language/language-files.ts';
import { siteQuestions } from './site-questions.ts';

/** A topic that the A2A guide answers, as the agent card lists it. */
export interface AnsweredSkill {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly examples: readonly string[];
}

interface Topic extends Omit<AnsweredSkill, 'examples'> {
  /** Example questions about content of the site; none where it has none. */
  readonly examples: (build: Build) => readonly string[];
}

/** Most examples of a topic. */
const MAXIMUM = 5;

/** A question in each of the languages, by default those of the site, or about two things in the only one. */
const asked = (
  build: Build,
  question: QuestionName,
  things: readonly { readonly name: string }[],
  languages: readonly string[] = askedLanguages(build),
): readonly string[] => {
  const names = things.slice(0, 2).map(({ name }) => name);
  const turns = names.length === 0 ? 0 : Math.min(MAXIMUM, Math.max(languages.length, names.length));
  return Array.from({ length: turns }, (_, turn) =>
    buyersQuestion(languages[turn % languages.length] ?? 'en', question, {
      site: build.facts.company.body.name,
      [question]: names[turn % names.length] ?? '',
    }),
  );
};

const TOPICS: readonly Topic[] = [
  {
    id: 'plans',
    name: 'Plans and prices',
    description: 'What plans cost and include, and whether there is a free trial.',
    tags: ['pricing', 'plans'],
    examples: (build) => {
      const others = otherPriceLists(build).split(' ');
      const languages = askedLanguages(build).filter((tag) => !others.includes(languageOfTag(tag)));
      return holds(build, 'plans') ? asked(build, 'plan', build.facts.plans.body.plans, languages) : [];
    },
  },
  {
    id: 'features',
    name: 'Features',
    description: 'Which features there are, what each does, and whether it can be used yet.',
    tags: ['features', 'status'],
    examples: (build) => (holds(build, 'features') ? asked(build, 'feature', build.facts.features.body.features) : []),
  },
  {
    id: 'platforms',
    name: 'Connected platforms',
    description: 'Which platforms are connected.',
    tags: ['platforms', 'integrations'],
    // In some languages too few words of the question are on the page of a platform.
    examples: (build) =>
      holds(build, 'platforms') ? asked(build, 'platform', build.facts.platforms.body.platforms, askedLanguages(build).slice(0, 1)) : [],
  },
  {
    id: 'guides',
    name: 'Guides',
    description: 'How to do something, from the guides.',
    tags: ['guides', 'how-to'],
    examples: (build) => build.facts.guides.items.slice(0, 2).map(({ title }) => title),
  },
  {
    id: 'comparisons',
    name: 'Comparisons',
    description: 'How the product compares with another one.',
    tags: ['comparison', 'alternatives'],
    examples: (build) =>
      holds(build, 'comparisons') ? build.facts.comparisons.body.comparisons.slice(0, 2).map(({ title }) => title) : [],
  },
  {
    id: 'contacts',
    name: 'Contacts',
    description: 'How to reach the company.',
    tags: ['contact', 'support', 'sales'],
    examples: (build) => {
      const { contacts, name } = build.facts.company.body;
      const known = Object.values(contacts).flatMap((contact) => contact ?? []);
      const [main] = askedLanguages(build);
      const hasEmail = main === 'en' && known.some(({ email }) => email !== null);
      return known.length === 0 ? [] : [...asked(build, 'contact', [{ name }]), ...(hasEmail ? ['What is your e-mail address?'] : [])];
    },
  },
  {
    id: 'pages',
    name: 'Every page',
    description: 'What any page of the site says, quoted with its address.',
    tags: ['search', 'questions'],
    examples: (build) =>
      siteQuestions(build)
        .filter((asked) => !build.facts.guides.items.some(({ title }) => title === asked))
        .slice(0, 2),
  },
];

/** The topics about which the guide has answers. */
export const answeredSkills = onceEach((build: Build): readonly AnsweredSkill[] =>
  TOPICS.flatMap(({ examples, ...topic }) => {
    const all = [...new Set(examples(build))].slice(0, MAXIMUM);
    return all.length === 0 && topic.id !== 'pages' ? [] : [{ ...topic, examples: all }];
  }),
);

/** Description of the guide at /a2a, for agents that choose one. */
export const guideDescription = (build: Build): string => {
  const topics = wordList(answeredSkills(build).map(({ name }) => name.toLowerCase()));
  const { name } = build.facts.company.body;
  return `Answers questions about ${name} in plain words: ${topics}; the site is in ${wordList(languagesOf(build))}, and may be asked in others. No language model: it states published facts and quotes pages with their address, and says so when it did not find an answer; every request is independent.`;
};

const MAXIMUM_QUESTIONS = 4;

/** Questions that the guide answers, of different topics: the first example of each topic of the agent card, then the second ones. */
export const answeredQuestions = (build: Build): readonly string[] => {
  const skills = answeredSkills(build);
  return [0, 1].flatMap((turn) => skills.flatMap(({ examples }) => examples.slice(turn, turn + 1))).slice(0, MAXIMUM_QUESTIONS);
};
