import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { wordList } from '../build/contents.ts';
import type { AnswerContext } from './context.ts';
import { answerContext, settingsOf } from './create-context.ts';
import { intents } from './intents/index.ts';
import { answeredExamples } from './skill-examples.ts';

/** A topic that the A2A guide answers, as the agent card lists it. */
export interface AnsweredSkill {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly examples: readonly string[];
}

type Topic = Pick<AnsweredSkill, 'id' | 'name' | 'tags'>;

const TOPICS: readonly Topic[] = [
  { id: 'plans', name: 'Plans and prices', tags: ['pricing', 'plans'] },
  { id: 'features', name: 'Features', tags: ['features', 'status'] },
  { id: 'platforms', name: 'Connected platforms', tags: ['platforms', 'integrations'] },
  { id: 'guides', name: 'Guides', tags: ['guides', 'how-to'] },
  { id: 'comparisons', name: 'Comparisons', tags: ['comparison', 'alternatives'] },
  { id: 'contacts', name: 'Contacts', tags: ['contact', 'support', 'sales'] },
];
/** A card must have a skill (A2A 1.0 section 4.4.1), also that of a site without facts; what the service is can always be answered. */
const SERVICE: Topic = { id: 'service', name: 'This service', tags: ['api', 'about'] };

const MAXIMUM_EXAMPLES = 5;

/** The topics that the guide answers something about; examples are those of its intents, in the languages that the site speaks. */
export const answeredSkills = onceEach((build: Build): readonly AnsweredSkill[] => {
  const context = answerContext(build);
  const skills = TOPICS.flatMap((topic) => skillsOf(topic, context));
  return skills.length > 0 ? skills : skillsOf(SERVICE, context);
});

/** What the guide at /a2a is, for agents that choose whom to ask. */
export const guideDescription = (build: Build): string => {
  const skills = answeredSkills(build);
  const isBare = skills.some(({ id }) => id === SERVICE.id);
  const topics = isBare ? 'how programs can read the site' : wordList(skills.map(({ name }) => name.toLowerCase()));
  const { name } = build.facts.company.body;
  return `Answers questions about ${name} in plain words: ${topics}; in ${wordList(settingsOf(build).languages)}. Rule-based, not a language model: it states published facts with their source and says so when the site does not tell; every request stands alone.`;
};

/** The skill of a topic; none when nothing of it is answered. */
const skillsOf = ({ id, name, tags }: Topic, context: AnswerContext): readonly AnsweredSkill[] => {
  const own = intents.filter((intent) => intent.name.startsWith(`${id}.`));
  const { languages } = context.settings;
  const asked = own.map((intent) => ({ intent, examples: answeredExamples(intent, languages, context) }));
  const answered = asked.filter(({ examples }) => [...examples.values()].some((texts) => texts.length > 0));
  const examples = chooseExamples(
    languages,
    answered.map((each) => each.examples),
  );
  const description = `${answered.map(({ intent }) => intent.description).join('. ')}.`;
  return examples.length === 0 ? [] : [{ id, name, description, tags, examples }];
};

/** Two examples in the first language and one in each other one; further ones when a topic is so small that these are less than two. */
const chooseExamples = (languages: readonly string[], asked: readonly ReadonlyMap<string, readonly string[]>[]): readonly string[] => {
  const chosen = languages.flatMap((language, turn) => {
    // Each language asks about other things, so that the examples show what the topic covers.
    const start = turn % Math.max(1, asked.length);
    const turned = [...asked.slice(start), ...asked.slice(0, start)].map((examples) => examples.get(language) ?? []);
    return turned.flatMap((texts) => texts.slice(0, 1)).slice(0, turn === 0 ? 2 : 1);
  });
  const others = asked.flatMap((examples) => [...examples.values()].flat());
  const least = chosen.length < 2 ? [...chosen, ...others] : chosen;
  return [...new Set(least)].slice(0, chosen.length < 2 ? 2 : MAXIMUM_EXAMPLES);
};
