import { defineEmitter } from '../../build/build.ts';
import { groupPages, pageEntry } from '../../build/page-groups.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { paths } from '../../paths.ts';

/** sitemap.md: every listed page by section. */
export const sitemapMarkdown = defineEmitter('sitemap.md', function* (build) {
  const sections = groupPages(build).map(
    ({ title, pages }) => `## ${escapeMarkdown(title)}\n\n${pages.map((page) => pageEntry(page, build)).join('\n')}\n`,
  );
  const body = [`# Sitemap of ${escapeMarkdown(build.facts.company.body.name)}\n`, ...sections].join('\n');
  yield { path: paths.sitemapMarkdown, class: 'markdownFile', body, origin: 'sitemap.md' };
});
