/** A node of schema.org with the properties that are known. */
export type StructuredNode = Readonly<Record<string, unknown>>;

/** A node of a type without unknown and empty properties. */
export const structured = (type: string, properties: StructuredNode): StructuredNode => ({
  '@type': type,
  ...Object.fromEntries(Object.entries(properties).filter(([, value]) => !isEmpty(value))),
});

const isEmpty = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0);
