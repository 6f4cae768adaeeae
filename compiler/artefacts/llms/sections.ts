import type { Artefact } from '../../artefact.ts';
import { packLines } from '../../base/share-space.ts';
import { shorten } from '../../base/shorten.ts';
import type { Build } from '../../build/build.ts';
import { pageEntry, type PageGroup } from '../../build/page-groups.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { llmsSectionPath, paths } from '../../paths.ts';

/** A section of llms.txt: a group of pages with a line for each. */
export interface Section extends PageGroup {
  readonly lines: readonly string[];
  /** The lines as they stand in the files that list all of them. These are written when llms.txt leaves some out. */
  readonly parts: readonly (readonly string[])[];
}

/** A group of pages as a section; its files have at most `maximum` characters each. */
export const sectionOf = (group: PageGroup, build: Build, maximum: number): Section => {
  const lines = group.pages.map((page) => pageEntry(page, build));
  return { ...group, lines, parts: packLines(lines, maximum - fileHead(group, WIDEST_RANGE, build).length) };
};

/** A section with its first entries. What is left out is counted, and it is said where it is. */
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

/** Which entries of a section stand in one of its files; everything is counted from 1. */
interface Range {
  readonly number: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** Numbers with more digits than any site has pages: a head with them is at least as long as that of each file. */
const WIDEST_RANGE: Range = { number: 9_999_998, count: 9_999_999, from: 9_999_999, to: 9_999_999, total: 9_999_999 };

const fileHead = ({ title, name, plural }: PageGroup, { number, count, from, to, total }: Range, { base, facts }: Build): string => {
  const heading = `# ${escapeMarkdown(shorten(`${facts.company.body.name}: ${title}`, 200))}`;
  const link = (label: string, other: number): string => `${label}: [part ${other}](${base}${llmsSectionPath(name, other)}).`;
  const others = [...(number > 1 ? [link('Before', number - 1)] : []), ...(number < count ? [link('Next', number + 1)] : [])];
  const what = count > 1 ? `Part ${number} of ${count}: ${plural} ${from} to ${to} of ${total}` : `All ${total} ${plural} of this section`;
  const intro = `> ${what}, the most important first. Everything else: [${paths.llms.slice(1)}](${base}${paths.llms}).`;
  return `${heading}\n\n${[intro, ...others].join(' ')}\n\n`;
};
