/**
 * Compiles the passages of a site: the table in the core of the index, and the files that a question opens. The same pages give the same
 * bytes.
 */
import { ANALYSER } from '../../runtime/answer/analyse.ts';
import {
  PASSAGE_FOLDER,
  RARITY_SCALE,
  type AskedIntent,
  type PageKind,
  type PassageGroup,
  type PassagePage,
  type PassagePostings,
  type PassageSource,
  type PassageTable,
  type PassageTerms,
  type PassageText,
  type PassageTexts,
} from '../../runtime/bundle.ts';
import { compilerVersion } from '../base/compiler-version.ts';
import { digest } from '../base/digest.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { frontPages, languagesOf } from '../build/contents.ts';
import { writes } from '../config/only.ts';
import { languageOfPage, markdownUrl } from '../facts/resources/pages.ts';
import type { Page } from '../pages/page.ts';
import { compare } from '../problems/problem.ts';
import { MOST_NUMBER, pack, packTerm } from './pack.ts';
import { frameOf } from './frame.ts';
import { furtherWords, type FurtherWords } from './further-words.ts';
import { KnownPassages, type ReadPassage } from './known-passages.ts';
import { textOf } from './pieces.ts';
import { framePassages, ownDescriptions, passagesOf, toldElsewhere, type Passage } from './passages.ts';
import { recordPassages } from './records.ts';
import { searchedPages } from './searched-pages.ts';
import { lineReader, termsOf, type ReadLine } from './terms.ts';
import { spokenLanguages, vocabularyOf, type Vocabulary } from '../words/vocabulary.ts';

/** Bytes, of texts characters, after which a file ends. A question opens about ten files of each kind, and browsers download them. */
const ENOUGH_TERMS = 4_000;
const ENOUGH_POSTINGS = 8_000;
const ENOUGH_TEXTS = 24_000;
/** Maximum passages for one term, the best ones: a term that is nearly everywhere selects nothing. */
const MOST_POSTINGS = 2_000;

/** The topic of a page from its title and its slug, by which its passages are found. */
const aboutOf = ({ title, slug }: PassagePage): string => `${title} ${slug.replace(/[-_/]/g, ' ')}`;

/** The data that the runtime searches. */
export interface CompiledPassages {
  readonly table: PassageTable;
  /** File of the bundle -> its JSON. */
  readonly files: readonly (readonly [file: string, json: string])[];
}

/** The passages of a build; none without the parts that search them. */
export const compilePassages = onceEach((build: Build): CompiledPassages => {
  const vocabulary = vocabularyOf(build);
  const writer = new PassageWriter(vocabulary);
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
  for (const { told } of pages) for (const record of records.get(told.url) ?? []) writer.add(told, 'facts', read([record], aboutOf(told)));
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
  said: digest(passage.title, passage.text),
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

/** The index while pages are added. */
class PassageWriter {
  readonly #groups: PassageGroup[] = [];
  /** Number of passages of each page. */
  readonly #counts: number[] = [];
  readonly #texts = new TextFiles();
  readonly #postings = new Map<string, number[]>();
  /** Digests of earlier passages: a repeated block is one passage. */
  readonly #said = new Set<string>();
  readonly #vocabulary: Vocabulary;
  #count = 0;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  add(told: PassagePage, source: PassageSource, passages: readonly ReadPassage[]): void {
    const group: PassageGroup = [this.#count, source === 'facts' ? '' : (told.language ?? ''), source];
    const last = this.#groups.at(-1);
    if (last?.[1] !== group[1] || last[2] !== group[2]) this.#groups.push(group);
    const before = this.#count;
    this.#texts.begin(told);
    for (const passage of passages.slice(0, MOST_NUMBER)) this.#addPassage(passage);
    this.#counts.push(this.#count - before);
    // More passages than a packed number can count are those of one more page.
    if (passages.length > MOST_NUMBER) this.add(told, source, passages.slice(MOST_NUMBER));
  }

  end(): CompiledPassages {
    const { meanings, shapes } = this.#vocabulary;
    const site = this.#groups.map(([, language]) => language);
    const terms = termFiles([...this.#postings.keys()].sort(compare));
    const postings = this.#postingFiles(terms.flat());
    const texts = this.#texts.end();
    const table: PassageTable = {
      analyser: ANALYSER,
      groups: this.#groups,
      pages: pack(this.#counts),
      terms: terms.map(([first = '']) => first),
      postings: postings.map(([first]) => first?.[0] ?? ''),
      texts: texts.map(({ start }) => start),
      meanings,
      shapes,
      languages: spokenLanguages(this.#vocabulary, site),
    };
    const fileOf = (name: string, json: string): readonly [string, string] => [`${PASSAGE_FOLDER}/${name}.json`, json];
    const files = [
      ...terms.map((file, index) => fileOf(`terms-${index}`, JSON.stringify(file satisfies PassageTerms))),
      ...postings.map((file, index) => fileOf(`postings-${index}`, JSON.stringify(Object.fromEntries(file) satisfies PassagePostings))),
      ...texts.map(({ json }, index) => fileOf(`texts-${index}`, json)),
    ];
    return { table, files };
  }

  #postingFiles(terms: readonly string[]): readonly (readonly Posting[])[] {
    const entries = terms.map((term): Posting => [term, numbersOf(this.#postings.get(term) ?? [], this.#count)]);
    return filled(entries, ENOUGH_POSTINGS);
  }

  #addPassage({ said, terms, text }: ReadPassage): void {
    if (this.#said.has(said)) return;
    this.#said.add(said);
    for (let at = 0; at < terms.length; at += 2) {
      const [term, impact] = [terms[at] as string, terms[at + 1] as number];
      const numbers = this.#postings.get(term);
      if (numbers) numbers.push(this.#count, impact);
      // A substring would keep the whole text in memory.
      else this.#postings.set(Buffer.from(term).toString(), [this.#count, impact]);
    }
    this.#texts.add(text);
    this.#count++;
  }
}

/** A file of texts: its first passage, and its JSON. */
interface TextFile {
  readonly start: number;
  readonly json: string;
}

/** Files of texts while passages are added. Only the last one is more than its JSON. A file begins with the page of its first passage. */
class TextFiles {
  readonly #files: TextFile[] = [];
  #open: { readonly start: number; readonly first: number; readonly pages: PassagePage[]; readonly texts: PassageText[] } | null = null;
  #size = 0;
  #page = -1;
  #told: PassagePage | undefined;
  #passages = 0;

  begin(told: PassagePage): void {
    this.#page++;
    this.#told = told;
    this.#open?.pages.push(told);
  }

  add(text: PassageText): void {
    if (this.#size > ENOUGH_TEXTS) this.#close();
    this.#open ??= { start: this.#passages, first: this.#page, pages: this.#told ? [this.#told] : [], texts: [] };
    this.#open.texts.push(text);
    this.#size += JSON.stringify(text).length;
    this.#passages++;
  }

  end(): readonly TextFile[] {
    this.#close();
    return this.#files;
  }

  #close(): void {
    if (!this.#open) return;
    const { start, ...content } = this.#open;
    this.#files.push({ start, json: JSON.stringify(content satisfies PassageTexts) });
    this.#open = null;
    this.#size = 0;
  }
}

/** A term and its numbers. */
type Posting = readonly [term: string, packed: string];

/** Terms in files. */
const termFiles = (terms: readonly string[]): readonly PassageTerms[] => filled(terms, ENOUGH_TERMS);

/** Items in files of at least a size in bytes, except for the last one; one empty file without items. */
const filled = <Item>(items: readonly Item[], enough: number): readonly (readonly Item[])[] => {
  const files: Item[][] = [[]];
  let size = 0;
  for (const item of items) {
    if (size > enough) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(item);
    size += Buffer.byteLength(JSON.stringify(item));
  }
  return files;
};

/** The packed numbers of a term, from passages and impacts. */
const numbersOf = (numbers: readonly number[], count: number): string => {
  const entries = Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0] as const);
  const rarity = Math.log(1 + (count - entries.length + 0.5) / (entries.length + 0.5));
  const best = entries.length > MOST_POSTINGS ? entries.toSorted(([, a], [, b]) => b - a).slice(0, MOST_POSTINGS) : entries;
  return packTerm(
    Math.max(1, Math.round(rarity * RARITY_SCALE)),
    best.toSorted(([a], [b]) => a - b),
  );
};
