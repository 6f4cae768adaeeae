import { pathArgument } from './read-page.ts';
import { defineTool } from './tool.ts';

/** Opens a page of the site; in the browser only. */
export const openPage = defineTool({
  name: 'open_page',
  title: 'Open a page',
  description: 'Open a page of this site in this tab.',
  browser: () => ['path'],
  arguments: () => ({ path: pathArgument }),
  output: null,
  answer: () => ({ kind: 'navigate', to: 'page' }),
});
