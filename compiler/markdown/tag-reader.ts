import { withoutInvisible } from '../base/invisible.ts';
import { ArticleReader } from '../html/dated-article.ts';
import { OWN_DATA, type Head, type Mark, type Script } from '../html/types.ts';
import { isFrame } from './frames.ts';
import { readHead } from './head.ts';
import { MAXIMUM_DEPTH } from './page-limits.ts';
import { visibleAttributes } from './properties.ts';
import type { SelectableTree } from './selectable-tree.ts';
import { TreeBuilder, VOID } from './tree-builder.ts';

type Attributes = Readonly<Record<string, string>>;

/** Collects the head, the marks and the scripts of a page from its tags, and passes the tags on to build its tree. */
export class TagReader {
  readonly tree: TreeBuilder;
  readonly head: Head = { title: '', noindex: false, refresh: false, alternates: [] };
  readonly marks: Mark[] = [];
  readonly scripts: Script[] = [];
  /** Types of its microdata and RDFa, as written. */
  readonly itemTypes = new Set<string>();
  readonly articles = new ArticleReader();
  /** True when the page loads a script file or has a module script. */
  loadsScripts = false;
  /** True when the page has frames or `<noscript>`. */
  hasFrames = false;
  /** Open marks with the depth of their element. */
  readonly #openMarks: { mark: Mark; depth: number }[] = [];
  /** Number of direction controls and tag characters so far. */
  deceptive = 0;
  readonly #report = (): void => void this.deceptive++;
  #script: Script | null = null;
  #inTitle = false;
  /** Depth of the outermost element whose marks are not about this product. 0 outside one. */
  #foreignAt = 0;

  /** True when the page has attributes for sitec. Without them, no element can be a mark. */
  readonly #mayHaveMarks: boolean;

  constructor(html: string, seen?: SelectableTree) {
    this.#mayHaveMarks = /data-sitec/i.test(html);
    this.tree = new TreeBuilder(MAXIMUM_DEPTH, seen);
  }

  open(name: string, written: Attributes, offset: number): void {
    const attributes = visibleAttributes(written, this.#report);
    readHead(this.head, name, attributes);
    this.articles.open(name, attributes);
    this.#listen(name, attributes, offset);
    this.#noteTypes(attributes);
    this.tree.open(name, attributes);
    this.hasFrames ||= isFrame(name);
    if (!this.#mayHaveMarks || this.#foreignAt > 0) return;
    if (!isForeign(name, attributes)) this.#mark(name, attributes, offset);
    else if (!VOID.has(name)) this.#foreignAt = this.tree.depth;
  }

  text(written: string, offset: number): void {
    // Positions in a script refer to its unchanged source.
    if (this.#script) this.#read(this.#script, written, offset);
    const value = withoutInvisible(written, this.tree.isDropping && !this.#inTitle ? undefined : this.#report);
    if (this.#foreignAt === 0) for (const { mark } of this.#openMarks) mark.text += value;
    if (this.#inTitle) this.head.title += value;
    // The first line break after <pre> is not part of the text (HTML standard, section 13.1.2.5).
    this.tree.text(this.tree.isAtStartOf('pre') ? value.replace(/^\r?\n/, '') : value);
  }

  close(name: string, isImplied: boolean): void {
    if (VOID.has(name)) return;
    this.articles.close(name);
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
  #listen(name: string, attributes: Attributes, offset: number): void {
    // Inside an <svg> a <title> names the picture, not the page.
    this.#inTitle = name === 'title' && this.head.title === '' && !this.tree.isInPicture;
    if (name !== 'script') return;
    const { type = '', src, 'data-sitec': own } = attributes;
    this.loadsScripts ||= isLoaded(type, src);
    if (/^\s*application\/ld\+json/i.test(type) && own !== OWN_DATA) this.scripts.push((this.#script = { text: '', start: offset }));
  }

  #noteTypes({ itemtype, typeof: type }: Attributes): void {
    if (itemtype === undefined && type === undefined) return;
    for (const each of `${itemtype ?? ''} ${type ?? ''}`.split(/\s+/)) if (each !== '') this.itemTypes.add(each);
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

/** A script with a type other than JavaScript is data (HTML standard, section 4.12.1). */
const JAVASCRIPT = /^\s*(?:$|module\s*$|(?:text|application)\/(?:x-)?(?:java|ecma)script\b)/i;

const isLoaded = (type: string, src: string | undefined): boolean =>
  JAVASCRIPT.test(type) && (Boolean(src) || /^\s*module\s*$/i.test(type));

/** Marks in a quotation, a template or an ignored element are not facts about the product. */
const isForeign = (name: string, attributes: Attributes): boolean =>
  name === 'blockquote' || name === 'template' || attributes['data-sitec'] === 'ignore';
