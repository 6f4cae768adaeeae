/** Markdown helpers of generated documents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENTS = join(import.meta.dirname, '..');

/** The title of a document, by its path in docs/. */
const titleOf = (path: string): string => /^# (.+)$/m.exec(readFileSync(join(DOCUMENTS, path), 'utf8'))?.[1] ?? path;

/** First line of every generated document. */
export const GENERATED = '<!-- Generated; do not edit. Rewrite with: UPDATE=1 npx vitest run tests/docs -->';

/** A fenced code block. */
export const fence = (language: string, code: string): string => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

/** A table; bars inside cells are escaped. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');

/** Blocks with a blank line between them and a line break at the end. */
export const blocks = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

/**
 * A text of a definition as markdown in a folder of docs/: tags, placeholders, globs, flags and folder names become code, and documents
 * become links with their titles.
 */
export const prose = (text: string): string =>
  text
    .replace(/<[^>]*>|\{\w+\}|\b_site\b|[\w/.]*\*(?:\{[^}]*\}|[^\s,{])*|--[a-z-]+(?: https?:\S+[^,.\s])?/g, (found) => `\`${found}\``)
    .replace(/\bdocs\/((?:[\w-]+\/)+[\w-]+\.md)/g, (_, path: string) => `[${titleOf(path)}](../${path})`);

/** Text of a message as code, so that its quotes, braces and tags are shown unchanged. */
export const asCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
