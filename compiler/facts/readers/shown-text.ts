import { Parser } from 'htmlparser2';
import { VOID } from '../../markdown/tree-builder.ts';

/** The parts of a page that are searched for amounts. */
export interface Shown {
  /** The text, with the parts of a line both joined and separated: "$19" may be in two elements, and "19" and "5 users" may be adjacent. */
  readonly texts: readonly string[];
  /** Values of `data-*` and `value` attributes. */
  readonly data: readonly string[];
}

/** Elements whose text is not page text, is not about this product, or is an outdated price. */
const SKIPPED = new Set('svg style script template noscript title iframe object blockquote s del strike'.split(' '));

/** Elements that do not end a line. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data dfn em font i ins kbd label mark q small span strong sub sup time tt u var wbr'.split(' '),
);

/** Marks the boundary between two parts of a line until they are joined or separated. */
const SEAM = '\u0000';

type Attributes = Readonly<Record<string, string>>;

/** Reads the text of a page, hidden or not, and the attributes that scripts read prices from. */
export const readShown = (html: string): Shown => {
  const parts: string[] = [];
  const data: string[] = [];
  let depth = 0;
  let skippedAt = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (!VOID.has(name)) depth++;
        if (skippedAt === 0 && (SKIPPED.has(name) || attributes['data-sitec'] === 'ignore') && !VOID.has(name)) skippedAt = depth;
        if (skippedAt > 0) return;
        parts.push(INLINE.has(name) ? SEAM : '\n', contentOf(attributes));
        data.push(...dataOf(attributes));
      },
      ontext: (text) => {
        if (skippedAt === 0) parts.push(text);
      },
      onclosetag: (name) => {
        if (VOID.has(name)) return;
        if (skippedAt === 0) parts.push(INLINE.has(name) ? SEAM : '\n');
        if (depth === skippedAt) skippedAt = 0;
        depth--;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html.replaceAll(SEAM, ''));
  const text = plain(parts.join(''));
  return { texts: [text.replaceAll(SEAM, ''), text.replace(/\0+/g, ' ')], data: data.map(plain) };
};

/** The meta description is text for readers, so its amounts need a currency. */
const contentOf = ({ content }: Attributes): string => (content === undefined ? '' : `${content}\n`);

/** Attributes of sitec are left out, because they are compared as claims. */
const dataOf = (attributes: Attributes): readonly string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    const isData = (name.startsWith('data-') && !name.startsWith('data-sitec')) || name === 'value';
    return isData || (name === 'content' && attributes.itemprop !== undefined) ? [value] : [];
  });

/** Converts digits of other scripts to ASCII and all kinds of spaces to a space, and removes direction marks. */
const plain = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u00AD]/g, '')
    .replace(/[^\S\n]+/g, ' ');
