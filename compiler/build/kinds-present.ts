import { plainName } from '../facts/kinds/names.ts';
import type { Resource } from '../facts/resource.ts';
import { factsOf } from '../facts/resources/index.ts';
import type { Build } from './build.ts';

type Held = Pick<Build, 'resources' | 'facts'>;

/** The kinds that the bundle holds records of. The company is always there, and not among them. */
export const heldKinds = ({ resources, facts }: Held): readonly Resource[] =>
  resources.filter((resource) => resource.name !== 'company' && resource.count(factsOf(facts, resource).body) > 0);

/** What the bundle holds, in a sentence: `plans, guides and company details`. Kinds without records are not promised. */
export const contentsOf = (build: Held): string => wordList([...heldKinds(build).map(({ name }) => plainName(name)), 'company details']);

/** Words as an English list: `a, b and c`. */
export const wordList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
