import { publishes } from '../build/contents.ts';
import { paths, resourcePath } from '../paths.ts';
import { object, optional } from '../schema/builder.ts';
import { language, text, url } from '../schema/shapes.ts';
import { partProperties } from './document.ts';
import { defineTool } from './tool.ts';

/** Characters of a path or an address. */
const MAXIMUM_PATH = 2000;

/** Any page as markdown. */
export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description: 'Read any page of the site as markdown, by its path or address. Find one with search_site.',
  browser: false,
  arguments: () => ({
    path: { type: 'string', description: 'Path or address of the page', required: true, minimum: 1, maximum: MAXIMUM_PATH },
    section: { type: 'string', description: 'Return one section only: its heading, or the id of it', maximum: 200 },
    offset: { type: 'integer', description: 'Character offset to continue from; use nextOffset of the previous result', minimum: 0, default: 0 },
  }),
  output: object('A page as markdown', {
    path: text('Path'),
    title: text('Title'),
    language: optional(language('Language of the text (BCP 47); absent when the page does not tell')),
    url: url('Page'),
    markdownUrl: url('Address of the markdown'),
    ...partProperties,
  }),
  answer: (build) => ({
    kind: 'page',
    argument: 'path',
    source: { path: publishes(build)(paths.llms) ? paths.llms : resourcePath('company'), updated: null },
    help: 'Call search_site to find a page by words.',
  }),
});
