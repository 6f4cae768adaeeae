import { selectAll } from 'hast-util-select';
import { classes } from './hast.ts';
import type { SelectableElement, SelectableTree } from './selectable-tree.ts';

/** The elements of a tree that a CSS selector matches. Throws an `Error` for an invalid selector. */
export const matchesOf = (selector: string, tree: SelectableTree): readonly SelectableElement[] => [
  ...new Set(complexSelectors(selector).flatMap((parts) => [...matchesOfParts(parts, tree)])),
];

/** A compound selector such as `p.lead`, and its combinator with the one before it: `>`, `+`, `~`, or a space. */
interface Part {
  readonly combinator: string;
  compound: string;
}

/** Escapes (CSS Syntax 3, section 4.3.7), quoted strings, combinators, and all other characters one by one. */
const TOKENS = /\\[0-9a-f]{1,6}\s?|\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\s*[>+~,]\s*|\s+|./gis;

/** The complex selectors of a list (Selectors 4, section 3.1), each split into its parts. Content of brackets is not split. */
const complexSelectors = (selector: string): readonly (readonly Part[])[] => {
  let [part, brackets]: [Part, number] = [{ combinator: ' ', compound: '' }, 0];
  const selectors = [[part]];
  for (const [token] of selector.trim().matchAll(TOKENS)) {
    const combinator = token.trim() || ' ';
    if (/^[([]$/.test(token)) brackets++;
    if (/^[)\]]$/.test(token)) brackets--;
    if (brackets > 0 || !/^[ >+~,]$/.test(combinator)) {
      part.compound += token;
      continue;
    }
    part = { combinator, compound: '' };
    if (combinator === ',') selectors.push([part]);
    else selectors.at(-1)?.push(part);
  }
  return selectors;
};

/**
 * Matches a complex selector part by part. The selector package is used only for compound selectors that are more than names. For a
 * selector such as `div div p` it would try every combination of ancestors, which are millions on a deep page. Here each element is checked
 * once per part.
 */
const matchesOfParts = ([first, ...others]: readonly Part[], tree: SelectableTree): ReadonlySet<SelectableElement> =>
  others.reduce(
    (found, { combinator, compound }) => new Set(selected(compound, tree).filter(isBehind(found, combinator, tree))),
    new Set(selected(first?.compound ?? '', tree)),
  );

/** A tag name, class names and identifiers. Most compound selectors have only these. */
const NAMES = /^(\*|[a-z][a-z0-9-]*)?((?:[.#][a-z_][\w-]*)*)$/;

/** Names are compared here, which saves a walk over the tree for each selector. */
const selected = (compound: string, { root, elements }: SelectableTree): readonly SelectableElement[] => {
  const [isNames, tag = '*', rest = ''] = NAMES.exec(compound) ?? [];
  if (!isNames) return selectAll(compound, root) as SelectableElement[];
  const names = rest.match(/[.#][\w-]+/g) ?? [];
  return elements.filter((element) => (tag === '*' || element.tagName === tag) && names.every((name) => hasName(element, name)));
};

const hasName = (element: SelectableElement, name: string): boolean =>
  name.startsWith('#') ? element.properties.id === name.slice(1) : classes(element).includes(name.slice(1));

type Elements = ReadonlySet<SelectableElement | null>;

const isBehind = (found: Elements, combinator: string, tree: SelectableTree): ((element: SelectableElement) => boolean) => {
  if (combinator === '>') return ({ around }) => found.has(around);
  if (combinator === '+') return ({ before }) => found.has(before);
  if (combinator === '~') {
    const later = laterSiblings(found, tree);
    return (element) => later.has(element);
  }
  return (element) => {
    for (let { around } = element; around; around = around.around) if (found.has(around)) return true;
    return false;
  };
};

/** The later siblings of some elements. */
const laterSiblings = (found: Elements, { root }: SelectableTree): Elements => {
  const later = new Set<SelectableElement>();
  for (const parent of new Set([...found].map((element) => element?.around ?? root))) {
    let isLater = false;
    for (const child of parent.children as SelectableElement[]) {
      if (isLater) later.add(child);
      isLater ||= found.has(child);
    }
  }
  return later;
};
