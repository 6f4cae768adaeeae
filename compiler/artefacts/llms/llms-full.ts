import { shorten } from '../../base/shorten.ts';
import { defineEmitter, type Build } from '../../build/build.ts';
import { pagesOfSite } from '../../build/contents.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { llmsFullPath, paths } from '../../paths.ts';
import { fullTextParts, fullTextTitle, partLength, partText, wholeText, type FullTextPart } from './full-text.ts';

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
