import type { Artefact } from '../../artefact.ts';
import { shorten } from '../../base/shorten.ts';
import type { Build } from '../../build/build.ts';
import { pageEntry, type PageGroup } from '../../build/page-groups.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { llmsSectionPath, paths } from '../../paths.ts';

/** How many of some lengths, from the first on, fit into a space. */
const fitting = (lengths: readonly number[], space: number): number => {
  let left = space;
  const end = lengths.findIndex((length) => (left -= length) < 0);
  return end < 0 ? lengths.length : end;
};

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

/**
 * Shares space among lists. Lists, and the entries of each list, are in the order of importance. Half of the space is shared evenly, so
 * that a long list cannot displace the lists after it; lists that need less leave their rest to others. The second half goes to the lists
 * in order.
 * @returns the number of kept entries of each list
 */
export const shareSpace = (lists: readonly (readonly number[])[], space: number): readonly number[] => {
  const own = evenly(lists, space / 2);
  let left = space - sum(lists.map((lengths, index) => sum(lengths.slice(0, own[index]))));
  return lists.map((lengths, index) => {
    const kept = own[index] ?? 0;
    const more = fitting(lengths.slice(kept), left);
    left -= sum(lengths.slice(kept, kept + more));
    return kept + more;
  });
};

/** The shortest lists come first: longer ones share what they leave. */
const evenly = (lists: readonly (readonly number[])[], space: number): readonly number[] => {
  const kept = lists.map(() => 0);
  const order = lists.map((lengths, index) => ({ index, lengths, length: sum(lengths) })).toSorted((a, b) => a.length - b.length);
  let left = space;
  for (const [turn, { index, lengths }] of order.entries()) {
    const count = fitting(lengths, left / (lists.length - turn));
    kept[index] = count;
    left -= sum(lengths.slice(0, count));
  }
  return kept;
};

/** Packs lines into files of a maximum size, in order; a longer line gets a separate file. */
export const packLines = (lines: readonly string[], space: number): readonly (readonly string[])[] => {
  const files: string[][] = [];
  let left = -1;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) {
      files.push([]);
      left = space - line.length - 1;
    }
    files.at(-1)?.push(line);
  }
  return files;
};

/** A section of llms.txt: a group of pages with a line for each. */
export interface Section extends PageGroup {
  readonly lines: readonly string[];
  /** The lines in the files that list all of them. These files are written when llms.txt leaves some out. */
  readonly parts: readonly (readonly string[])[];
}

/** A group of pages as a section; its files have at most `maximum` characters each. */
export const sectionOf = (group: PageGroup, build: Build, maximum: number): Section => {
  const lines = group.pages.map((page) => pageEntry(page, build));
  return { ...group, lines, parts: packLines(lines, maximum - fileHead(group, WIDEST_RANGE, build).length) };
};

/** A section with its first entries, the number of entries that are left out, and a link to them. */
export const sectionText = ({ title, name, plural, lines, parts }: Section, kept: number, { base }: Pick<Build, 'base'>): string => {
  const path = llmsSectionPath(name, 1);
  const place = `[${path.slice(1)}](${base}${path})${parts.length > 1 ? `, the first of ${parts.length} files` : ''}`;
  const note = `Left out here: ${lines.length - kept} of ${lines.length} ${plural}. All of them: ${place}.`;
  const blocks = [`## ${escapeMarkdown(title)}`, lines.slice(0, kept).join('\n'), ...(kept < lines.length ? [note] : [])];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
};

/** The files that list every entry of a section. */
export function* sectionFiles(section: Section, build: Build): Generator<Artefact> {
  const { name, lines, parts } = section;
  let from = 1;
  for (const [index, part] of parts.entries()) {
    const range = { number: index + 1, count: parts.length, from, to: from + part.length - 1, total: lines.length };
    const path = llmsSectionPath(name, range.number);
    yield { path, class: 'llms', body: `${fileHead(section, range, build)}${part.join('\n')}\n`, origin: path.slice(1) };
    from += part.length;
  }
}

/** The entries of a section in one of its files; all numbers are counted from 1. */
interface Range {
  readonly number: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** Numbers with more digits than the number of pages of any site, so that a head with them is at least as long as each real head. */
const WIDEST_RANGE: Range = { number: 9_999_998, count: 9_999_999, from: 9_999_999, to: 9_999_999, total: 9_999_999 };

const fileHead = ({ title, name, plural }: PageGroup, { number, count, from, to, total }: Range, { base, facts }: Build): string => {
  const heading = `# ${escapeMarkdown(shorten(`${facts.company.body.name}: ${title}`, 200))}`;
  const link = (label: string, other: number): string => `${label}: [part ${other}](${base}${llmsSectionPath(name, other)}).`;
  const others = [...(number > 1 ? [link('Before', number - 1)] : []), ...(number < count ? [link('Next', number + 1)] : [])];
  const what = count > 1 ? `Part ${number} of ${count}: ${plural} ${from} to ${to} of ${total}` : `All ${total} ${plural} of this section`;
  const intro = `> ${what}, the most important first. Everything else: [${paths.llms.slice(1)}](${base}${paths.llms}).`;
  return `${heading}\n\n${[intro, ...others].join(' ')}\n\n`;
};
