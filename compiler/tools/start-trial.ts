import { defineTool } from './tool.ts';

/** Opens the sign-up page; in the browser only. */
export const startTrial = defineTool({
  name: 'start_trial',
  title: 'Sign up',
  description: 'Open the page where a person signs up, and starts the free trial if there is one. Nothing is submitted.',
  browser: ({ app }) => (app === null ? null : []),
  arguments: () => ({}),
  output: null,
  answer: () => ({ kind: 'navigate', to: 'app' }),
});
