/** JSON pointers (RFC 6901). */

/** A key as a step of a pointer. */
export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Value at a pointer; undefined when there is none. */
export const resolvePointer = (document: unknown, pointer: string): unknown => {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((value, step) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    return holds ? (value as Record<string, unknown>)[step] : undefined;
  }, document);
};
