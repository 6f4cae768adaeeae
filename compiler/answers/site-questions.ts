import type { Build } from '../build/build.ts';
import { holds } from '../build/contents.ts';
import { mainLanguage } from '../pages/page.ts';

const MAXIMUM_LENGTH = 120;

/**
 * Questions that the site itself answers, with its words; then the titles of its guides, then those of its pages. Those in the main
 * language come first.
 */
export const siteQuestions = (build: Build): readonly string[] => {
  const { questions, guides } = build.facts;
  const asked = holds(build, 'questions') ? questions.body.questions.map(({ question, language }) => ({ title: question, language })) : [];
  const main = mainLanguage(build);
  const all = [...asked, ...guides.items, ...build.listed].filter(({ title }) => title.length > 0 && title.length <= MAXIMUM_LENGTH);
  const sorted = all.toSorted((left, right) => Number(left.language !== main) - Number(right.language !== main));
  return [...new Set(sorted.map(({ title }) => title))];
};
