/** Ids for headings, and the table of contents that links to them. */

const heading = /<h([23])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g;
const anyId = /\sid="([^"]+)"/g;
// Ids of the page frame, which a heading of the same words must not take.
const taken = ['main', 'menu', 'cookie-title'];

const plainText = (html) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .trim();

/** Letters and digits of every script stay, so an Arabic heading gets an Arabic id; Latin accents go, harakat too. */
function slugify(text) {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .normalize('NFC');
  return (
    plain
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  );
}

function unused(id, used) {
  let candidate = id;
  for (let count = 2; used.has(candidate); count += 1) candidate = `${id}-${count}`;
  used.add(candidate);
  return candidate;
}

/** Gives every h2 and h3 without an id one made of its text. Running it twice changes nothing. */
export function withHeadingIds(html) {
  const used = new Set(taken);
  for (const [, id] of html.matchAll(anyId)) used.add(id);
  return html.replace(heading, (whole, level, attributes, inner) => {
    if (/\sid=/.test(attributes)) return whole;
    return `<h${level} id="${unused(slugify(plainText(inner)), used)}"${attributes}>${inner}</h${level}>`;
  });
}

/** The h2 headings of a text that has been through `withHeadingIds`, as `{ id, html }`. */
export function contents(html) {
  return [...html.matchAll(heading)]
    .filter(([, level]) => level === '2')
    .map(([, , attributes, inner]) => ({
      id: /\sid="([^"]+)"/.exec(attributes)[1],
      // Links and emphasis inside a heading make no sense inside a link.
      html: inner.replace(/<(?!\/?code)[^>]+>/g, ''),
    }));
}
