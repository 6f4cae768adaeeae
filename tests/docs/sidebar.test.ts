/** Every document is in the sidebars of the website once, and they name no other page. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { homeOf, PARTS } from '../../docs/.vitepress/sidebar.ts';
import { expectDocument, ROOT } from './document.ts';

it.each(PARTS)('$title lists every document', ({ folder, groups }) => {
  const documents = readdirSync(join(ROOT, 'docs', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .map((name) => `${folder}/${name.replaceAll('\\', '/').replace(/(?:(\/)index)?\.md$/, '$1')}`);
  const listed = Object.values(groups).flatMap((pages) => pages.map(([, page]) => page));
  expect(listed.filter((page) => page !== 'problems/').toSorted()).toEqual(documents.toSorted());
});

it.each(PARTS.filter(({ folder }) => folder !== 'tutorial'))('docs/$folder/index.md lists the pages of its part', (part) =>
  expectDocument(`docs/${part.folder}/index.md`, homeOf(part)),
);
