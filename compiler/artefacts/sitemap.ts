import { defineEmitter } from '../artefact.ts';
import { paths } from '../paths.ts';
import type { Page } from '../page.ts';
import { escapeHtml } from '../template.ts';

/** sitemap.xml (sitemaps.org): every listed page, with its date where a source tells one and its translations. */
export const sitemap = defineEmitter('sitemap.xml', function* ({ listed }) {
  const urls = new Set(listed.map(({ url }) => url));
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.map((page) => entry(page, urls)),
    '</urlset>',
  ].join('\n');
  yield { path: paths.sitemap, class: 'sitemap', body: `${body}\n`, origin: 'sitemap.xml' };
});

const entry = (page: Page, urls: ReadonlySet<string>): string => {
  const alternates = page.alternates.filter(({ url }) => urls.has(url));
  return [
    `<url><loc>${escapeHtml(page.url)}</loc>`,
    page.updated === null ? '' : `<lastmod>${page.updated}</lastmod>`,
    ...alternates.map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(url)}"/>`),
    '</url>',
  ].join('');
};
