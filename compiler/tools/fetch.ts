import { guides } from '../resources/guides.ts';
import { language, text, url } from '../resources/shapes.ts';
import { object } from '../schema.ts';
import { defineTool, jsonResult } from '../tool.ts';
import { slugArgument } from './document.ts';

/** A guide under the name and in the form that the deep research of ChatGPT asks for. */
export const fetchDocument = defineTool({
  name: 'fetch',
  title: 'Fetch',
  description: 'Read one result of search, with its whole text as markdown.',
  browser: false,
  arguments: ({ facts }) => ({
    id: slugArgument(
      'Id of a result of search',
      facts.guides.body.guides.map(({ slug }) => slug),
    ),
  }),
  output: object('A document', {
    id: text('Id'),
    title: text('Title'),
    text: text('Whole text as markdown'),
    url: url('Page'),
    metadata: object('More about it', { language: language('Language of the text (BCP 47)') }),
  }),
  answer: ({ facts }) => ({
    kind: 'lookup',
    argument: 'id',
    results: new Map(
      facts.guides.items.map((guide) => {
        const { slug: id, title, markdown, url: page, language: tag } = guide;
        const document = { id, title, text: markdown, url: page, metadata: { language: tag } };
        return [id, () => jsonResult(document, guides.itemPath(id), guide)];
      }),
    ),
    aliases: new Map(),
    help: 'Call search to find one.',
  }),
});
