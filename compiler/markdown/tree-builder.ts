import type { Element, Parent, Root } from './hast.ts';
import { ElementNode, TextNode } from './nodes.ts';
import { properties } from './properties.ts';
import {
  isRepairedEnd,
  isRepairedEndInPicture,
  isRepairedInHead,
  isRepairedInPicture,
  isRepairedStart,
  isRepairedText,
} from './repairs.ts';
import { checkLimits } from './page-limits.ts';
import type { SelectableTree } from './selectable-tree.ts';

/** Elements without an end tag and content. */
export const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '), //
);

/** Elements that never have content of the page. Their subtrees are not built. */
const DROPPED = new Set('script style template iframe object embed noembed noframes canvas head select textarea link meta math'.split(' '));

/** Video players of other sites. */
const FILM = /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com|(?:player\.)?vimeo\.com)\//i;

type Attributes = Readonly<Record<string, string>>;

/**
 * Builds the pruned tree of a page from its tags. Elements that a tag alone rules out are left out, the others keep the attributes that a
 * later stage reads. Throws `PageLimitError` for more than 200,000 elements, or more than `levels` nested ones.
 */
export class TreeBuilder {
  readonly root: Root = { type: 'root', children: [] };
  /** Signs that browsers build another tree, see `repairs.ts`. */
  repairs = 0;
  /** Open elements, built or not. */
  depth = 0;
  readonly #levels: number;
  readonly #seen: SelectableTree | undefined;
  readonly #stack: Parent[] = [this.root];
  #count = 0;
  /** Depth of the outermost open dropped element. 0 outside one. */
  #droppedAt = 0;
  #isHeadDropped = false;
  /** Depth of the outermost open `<svg>`. 0 outside one. */
  #pictureAt = 0;
  #paragraphs = 0;

  /** Calls `seen` for every element and text, built or not. */
  constructor(levels: number, seen?: SelectableTree) {
    this.#levels = levels;
    this.#seen = seen;
  }

  /** True inside an `<svg>` that is built. */
  get isInPicture(): boolean {
    return this.#pictureAt > 0;
  }

  /** True inside an element that is not built. */
  get isDropping(): boolean {
    return this.#droppedAt > 0;
  }

  open(name: string, attributes: Attributes): void {
    const isVoid = VOID.has(name);
    if (this.#isRepaired(name)) this.repairs++;
    if (!isVoid) this.depth++;
    checkLimits(++this.#count, this.depth, this.#levels);
    const isBuilt = this.#droppedAt === 0 && !this.#isDropped(name);
    const built = isBuilt ? this.#append(name, attributes, isVoid) : this.#appendFrame(name, attributes);
    this.#seen?.open(name, attributes, built, isVoid);
    if (!isBuilt && !isVoid && this.#droppedAt === 0) this.#beginDropping(name, attributes);
  }

  text(value: string): void {
    this.#seen?.text(value);
    const parent = this.#stack.at(-1) ?? this.root;
    if (this.#droppedAt > 0) {
      if (this.#isDirectlyInHead() && /\S/.test(value)) this.repairs++;
      return;
    }
    if (isRepairedText(value, parent)) this.repairs++;
    const last = parent.children.at(-1);
    if (last?.type === 'text') last.value += value;
    else parent.children.push(new TextNode(value));
  }

  close(name: string, isImplied = false): void {
    if (VOID.has(name)) return;
    this.#seen?.close();
    if (isImplied && this.#isRepairedEnd(name)) this.repairs++;
    if (this.depth === this.#pictureAt) this.#pictureAt = 0;
    if (this.#droppedAt === 0) this.#pop();
    else if (this.depth === this.#droppedAt) this.#droppedAt = 0;
    this.depth--;
  }

  /** True when the last open element has that name and no content yet. */
  isAtStartOf(name: string): boolean {
    const top = this.#stack.at(-1);
    return this.#droppedAt === 0 && top?.type === 'element' && top.tagName === name && top.children.length === 0;
  }

  #beginDropping(name: string, attributes: Attributes): void {
    this.#droppedAt = this.depth;
    this.#isHeadDropped = name === 'head';
    if (name === 'iframe') this.#appendFilm(attributes);
  }

  /** A nested document, which is parsed with the page. Null for another element. */
  #appendFrame(name: string, { srcdoc, ...attributes }: Attributes): Element | null {
    if (this.#droppedAt > 0 || name !== 'iframe' || !srcdoc) return null;
    const frame = new ElementNode(name, { ...properties(attributes), srcdoc });
    this.#stack.at(-1)?.children.push(frame);
    return frame;
  }

  /** A video of another site becomes a link. Other embedded content has no words. */
  #appendFilm({ title = '', src = '' }: Attributes): void {
    if (title.trim() === '' || !FILM.test(src)) return;
    const link = new ElementNode('a', { href: src });
    link.children.push(new TextNode(title));
    this.#stack.at(-1)?.children.push(link);
  }

  #append(name: string, attributes: Attributes, isVoid: boolean): Element {
    const element = new ElementNode(name, properties(attributes));
    this.#stack.at(-1)?.children.push(element);
    if (isVoid) return element;
    this.#stack.push(element);
    if (name === 'p') this.#paragraphs++;
    if (name === 'svg' && this.#pictureAt === 0) this.#pictureAt = this.depth;
    return element;
  }

  #pop(): void {
    const element = this.#stack.pop();
    if (element?.type === 'element' && element.tagName === 'p') this.#paragraphs--;
  }

  /** A `<title>` is the title of the page, unless it is in an `<svg>`. */
  #isDropped(name: string): boolean {
    return DROPPED.has(name) || (name === 'title' && this.#pictureAt === 0);
  }

  #isDirectlyInHead(): boolean {
    return this.#isHeadDropped && this.depth === this.#droppedAt;
  }

  #isRepaired(name: string): boolean {
    if (this.#droppedAt > 0) return name === 'select' || (this.#isDirectlyInHead() && isRepairedInHead(name));
    if (this.#pictureAt > 0) return isRepairedInPicture(name, this.#stack);
    return isRepairedStart(name, this.#stack, this.#paragraphs > 0);
  }

  #isRepairedEnd(name: string): boolean {
    if (this.#droppedAt > 0) return this.depth === this.#droppedAt && isRepairedEnd(name, this.#stack);
    const around = this.#stack.slice(0, -1);
    return this.#pictureAt === 0 ? isRepairedEnd(name, around) : isRepairedEndInPicture(name, around, this.isAtStartOf(name));
  }
}
