import { defineGenerator } from './generator.ts';

/** Pages without a generator: any home page will do. */
export const html = defineGenerator({
  name: 'html',
  title: 'HTML',
  folder: '.',
  onlyIfFound: true,
  buildCommand: null,
  detection: { page: /^/ },
});
