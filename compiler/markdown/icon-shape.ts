import { hash } from 'node:crypto';
import { attribute, elements, type Element } from './hast.ts';

/** Prefix of a key of `icons` in the configuration that names a drawing by its shape instead of a selector. */
export const SHAPE = 'shape:';

/** Number of hexadecimal digits of a shape. */
const DIGITS = 12;

/** True for `shape:` with its digits. */
export const isShape = (key: string): boolean => /^shape:[0-9a-f]{12}$/.test(key);

/**
 * The shape of a drawn icon: the first 12 hexadecimal digits of the SHA-256 of its joined path data. It does not depend on the size and
 * colour of the icon. Null for an icon without a path.
 */
export const shapeOf = (icon: Element): string | null => {
  const data = elements(icon).flatMap((child) => (child.tagName === 'path' ? (attribute(child, 'd') ?? []) : []));
  return data.length === 0 ? null : hash('sha256', data.join(''), 'hex').slice(0, DIGITS);
};
