import type { Build } from '../build/build.ts';
import { holds } from '../build/contents.ts';
import { answeredSkills } from './skills.ts';

const MAXIMUM = 4;

/** Questions that the guide answers, of different topics: the first example of each topic of the agent card, then the second ones. */
export const answeredQuestions = (build: Build): readonly string[] => {
  const skills = answeredSkills(build);
  return [0, 1].flatMap((turn) => skills.flatMap(({ examples }) => examples.slice(turn, turn + 1))).slice(0, MAXIMUM);
};

/** Questions that the site itself answers, as it asks them; else the titles of its guides, else those of its pages. */
export const siteQuestions = (build: Build): readonly string[] => {
  const { questions, guides } = build.facts;
  const asked = holds(build, 'questions') ? questions.body.questions.map(({ question }) => question) : [];
  return [...new Set([...asked, ...guides.items.map(({ title }) => title), ...build.listed.map(({ title }) => title)])].filter(
    (question) => question.length > 0 && question.length <= MAXIMUM_QUESTION,
  );
};

const MAXIMUM_QUESTION = 120;
