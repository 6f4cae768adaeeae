/** Compiles what the guide writes around quotations and facts: labels in many languages, the subjects of questions, and links to pages. */
import type { AnswerLabel, AnswerLink, AnswerTable, AskedSubject } from '../../runtime/bundle.ts';
import { fallbacksOf } from '../base/language-tags.ts';
import type { Build } from '../build/build.ts';
import { languagesOf, developersPage, holds, publishes } from '../build/contents.ts';
import { resourcePath, paths } from '../paths.ts';
import { languageFiles } from '../pages/language/language-files.ts';
import { ANSWER_LABELS, knownLanguages, labelsOf } from '../words/languages.ts';
import { COURTESIES } from '../words/vocabulary.ts';
import type { BuiltInKind } from '../config/kinds.ts';
import { indexPage } from '../facts/resources/records.ts';
import { siteQuestions } from './site-questions.ts';

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
  owner: ['company.about', ['about']],
};

/** Languages (BCP 47) of replies: the main one of the site or, without labels, English; then its others that have labels; then all others. */
export const answerLanguages = (build: Build): readonly string[] => {
  const further = Object.keys(labelsOf(build)).filter((tag) => !languageFiles().has(tag));
  const known = [...knownLanguages(build), ...further];
  const own = languagesOf(build).flatMap((tag, at) => fallbacksOf(tag).find((each) => known.includes(each)) ?? (at === 0 ? 'en' : []));
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
      ...(COURTESIES.includes(meaning) && { isCourtesy: true }),
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

/** The pages that answers link to. */

/** Name of a page that answers link to. */
export type PageName = 'pricing' | 'features' | 'platforms' | 'guides' | 'comparisons' | 'contact' | 'about' | 'developers' | 'llms';

const PAGES: Readonly<Record<PageName, { readonly title: string; readonly document: BuiltInKind | null }>> = {
  pricing: { title: 'Pricing', document: 'plans' },
  features: { title: 'Features', document: 'features' },
  platforms: { title: 'Platforms', document: 'platforms' },
  guides: { title: 'Guides', document: 'guides' },
  comparisons: { title: 'Comparisons', document: 'comparisons' },
  contact: { title: 'Contact', document: 'company' },
  about: { title: 'About', document: 'company' },
  developers: { title: 'Developers', document: null },
  llms: { title: 'llms.txt', document: null },
};

/** Absolute addresses of the pages for further reading; null when the bundle has no such page. */
export const readingPages = (build: Build): Readonly<Record<PageName, string | null>> => {
  const { base, pages, facts } = build;
  const page = (name: 'plans' | 'features' | 'platforms' | 'guides' | 'comparisons'): string | null =>
    indexPage(name, { pages })?.url ?? null;
  const { contact = null, about = null } = facts.company.body.pages;
  return {
    pricing: page('plans'),
    features: page('features'),
    platforms: page('platforms'),
    guides: page('guides'),
    comparisons: page('comparisons'),
    contact,
    about,
    developers: developersPage(build)?.url ?? null,
    llms: publishes(build)(paths.llms) ? base + paths.llms : null,
  };
};

/** A link to a page of the site, or to the document behind it; null when there is neither. */
export const linkTo = (build: Build, name: PageName): AnswerLink | null => {
  const { title, document } = PAGES[name];
  const json = document !== null && (document === 'company' || holds(build, document)) ? build.base + resourcePath(document) : null;
  const url = readingPages(build)[name] ?? json;
  return url === null ? null : { rel: name, title, url, ...(json !== null && { json }) };
};
