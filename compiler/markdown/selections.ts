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
  /** Key of the configuration: `markdown.keep`. */
  readonly key: string;
  readonly selector: string;
  readonly mark: SelectionMark;
  /** Value of the mark: the selector, or what an icon says. */
  readonly value: string;
}

/**
 * Properties of elements that the configuration selects; `holdsKept`: true comes with `keptBy`. No attribute of a page can have such a name: a parser
 * keeps the attributes of a list only. `mainBy`, `keptBy`, `droppedBy` are the selector, `iconSays` is a word.
 */
type SelectionMark = 'mainBy' | 'keptBy' | 'droppedBy' | 'iconSays';

const SAYS = { yes: 'Yes', no: 'No', partial: 'Partial' } as const;

/** The selections of a configuration in the order of its keys; the first that matches an element counts. */
export const selectionsOf = ({ markdown: { main, keep = [], drop = [] } = {}, icons = {} }: SelectionSettings): readonly Selection[] => [
  ...selections('main', 'mainBy', main === undefined ? [] : [main]),
  ...selections('keep', 'keptBy', keep),
  ...selections('drop', 'droppedBy', drop),
  ...Object.entries(icons).map(([selector, word]): Selection => ({ key: 'icons', selector, mark: 'iconSays', value: SAYS[word] })),
];

const selections = (key: string, mark: Selection['mark'], selectors: readonly string[]): readonly Selection[] =>
  selectors.map((selector) => ({ key: `markdown.${key}`, selector, mark, value: selector }));

/** Marks the elements of a page that are selected; answers the selections that found one. */
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
    // What is no selector was refused with the configuration; what only matching finds out matches nothing, which is reported.
    return [];
  }
};

const shapesIn = (tree: SelectableTree): ReadonlyMap<string, readonly SelectableElement[]> => {
  const shapes = new Map<string, SelectableElement[]>();
  for (const picture of matchesOf('svg', tree)) {
    const key = picture.built ? `${SHAPE}${shapeOf(picture.built)}` : '';
    shapes.set(key, [...(shapes.get(key) ?? []), picture]);
  }
  return shapes;
};

const markElement = ({ built, around }: SelectableElement, { mark, value }: Selection): void => {
  if (!built || built.properties[mark] !== undefined) return;
  built.properties[mark] = value;
  if (mark !== 'keptBy') return;
  for (let holder = around; holder?.built && !holdsKept(holder.built); holder = holder.around) holder.built.properties.holdsKept = true;
};

/** The selector of the configuration that keeps an element; undefined when none does. */
export const keptBy = ({ properties }: Element): string | undefined => properties.keptBy as string | undefined;

/** The selector of the configuration that leaves an element out, and none keeps it; else undefined. */
export const droppedBy = ({ properties }: Element): string | undefined =>
  properties.keptBy === undefined ? (properties.droppedBy as string | undefined) : undefined;

/** True for an element around one that the configuration keeps. */
export const holdsKept = ({ properties }: Element): boolean => properties.holdsKept === true;

/** The name of an element that is content, which markdown can be made of. */
export const contentName = ({ tagName }: Element): string => (tagName === 'dialog' ? 'div' : tagName);
