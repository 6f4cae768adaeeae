import { firstOffset, tagAt, tags, type Tag } from './tags.ts';

/**
 * Offset at which the content of the body begins: behind `<body>`, else before the first text or element that browsers begin a body for
 * (HTML standard, section 13.2.6.4). Null where there is none, or a frameset in its place. `html` has one character a byte.
 */
export const bodyStart = (html: string): number | null => {
  let behind = firstOffset(html);
  for (const { tag, at, end } of tags(html)) {
    const text = textIn(html, behind, at);
    if (text !== null) return text;
    if (beginsBody(tag)) return OPENING.has(tag.name) && !tag.closing ? (tag.name === 'body' ? end : null) : at;
    behind = end;
  }
  return restIn(html, behind);
};

/** Text at the end of a page, which may end inside of a comment or a script. */
const restIn = (html: string, from: number): number | null => {
  const rest = textIn(html, from, html.length);
  return rest === null || (html[rest] === '<' && tagAt(html, rest) !== null) ? null : rest;
};

const textIn = (html: string, from: number, to: number): number | null => {
  const length = html.slice(from, to).search(/[^\t\n\f\r ]/);
  return length < 0 ? null : from + length;
};

/** Tags that take the place of what browsers begin by themselves. */
const OPENING: ReadonlySet<string> = new Set(['body', 'frameset']);

/** What stands in a head, also behind its end, or before it. */
const HEAD: ReadonlySet<string> = new Set(
  '!doctype ! !-- html head base basefont bgsound link meta noframes noscript script style template title'.split(' '),
);

/** Closing tags that browsers do not read over before there is a body. */
const ENDS: ReadonlySet<string> = new Set(['body', 'html', 'br']);

const beginsBody = ({ name, closing }: Tag): boolean => (closing ? ENDS.has(name) : !HEAD.has(name));
