import { toMarkdown } from 'mdast-util-to-markdown';

/** A text as markdown on one line: nothing in it can start a heading, a link or another line. */
export const escapeMarkdown = (value: unknown): string =>
  toMarkdown({ type: 'paragraph', children: [{ type: 'text', value: String(value).replace(/\s+/g, ' ').trim() }] }).trimEnd();

/** A markdown link on one line. */
export const markdownLink = (title: string, url: string): string => {
  const text = title.replace(/\s+/g, ' ').trim();
  return toMarkdown({ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value: text }] }] }).trimEnd();
};
