import { defineTool } from '../tool.ts';

/** Opens the sign-up page; in the browser only. */
export const startTrial = defineTool({
  name: 'start_trial',
  title: 'Start the free trial',
  description: 'Open the sign-up page, where a person starts the free trial. Nothing is submitted.',
  browser: true,
  arguments: () => ({}),
  output: null,
  answer: () => ({ kind: 'navigate', to: 'app' }),
});
