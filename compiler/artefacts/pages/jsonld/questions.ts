import { onceEach } from '../../../base/memoise.ts';
import { grouped } from '../../../base/group-by.ts';
import type { Build } from '../../../build/build.ts';
import type { Page } from '../../../pages/page.ts';
import type { PageQuestion } from '../../../pages/questions/questions.ts';
import { structured, type StructuredNode } from './structured.ts';

/** Minimum questions of a list. */
const MINIMUM = 2;

/** Share of asking headings among the headings of a page that is a list of questions without a title that says so. */
const SHARE = 0.8;

/** The FAQPage of a page that is or has a list of questions with whole answers, in its own words; null for any other page. */
export const questionsNode = (page: Page, build: Build): StructuredNode | null => {
  // Content that only a browser shows is not in the HTML that a reader without scripts gets.
  if (page.rendered !== null || page.emptyWords !== null) return null;
  const own = publishedOf(build).get(page.url) ?? new Set();
  const asked = new Map(listed(page).map(({ question, text }) => [question, text]));
  // Questions that repeat on several pages belong to one of them.
  if ([...asked.keys()].filter((question) => own.has(question)).length < MINIMUM) return null;
  const mainEntity = [...asked].map(([name, text]) => structured('Question', { name, acceptedAnswer: structured('Answer', { text }) }));
  return structured('FAQPage', { '@id': page.url, url: page.url, inLanguage: page.language, mainEntity });
};

/** Page -> its published questions. */
const publishedOf = onceEach(({ facts }: Pick<Build, 'facts'>): ReadonlyMap<string, ReadonlySet<string>> => {
  const pages = grouped(facts.questions.body.questions, ({ url }) => url);
  return new Map([...pages].map(([url, questions]) => [url, new Set(questions.map(({ question }) => question))]));
});

/** The questions of a list with a whole answer in plain text. Below plain headings, they count only where nearly all headings ask. */
const listed = ({ questions, headings, kind, article, title }: Page): readonly PageQuestion[] => {
  const parts = headings.filter(({ text }) => text !== title);
  const isList = kind === null && article === null && questions.length >= parts.length * SHARE;
  return questions.filter(({ text, isListed, isAlone }) => text !== null && (isListed || (isList && !isAlone)));
};
