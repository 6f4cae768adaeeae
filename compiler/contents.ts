import type { Build } from './artefact.ts';
import { plainName } from './kind-names.ts';
import { factsOf } from './resources/index.ts';

/** What the bundle holds records of, in a sentence: `plans, guides and company details`. Kinds without records are not promised. */
export const contentsOf = ({ resources, facts }: Pick<Build, 'resources' | 'facts'>): string => {
  const held = resources.filter((resource) => resource.name !== 'company' && resource.count(factsOf(facts, resource).body) > 0);
  const words = [...held.map(({ name }) => plainName(name)), 'company details'];
  return words.length === 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};
