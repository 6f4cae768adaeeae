import { defineGenerator } from './generator.ts';

/** https://help.webflow.com/hc/en-us/articles/33961386739347: a folder that was exported, with the pages at its top. */
export const webflow = defineGenerator({
  name: 'webflow',
  title: 'Webflow',
  folder: '.',
  onlyIfFound: true,
  buildCommand: null,
  detection: { files: [{ glob: 'js/webflow*.js' }, { glob: 'css/webflow.css' }], page: /^Webflow\b/i },
});
