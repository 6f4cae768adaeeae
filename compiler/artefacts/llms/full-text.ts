import { linesOf } from '../../base/markdown-lines.ts';
import { shorten } from '../../base/one-line.ts';
import { type Build, defineEmitter } from '../../build/build.ts';
import { pagesOfSite } from '../../build/contents.ts';
import { groupPages } from '../../build/page-groups.ts';
import { LLMS_FULL_MAXIMUM } from '../../config/schema.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import type { Page } from '../../pages/page.ts';
import { llmsFullPath, paths } from '../../paths.ts';

/**
 * Where a markdown text may be cut between `start` and `end`, in this order of preference:
 * - before the last heading of the second half;
 * - after its last paragraph or line there;
 * - at the last such border;
 * - at `end`, but not inside of a character.
 * Code blocks are cut at the end of a line only.
 */
export const breakBefore = (text: string, start: number, end: number): number => {
  const { heading, paragraph, line } = borders(text, start, end);
  const half = start + (end - start) / 2;
  const best = [heading, paragraph, line].find((border) => border >= half) ?? Math.max(heading, paragraph, line);
  if (best > start) return best;
  return /[\uD800-\uDBFF]/.test(text[end - 1] ?? '') ? end - 1 : end;
};

/** The last border of each kind after `start`, up to `end`; `start` itself without a border. */
const borders = (text: string, start: number, end: number): Readonly<Record<'heading' | 'paragraph' | 'line', number>> => {
  const found = { heading: start, paragraph: start, line: start };
  for (const { start: from, head, isCode } of linesOf(text, start)) {
    if (from > end) break;
    if (from === start) continue;
    found.line = from;
    if (!isCode && text[from - 2] === '\n') found.paragraph = from;
    if (!isCode && /^#{1,6} /.test(head)) found.heading = from;
  }
  return found;
};

/** The text of a page, or a part of it, with the texts before and after it. */
interface Piece {
  readonly page: Page;
  readonly before: string;
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** A file with the text of some pages. */
interface FullTextPart {
  /** Counted from 1. */
  readonly number: number;
  readonly pieces: readonly Piece[];
}

/** How the text of all pages is split; empty when it fits into one file. Only lengths are needed, except for pages longer than a file. */
const fullTextParts = (build: Build): readonly FullTextPart[] => (isFullTextSplit(build) ? split(pagesOf(build), build) : []);

/** True when the text of all pages does not fit into one file. */
export const isFullTextSplit = (build: Build): boolean =>
  pagesOfSite(build.listed, build).reduce((sum, page) => sum + lengthOf(wholeOf(page)) + 1, fullTextTitle(build).length) > maximumOf(build);

/** The text of every page in one file. */
const wholeText = (build: Build): string => [fullTextTitle(build), ...pagesOf(build).map((page) => pieceText(wholeOf(page)))].join('\n');

const pagesOf = (build: Build): readonly Page[] =>
  groupPages({ ...build, listed: pagesOfSite(build.listed, build) }).flatMap((group) => group.pages);

const maximumOf = ({ settings }: Build): number => settings.config.llms?.fullMaximum ?? LLMS_FULL_MAXIMUM;

/** The heading of the text of all pages. */
const fullTextTitle = ({ facts }: Pick<Build, 'facts'>): string =>
  `# ${escapeMarkdown(shorten(facts.company.body.name, 200))}: full text\n`;

const wholeOf = (page: Page): Piece => ({ page, before: sourceOf(page), start: 0, end: page.characters, after: '' });

const lengthOf = ({ before, start, end, after }: Piece): number => before.length + end - start + after.length;

/** Reads the text of the page. */
const pieceText = ({ page, before, start, end, after }: Piece): string => `${before}${page.markdown().slice(start, end)}${after}`;

const sourceOf = ({ url }: Page): string => `---\n\nSource: ${url}\n\n`;

const partLink = (number: number, { base }: Build): string => `[part ${number}](${base}${llmsFullPath(number)})`;

/** The text of a part. */
const partText = ({ number, pieces }: FullTextPart, count: number, build: Build): string =>
  [partHead(number, count, build), ...pieces.map(pieceText)].join('\n');

/** Characters of a part. */
const partLength = ({ number, pieces }: FullTextPart, count: number, build: Build): number =>
  pieces.reduce((sum, piece) => sum + lengthOf(piece) + 1, partHead(number, count, build).length);

/** The start of a part. */
const partHead = (number: number, count: number, build: Build): string => {
  const index = `Every part and its pages: [${paths.llmsFull.slice(1)}](${build.base}${paths.llmsFull}).`;
  const next = number < count ? ` Next: ${partLink(number + 1, build)}.` : '';
  return `${fullTextTitle(build).trimEnd()}, part ${number} of ${count}\n\n${index}${next}\n`;
};

/** A number with more digits than the number of parts of any site, so that a head with it is at least as long as each real head. */
const WIDEST = 9_999_998;

const split = (pages: readonly Page[], build: Build): readonly FullTextPart[] => {
  const space = maximumOf(build) - partHead(WIDEST, WIDEST + 1, build).length;
  const parts: Piece[][] = [];
  let left = 0;
  const begin = (piece: Piece): void => {
    parts.push([piece]);
    left = space - lengthOf(piece) - 1;
  };
  for (const page of pages) {
    const whole = wholeOf(page);
    const needed = lengthOf(whole) + 1;
    if (needed > space) for (const piece of cutPage(page, space, parts.length, build)) begin(piece);
    else if (needed > left) begin(whole);
    else {
      parts.at(-1)?.push(whole);
      left -= needed;
    }
  }
  return parts.map((pieces, index) => ({ number: index + 1, pieces }));
};

/** Splits a page that is longer than a part into pieces of one part each; the first begins after `full` parts. */
function* cutPage(page: Page, space: number, full: number, build: Build): Generator<Piece> {
  const text = page.markdown();
  for (let number = full + 1, start = 0; start < text.length; number++) {
    const before = sourceOf(page) + (start === 0 ? '' : `Continued from ${partLink(number - 1, build)}.\n\n`);
    const onward = `\n\nContinued in ${partLink(number + 1, build)}.\n`;
    const isLast = before.length + text.length - start + 1 <= space;
    const end = isLast ? text.length : breakBefore(text, start, start + space - before.length - onward.length - 1);
    yield { page, before, start, end, after: isLast ? '' : onward };
    start = end;
  }
}

/**
 * llms-full.txt: the text of every listed page with its address, by importance, without the page for developers. When that is
 * too long for one file, it is an index of parts. Only one part is in memory at a time.
 */
export const llmsFull = defineEmitter('llms-full.txt', function* (build) {
  const parts = fullTextParts(build);
  yield {
    path: paths.llmsFull,
    class: 'llms',
    body: parts.length > 0 ? indexText(parts, build) : wholeText(build),
    origin: 'llms-full.txt',
  };
  for (const part of parts) {
    const path = llmsFullPath(part.number);
    yield { path, class: 'llms', body: partText(part, parts.length, build), origin: path.slice(1) };
  }
});

/** The index of the parts, with the content of each. */
const indexText = (parts: readonly FullTextPart[], build: Build): string => {
  const lengths = parts.map((part) => partLength(part, parts.length, build));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const lines = parts.map(({ number, pieces }, index) => {
    const [first, last] = [pieces[0], pieces.at(-1)].map((piece) => escapeMarkdown(shorten(piece?.page.title ?? '', 100)));
    const count = `${pieces.length} ${pieces.length === 1 ? 'page' : 'pages'}`;
    return `- [Part ${number}](${build.base}${llmsFullPath(number)}): ${count}, ${lengths[index]} characters, from "${first}" to "${last}"`;
  });
  return [
    fullTextTitle(build),
    `The text of all ${pagesOfSite(build.listed, build).length} pages is in ${parts.length} parts, ${total} characters together, by importance. Their list: [llms.txt](${build.base}${paths.llms}).\n`,
    `${lines.join('\n')}\n`,
  ].join('\n');
};
