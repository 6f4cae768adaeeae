import { linesOf } from '../base/markdown-lines.ts';

/** Where a link begins that a markdown text spells out, and its address: `](https://...` or `<https://...`. */
const LINK = /(\]\(<?|<)(https?:\/\/[^\s<>()]+)/g;

/** A markdown text whose links lead where `addressOf` says; null leaves one as it is. Lines of code stay what they are. */
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
