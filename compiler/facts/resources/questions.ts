import { grouped } from '../../base/group-by.ts';
import { distinctSlugs, slugify } from '../../base/slug.ts';
import { addressOfWords } from '../../base/text-fragment.ts';
import { type Page, mainLanguage } from '../../pages/page.ts';
import type { PageQuestion } from '../../pages/questions/questions.ts';
import { array, nullable, object, oneOf, type Infer } from '../../schema/builder.ts';
import { language, listAddresses, reason, slug, text, url } from '../../schema/shapes.ts';
import { statedQuestions } from '../readers/stated-questions.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import { languageOfPage, listAddressesOf } from './records.ts';

const questionSchema = object('A question with its answer', {
  slug: slug('Slug of the question'),
  question: text('Question, in the words of the page'),
  answer: nullable(text('Answer as markdown; null when it is explained by `answerReason`')),
  answerReason: reason(),
  status: oneOf('confirmed: JSON-LD or microdata states it; shown: only the text of the page shows it', ['confirmed', 'shown']),
  language: nullable(language('Language of the page (BCP 47); null when it tells none')),
  url: url('Page that answers it'),
  anchorUrl: url('Its place in the page: an identifier, else a text fragment'),
});

const questionsSchema = object('Questions that the pages of the site answer', {
  questions: array('Questions in the order of the pages, each in every language of the site', questionSchema),
  ...listAddresses('most questions'),
});

/** Questions that pages answer, found by their markup, their punctuation and their JSON-LD. */
export const questions: Resource<Infer<typeof questionsSchema>> = defineResource({
  name: 'questions',
  singular: 'question',
  title: 'Questions',
  description: 'Questions that the pages answer, with their answers',
  schema: questionsSchema,
  extract: (sources) => {
    const found = onceEach(withoutChrome(ownPages(sources.pages).flatMap((page) => questionsOfPage(page, sources))));
    const pages = [...grouped(found, ({ page }) => page)].toSorted(([, a], [, b]) => b.length - a.length).map(([page]) => page);
    const main = mainLanguage(sources);
    const slugs = distinctSlugs(found.map(({ question }) => stemOf(question)));
    return {
      body: {
        questions: found.map(({ page, question, answer, status, language, anchor }, at) => ({
          slug: slugs[at] ?? '',
          question,
          answer,
          answerReason: answer === null ? 'unreadable' : null,
          status,
          language,
          url: page.url,
          anchorUrl: anchor === null ? addressOfWords(page.url, question, null) : `${page.url}#${encodeURIComponent(anchor)}`,
        })),
        ...listAddressesOf(pages.find((page) => page.spoken === main) ?? pages[0] ?? null, pages, sources),
      },
      items: [],
    };
  },
});

/** A question with its page. */
interface Occurrence extends Pick<PageQuestion, 'question' | 'answer' | 'anchor' | 'isAlone'> {
  readonly page: Page;
  readonly language: string | null;
  readonly status: 'confirmed' | 'shown';
  /** Number of questions of the page. */
  readonly beside: number;
}

/** The pages that are listed under their own address. */
const ownPages = (pages: readonly Page[]): readonly Page[] => {
  const addresses = new Set(pages.map(({ url }) => url));
  return pages.filter(({ listed, canonical, url }) => listed && (canonical === null || canonical === url || !addresses.has(canonical)));
};

/** The visible questions of a page, then those that are only in its JSON-LD. */
const questionsOfPage = (page: Page, sources: Sources): readonly Occurrence[] => {
  const stated = new Map(statedQuestions(page, sources.base).map((each) => [slugify(each.question), each]));
  const { questions } = page;
  const known = new Set(questions.map(({ question }) => slugify(question)));
  const shown = questions.map((each) => {
    const confirming = stated.get(slugify(each.question));
    const status: Occurrence['status'] = confirming || each.isStated ? 'confirmed' : 'shown';
    return { ...each, status, answer: confirming && !agree(each.answer, confirming.answer) ? confirming.answer : each.answer };
  });
  const others = [...stated].flatMap(([key, each]) =>
    known.has(key) ? [] : [{ ...each, status: 'confirmed' as const, anchor: null, isAlone: false }],
  );
  const all = [...shown, ...others];
  return all.map((each) => ({ ...each, page, language: languageOfPage(page, sources), beside: all.length }));
};

/** Number of characters at the beginning of an answer that are compared. JSON-LD is often shorter than the page. */
const BEGINNING = 40;
/** Maximum length of the text below a question, relative to the answer in JSON-LD. A longer text contains other content. */
const LONGER = 2;

const agree = (shown: string | null, stated: string): boolean =>
  shown !== null &&
  shown.length <= LONGER * Math.max(stated.length, BEGINNING) &&
  slugify(shown).slice(0, BEGINNING) === slugify(stated).slice(0, BEGINNING);

const wordsOf = ({ language, question }: Occurrence): string => `${language} ${slugify(question)}`;

/** Removes single headings with the same question on several pages, which are part of the site layout. */
const withoutChrome = (found: readonly Occurrence[]): readonly Occurrence[] => {
  const pages = grouped(found, wordsOf);
  return found.filter((each) => !each.isAlone || each.status === 'confirmed' || pages.get(wordsOf(each))?.length === 1);
};

/**
 * Merges equal questions with the same answer. Prefers one that a source states, or the page with the most questions. Different answers on
 * several pages are separate records. A question without an answer is left out beside one with an answer.
 */
const onceEach = (found: readonly Occurrence[]): readonly Occurrence[] => {
  const chosen = new Set<Occurrence>();
  for (const same of grouped(found, wordsOf).values()) {
    const answered = same.filter(({ answer }) => answer !== null);
    for (const group of grouped(answered.length > 0 ? answered : same, ({ answer }) => slugify(answer ?? '')).values()) {
      const [best] = group.toSorted((a, b) => Number(b.status === 'confirmed') - Number(a.status === 'confirmed') || b.beside - a.beside);
      if (best) chosen.add(best);
    }
  }
  return found.filter((each) => chosen.has(each));
};

/** Maximum characters of a slug made from a question. */
const MAXIMUM_SLUG = 80;

/** The slug of a question, which others may share. */
const stemOf = (question: string): string => [...slugify(question)].slice(0, MAXIMUM_SLUG).join('').replace(/-$/, '') || 'question';
