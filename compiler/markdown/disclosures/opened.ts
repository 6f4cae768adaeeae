import { elements, type Element, type Parent } from '../hast.ts';

// The marks of `markDisclosures`. They cannot clash with attributes of a page: the parser keeps only a fixed list of attributes.

/** The number of the panel that a control opens. Undefined for other elements. */
export const opens = ({ properties }: Element): number | undefined => properties.opens as number | undefined;

/** The number of a panel. Undefined for other elements. */
export const openedBy = ({ properties }: Element): number | undefined => properties.openedBy as number | undefined;

/** True for the control of a menu. */
export const opensMenu = ({ properties }: Element): boolean => properties.opensMenu === true;

/** True for a panel and for an element that contains all of it. A panel is content, whether it is visible or not. */
export const isOpened = ({ properties }: Element): boolean => properties.openedBy !== undefined || properties.isOpened === true;

/** The panels of a tree by number. */
export const panelsIn = (root: Parent): ReadonlyMap<number, Element> =>
  new Map(elements(root).flatMap((element) => (openedBy(element) === undefined ? [] : [[openedBy(element) as number, element]])));
