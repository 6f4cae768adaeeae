import type { Element, ElementContent, Text } from './hast.ts';

// Trees are made by constructors, and not by literals. V8 notices that the first arrays of a literal live long, and from then on puts all of
// them into the old generation, where they keep the trees of pages that are finished: an eighth more time, and half more memory.

/** An element of a parsed page, without content at first. */
export class ElementNode implements Element {
  readonly type = 'element';
  readonly tagName: string;
  readonly properties: Element['properties'];
  readonly children = new Array<ElementContent>();

  constructor(tagName: string, properties: Element['properties']) {
    this.tagName = tagName;
    this.properties = properties;
  }
}

/** A text of a parsed page. */
export class TextNode implements Text {
  readonly type = 'text';
  value: string;

  constructor(value: string) {
    this.value = value;
  }
}
