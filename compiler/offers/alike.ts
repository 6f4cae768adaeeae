import { classes, shapeOf, type Element } from '../markdown/hast.ts';

/** The shape of an element that has classes. Null for others. */
export const cardShapeOf = (element: Element | null): string | null => (element && classes(element).length > 0 ? shapeOf(element) : null);

/** True for elements with the same tag and a common class. */
export const shareClass = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName && classes(one).some((name) => classes(other).includes(name));

/** True for elements with the same tag, and with a common class or without classes. */
export const areAlike = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName && (shareClass(one, other) || classes(one).length + classes(other).length === 0);

/** True for blocks that are all alike. */
export const areAllAlike = ([first, ...others]: readonly Element[]): boolean =>
  others.every((other) => first !== undefined && areAlike(first, other));
