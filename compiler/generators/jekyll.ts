import { defineGenerator } from './generator.ts';

/** https://jekyllrb.com/docs/configuration/options/ */
export const jekyll = defineGenerator({
  name: 'jekyll',
  title: 'Jekyll',
  folder: '_site',
  buildCommand: 'bundle exec jekyll build',
  detection: {
    files: [
      { glob: 'Gemfile', text: /\b(?:jekyll|github-pages)\b/ },
      { glob: '_config.{yml,yaml,toml}', text: /\bjekyll\b|^remote_theme:|^markdown: *kramdown/m },
      { glob: '_posts/*' },
    ],
    page: /^Jekyll\b/i,
  },
});
