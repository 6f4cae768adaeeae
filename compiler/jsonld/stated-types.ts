/** The types of schema.org that a page states itself, so that sitec adds no second node of a type. */
import type { Script } from '../html/types.ts';
import { withoutPrefix } from './read.ts';
import { SCHEMA_TYPES } from './schema-types.ts';

/** A type, or a list of types, in the source of JSON-LD, which may be invalid. The lengths are limited to keep the time linear. */
const TYPE = /["']@type["']\s*:\s*(?:(["'])(.{0,200}?)\1|\[([^\]]{0,2000})\])/gs;

/** Types in any syntax, without the prefix of schema.org, each once. `marked` are those of microdata and RDFa, as written. */
export const statedTypes = (scripts: readonly Pick<Script, 'text'>[], marked: readonly string[]): readonly string[] => {
  const listed = scripts.flatMap(({ text }) => [...text.matchAll(TYPE)].flatMap(([, , one, several = '']) => one ?? wordsIn(several)));
  return [...new Set([...listed, ...marked].map((type) => withoutPrefix(type.trim())))];
};

const wordsIn = (list: string): readonly string[] => [...list.matchAll(/(["'])(.*?)\1/gs)].map(([, , word = '']) => word);

/** A family of types: a page with one of them gets no node of its family. The names are those of nodes that sitec writes. */
export type TypeFamily = keyof typeof SCHEMA_TYPES;

const FAMILIES = new Map<string, ReadonlySet<string>>(
  Object.entries(SCHEMA_TYPES).map(([family, types]) => [family, new Set(types.split(' '))]),
);

/** Whether one of the types belongs to a family. */
export const states = (types: readonly string[], family: TypeFamily): boolean => types.some((type) => FAMILIES.get(family)?.has(type));
