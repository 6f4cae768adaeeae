/** docs/reference/headers.md: the headers of every file of a bundle, from the table that hosts and the runtime are made from. */
import { headerTable } from '../../compiler/header-table.ts';
import { blocks, fence, GENERATED } from '../../docs/.vitepress/markdown.ts';

/** Renders the reference of headers. */
export const headersDocument = (): string =>
  blocks(
    GENERATED,
    '# Headers',
    [
      'The headers that the files of a bundle need. sitec writes them for the host that you choose, and `sitec serve` sends them. For a server that sitec does not know, set them by hand.',
      '`{page}` is the path of a page without its last slash, `{type}` the media type of the file, `{links}` the links of a page to its markdown page and to the files that describe the site, `{schema}` the path of the JSON Schema of a document, `{tokens}` an estimate of the tokens of a text, `{modified}` the date of a file.',
    ].join('\n\n'),
    ...Object.entries(headerTable).flatMap(([row, headers]) => [
      `## ${wordsOf(row)}`,
      fence('http', headers.map(([name, value]) => `${name}: ${value}`).join('\n')),
    ]),
  );

/** `pageMarkdown` as `Page markdown`; readers know a twin as a markdown page. */
const wordsOf = (row: string): string => {
  if (row === 'twin') return 'Markdown page';
  const words = row.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
};
