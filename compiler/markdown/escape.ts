import { oneLine } from '../base/one-line.ts';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Texts without characters that have a meaning in markdown at any position. Most texts are plain and need no printing. */
const PLAIN = /^\p{L}(?:[\p{L}\p{N}\p{M} ,.:;'"’“”«»()?/%+–—…-]*[\p{L}\p{N}.?)…])?$/u;
const PLAIN_ADDRESS = /^https?:\/\/[A-Za-z\d.:/%+=?-]+$/;

/** A text as markdown on one line. Nothing in it can start a heading, a link or another line. */
export const escapeMarkdown = (value: unknown): string => {
  const text = oneLine(String(value));
  return PLAIN.test(text) ? text : toMarkdown({ type: 'paragraph', children: [{ type: 'text', value: text }] }).trimEnd();
};

/** A markdown link on one line. */
export const markdownLink = (title: string, url: string): string => {
  const text = oneLine(title);
  // A text that is also its address becomes an autolink, which is another kind of link.
  if (PLAIN.test(text) && PLAIN_ADDRESS.test(url) && !text.includes(':')) return `[${text}](${url})`;
  return toMarkdown({ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value: text }] }] }).trimEnd();
};
