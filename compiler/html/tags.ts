/** The tags of a page that browsers would see, found in its raw text (HTML standard, section 13.2.5). */

/** A tag, comment or declaration of a page: name in lower case, and the offset after its `>`. Null when the page ends inside it. */
export interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly end: number | null;
}

/** A tag with its position. `end` is the offset after it, or after the raw text that follows it. */
export interface PlacedTag {
  readonly tag: Tag;
  readonly at: number;
  readonly end: number;
}

/** Offset of the first character of a page with one character per byte: after the byte order mark of UTF-8, which must stay first. */
export const firstOffset = (html: string): number => (html.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0);

/**
 * The tags of a page in order, without those inside comments, attribute values and raw text. Stops when the page ends inside one. `html`
 * may have one character per byte. Runs in linear time.
 */
export function* tags(html: string): Generator<PlacedTag> {
  // Templates may be nested. The content of the outermost one is not part of the page.
  let depth = 0;
  let outermost = 0;
  for (let at = html.indexOf('<'); at >= 0;) {
    const tag = tagAt(html, at);
    const end = tag === null ? at + 1 : endOf(tag, html);
    if (end === null) return;
    const outside = depth;
    depth = Math.max(0, depth + templateStep(tag));
    if (outside === 0 && depth === 1) outermost = at;
    else if (outside === 1 && depth === 0) yield { tag: TEMPLATE, at: outermost, end };
    else if (tag !== null && depth === 0) yield { tag, at, end };
    at = html.indexOf('<', end);
  }
}

/** A start tag with the requested attribute. */
export interface MarkedTag {
  /** In lower case. */
  readonly name: string;
  /** Offset of its `<`, and offset after its `>`. */
  readonly at: number;
  readonly end: number;
}

/** The start tags of a page with an attribute (name in lower case), without those inside templates and raw text. */
export const markedTags = (html: string, attribute: string): readonly MarkedTag[] => {
  const found: MarkedTag[] = [];
  for (const { tag: placed, at } of tags(html)) {
    // A template counts as a whole, and is read as its own tag here.
    const tag = placed.closing || placed.name.startsWith('!') ? null : tagAt(html, at);
    if (tag === null || tag.end === null) continue;
    if (attributesOf(html, { tag, at, end: tag.end }).has(attribute)) found.push({ name: tag.name, at, end: tag.end });
  }
  return found;
};

const TEMPLATE: Tag = { name: 'template', closing: false, end: null };
const templateStep = (tag: Tag | null): number => (tag?.name !== 'template' ? 0 : tag.closing ? -1 : 1);

const endOf = ({ name, closing, end }: Tag, html: string): number | null =>
  end !== null && RAW.has(name) && !closing ? rawEnd(html, name, end) : end;

/** Elements with raw text content, which is skipped in the search for the end of the head. */
const RAW: ReadonlySet<string> = new Set(
  ['script', 'style', 'noscript', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'], //
);

const NAME = /(\/?)([a-z][^\t\n\f\r />]*)/iy;

/** The tag, comment or declaration that begins at a `<`. Null when the `<` is text. */
export const tagAt = (html: string, at: number): Tag | null => {
  if (html.startsWith('<!--', at)) return { name: '!--', closing: false, end: commentEnd(html, at) };
  NAME.lastIndex = at + 1;
  const [found = '', slash, name = ''] = NAME.exec(html) ?? [];
  if (name !== '') return { name: name.toLowerCase(), closing: slash === '/', end: tagEnd(html, at + 1 + found.length) };
  // A declaration, or a bogus comment up to the next ">".
  const declaration = /^!doctype/i.test(html.slice(at + 1, at + 9)) ? '!doctype' : '!';
  return /[!?/]/.test(html[at + 1] ?? '') ? { name: declaration, closing: false, end: behind(html.indexOf('>', at)) } : null;
};

const behind = (offset: number): number | null => (offset < 0 ? null : offset + 1);

/** `<!-->` and `<!--->` are complete comments. `--!>` ends a comment too, but not with the dashes of its start. */
const commentEnd = (html: string, at: number): number | null => {
  const end = /--!?>/g;
  end.lastIndex = at + 2;
  for (let found = end.exec(html); found; found = end.exec(html)) {
    if (found[0] === '-->' || found.index >= at + 4) return found.index + found[0].length;
    end.lastIndex = found.index + 1;
  }
  return null;
};

const ATTRIBUTE = /[\t\n\f\r /]*(?:>|=?[^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*)?)/y;
const UNQUOTED = /[^\t\n\f\r >]*/y;

/** Offset after the `>` of a tag. A `>` inside a quoted value does not end it. A quote counts only at the start of a value. */
const tagEnd = (html: string, from: number): number | null => {
  for (let at = from; at < html.length;) {
    ATTRIBUTE.lastIndex = at;
    const [part = ''] = ATTRIBUTE.exec(html) ?? [];
    at += part.length;
    if (part.endsWith('>')) return at;
    if (!/=[\t\n\f\r ]*$/.test(part)) continue;
    const end = valueEnd(html, at);
    if (end === null) return null;
    at = end;
  }
  return null;
};

const valueEnd = (html: string, at: number): number | null => {
  const quote = html[at];
  if (quote === '"' || quote === "'") return behind(html.indexOf(quote, at + 1));
  UNQUOTED.lastIndex = at;
  return at + (UNQUOTED.exec(html)?.[0].length ?? 0);
};

/** Offset after the end tag of an element with raw text. */
const rawEnd = (html: string, name: string, from: number): number | null => {
  const closing = name === 'script' ? scriptEnd(html, from) : plainEnd(html, name, from);
  return closing === null ? null : tagEnd(html, closing);
};

/** Offset after the name of the first matching end tag. */
const plainEnd = (html: string, name: string, from: number): number | null => {
  const closing = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  closing.lastIndex = from;
  return closing.test(html) ? closing.lastIndex : null;
};

/** A comment in a script may contain the tags of another script (HTML standard, sections 13.2.5.20 to 31). */
const scriptEnd = (html: string, from: number): number | null => {
  const sign = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;
  sign.lastIndex = from;
  let isComment = false;
  let isInner = false;
  for (let found = sign.exec(html); found; found = sign.exec(html)) {
    const [text, slash] = found;
    if (slash === '/' && !isInner) return sign.lastIndex;
    if (slash !== undefined) isInner = slash === '' && isComment;
    else [isComment, isInner] = [text === '<!--', text === '<!--' && isInner];
    // The dashes at the start of a comment may also end it.
    if (text === '<!--') sign.lastIndex -= 2;
  }
  return null;
};

const PAIR = /([^\t\n\f\r />=][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >]+)))?/g;

/** Attributes of a tag as written, with names in lower case. The first of each name counts. */
export const attributesOf = (html: string, { tag, at, end }: PlacedTag): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', ...values] of html.slice(at + 1 + tag.name.length, end).matchAll(PAIR))
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), values.join(''));
  return found;
};
