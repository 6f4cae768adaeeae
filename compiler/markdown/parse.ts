import { Parser } from 'htmlparser2';
import { readHead, type Head } from './head.ts';
import type { Element, Parent, Root } from './hast.ts';

/** A `data-sitec-*` element of a page. */
export interface Mark {
  /** Attribute names without `data-sitec-` -> values, as they stand. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The nearest marked element around it; null when there is none. */
  readonly parent: Mark | null;
  /** Text of the element, hidden or not. */
  text: string;
  /** Where its tag begins, in UTF-16 code units from the start of the page. */
  readonly offset: number;
}

/** A JSON-LD script of a page. */
export interface Script {
  text: string;
  /** Where its tag begins, in UTF-16 code units from the start of the page. */
  readonly offset: number;
  /** Where its text begins. */
  start: number;
}

/** A page, parsed once: the tree of what may be content, and everything else that later stages read. */
export interface ParsedPage {
  readonly root: Root;
  readonly head: Head;
  readonly marks: readonly Mark[];
  readonly scripts: readonly Script[];
  /** NUL characters that were removed. */
  readonly nulCharacters: number;
}

/** A page that is too deep or too large to be converted. */
export class PageLimitError extends Error {
  readonly limit: number;

  constructor(what: string, limit: number) {
    super(what);
    this.limit = limit;
  }
}

const MAXIMUM_DEPTH = 500;
const MAXIMUM_ELEMENTS = 200_000;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements that never hold content of the page; their subtrees are not built. */
const DROPPED = new Set('script style template noscript iframe object embed canvas head select textarea link meta math'.split(' '));

/** Attributes that a later stage reads; the rest is never copied. */
const KEPT = new Set(
  (
    'href xlink:href src srcset data-src data-srcset data-lazy-src data-original data-lang data-language data-footnotes data-footnote-backref alt title colspan rowspan scope align class id start type checked ' +
    'lang dir role hidden style rel aria-hidden aria-label aria-labelledby aria-controls aria-expanded cite datetime ' +
    'data-pagefind-body data-pagefind-ignore data-no-markdown data-agent-markdown data-sitec data-sitec-cell'
  ).split(' '),
);

/**
 * Reads HTML in one pass into a pruned hast tree, without positions. Throws `PageLimitError` for more than 500 nested or 200,000 elements.
 */
export const parsePage = (html: string): ParsedPage => {
  const clean = html.includes('\0') ? html.replaceAll('\0', '') : html;
  const builder = new Builder();
  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => builder.open(name, attributes, parser.startIndex),
      ontext: (text) => builder.text(text, parser.startIndex),
      onclosetag: (name) => builder.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(clean);
  parser.end();
  const { root, head, marks, scripts } = builder;
  head.title = head.title.replace(/\s+/g, ' ').trim();
  return { root, head, marks, scripts, nulCharacters: html.length - clean.length };
};

class Builder {
  readonly root: Root = { type: 'root', children: [] };
  readonly head: Head = { title: '', noindex: false, refresh: false, alternates: [] };
  readonly marks: Mark[] = [];
  readonly scripts: Script[] = [];
  readonly #stack: Parent[] = [this.root];
  /** Open marks with the depth of their element. */
  readonly #openMarks: { mark: Mark; depth: number }[] = [];
  #depth = 0;
  #count = 0;
  /** Depth at which the outermost dropped element was opened; 0 outside of one. */
  #droppedAt = 0;
  #script: Script | null = null;
  #inTitle = false;
  /** Depth of the outermost element whose marks say nothing of this product; 0 outside of one. */
  #foreignAt = 0;

  open(name: string, attributes: Readonly<Record<string, string>>, offset: number): void {
    const isVoid = VOID.has(name);
    if (!isVoid) this.#depth++;
    this.#checkLimits();
    readHead(this.head, name, attributes);
    if (this.#foreignAt === 0 && isForeign(name, attributes)) this.#foreignAt = isVoid ? 0 : this.#depth;
    else if (this.#foreignAt === 0) this.#mark(name, attributes, offset);
    this.#listen(name, attributes, offset);
    if (this.#droppedAt > 0) return;
    if (!DROPPED.has(name)) this.#append(name, attributes, isVoid);
    else if (!isVoid) this.#droppedAt = this.#depth;
  }

  text(value: string, offset: number): void {
    if (this.#foreignAt === 0) for (const { mark } of this.#openMarks) mark.text += value;
    if (this.#script) this.#read(this.#script, value, offset);
    if (this.#inTitle) this.head.title += value;
    if (this.#droppedAt > 0) return;
    append(this.#stack.at(-1) ?? this.root, value);
  }

  #read(script: Script, value: string, offset: number): void {
    if (script.text === '') script.start = offset;
    script.text += value;
  }

  close(name: string): void {
    if (VOID.has(name)) return;
    this.#script = null;
    if (name === 'title') this.#inTitle = false;
    if (this.#openMarks.at(-1)?.depth === this.#depth) this.#openMarks.pop();
    if (this.#depth === this.#foreignAt) this.#foreignAt = 0;
    if (this.#droppedAt === 0) this.#stack.pop();
    else if (this.#depth === this.#droppedAt) this.#droppedAt = 0;
    this.#depth--;
  }

  #checkLimits(): void {
    if (++this.#count > MAXIMUM_ELEMENTS) throw new PageLimitError(`more than ${MAXIMUM_ELEMENTS} elements`, MAXIMUM_ELEMENTS);
    if (this.#depth > MAXIMUM_DEPTH) throw new PageLimitError(`elements nested more than ${MAXIMUM_DEPTH} levels deep`, MAXIMUM_DEPTH);
  }

  /** Text of the title and of JSON-LD is read although their elements are dropped. */
  #listen(name: string, { type = '' }: Readonly<Record<string, string>>, offset: number): void {
    // Inside an <svg> a <title> names the picture, not the page.
    this.#inTitle = name === 'title' && this.head.title === '' && !this.#inside('svg');
    if (name === 'script' && /^\s*application\/ld\+json/i.test(type))
      this.scripts.push((this.#script = { text: '', offset, start: offset }));
  }

  #append(name: string, attributes: Readonly<Record<string, string>>, isVoid: boolean): void {
    const element: Element = { type: 'element', tagName: name, properties: properties(attributes), children: [] };
    this.#stack.at(-1)?.children.push(element);
    if (!isVoid) this.#stack.push(element);
  }

  #inside(name: string): boolean {
    return this.#stack.some((node) => node.type === 'element' && node.tagName === name);
  }

  #mark(name: string, attributes: Readonly<Record<string, string>>, offset: number): void {
    const names = Object.keys(attributes).filter((key) => key.startsWith('data-sitec-') && key !== 'data-sitec-cell');
    if (names.length === 0) return;
    const own = Object.fromEntries(names.map((key) => [key.slice('data-sitec-'.length), attributes[key] ?? '']));
    const mark: Mark = { attributes: own, parent: this.#openMarks.at(-1)?.mark ?? null, text: '', offset };
    this.marks.push(mark);
    if (!VOID.has(name)) this.#openMarks.push({ mark, depth: this.#depth });
  }
}

/** A quotation, a template and what is marked as left out are not read as facts about the product. */
const isForeign = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  name === 'blockquote' || name === 'template' || attributes['data-sitec'] === 'ignore';

const append = (parent: Parent, value: string): void => {
  const last = parent.children.at(-1);
  // The first line break after <pre> is not part of the text (HTML standard, section 13.1.2.5).
  const isFirst = !last && parent.type === 'element' && parent.tagName === 'pre';
  if (last?.type === 'text') last.value += value;
  else parent.children.push({ type: 'text', value: isFirst ? value.replace(/^\r?\n/, '') : value });
};

const properties = (attributes: Readonly<Record<string, string>>): Element['properties'] =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (KEPT.has(name) ? [PROPERTIES[name]?.(value) ?? [name, value]] : [])),
  );

const atLeastOne = (value: string): number => Math.max(1, Number.parseInt(value, 10) || 1);

/** Attributes whose property has another name or type in hast. */
const PROPERTIES: Readonly<Record<string, (value: string) => readonly [name: string, value: Element['properties'][string]]>> = {
  class: (value) => ['className', value.split(/\s+/).filter(Boolean)],
  colspan: (value) => ['colSpan', atLeastOne(value)],
  rowspan: (value) => ['rowSpan', atLeastOne(value)],
  start: (value) => ['start', Number.parseInt(value, 10) || 1],
  checked: () => ['checked', true],
};
