import type { Artefact } from '../../artefact.ts';
import { defineEmitter, type Build } from '../../build/build.ts';
import { llmsPath } from '../../paths.ts';
import {
  BELOW_TITLE,
  headOf,
  linkTo,
  linkToPart,
  llmsLists,
  llmsMaximum,
  partHeadOf,
  reportLongStart,
  sectionText,
  type LlmsList,
  type LlmsSection,
} from './lists.ts';

/**
 * The llms.txt files: at the root a description of the site, when to use which interface, and every page by importance, itself or through
 * the files below, which are at the folders that they cover.
 */
export const llms = defineEmitter('llms.txt', function* (build) {
  reportLongStart(build);
  for (const list of llmsLists(build)) yield* filesOf(list, build);
});

/** The file of a list. A folder without folders in it, to which entries could move, continues in further files beside it. */
function* filesOf(list: LlmsList, build: Build): Generator<Artefact> {
  const { folder, below } = list;
  const maximum = llmsMaximum(build);
  const links = below.map((each) => linkTo(each, build));
  const linkLength = links.reduce((sum, link) => sum + link.length + 1, 0);
  const space = maximum - headOf(folder, build).length - linkLength;
  const parts = packSections(list.sections, space, maximum - partHeadOf(folder, WIDEST_PART, build).length);
  for (const [index, sections] of parts.entries()) {
    const part = index + 1;
    const { start, end } = part === 1 ? headOf(folder, build) : partHeadOf(folder, part, build);
    const left = parts
      .slice(part)
      .flat()
      .reduce((sum, { lines }) => sum + lines.length, 0);
    const lines = [...(part === 1 ? links : []), ...(left === 0 ? [] : [linkToPart(folder, part + 1, left, build)])];
    const more = lines.length === 0 ? [] : [{ title: BELOW_TITLE, lines }];
    const path = llmsPath(folder, part);
    yield { path, class: 'llms', body: [start, ...[...sections, ...more].map(sectionText), end].join('\n'), origin: path.slice(1) };
  }
}

const WIDEST_PART = 9_999_999;

/**
 * Packs sections into files, line by line and in order. The first file may have no line, each other one has at least one.
 * @param first characters for the sections of the first file
 * @param others characters for those of each other file
 */
export const packSections = (sections: readonly LlmsSection[], first: number, others: number): readonly (readonly LlmsSection[])[] => {
  const files: LlmsSection[][] = [[]];
  let left = first;
  for (const { title, lines } of sections) {
    let open: string[] | null = null;
    for (const line of lines) {
      if (open !== null && line.length + 1 <= left) {
        open.push(line);
        left -= line.length + 1;
        continue;
      }
      const needed = sectionText({ title, lines: [line] }).length + 1;
      if (needed > left && !(files.length > 1 && files.at(-1)?.length === 0)) {
        files.push([]);
        left = others;
      }
      open = [line];
      files.at(-1)?.push({ title, lines: open });
      left -= needed;
    }
  }
  return files;
};
