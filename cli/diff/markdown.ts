import type { FactChange } from '../../compiler/facts/diff.ts';
import { codeText, markdownTable } from '../report/markdown-text.ts';
import { changeWords, countChanges } from './change-words.ts';

/** Changes as a table for the comment of a pull request. */
export const diffAsMarkdown = (changes: readonly FactChange[]): string => {
  if (changes.length === 0) return 'No fact changed.\n';
  const rows = changes.map((change) => {
    const { old, new: current } = changeWords(change);
    return [codeText(change.path), change.kind, codeText(old), codeText(current), link(change.newUrl ?? change.oldUrl)];
  });
  return `Facts: ${countChanges(changes)}.\n\n${markdownTable(['fact', 'change', 'old', 'new', 'page'], rows)}`;
};

/** A link to a page, called by its path; nothing for what is no address. */
const link = (address: string | null): string => {
  if (address === null || !URL.canParse(address)) return '';
  const { protocol, href, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return '';
  return `[${codeText(pathname)}](<${href.replace(/[\\|<>]/g, encodeURIComponent).replaceAll('&', '&amp;')}>)`;
};
