/** JSON as it is published: compact, with a newline at the end. */
export const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** JSON for people: indented, with a newline at the end. */
export const prettyJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
