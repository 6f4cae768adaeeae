import { markdownUrl } from '../facts/resources/records.ts';
import { twinPath } from '../paths.ts';
import { documentResult, documentSchema, partArguments } from './document.ts';
import { defineTool } from './tool.ts';

/** Maximum characters of a path or an address. */
const MAXIMUM_PATH = 2000;

/** The argument for a page. */
export const pathArgument = {
  type: 'string',
  description: 'Path or address of the page',
  required: true,
  minimum: 1,
  maximum: MAXIMUM_PATH,
} as const;

/** Any page as markdown. */
export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description: 'Read any page of the site as markdown, by its path or address. Find one with search_site.',
  browser: () => ['path', 'offset'],
  arguments: () => ({ path: pathArgument, ...partArguments }),
  output: documentSchema,
  answer: ({ pages, base }) => ({
    kind: 'page',
    argument: 'path',
    pages: new Map(
      pages.map((page) => {
        const read = () =>
          documentResult({ ...page, markdownUrl: markdownUrl(page, base) }, page.markdown(), page.headings, twinPath(page.path));
        return [page.path, read];
      }),
    ),
    help: 'Call search_site to find a page by words.',
  }),
});
