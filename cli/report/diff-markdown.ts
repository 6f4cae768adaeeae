import type { FactChange } from '../../compiler/fact-change.ts';
import { changeWords, countChanges } from './change-words.ts';
import { printable } from './printable.ts';

/** Signs that mean something in markdown, in HTML, or to GitHub, which reads mentions, sums and short names of emoji. */
const SIGNS = /[!#$&*:<>@[\\\]^_`{|}~]|(?<=\bwww)\./g;

/** Changes as a table for the comment of a pull request. */
export const diffAsMarkdown = (changes: readonly FactChange[]): string => {
  if (changes.length === 0) return 'No fact changed.\n';
  const rows = changes.map((change) => {
    const { old, new: current } = changeWords(change);
    return [code(change.path), change.kind, code(old), code(current), link(change.newUrl ?? change.oldUrl)];
  });
  const table = [['fact', 'change', 'old', 'new', 'page'], Array.from({ length: 5 }, () => '---'), ...rows];
  return `Facts: ${countChanges(changes)}.\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
};

const entities = (text: string): string => printable(text).replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text as it stands: as an element, because a code span has no way to hold both a backslash and a bar in a table. */
const code = (text: string): string => (printable(text) === '' ? '' : `<code>${entities(text)}</code>`);

/** A link to a page, called by its path; nothing for what is no address. */
const link = (address: string | null): string => {
  if (address === null || !URL.canParse(address)) return '';
  const { protocol, href, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return '';
  return `[${code(pathname)}](<${href.replace(/[\\|<>]/g, encodeURIComponent).replaceAll('&', '&amp;')}>)`;
};
