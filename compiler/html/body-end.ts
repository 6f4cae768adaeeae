import { tags } from './tags.ts';

/**
 * Offset at which the content of the body ends: before the last `</body>`, else before the last `</html>`, else where the page ends. Only tags
 * count, not their letters in comments, scripts and attribute values. `html` has one character a byte.
 */
export const bodyEnd = (html: string): number => {
  const last = new Map<string, number>();
  for (const { tag, at } of tags(html)) if (tag.closing) last.set(tag.name, at);
  return last.get('body') ?? last.get('html') ?? html.length;
};
