/** Reads a report as a browser without a script does, and the files beside it. */
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';

/** A report as a document. */
export class ReportPage {
  readonly #root;

  constructor(html: string) {
    this.#root = fromHtml(html);
  }

  /** Texts of the elements that a selector finds, on one line. */
  texts(selector: string): readonly string[] {
    return selectAll(selector, this.#root).map((element) => textOf(element).replace(/\s+/g, ' ').trim());
  }

  /** Values of an attribute of the elements that a selector finds. */
  attributes(selector: string, name: string): readonly string[] {
    return selectAll(selector, this.#root).map(({ properties }) => String(properties[name]));
  }

  /** Texts of the cells of a page's row, from the first. */
  cells(path: string): readonly string[] {
    return this.texts(`tr[data-path="${path}"] > *`);
  }

  /** Its elements with the names of their attributes, in the order of the document. */
  get skeleton(): readonly string[] {
    return selectAll('*', this.#root).map(({ tagName, properties }) => `${tagName} ${Object.keys(properties).join(' ')}`);
  }
}

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
};

/** The value that a file beside a report hands over, and the name under which it does. */
export const besideValue = (text: string): { readonly name: string; readonly value: unknown } => {
  const [, name = '', value = ''] = /^sitecReport\(("(?:[^"\\]|\\.)*"), (.*)\);\n$/s.exec(text) ?? [];
  return { name: JSON.parse(name) as string, value: JSON.parse(value) };
};
