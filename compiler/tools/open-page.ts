import { defineTool } from './tool.ts';

/** Opens a page of the site; in the browser only. */
export const openPage = defineTool({
  name: 'open_page',
  title: 'Open a page',
  description: 'Open a page of this site in this tab.',
  browser: true,
  arguments: () => ({ path: { type: 'string', description: 'Path that starts with /', required: true, minimum: 1, maximum: 2000 } }),
  output: null,
  answer: () => ({ kind: 'navigate', to: 'page' }),
});
