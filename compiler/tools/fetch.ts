import { languageOfPage } from '../facts/resources/records.ts';
import { twinPath } from '../paths.ts';
import { object, optional } from '../schema/builder.ts';
import { language, text, url } from '../schema/shapes.ts';
import { documentId, searchedPages } from '../passages/searched-pages.ts';
import { slugArgument } from './document.ts';
import { defineTool, jsonResult } from './tool.ts';

/** Maximum characters of an id: the one of a page contains its path. */
const MAXIMUM_ID = 2000;

/** A page with the name and the form that ChatGPT deep research requires. */
export const fetchDocument = defineTool({
  name: 'fetch',
  title: 'Fetch',
  description: 'Read one result of search, with its whole text as markdown.',
  arguments: (build) => ({
    id: { ...slugArgument('Id of a result of search', searchedPages(build).map(documentId)), maximum: MAXIMUM_ID },
  }),
  output: object('A document', {
    id: text('Id'),
    title: text('Title'),
    text: text('Whole text as markdown'),
    url: url('Page'),
    metadata: object('More about it', {
      language: optional(language('Language of the text (BCP 47); absent when the page does not tell')),
    }),
  }),
  answer: (build) => ({
    kind: 'lookup',
    argument: 'id',
    results: new Map(
      searchedPages(build).map(({ page, ...named }) => {
        const id = documentId(named);
        const tag = languageOfPage(page, build);
        const metadata = tag === null ? {} : { language: tag };
        return [id, () => jsonResult({ id, title: page.title, text: page.markdown(), url: page.url, metadata }, twinPath(page.path), page)];
      }),
    ),
    aliases: new Map(),
    help: 'Call search to find one.',
  }),
});
