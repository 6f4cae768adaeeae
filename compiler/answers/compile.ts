/** Compiles what the guide writes around quotations and facts: labels in many languages, the subjects of questions, and links to pages. */
import type { AnswerLabel, AnswerLink, AnswerTable, AskedSubject } from '../../runtime/bundle.ts';
import { fallbacksOf } from '../base/language-tags.ts';
import type { Build } from '../build/build.ts';
import { languagesOf } from '../build/contents.ts';
import { resourcePath } from '../paths.ts';
import { languageFiles } from '../pages/language/language-files.ts';
import { ANSWER_LABELS, knownLanguages } from '../words/languages.ts';
import { labelsOf } from '../words/labels.ts';
import { siteQuestions } from './site-questions.ts';
import { linkTo, type PageName } from './reading-pages.ts';

/** Meaning -> the subject of a question that contains it; the first one in a question counts. */
const SUBJECTS: Readonly<Record<string, readonly [intent: string, pages: readonly PageName[], label?: AnswerLabel]>> = {
  hello: ['greeting', ['llms'], 'hello'],
  thanks: ['thanks', ['llms'], 'thanks'],
  discount: ['plans.discount', ['pricing', 'contact']],
  trial: ['plans.free_trial', ['pricing']],
  currency: ['plans.currency', ['pricing']],
  price: ['plans.list', ['pricing']],
  plan: ['plans.list', ['pricing']],
  delete: ['action_refused', ['contact'], 'cannotAct'],
  sales: ['contacts.sales', ['contact']],
  place: ['contacts.office', ['contact']],
  email: ['contacts.support', ['contact']],
  phone: ['contacts.support', ['contact']],
  contact: ['contacts.support', ['contact']],
  compare: ['comparisons.list', ['comparisons']],
  platform: ['platforms.list', ['platforms']],
  feature: ['features.one', ['features']],
  company: ['company.about', ['about']],
};

/** Languages (BCP 47) of replies: those of the site that have labels, the main one first, then others. */
export const answerLanguages = (build: Build): readonly string[] => {
  const further = Object.keys(labelsOf(build)).filter((tag) => !languageFiles().has(tag));
  const known = [...knownLanguages(build), ...further];
  const own = languagesOf(build).flatMap((tag) => fallbacksOf(tag).find((each) => known.includes(each)) ?? []);
  return [...new Set([...own, ...known])];
};

/** The table of the guide. */
export const compileAnswers = (build: Build): AnswerTable => {
  const [defaultLanguage = 'en'] = answerLanguages(build);
  const start: AnswerLink = linkTo(build, 'llms') ?? {
    rel: 'home',
    title: build.facts.company.body.name,
    url: `${build.base}/`,
    json: build.base + resourcePath('company'),
  };
  const subjects = Object.entries(SUBJECTS).map(([meaning, [intent, pages, label]]): [string, AskedSubject] => [
    meaning,
    {
      intent,
      links: pages.flatMap((page) => linkTo(build, page) ?? []),
      ...(label && { label }),
      ...((label === 'hello' || label === 'thanks') && { isCourtesy: true }),
    },
  ]);
  const texts = labelsOf(build);
  const labels = answerLanguages(build).map(
    (language) => [language, Object.fromEntries(ANSWER_LABELS.map((name) => [name, texts[language]?.[name] ?? '']))] as const,
  );
  return {
    site: build.facts.company.body.name,
    defaultLanguage,
    labels: Object.fromEntries(labels) as AnswerTable['labels'],
    subjects: Object.fromEntries(subjects),
    start,
    suggestions: siteQuestions(build).slice(0, 3),
  };
};
