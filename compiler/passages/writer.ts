/** Writes the index of passages: its table, and its files. */
import { ANALYSER } from '../../runtime/answer/analyse.ts';
import {
  MOST_IMPACT,
  PASSAGE_FOLDER,
  RARITY_SCALE,
  type PassageGroup,
  type PassagePage,
  type PassagePostings,
  type PassageSource,
  type PassageTable,
  type PassageTerms,
  type PassageText,
  type PassageTexts,
} from '../../runtime/bundle.ts';
import type { StoredText } from '../base/text-file.ts';
import type { Build } from '../build/build.ts';
import { compare } from '../problems/problem.ts';
import { spokenLanguages, type Vocabulary } from '../words/vocabulary.ts';
import type { ReadPassage } from './known-passages.ts';
import { MOST_NUMBER, pack, packTerm } from './pack.ts';

/** Bytes, of texts characters, after which a file ends. A question opens about ten files of each kind, and browsers download them. */
const ENOUGH_TERMS = 4_000;
const ENOUGH_POSTINGS = 12_000;
const ENOUGH_TEXTS = 48_000;
/** Maximum passages for one term, the best ones: a term that is nearly everywhere selects nothing. */
const MOST_POSTINGS = 2_000;
/** Number of different impacts. */
const IMPACTS = MOST_IMPACT + 1;

/** The data that the runtime searches. */
export interface CompiledPassages {
  readonly table: PassageTable;
  /** File of the bundle -> its JSON. */
  readonly files: ReadonlyMap<string, StoredText>;
}

/** Stores a finished file. */
type Store = Pick<Build, 'store'>;

/** The index while pages are added. Finished files, and passages for a term that others exceed, do not stay in memory. */
export class PassageWriter {
  readonly #groups: PassageGroup[] = [];
  /** Number of passages of each page. */
  readonly #counts: number[] = [];
  readonly #texts: TextFiles;
  readonly #postings = new Map<string, Postings>();
  /** Digests of earlier passages: a repeated block is one passage. */
  readonly #said = new Set<string>();
  readonly #vocabulary: Vocabulary;
  readonly #name: string;
  readonly #build: Store;
  #count = 0;

  constructor(vocabulary: Vocabulary, name: string, build: Store) {
    this.#vocabulary = vocabulary;
    this.#name = name;
    this.#build = build;
    this.#texts = new TextFiles(build);
  }

  add(told: PassagePage, source: PassageSource, passages: readonly ReadPassage[], notIn = ''): void {
    const language = source === 'facts' ? '' : (told.language ?? '');
    const group: PassageGroup = [this.#count, language, source, notIn];
    const last = this.#groups.at(-1);
    if (!last || group.some((each, at) => at > 0 && each !== last[at])) this.#groups.push(group);
    const before = this.#count;
    this.#texts.begin(told);
    for (const passage of passages.slice(0, MOST_NUMBER)) this.#addPassage(passage);
    this.#counts.push(this.#count - before);
    // More passages than a packed number can count are those of one more page.
    if (passages.length > MOST_NUMBER) this.add(told, source, passages.slice(MOST_NUMBER));
  }

  end(): CompiledPassages {
    const { meanings, shapes, courtesies } = this.#vocabulary;
    const site = this.#groups.map(([, language]) => language);
    const terms = termFiles([...this.#postings.keys()].sort(compare));
    const postings = this.#postingFiles(terms.flat());
    const texts = this.#texts.end();
    const table: PassageTable = {
      analyser: ANALYSER,
      name: this.#name,
      groups: this.#groups,
      pages: pack(this.#counts),
      terms: terms.map(([first = '']) => first),
      postings: postings.map(([first]) => first?.[0] ?? ''),
      texts: texts.map(({ start }) => start),
      meanings,
      shapes,
      courtesies,
      languages: spokenLanguages(this.#vocabulary, site),
    };
    const stored = (file: PassageTerms | PassagePostings): StoredText => this.#build.store(JSON.stringify(file));
    const filesOf = (name: string, files: readonly StoredText[]): readonly (readonly [string, StoredText])[] =>
      files.map((file, index) => [`${PASSAGE_FOLDER}/${name}-${index}.json`, file]);
    const files = new Map([
      ...filesOf('terms', terms.map(stored)),
      ...filesOf(
        'postings',
        postings.map((file) => stored(Object.fromEntries(file))),
      ),
      ...filesOf(
        'texts',
        texts.map(({ file }) => file),
      ),
    ]);
    return { table, files };
  }

  #postingFiles(terms: readonly string[]): readonly (readonly Posting[])[] {
    const entries = terms.map((term): Posting => {
      const packed = this.#postings.get(term)?.packed(this.#count) ?? '';
      this.#postings.delete(term);
      return [term, packed];
    });
    return filled(entries, ENOUGH_POSTINGS);
  }

  #addPassage({ said, terms, text }: ReadPassage): void {
    if (this.#said.has(said)) return;
    this.#said.add(said);
    for (let at = 0; at < terms.length; at += 2) {
      const [term, impact] = [terms[at] as string, terms[at + 1] as number];
      const postings = this.#postings.get(term);
      if (postings) postings.add(this.#count, impact);
      // A substring would keep the whole text in memory.
      else this.#postings.set(Buffer.from(term).toString(), new Postings(this.#count, impact));
    }
    this.#texts.add(text);
    this.#count++;
  }
}

/** A file of texts, and its first passage. */
interface TextFile {
  readonly start: number;
  readonly file: StoredText;
}

/** Files of texts while passages are added. Only the last one is in memory. A file begins with the page of its first passage. */
class TextFiles {
  readonly #build: Store;
  readonly #files: TextFile[] = [];
  #open: { readonly start: number; readonly first: number; readonly pages: PassagePage[]; readonly texts: PassageText[] } | null = null;
  #size = 0;
  #page = -1;
  #told: PassagePage | undefined;
  #passages = 0;

  constructor(build: Store) {
    this.#build = build;
  }

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
    this.#files.push({ start, file: this.#build.store(JSON.stringify(content satisfies PassageTexts)) });
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

/** The passages of a term, with their impacts. */
class Postings {
  /** The best passages in the order of the site, each as one number with its impact. */
  #found: number[];
  /** Number of all passages. */
  #count = 1;

  /** Most terms have one passage, and a list that has grown takes the memory of 17. */
  constructor(passage: number, impact: number) {
    this.#found = [passage * IMPACTS + impact];
  }

  add(passage: number, impact: number): void {
    if (this.#found.length >= 2 * MOST_POSTINGS) this.#found = this.#best();
    this.#found.push(passage * IMPACTS + impact);
    this.#count++;
  }

  /** Its numbers in an index of so many passages. */
  packed(passages: number): string {
    const rarity = Math.log(1 + (passages - this.#count + 0.5) / (this.#count + 0.5));
    const best = this.#best().map((each) => [Math.floor(each / IMPACTS), each % IMPACTS] as const);
    return packTerm(Math.max(1, Math.round(rarity * RARITY_SCALE)), best);
  }

  #best(): number[] {
    if (this.#found.length <= MOST_POSTINGS) return this.#found;
    const best = this.#found.toSorted((a, b) => (b % IMPACTS) - (a % IMPACTS)).slice(0, MOST_POSTINGS);
    return best.toSorted((a, b) => a - b);
  }
}
