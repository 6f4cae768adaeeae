/** Longest text of a link that is still told from brackets in a text: without a bound, a text of brackets would take time without end. */
const LINK = /!?\[((?:\\.|[^\]\\]){0,400})\]\((?:\\.|[^()\\]){0,2000}\)/g;

/** Markdown as people read it, near enough for a search: without marks, addresses, table rules and escapes. Code is kept. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(LINK, '$1')
    .replace(/^[ \t>]*(?:#{1,6} |[-*+] |\d{1,9}[.)] |`{3,}.*|~{3,}.*|\|?[\s|:-]+\|$)/gm, '')
    .replace(/(?<!\\)[*_`|~]+/g, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
