import { firstOffset, tagAt, tags, type Tag } from './tags.ts';

/**
 * Offset of the end of the head: before `</head>` or `<body>`, else after the title, else after the start of the page. Only tags count, not
 * their letters in comments, scripts and attribute values (HTML standard, section 13.2.5). `html` has one character per byte. Runs in
 * linear time.
 */
export const headEnd = (html: string): number => {
  let fallback = firstOffset(html);
  let isOver = false;
  for (const { tag, at, end } of tags(html)) {
    if (isEnd(tag)) return at;
    // Stop at the first title, and at an SVG or MathML element, whose title is not the title of the page.
    if (FALLBACKS.has(tag.name) && !tag.closing && !isOver) fallback = end;
    isOver ||= LAST.has(tag.name);
  }
  return fallback;
};

const isEnd = ({ name, closing }: Tag): boolean => (closing ? name === 'head' : name === 'body');

/** The title of the page, and SVG and MathML elements, which are only in the body and may have their own titles. */
const LAST: ReadonlySet<string> = new Set(['title', 'svg', 'math']);

/** Tags after which the insertion point is when the head has no end: the last one before the title, or the title. */
const FALLBACKS: ReadonlySet<string> = new Set(['!doctype', 'html', 'head', 'title']);

/**
 * Offset of the end of the content of the body: before the last `</body>`, else before the last `</html>`, else the end of the page. Only
 * tags count, not their letters in comments, scripts and attribute values. `html` has one character per byte.
 */
export const bodyEnd = (html: string): number => {
  let body: number | null = null;
  let whole: number | null = null;
  for (const { tag, at } of tags(html)) {
    if (!tag.closing) continue;
    if (tag.name === 'body') body = at;
    else if (tag.name === 'html') whole = at;
  }
  return body ?? whole ?? html.length;
};

/**
 * Offset of the start of the content of the body: after `<body>`, else before the first text or element that starts a body in browsers
 * (HTML standard, section 13.2.6.4). Null when there is no body, or a frameset instead. `html` has one character per byte.
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

/** Offset of text at the end of a page. Null when the page ends inside a comment or a script. */
const restIn = (html: string, from: number): number | null => {
  const rest = textIn(html, from, html.length);
  return rest === null || (html[rest] === '<' && tagAt(html, rest) !== null) ? null : rest;
};

const textIn = (html: string, from: number, to: number): number | null => {
  const length = html.slice(from, to).search(/[^\t\n\f\r ]/);
  return length < 0 ? null : from + length;
};

/** Start tags of a body, or of a frameset in its place. */
const OPENING: ReadonlySet<string> = new Set(['body', 'frameset']);

/** Elements of a head, also before or after it. */
const HEAD: ReadonlySet<string> = new Set(
  '!doctype ! !-- html head base basefont bgsound link meta noframes noscript script style template title'.split(' '),
);

/** End tags that browsers do not ignore before the body. */
const ENDS: ReadonlySet<string> = new Set(['body', 'html', 'br']);

const beginsBody = ({ name, closing }: Tag): boolean => (closing ? ENDS.has(name) : !HEAD.has(name));
