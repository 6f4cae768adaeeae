import { Parser } from 'htmlparser2';
import { withoutInvisible } from '../invisible.ts';
import { readHead, type Head } from './head.ts';
import type { Root } from './hast.ts';
import { visibleAttributes } from './properties.ts';
import { SelectableTree } from './selectable-tree.ts';
import { markSelected, type Selection } from './selections.ts';
import { standardTree } from './standard-tree.ts';
import { MAXIMUM_DEPTH, TreeBuilder, VOID } from './tree-builder.ts';

export { PageLimitError } from './tree-builder.ts';

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
  /** Direction controls and tag characters that were removed from texts and attributes. */
  readonly deceptiveCharacters: number;
  /** The selections of the configuration that found an element. */
  readonly matched: readonly Selection[];
}

/**
 * Reads HTML in one pass into a pruned hast tree, without positions. A page whose tags browsers repair is read once more, for the tree that
 * they build; head, marks and scripts stay those of the first pass, because a tag says a thing once and at one place, though a repair may copy
 * or drop its element. Elements that the configuration selects are marked. Throws `PageLimitError` for more than 500 nested or 200,000 elements.
 */
export const parsePage = (html: string, selections: readonly Selection[] = []): ParsedPage => {
  const nulCharacters = html.includes('\0') ? html.split('\0').length - 1 : 0;
  const clean = nulCharacters > 0 ? html.replaceAll('\0', '') : html;
  const written = placesWithNul(html);
  const newTree = (): SelectableTree | undefined => (selections.length > 0 ? new SelectableTree() : undefined);
  let seen = newTree();
  const reader = new PageReader(seen);
  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes, written(parser.startIndex)),
      ontext: (text) => reader.text(text, written(parser.startIndex)),
      onclosetag: (name, isImplied) => reader.close(name, isImplied),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(clean);
  parser.end();
  const { tree, head, marks, scripts } = reader;
  head.title = head.title.replace(/\s+/g, ' ').trim();
  const root = tree.repairs === 0 ? tree.root : standardTree(clean, (seen = newTree()));
  const matched = seen ? markSelected(seen, selections) : [];
  return { root, head, marks, scripts, nulCharacters, deceptiveCharacters: reader.deceptive, matched };
};

/** Places in a page without its NUL characters -> places in the page as it was written. Has to be asked in the order of the places. */
const placesWithNul = (html: string): ((offset: number) => number) => {
  let removed = 0;
  let next = html.indexOf('\0');
  return (offset) => {
    for (; next >= 0 && next <= offset + removed; next = html.indexOf('\0', next + 1)) removed++;
    return offset + removed;
  };
};

type Attributes = Readonly<Record<string, string>>;

/** Takes the head, the marks and the scripts of a page from its tags, and has its tree built. */
class PageReader {
  readonly tree: TreeBuilder;
  readonly head: Head = { title: '', noindex: false, refresh: false, alternates: [] };
  readonly marks: Mark[] = [];
  readonly scripts: Script[] = [];
  /** Open marks with the depth of their element. */
  readonly #openMarks: { mark: Mark; depth: number }[] = [];
  /** Direction controls and tag characters so far. */
  deceptive = 0;
  readonly #report = (): void => void this.deceptive++;
  #script: Script | null = null;
  #inTitle = false;
  /** Depth of the outermost element whose marks say nothing of this product; 0 outside of one. */
  #foreignAt = 0;

  constructor(seen?: SelectableTree) {
    this.tree = new TreeBuilder(MAXIMUM_DEPTH, seen);
  }

  open(name: string, written: Attributes, offset: number): void {
    const attributes = visibleAttributes(written, this.#report);
    readHead(this.head, name, attributes);
    this.#listen(name, attributes, offset);
    this.tree.open(name, attributes);
    if (this.#foreignAt > 0) return;
    if (!isForeign(name, attributes)) this.#mark(name, attributes, offset);
    else if (!VOID.has(name)) this.#foreignAt = this.tree.depth;
  }

  text(written: string, offset: number): void {
    // Places in a script are counted in the script as it stands.
    if (this.#script) this.#read(this.#script, written, offset);
    const value = withoutInvisible(written, this.tree.isDropping && !this.#inTitle ? undefined : this.#report);
    if (this.#foreignAt === 0) for (const { mark } of this.#openMarks) mark.text += value;
    if (this.#inTitle) this.head.title += value;
    // The first line break after <pre> is not part of the text (HTML standard, section 13.1.2.5).
    this.tree.text(this.tree.isAtStartOf('pre') ? value.replace(/^\r?\n/, '') : value);
  }

  close(name: string, isImplied: boolean): void {
    if (VOID.has(name)) return;
    this.#script = null;
    if (name === 'title') this.#inTitle = false;
    if (this.#openMarks.at(-1)?.depth === this.tree.depth) this.#openMarks.pop();
    if (this.tree.depth === this.#foreignAt) this.#foreignAt = 0;
    this.tree.close(name, isImplied);
  }

  #read(script: Script, value: string, offset: number): void {
    if (script.text === '') script.start = offset;
    script.text += value;
  }

  /** Text of the title and of JSON-LD is read although their elements are dropped. */
  #listen(name: string, { type = '' }: Attributes, offset: number): void {
    // Inside an <svg> a <title> names the picture, not the page.
    this.#inTitle = name === 'title' && this.head.title === '' && !this.tree.isInPicture;
    if (name === 'script' && /^\s*application\/ld\+json/i.test(type))
      this.scripts.push((this.#script = { text: '', offset, start: offset }));
  }

  #mark(name: string, attributes: Attributes, offset: number): void {
    let own: Record<string, string> | undefined;
    for (const key in attributes)
      if (key.startsWith('data-sitec-') && key !== 'data-sitec-cell')
        own = { ...own, [key.slice('data-sitec-'.length)]: attributes[key] ?? '' };
    if (own === undefined) return;
    const mark: Mark = { attributes: own, parent: this.#openMarks.at(-1)?.mark ?? null, text: '', offset };
    this.marks.push(mark);
    if (!VOID.has(name)) this.#openMarks.push({ mark, depth: this.tree.depth });
  }
}

/** A quotation, a template and what is marked as left out are not read as facts about the product. */
const isForeign = (name: string, attributes: Attributes): boolean =>
  name === 'blockquote' || name === 'template' || attributes['data-sitec'] === 'ignore';
