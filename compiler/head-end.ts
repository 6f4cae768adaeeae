/** A tag of a page: name in lower case, and the offset behind its `>`; null when the page ends inside of it. */
interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly end: number | null;
}

/**
 * Offset of the end of the head: before `</head>` or `<body>`, else behind the title, or behind what opens the page. Only tags count,
 * not their letters in comments, scripts and attribute values (HTML standard, section 13.2.5). `html` has one character a byte.
 * Every sign is looked at a fixed number of times.
 */
export const headEnd = (html: string): number => {
  let fallback = 0;
  let hasTitle = false;
  for (const { tag, at, end } of tags(html)) {
    if (isEnd(tag)) return at;
    // Behind the first title nothing counts: later ones are those of pictures in the body.
    if (FALLBACKS.has(tag.name) && !tag.closing && !hasTitle) fallback = end;
    hasTitle ||= tag.name === 'title';
  }
  return fallback;
};

/** The start tags of a page as they are written, each with the offset behind it. */
export function* startTags(html: string): Generator<{ readonly source: string; readonly end: number }> {
  for (const { tag, at } of tags(html)) if (!tag.closing && tag.end !== null) yield { source: html.slice(at, tag.end), end: tag.end };
}

/** The tags of a page in their order, without those inside of raw text; `end` is the offset behind the tag, or behind its raw text. */
function* tags(html: string): Generator<{ readonly tag: Tag; readonly at: number; readonly end: number }> {
  for (let at = html.indexOf('<'); at >= 0;) {
    const tag = tagAt(html, at);
    const end = tag === null ? at + 1 : endOf(tag, html);
    if (end === null) return;
    if (tag !== null) yield { tag, at, end };
    at = html.indexOf('<', end);
  }
}

const endOf = ({ name, closing, end }: Tag, html: string): number | null =>
  end !== null && RAW.has(name) && !closing ? rawEnd(html, name, end) : end;
const isEnd = ({ name, closing }: Tag): boolean => (closing ? name === 'head' : name === 'body');

/** Elements whose content is text to everybody who looks for the end of the head. */
const RAW: ReadonlySet<string> = new Set(
  ['script', 'style', 'template', 'noscript', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'], //
);

/** Behind which of them the insertion goes, when the head has no end: behind the last one before the title, or behind the title. */
const FALLBACKS: ReadonlySet<string> = new Set(['!doctype', 'html', 'head', 'title']);

const NAME = /(\/?)([a-z][^\t\n\f\r />]*)/iy;

/** The tag, comment or declaration that begins at a `<`; null when the sign is text. */
const tagAt = (html: string, at: number): Tag | null => {
  if (html.startsWith('<!--', at)) return { name: '!--', closing: false, end: commentEnd(html, at) };
  NAME.lastIndex = at + 1;
  const [found = '', slash, name = ''] = NAME.exec(html) ?? [];
  if (name !== '') return { name: name.toLowerCase(), closing: slash === '/', end: tagEnd(html, at + 1 + found.length) };
  // A declaration, or what browsers read as a comment up to the next ">".
  const declaration = /^!doctype/i.test(html.slice(at + 1, at + 9)) ? '!doctype' : '!';
  return /[!?/]/.test(html[at + 1] ?? '') ? { name: declaration, closing: false, end: behind(html.indexOf('>', at)) } : null;
};

const behind = (offset: number): number | null => (offset < 0 ? null : offset + 1);

/** `<!-->` and `<!--->` are whole comments; `--!>` ends one too, but not with the dashes that began it. */
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

/** Offset behind the `>` of a tag: one inside a quoted value does not end it. A quote counts only where a value begins. */
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

/** Offset behind the closing tag of an element whose content is text. */
const rawEnd = (html: string, name: string, from: number): number | null => {
  const closing = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(html);
  return found ? tagEnd(html, closing.lastIndex) : null;
};
