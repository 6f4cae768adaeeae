import type { Build } from './artefact.ts';
import { languagesOf } from './answer-context.ts';
import { ANSWER_LANGUAGES } from './intent.ts';
import { intents } from './intents/index.ts';

/** A topic that the A2A guide answers, as the agent card lists it. */
export interface AnsweredSkill {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly examples: readonly string[];
}

const TOPICS: readonly { readonly id: string; readonly name: string; readonly tags: readonly string[] }[] = [
  { id: 'plans', name: 'Plans and prices', tags: ['pricing', 'plans'] },
  { id: 'features', name: 'Features', tags: ['features', 'status'] },
  { id: 'platforms', name: 'Connected platforms', tags: ['platforms', 'integrations'] },
  { id: 'guides', name: 'Guides', tags: ['guides', 'how-to'] },
  { id: 'comparisons', name: 'Comparisons', tags: ['comparison', 'alternatives'] },
  { id: 'contacts', name: 'Contacts', tags: ['contact', 'support', 'sales'] },
];

/** The topics of the guide; examples are those of its intents, in the languages that the site speaks. */
export const answeredSkills = (build: Build): readonly AnsweredSkill[] => {
  const spoken = languagesOf(build);
  const languages = ANSWER_LANGUAGES.filter((language) => spoken.includes(language));
  return TOPICS.map(({ id, name, tags }) => {
    const own = intents.filter((intent) => intent.name.startsWith(`${id}.`));
    const examples = languages.flatMap((language, turn) => {
      // Each language asks about other things, so that five examples show what the topic covers.
      const turned = [...own.slice(turn % own.length), ...own.slice(0, turn % own.length)];
      return turned
        .flatMap((intent) => fill(intent.examples[language]?.[0] ?? '', language, build))
        .slice(0, language === languages[0] ? 2 : 1);
    });
    return { id, name, description: `${own.map((intent) => intent.description).join('. ')}.`, tags, examples };
  });
};

/** An example with the first plan, feature, platform, tool and guide of the site; none when the site has no such thing in the language. */
const fill = (example: string, language: string, { facts }: Build): readonly string[] => {
  const names: Readonly<Record<string, string | undefined>> = {
    plan: facts.plans.body.plans[0]?.name,
    feature: facts.features.body.features[0]?.name,
    platform: facts.platforms.body.platforms[0]?.name,
    tool: facts.comparisons.body.comparisons[0]?.competitor.name,
    guide: facts.guides.body.guides.find((guide) => guide.language === language)?.title,
  };
  const missing = [...example.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => names[name] === undefined);
  return missing || example === '' ? [] : [example.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')];
};
