import { defineGenerator } from './generator.ts';

/** https://gohugo.io/configuration/all/#publishdir. Elsewhere `public` is a folder of sources. */
export const hugo = defineGenerator({
  name: 'hugo',
  title: 'Hugo',
  folder: 'public',
  onlyIfFound: true,
  buildCommand: 'hugo',
  detection: {
    files: [
      { glob: '{hugo,config/_default/hugo}.{toml,yaml,yml,json}' },
      { glob: '{config,config/_default/config}.{toml,yaml,yml,json}', text: /\b(?:baseURL|languageCode|defaultContentLanguage)\b/i },
    ],
    page: /^Hugo\b/i,
  },
});
