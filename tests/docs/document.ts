/** What the generated documents have in common: how they are compared with the files in docs/, and how a part of them is written. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Text of a file of the repository, by its path from the root. */
export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Line that every generated document starts with. */
export const GENERATED = '<!-- Generated; do not edit. Rewrite with: UPDATE=1 npx vitest run tests/docs -->';

/** Expects that a file of docs/ holds a text; with UPDATE=1 the file is written first. */
export const expectDocument = (path: string, text: string): void => {
  const file = join(ROOT, path);
  if (process.env.UPDATE === '1') writeFileSync(file, text);
  expect(existsSync(file) ? readText(path) : '', `${path} is old: UPDATE=1 npx vitest run tests/docs`).toBe(text);
};

/** A fenced block of code. */
export const fence = (language: string, code: string): string => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

/** A table; bars inside cells are escaped. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');

/** Blocks with a blank line between them and a line break at the end. */
export const blocks = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

/** A text of a definition as markdown: tags, placeholders, globs, flags and folder names as code, documents as links. */
export const prose = (text: string): string =>
  text
    .replace(/<[^>]*>|\{\w+\}|\b_site\b|[\w/.]*\*(?:\{[^}]*\}|[^\s,{])*|--[a-z-]+(?: https?:\S+[^,.\s])?/g, (found) => `\`${found}\``)
    .replace(/\bdocs\/(\w+\.md)\b/g, (path, name: string) => `[${path}](${name})`);
