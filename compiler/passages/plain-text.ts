/** An image and a link, whose texts have a bound: without it, a text of brackets would take time without end. */
const IMAGE = /!\[(?:\\.|[^\]\\]){0,400}\]\((?:<[^<>]{0,2000}>|(?:\\.|[^()\\]){0,2000})\)/g;
const LINK = /\[((?:\\.|[^[\]\\]){0,400})\]\((?:<[^<>]{0,2000}>|(?:\\.|[^()\\]){0,2000})\)/g;
/** What a page says that it no longer says. */
const STRUCK = /(?<![~\\])~~(?!~)[^~\n]{1,2000}~~(?!~)/g;
/** An address in angle brackets (CommonMark 0.31.2, section 6.5). */
const AUTOLINK = /<((?:[a-z][a-z0-9+.-]{1,31}:|[^\s<>@]{1,64}@)[^\s<>]{1,2000})>/gi;

/** Markdown as people read it, near enough for a search: without images, marks, addresses, table rules and escapes. Code is kept. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(IMAGE, ' ')
    .replace(STRUCK, ' ')
    .replace(LINK, '$1')
    .replace(AUTOLINK, '$1')
    .replace(/^(?:[ \t>]|#{1,6} |[-*+] |\d{1,9}[.)] )+/gm, '')
    .replace(/^(?:`{3,}.*|~{3,}.*|\|?[\s|:-]+\|)$|\\$/gm, '')
    .replace(/(?<!\\)[*_`|~]+/g, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
