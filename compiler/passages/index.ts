/**
 * Compiles the passages of a site: the table in the core of the index, and the files that a question opens. The same pages give the same
 * bytes.
 */
import type { AskedIntent, PageKind, PassagePage } from '../../runtime/bundle.ts';
import { compilerVersion } from '../base/compiler-version.ts';
import { digest } from '../base/digest.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { frontPages, languagesOf } from '../build/contents.ts';
import { writes } from '../config/only.ts';
import { languageOfPage, markdownUrl } from '../facts/resources/records.ts';
import type { Page } from '../pages/page.ts';
import { stemOf, tokensOf } from '../words/tokens.ts';
import { vocabularyOf } from '../words/vocabulary.ts';
import { frameOf } from './frame.ts';
import { furtherWords, type FurtherWords } from './further-words.ts';
import { KnownPassages, type ReadPassage } from './known-passages.ts';
import { framePassages, ownDescriptions, passagesOf, toldElsewhere, type Passage } from './passages.ts';
import { textOf } from './pieces.ts';
import { recordPassages } from './fact-passages.ts';
import { searchedPages } from './searched-pages.ts';
import { lineReader, termsOf, type ReadLine } from './terms.ts';
import { PassageWriter, type CompiledPassages } from './writer.ts';

/** The topic of a page from its title and its slug, by which its passages are found. */
const aboutOf = ({ title, slug }: PassagePage): string => `${title} ${slug.replace(/[-_/]/g, ' ')}`;

/** The passages of a build; none without the parts that search them. */
export const compilePassages = onceEach((build: Build): CompiledPassages => {
  const vocabulary = vocabularyOf(build);
  const writer = new PassageWriter(vocabulary, tokensOf(build.facts.company.body.name).map(stemOf).join(' '), build);
  if (!writes(build.settings.only, 'api')) return writer.end();
  const records = recordPassages(build);
  const further = furtherWords(build);
  const pages = grouped(build);
  const elsewhere = toldElsewhere(pages.map(({ page }) => page));
  const line = lineReader(vocabulary.meaningsOf);
  const lengthOf = (text: string): number => line(text).length;
  const read = (passages: readonly Passage[], about: string): readonly ReadPassage[] =>
    passages.map((each) => readPassage(each, about, line));
  const known = KnownPassages.of(build.settings.cache, elsewhere, compilerVersion(), vocabulary.meanings);
  for (const { told } of pages)
    for (const record of records.get(told.url) ?? []) writer.add(told, 'facts', read([record], aboutOf(told)), record.notIn);
  const around = passagesAround(build, lengthOf);
  const descriptionOf = ownDescriptions(pages.map(({ page }) => page));
  for (const [done, { page, told }] of pages.entries()) {
    build.settings.onProgress({ step: 'search', done, total: pages.length });
    const about = aboutOf(told);
    const words = further(...askedFurther(told));
    const { url, title, questions, headings } = page;
    const description = descriptionOf(page);
    const values = [url, title, description, questions, headings, about, words];
    const anew = (): readonly ReadPassage[] => read(passagesWith(passagesOf(page, elsewhere, lengthOf, description), words), about);
    writer.add(told, told.kind === 'guide' ? 'guide' : 'page', [
      ...(known?.of(page.markdown(), values, anew) ?? anew()),
      ...read(around(page), about),
    ]);
  }
  known?.keep();
  return writer.end();
});

const readPassage = (passage: Passage, about: string, read: ReadLine): ReadPassage => ({
  // 72 bits: the digests of all passages are in memory.
  said: digest(passage.title, passage.text).slice(0, 12),
  terms: termsOf(passage, about, read),
  text: textOf(passage, about, read),
});

/** The passages around the content of a page: those of front pages, because every page repeats them. */
const passagesAround = (build: Build, lengthOf: (line: string) => number): ((page: Page) => readonly Passage[]) => {
  const fronts = new Set(frontPages(build));
  return (page) => (fronts.has(page) ? framePassages(page, frameOf(page, build.base), lengthOf) : []);
};

/** A page with its records and its synonyms. */
interface ToldPage {
  readonly page: Page;
  readonly told: PassagePage;
}

/** Pages by language, the main one first, guides before others; within a group by importance. */
const grouped = (build: Build): readonly ToldPage[] => {
  const told = searchedPages(build).map(({ page, kind, slug }): ToldPage => {
    const language = languageOfPage(page, build);
    const { url, title, tokens } = page;
    return {
      page,
      told: {
        url,
        title,
        ...(language !== null && { language }),
        markdownUrl: markdownUrl(page, build.base),
        tokens,
        kind,
        slug,
        asked: askedFor(kind, slug),
      },
    };
  });
  const languages = [...new Set([...languagesOf(build), ...told.map(({ told: { language = '' } }) => language)])];
  const place = ({ told: { language = '', kind } }: ToldPage): number => 2 * languages.indexOf(language) + Number(kind !== 'guide');
  return told.toSorted((left, right) => place(left) - place(right));
};

/** Kind of a page -> the intent of questions that it answers, and the slot of its slug. */
const INTENTS: Readonly<Record<PageKind, readonly [intent: string, slot: string]>> = {
  guide: ['guides.find', 'guide'],
  feature: ['features.one', 'feature'],
  comparison: ['comparisons.one', 'tool'],
  platform: ['platforms.supports', 'platform'],
  page: ['pages.find', 'page'],
};

const askedFor = (kind: PageKind, slug: string): AskedIntent => {
  const [name, slot] = INTENTS[kind];
  return { name, slots: { [slot]: slug } };
};

/** Synonyms of a page in the configuration. */
const askedFurther = ({ kind, slug }: PassagePage): Parameters<FurtherWords> =>
  kind === 'guide' ? [['guides.find'], { guide: slug }] : [['pages.find'], { page: slug }];

/** The passages of a page with more words to find it. */
const passagesWith = ([whole, ...others]: readonly Passage[], words: readonly string[]): readonly Passage[] =>
  whole === undefined ? [] : [{ ...whole, further: words }, ...others];
