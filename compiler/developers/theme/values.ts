import type { Target, ThemeRule } from './rules.ts';

/** Values in a scheme: custom properties and declarations of each target, later ones over earlier ones. */
export interface Values {
  readonly properties: ReadonlyMap<string, string>;
  /** The value of a property of a target, without variables; null without a value, and for a missing reference. */
  readonly of: (target: Target, property: string) => string | null;
}

/** The values of some rules, with one scheme of `light-dark()`. */
export const valuesOf = (rules: readonly ThemeRule[], isDark: boolean): Values => {
  const told: Readonly<Record<Target, Map<string, string>>> = { root: new Map(), body: new Map(), link: new Map() };
  for (const { target, declarations } of rules) for (const [name, value] of declarations) told[target].set(name, value);
  const properties = new Map([...told.root, ...told.body].filter(([name]) => name.startsWith('--')));
  const plain = (value: string): string | null => resolved(value, properties, isDark, 0);
  return {
    properties,
    of: (target, property) => {
      const value = told[target].get(property);
      return value === undefined ? null : plain(value);
    },
  };
};

/** Maximum depth of references; a circular reference has no value. */
const MAXIMUM_LEVELS = 12;

const CALL = /\b(var|light-dark)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/i;

const resolved = (value: string, properties: ReadonlyMap<string, string>, isDark: boolean, level: number): string | null => {
  const call = CALL.exec(value);
  if (call === null) return value;
  if (level === MAXIMUM_LEVELS) return null;
  const [whole, name = '', inner = ''] = call;
  const [first, second] = argumentsOf(inner);
  const instead = name.toLowerCase() === 'var' ? (properties.get(first) ?? second) : isDark ? second : first;
  if (instead === undefined) return null;
  return resolved(
    value.replace(whole, () => instead),
    properties,
    isDark,
    level + 1,
  );
};

/** The first argument, and everything after its comma. */
const argumentsOf = (inner: string): readonly [string, string?] => {
  const [first = ''] = /^(?:[^,()]|\((?:[^()]|\([^()]*\))*\))*/.exec(inner) ?? [];
  return first.length === inner.length ? [first.trim()] : [first.trim(), inner.slice(first.length + 1).trim()];
};
