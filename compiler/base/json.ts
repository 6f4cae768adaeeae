/** JSON for publishing: compact, with a newline at the end. */
export const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** JSON for people: indented, with a newline at the end. */
export const prettyJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The value of a JSON text; undefined for an invalid one. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** True for a JSON object; false for a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text in an object; null when it has no text with this key. */
export const textMember = (value: unknown, key: string): string | null => {
  const text = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : null;
  return typeof text === 'string' ? text : null;
};

/** A code unit as an escape in a text of JSON or JavaScript. */
export const unitEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A key as a step of a JSON pointer (RFC 6901). */
export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The steps of a JSON pointer (RFC 6901). */
export const pointerSteps = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Value at a JSON pointer (RFC 6901); undefined when there is none. */
export const resolvePointer = (document: unknown, pointer: string): unknown => {
  return pointerSteps(pointer).reduce<unknown>((value, step) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    return holds ? (value as Record<string, unknown>)[step] : undefined;
  }, document);
};
