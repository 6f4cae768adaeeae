import { linesOf } from '../base/markdown-lines.ts';

/** Start of a link in a markdown text, and its address: `](https://...` or `<https://...`. */
const LINK = /(\]\(<?|<)(https?:\/\/[^\s<>()]+)/g;

/** A markdown text with the link targets that `addressOf` returns; null keeps one. Lines of code do not change. */
export const relinked = (markdown: string, addressOf: (url: URL) => string | null): string =>
  [...linesOf(markdown)]
    .map(({ start, isCode }, index, lines) => {
      const line = markdown.slice(start, lines[index + 1]?.start);
      if (isCode || !line.includes('://')) return line;
      return line.replace(LINK, (link, mark: string, address: string) => {
        const url = URL.canParse(address) ? new URL(address) : null;
        const better = url && addressOf(url);
        return better ? mark + better + address.slice(address.search(/[?#]|$/)) : link;
      });
    })
    .join('');
