/** An image and a link. The length of their texts is limited; otherwise a text of brackets would take quadratic time. */
const IMAGE = /!\[(?:\\.|[^\]\\]){0,400}\]\((?:<[^<>]{0,2000}>|(?:\\.|[^()\\]){0,2000})\)/g;
const LINK = /\[((?:\\.|[^[\]\\]){0,400})\]\((?:<[^<>]{0,2000}>|(?:\\.|[^()\\]){0,2000})\)/g;
/** Struck-through text, which is no longer valid. */
const STRUCK = /(?<![~\\])~~(?!~)[^~\n]{1,2000}~~(?!~)/g;
/** An address in angle brackets (CommonMark 0.31.2, section 6.5). */
const AUTOLINK = /<((?:[a-z][a-z0-9+.-]{1,31}:|[^\s<>@]{1,64}@)[^\s<>]{1,2000})>/gi;

/** Marks of emphasis and code, and of cells. An underscore inside of a word is none: "ada_king@example.com". */
const MARKS = /(?<!\\)(?:[*`|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}]))+/gu;

/** The plain text of markdown, approximately, for a search: without images, marks, addresses, table rules and escapes. Code is kept. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(IMAGE, ' ')
    .replace(STRUCK, ' ')
    .replace(LINK, '$1')
    .replace(AUTOLINK, '$1')
    .replace(/^(?:[ \t>]|#{1,6} |[-*+] |\d{1,9}[.)] )+/gm, '')
    .replace(/^(?:`{3,}.*|~{3,}.*|\|?[\s|:-]+\|)$|\\$/gm, '')
    .replace(MARKS, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
