import { firstOffset, tagAt, tags, type Tag } from './tags.ts';

/**
 * Offset of the end of the head: before `</head>` or `<body>`, else behind the title, or behind what opens the page. Only tags count,
 * not their letters in comments, scripts and attribute values (HTML standard, section 13.2.5). `html` has one character a byte.
 * Every sign is looked at a fixed number of times.
 */
export const headEnd = (html: string): number => {
  let fallback = firstOffset(html);
  let isOver = false;
  for (const { tag, at, end } of tags(html)) {
    if (isEnd(tag)) return at;
    // Behind the first title nothing counts, nor behind a picture, whose own title is no title of the page.
    if (FALLBACKS.has(tag.name) && !tag.closing && !isOver) fallback = end;
    isOver ||= LAST.has(tag.name);
  }
  return fallback;
};

const isEnd = ({ name, closing }: Tag): boolean => (closing ? name === 'head' : name === 'body');

/** The title of the page, and what begins elements that are not of HTML: they stand in the body only, and may have titles of their own. */
const LAST: ReadonlySet<string> = new Set(['title', 'svg', 'math']);

/** Behind which of them the insertion goes, when the head has no end: behind the last one before the title, or behind the title. */
const FALLBACKS: ReadonlySet<string> = new Set(['!doctype', 'html', 'head', 'title']);

/**
 * Offset at which the content of the body ends: before the last `</body>`, else before the last `</html>`, else where the page ends. Only tags
 * count, not their letters in comments, scripts and attribute values. `html` has one character a byte.
 */
export const bodyEnd = (html: string): number => {
  const last = new Map<string, number>();
  for (const { tag, at } of tags(html)) if (tag.closing) last.set(tag.name, at);
  return last.get('body') ?? last.get('html') ?? html.length;
};

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
