import { find, html, normalize, svg } from 'property-information';
import type { Element, Root } from './hast.ts';

/** An element for selectors, with every attribute under its hast name. */
export interface SelectableElement extends Element {
  /** The element of the pruned tree. Null for one that is not built, such as a script. */
  readonly built: Element | null;
  readonly around: SelectableElement | null;
  /** The previous sibling element. */
  readonly before: SelectableElement | null;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * The tree of a page for CSS selectors, beside the pruned tree. It also has elements that are not built, so that `:nth-child()` and `+`
 * count as in a browser. It is built only for a site whose configuration selects elements.
 */
export class SelectableTree {
  readonly root: Root = { type: 'root', children: [] };
  /** Every element in document order. */
  readonly elements: SelectableElement[] = [];
  #open: SelectableElement | null = null;
  /** Number of open elements from the outermost `<svg>` on. 0 outside one. */
  #pictures = 0;

  open(name: string, attributes: Attributes, built: Element | null, isVoid: boolean): void {
    if (name === 'svg' || this.#pictures > 0) this.#pictures += isVoid ? 0 : 1;
    const properties = propertiesOf(attributes, this.#pictures > 0 ? svg : html);
    const siblings = this.#siblings;
    const before = (siblings.findLast((node) => node.type === 'element') as SelectableElement | undefined) ?? null;
    const element: SelectableElement = { type: 'element', tagName: name, properties, children: [], built, around: this.#open, before };
    siblings.push(element);
    this.elements.push(element);
    if (!isVoid) this.#open = element;
  }

  text(value: string): void {
    const last = this.#siblings.at(-1);
    if (last?.type === 'text') last.value += value;
    else this.#siblings.push({ type: 'text', value });
  }

  close(): void {
    this.#open = this.#open?.around ?? null;
    if (this.#pictures > 0) this.#pictures--;
  }

  get #siblings(): Root['children'] {
    return (this.#open ?? this.root).children;
  }
}

/** Property names are those of hast, which the selector package reads. Classes are a list. */
const propertiesOf = (attributes: Attributes, schema: typeof html): Element['properties'] => {
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries(attributes)) {
    const property = propertyOf(name, schema);
    properties[property] = property === 'className' ? value.split(/\s+/).filter(Boolean) : value;
  }
  return properties;
};

/** The selector package would take inherited properties, such as `constructor`, for known attributes. */
const propertyOf = (name: string, schema: typeof html): string =>
  Object.hasOwn(Object.prototype, normalize(name)) ? name : find(schema, name).property;
