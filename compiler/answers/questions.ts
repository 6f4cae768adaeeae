import type { Build } from '../build/build.ts';
import { answeredSkills } from './skills.ts';

const MAXIMUM = 4;

/** Questions that the guide answers, of different topics: the first example of each topic of the agent card, then the second ones. */
export const answeredQuestions = (build: Build): readonly string[] => {
  const skills = answeredSkills(build);
  return [0, 1].flatMap((turn) => skills.flatMap(({ examples }) => examples.slice(turn, turn + 1))).slice(0, MAXIMUM);
};
