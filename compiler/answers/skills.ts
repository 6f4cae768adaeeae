import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { holds, languagesOf, wordList } from '../build/contents.ts';
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

const named = (things: readonly { readonly name: string }[], ask: (name: string) => string): readonly string[] =>
  things.slice(0, 2).map(({ name }) => ask(name));

const TOPICS: readonly Topic[] = [
  {
    id: 'plans',
    name: 'Plans and prices',
    description: 'What plans cost and include, and whether there is a free trial.',
    tags: ['pricing', 'plans'],
    examples: (build) => (holds(build, 'plans') ? named(build.facts.plans.body.plans, (name) => `How much does ${name} cost?`) : []),
  },
  {
    id: 'features',
    name: 'Features',
    description: 'Which features there are, what each does, and whether it can be used yet.',
    tags: ['features', 'status'],
    examples: (build) => (holds(build, 'features') ? named(build.facts.features.body.features, (name) => `What is ${name}?`) : []),
  },
  {
    id: 'platforms',
    name: 'Connected platforms',
    description: 'Which platforms are connected.',
    tags: ['platforms', 'integrations'],
    examples: (build) =>
      holds(build, 'platforms') ? named(build.facts.platforms.body.platforms, (name) => `Does it work with ${name}?`) : [],
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
    examples: ({ facts }) => {
      const contacts = Object.values(facts.company.body.contacts).flatMap((contact) => contact ?? []);
      const emails = contacts.filter(({ email }) => email !== null);
      return [...contacts.slice(0, 1).map(() => 'How can I contact you?'), ...emails.slice(0, 1).map(() => 'What is your e-mail address?')];
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
    const asked = [...new Set(examples(build))];
    return asked.length === 0 && topic.id !== 'pages' ? [] : [{ ...topic, examples: asked }];
  }),
);

/** Description of the guide at /a2a, for agents that choose one. */
export const guideDescription = (build: Build): string => {
  const topics = wordList(answeredSkills(build).map(({ name }) => name.toLowerCase()));
  const { name } = build.facts.company.body;
  return `Answers questions about ${name} in plain words: ${topics}; the site is in ${wordList(languagesOf(build))}, and may be asked in others. No language model: it states published facts and quotes pages with their address, and says so when it did not find an answer; every request is independent.`;
};
