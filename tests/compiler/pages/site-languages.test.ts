/** The languages of a site: that of its home page first, then those of most pages. */
import { expect, it } from 'vitest';
import { paths } from '../../../compiler/paths.ts';
import type { RuntimeIndex } from '../../../runtime/bundle.ts';
import { buildSite, html, type Files } from '../site.ts';

const page = (title: string, language: string): string => html(title).replace('lang="en"', `lang="${language}"`);
const redirect = (language: string, to: string): string =>
  `<!doctype html><html lang="${language}"><head><title>Acme</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">Acme</a></body></html>`;

it.each<[what: string, files: Files, languages: string]>([
  ['the home page', { 'index.html': page('Acme', 'de'), 'a.html': page('A', 'en'), 'b.html': page('B', 'en') }, 'de and en'],
  [
    'a home page that redirects',
    { 'index.html': redirect('ja', '/ja/'), 'ja/index.html': page('Acme', 'ja'), 'a.html': page('A', 'en'), 'b.html': page('B', 'en') },
    'ja and en',
  ],
  [
    'most pages, where no page has the language of a redirect',
    { 'index.html': redirect('en', '/de/'), 'de/index.html': page('Acme', 'de') },
    'de',
  ],
  ['most pages, without a home page', { 'a.html': page('A', 'fr'), 'b.html': page('B', 'de'), 'c.html': page('C', 'de') }, 'de and fr'],
  ['English, where no page shows one', { 'index.html': html('Acme').replace(' lang="en"', '') }, 'en'],
])('are those of %s', async (_, files, languages) => {
  const built = await buildSite({ files });
  expect((built.json(paths.agentCard.slice(1)) as { description: string }).description).toContain(`the site is in ${languages}, and`);
  expect((built.json('_sitec/index.json') as RuntimeIndex).answers.defaultLanguage).toBe(languages.split(' ')[0]);
});
