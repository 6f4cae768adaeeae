import { elements, type Element, type Parent } from '../hast.ts';

// The marks of `markDisclosures`. No attribute of a page can have such a name: a parser keeps the attributes of a list only.

/** The number of the panel that a control opens; undefined for what is no control. */
export const opens = ({ properties }: Element): number | undefined => properties.opens as number | undefined;

/** The number of a panel that a control opens. */
export const openedBy = ({ properties }: Element): number | undefined => properties.openedBy as number | undefined;

/** True for the control of a menu. */
export const opensMenu = ({ properties }: Element): boolean => properties.opensMenu === true;

/** True for what a control of the content opens, all of it or the box that holds all of it: it is content, shown or not. */
export const isOpened = ({ properties }: Element): boolean => properties.openedBy !== undefined || properties.isOpened === true;

/** The panels of a tree by their numbers. */
export const panelsIn = (root: Parent): ReadonlyMap<number, Element> =>
  new Map(elements(root).flatMap((element) => (openedBy(element) === undefined ? [] : [[openedBy(element) as number, element]])));
