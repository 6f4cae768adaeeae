/** Passages, which a search finds and an answer quotes. Each is a self-contained part of one page. */
import { oneLine } from '../base/one-line.ts';
import type { AskedIntent, FactReference } from '../../runtime/bundle.ts';
import { grouped } from '../base/group-by.ts';
import { foldName } from '../base/slug.ts';
import { headingOffsets } from '../pages/headings.ts';
import type { Page } from '../pages/page.ts';
import { plainText } from './plain-text.ts';
import { shapesOf } from '../words/shapes.ts';
import { blocksOf, type Block } from './markdown-blocks.ts';

/** Types of passages: a page as a whole, a part of it below a heading, a row of a table, a question with its answer, or published facts. */
type PassageKind = 'page' | 'section' | 'row' | 'question' | 'facts';

/** A published value, where to check it, and the question that it answers. */
export interface PassageFact {
  readonly fact: FactReference;
  readonly asked: AskedIntent;
  /** Words that the line does not say, but means. */
  readonly implied?: string;
}

/** A self-contained part of a page. */
export interface Passage {
  readonly kind: PassageKind;
  /** The heading above it; for a row its first cell, for a question the question. */
  readonly title: string;
  /** The parent headings, the highest first, without the title of the page. */
  readonly above: readonly string[];
  /** Its sentences and lines, each on a separate line. */
  readonly text: string;
  /** Id of its heading in the page; empty when it has none. */
  readonly anchor: string;
  /** Emphasised names that begin its lines, and say what they are about as headings do. */
  readonly labels?: readonly string[];
  /** The fact of each line. */
  readonly facts?: readonly PassageFact[];
  /** Languages of questions that its facts do not answer, joined by a space, because pages in those languages have other ones. */
  readonly notIn?: string;
  /** True when its facts are quoted together. */
  readonly isList?: boolean;
  /** The part of its title that questions must name; the title without it. */
  readonly telling?: string;
  /** Other ways to ask for it: the questions that it answers, and the list that it belongs to. */
  readonly answers?: readonly string[];
  readonly belongs?: readonly string[];
  /** Words of the configuration that count as its title in the search. */
  readonly further?: readonly string[];
}

/** Counts the words of a line. */
type LengthOf = (line: string) => number;

/** Words after which a passage ends at the next line or sentence. */
const ENOUGH_WORDS = 150;

/** Folded title or sentence of a description -> address of its page. */
export type ToldElsewhere = ReadonlyMap<string, string>;

/** Texts that lists of pages repeat: titles and descriptions, which belong to those pages. */
export const toldElsewhere = (pages: readonly Page[]): ToldElsewhere =>
  new Map(
    pages.flatMap(({ title, description, url }) =>
      [title, ...sentencesOf(description ?? '').split('\n')]
        .filter((text) => text.length >= LEAST_TEASER)
        .map((text) => [foldName(text), url] as const),
    ),
  );

/** Minimum characters of such a title, so that no sentence equals it by chance. */
const LEAST_TEASER = 20;

/** Maximum pages with one description: versions of a page. More have that of a theme or of the site, which belongs to the first of them. */
const MOST_DESCRIBED = 2;

/** The description of a page, unless it is one for many pages. */
export const ownDescriptions = (pages: readonly Page[]): ((page: Page) => string | null) => {
  const keyOf = ({ description }: Page): string => foldName(description ?? '');
  const alike = grouped(pages, keyOf);
  return (page) => {
    const [first, ...others] = alike.get(keyOf(page)) ?? [];
    return others.length < MOST_DESCRIBED || page === first ? page.description : null;
  };
};

/** The passages of a page, in order: the page as a whole, its questions, then the parts below its headings. */
export const passagesOf = (page: Page, told: ToldElsewhere, lengthOf: LengthOf, description = page.description): readonly Passage[] => {
  const questions = page.questions.flatMap(({ question, answer, anchor }): readonly Passage[] =>
    answer === null ? [] : [{ kind: 'question', title: question, above: [], text: sentencesOf(answer), anchor: anchor ?? '' }],
  );
  const asked = new Set(questions.map(({ title }) => foldName(title)));
  const markdown = page.markdown();
  // Each access reads a file.
  const { headings } = page;
  const ids = new Map(headingOffsets(markdown, headings).map(({ offset, heading }) => [offset, heading.id]));
  const isTeaser = (text: string): boolean => (told.get(foldName(text)) ?? page.url) !== page.url;
  const sections = new Sections(page.title, ids, isTeaser, lengthOf);
  for (const block of blocksOf(markdown)) sections.add(block);
  // Answers of questions are also in the text of the page.
  const others = sections.end().filter(({ title, kind }) => kind !== 'section' || !asked.has(foldName(title)));
  const about = tellingDescription(headings, description) ?? firstStatement(page.title, headings, others);
  const whole: Passage = { kind: 'page', title: page.title, above: [], text: sentencesOf(about), anchor: '' };
  return [whole, ...[...questions, ...others].filter(({ text }) => text !== '')];
};

/** The first sentence of the sections of a page, with its heading if that is not the one of the page; without sections its title. */
const firstStatement = (title: string, headings: Page['headings'], passages: readonly Passage[]): string => {
  const first = passages.find(({ kind }) => kind === 'section');
  if (!first) return title;
  const lines = first.text.split('\n');
  const statement = lines.find((line) => STATEMENT.test(line)) ?? lines[0] ?? '';
  const isBelow = headings.some(({ text, level }) => text === first.title && level > 1);
  return isBelow && first.title !== title ? `${first.title}\n\n${statement}` : statement;
};

/** The passages of blocks around the content of a page. */
export const framePassages = (page: Page, blocks: readonly Block[], lengthOf: LengthOf): readonly Passage[] => {
  const sections = new Sections(page.title, new Map(), () => false, lengthOf);
  for (const block of blocks) sections.add(block);
  return sections.end();
};

/** The description of a page; null for one that repeats a heading, which generators copy from the start of a page. */
const tellingDescription = (headings: Page['headings'], description: string | null): string | null =>
  description !== null && headings.some(({ text }) => foldName(text) === foldName(description)) ? null : description;

/**
 * The end of a sentence: after its mark and a space, or after the mark of a script without spaces. A full stop after a single letter or
 * digits, or before a small letter or a digit, belongs to an abbreviation or a number.
 */
const SENTENCE_END = /(?<=(?:[!?…]|[\p{L}\p{M}]{2}\.|[)\]"'”’»]\.)["'”’»)]?)\s+(?=[^\p{Ll}\p{N}\s])|(?<=[。！？])(?=\S)/u;

/** A line that ends as a sentence does. */
const STATEMENT = /[.!?…。！？]["'”’»)]*$/u;

/** Sentences and lines of a markdown text, each on a separate line. */
const sentencesOf = (markdown: string): string =>
  plainText(markdown)
    .split('\n')
    .flatMap((line) => line.split(SENTENCE_END))
    .map(oneLine)
    .filter((sentence) => sentence !== '')
    .join('\n');

/** A heading that begins with a price, such as `$49 a month`. */
const PRICE = /^(?:[A-Z]{0,3}\p{Sc}\s?\d|\d[\d.,\s]*\p{Sc})/u;

/** A heading above the next block; `isTeaser`: it is a link to the page with the content. */
interface Around extends Pick<Passage, 'title' | 'anchor'> {
  readonly isTeaser: boolean;
}

/** The parts of a page below its headings, while its blocks are added. */
class Sections {
  readonly #passages: Passage[] = [];
  readonly #page: string;
  readonly #ids: ReadonlyMap<number, string>;
  /** Whether a line is the title or description of another page. */
  readonly #isTeaser: (text: string) => boolean;
  readonly #lengthOf: LengthOf;
  /** The headings above the next block, by level. */
  #around: (Around | undefined)[] = [];
  #lines: string[] = [];
  #labels: string[] = [];
  #words = 0;
  /** Whether all of these lines are only links. */
  #isNavigation = true;

  constructor(page: string, ids: ReadonlyMap<number, string>, isTeaser: (text: string) => boolean, lengthOf: LengthOf) {
    this.#page = page;
    this.#ids = ids;
    this.#isTeaser = isTeaser;
    this.#lengthOf = lengthOf;
  }

  add(block: Block): void {
    if (block.kind === 'heading') {
      this.#flush();
      this.#around = [...this.#around.slice(0, block.level), ...Array(Math.max(0, block.level - this.#around.length)).fill(undefined)];
      this.#around[block.level] = { title: block.text, anchor: this.#ids.get(block.offset) ?? '', isTeaser: block.isLink };
      // Opening hours and prices that are headings are content too.
      if (shapesOf(block.text).some((shape) => shape !== 'number' && shape !== 'share')) this.#line(block.text, block.isLink);
    } else if (block.kind === 'row') this.#row(block);
    else {
      for (const sentence of block.text.split(SENTENCE_END)) this.#line(sentence, block.isLink);
      if (block.label !== undefined) this.#labels.push(block.label);
    }
  }

  end(): readonly Passage[] {
    this.#flush();
    return this.#passages;
  }

  #line(text: string, isLink = false): void {
    if (this.#isTeaser(text)) return;
    if (this.#words >= ENOUGH_WORDS) this.#flush();
    this.#isNavigation &&= isLink;
    this.#lines.push(text);
    this.#words += this.#lengthOf(text);
  }

  /** "Column: cell" for a row that describes its first cell. */
  #row({ cells, head }: Extract<Block, { kind: 'row' }>): void {
    const [name = '', ...others] = cells;
    const said = others.flatMap((cell, at) => {
      const column = head[at + 1] ?? '';
      return cell === '' ? [] : [column === '' || column === cell ? cell : `${column}: ${cell}`];
    });
    if (said.length === 0) return this.#line(name);
    this.#passages.push({ ...this.#place(name), kind: 'row', text: [name, ...said].filter((text) => text !== '').join('\n') });
  }

  #flush(): void {
    const text = this.#lines.join('\n');
    // Links alone, and content below a heading that is a link, repeat other pages.
    const isTeaser = this.#around.some((heading) => heading?.isTeaser);
    if (text !== '' && !this.#isNavigation && !isTeaser)
      this.#passages.push({ ...this.#place(), kind: 'section', text, labels: this.#labels });
    [this.#lines, this.#labels, this.#words, this.#isNavigation] = [[], [], 0, true];
  }

  #place(name = ''): Pick<Passage, 'title' | 'above' | 'anchor'> {
    const around = this.#around.flatMap((each) => each ?? []).filter(({ title }) => title !== '');
    const anchor = around.at(-1)?.anchor ?? '';
    const titles = [...around.map(({ title }) => title), ...(name === '' ? [] : [name])];
    // The price of a card is below its name.
    const at = Math.max(
      0,
      titles.findLastIndex((title) => !PRICE.test(title)),
    );
    return { title: titles[at] ?? this.#page, above: titles.toSpliced(at, 1).filter((title) => title !== this.#page), anchor };
  }
}
