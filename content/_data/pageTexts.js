/** Texts of about, terms and privacy as `{ <name>: { data, body } }`; pages of `content/pages/` put them into their frame. */
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';

const folder = new URL('../_pages-text/', import.meta.url);

function read(file) {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [null, '{}', text];
  return { data: parse(frontMatter), body };
}

export default function pageTexts() {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort();
  return Object.fromEntries(files.map((file) => [file.replace(/\.md$/, ''), read(file)]));
}
