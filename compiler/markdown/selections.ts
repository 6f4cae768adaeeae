import { grouped } from '../base/group-by.ts';
import type { Element } from './hast.ts';
import { isShape, SHAPE, shapeOf } from './icon-shape.ts';
import type { SelectableElement, SelectableTree } from './selectable-tree.ts';
import { matchesOf } from './selector-match.ts';

/** The keys of the configuration that select elements of pages for their markdown. */
export interface SelectionSettings {
  readonly markdown?: { readonly main?: string; readonly keep?: readonly string[]; readonly drop?: readonly string[] };
  readonly icons?: Readonly<Record<string, 'yes' | 'no' | 'partial'>>;
}

/** A selector of the configuration, and the mark of the elements that it matches. */
export interface Selection {
  /** Key of the configuration, such as `markdown.keep`. */
  readonly key: string;
  readonly selector: string;
  readonly mark: SelectionMark;
  /** Value of the mark: the selector, or the meaning of an icon. */
  readonly value: string;
}

/**
 * Properties of elements that the configuration selects. They cannot clash with attributes of a page, because the parser keeps only a fixed
 * list. `mainBy`, `keptBy` and `droppedBy` have the selector, `iconSays` a word. Ancestors of a `keptBy` element have `holdsKept`.
 */
type SelectionMark = 'mainBy' | 'keptBy' | 'droppedBy' | 'iconSays';

const SAYS = { yes: 'Yes', no: 'No', partial: 'Partial' } as const;

/** The selections of a configuration in the order of its keys. The first that matches an element counts. */
export const selectionsOf = ({ markdown: { main, keep = [], drop = [] } = {}, icons = {} }: SelectionSettings): readonly Selection[] => [
  ...selections('main', 'mainBy', main === undefined ? [] : [main]),
  ...selections('keep', 'keptBy', keep),
  ...selections('drop', 'droppedBy', drop),
  ...Object.entries(icons).map(([selector, word]): Selection => ({ key: 'icons', selector, mark: 'iconSays', value: SAYS[word] })),
];

const selections = (key: string, mark: Selection['mark'], selectors: readonly string[]): readonly Selection[] =>
  selectors.map((selector) => ({ key: `markdown.${key}`, selector, mark, value: selector }));

/** Marks the selected elements of a page. Returns the selections that matched an element. */
export const markSelected = (tree: SelectableTree, selected: readonly Selection[]): readonly Selection[] => {
  const shapes = selected.some(({ selector }) => isShape(selector)) ? shapesIn(tree) : new Map<string, readonly SelectableElement[]>();
  return selected.filter((selection) => {
    const elements = (shapes.get(selection.selector) ?? elementsFor(selection.selector, tree)).filter(({ built }) => built !== null);
    for (const element of elements) markElement(element, selection);
    return elements.length > 0;
  });
};

const elementsFor = (selector: string, tree: SelectableTree): readonly SelectableElement[] => {
  if (isShape(selector)) return [];
  try {
    return matchesOf(selector, tree);
  } catch {
    // Invalid selectors were reported with the configuration. One that fails only while matching matches nothing, which is reported.
    return [];
  }
};

const shapesIn = (tree: SelectableTree): ReadonlyMap<string, readonly SelectableElement[]> =>
  grouped(matchesOf('svg', tree), ({ built }) => (built ? `${SHAPE}${shapeOf(built)}` : ''));

const markElement = ({ built, around }: SelectableElement, { mark, value }: Selection): void => {
  if (!built || built.properties[mark] !== undefined) return;
  built.properties[mark] = value;
  if (mark !== 'keptBy') return;
  for (let holder = around; holder?.built && !holdsKept(holder.built); holder = holder.around) holder.built.properties.holdsKept = true;
};

/** The selector of the configuration that keeps an element. Undefined when there is none. */
export const keptBy = ({ properties }: Element): string | undefined => properties.keptBy as string | undefined;

/** The selector of the configuration that leaves an element out. Undefined when there is none, or when the element is kept. */
export const droppedBy = ({ properties }: Element): string | undefined =>
  properties.keptBy === undefined ? (properties.droppedBy as string | undefined) : undefined;

/** True for an ancestor of a kept element. */
export const holdsKept = ({ properties }: Element): boolean => properties.holdsKept === true;

/** The name of an element that can be converted to markdown. */
export const contentName = ({ tagName }: Element): string => (tagName === 'dialog' ? 'div' : tagName);
