import { firstOffset, tags, type Tag } from './tags.ts';

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
