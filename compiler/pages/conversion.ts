import { estimateTokens } from '../base/tokens.ts';
import { wordsOf } from '../base/words.ts';
import { withoutSurroundings } from '../markdown/alone/surroundings.ts';
import type { Dropped } from '../markdown/chrome/drop.ts';
import type { Grid } from '../markdown/convert/tables.ts';
import { amountMentions, type AmountMention } from '../money/mentions.ts';
import { ProblemList, type Problem } from '../problems/problem.ts';
import { readContentTree, type PageContent } from './content-tree.ts';
import { spokenLanguage } from './language/text-languages.ts';
import { statedLanguage } from './head-summary.ts';
import type { Heading } from './headings.ts';
import { contentNote, digestOf, missedNotes, type ContentNote } from './note.ts';
import { baseOf } from './source.ts';
import type { PageTask } from './survey.ts';
import { verdictsOf, type Verdicts } from './unit-verdicts.ts';

/** Settings of a page from the content sources and the configuration, which determine its conversion. */
export interface Wishes {
  /** Title from the content source, for a page without one. */
  readonly named: string | null;
  /** True when amounts of money on the page are facts. */
  readonly isPriced: boolean;
  /** True when all tables of the page are read; else only those with a column that its title names. */
  readonly hasTables: boolean;
  /** True when the site has too few pages to learn boilerplate, so that the content is determined from the page alone. */
  readonly isAlone: boolean;
  /** True when the page declares that it is an article. */
  readonly isArticle: boolean;
}

/** The result of converting a page. All but its markdown can be written as JSON. */
interface WholeConversion {
  readonly conversion: Conversion;
  readonly aside: ConversionAside;
  readonly markdown: string;
}

/** The data that few stages need, which are read from a file on demand. */
export interface ConversionAside {
  readonly headings: readonly Heading[];
  /** SHA-256 (hexadecimal) of the markdown. */
  readonly digest: string;
  /** How its content was selected. */
  readonly note: ContentNote;
  /** Texts that were left out as boilerplate. */
  readonly dropped: readonly Dropped[];
}

/** The other data. */
export interface Conversion {
  readonly title: string;
  readonly words: number;
  /** Characters of the markdown, and an estimate of its tokens. */
  readonly characters: number;
  readonly tokens: number;
  readonly amounts: readonly AmountMention[];
  readonly tables: readonly Grid[];
  readonly problems: readonly Problem[];
}

/** Converts the content of a page. */
export const convertPage = (
  { head, content: read }: PageContent,
  { path, url, source, base, textLanguages }: PageTask,
  { named, isPriced, hasTables, isAlone, isArticle }: Wishes,
  verdicts: Verdicts,
): WholeConversion => {
  const problems = new ProblemList();
  const chrome = { verdictOf: verdictsOf(verdicts), isPriced };
  const content = isAlone ? withoutSurroundings(read, { url, base: baseOf(head, url), title: head.title, isArticle }) : read;
  // Before the conversion, which changes the content.
  const note = contentNote(content);
  const tree = readContentTree({ head, content }, { path, url, source, base, named, chrome }, problems);
  const { title, headings, words, markdown, dropped } = tree;
  const conversion = {
    title,
    words,
    characters: markdown.length,
    tokens: estimateTokens(markdown),
    amounts: amountMentions(markdown, spokenLanguage(statedLanguage(head), { path, textLanguages })),
    tables: tree.tables().filter((table) => hasTables || isNamed(table, `${title}\n${head.title}`)),
    problems: problems.sorted(),
  };
  const aside = { headings, digest: digestOf(markdown), note: { ...note, missed: missedNotes(tree.missed) }, dropped };
  return { conversion, aside, markdown };
};

/** True when a title contains the name of one of several columns: such a table may be the topic of the page. */
const isNamed = ([head = []]: Grid, title: string): boolean => {
  const words = new Set(wordsOf(title).map(({ key }) => key));
  return head.length > 1 && head.some((cell) => words.has(wordsOf(cell)[0]?.key ?? ''));
};
