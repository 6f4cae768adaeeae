import { readFileSync } from 'node:fs';
import type { ModuleCache } from 'jiti';
import { defineConfig, type ConfigContext } from './define.ts';

type Exports = Readonly<Record<string, unknown>>;

/** The object that a configuration in TypeScript or JavaScript exports, its keys not checked. Throws an Error that says in words why there is none, or what the file throws. */
export const runConfig = async (file: string, context: ConfigContext): Promise<Exports> => {
  const config = await defaultOf(await evaluate(file));
  if (typeof config !== 'function') return objectOf(config, 'it has to export an object, and exports');
  if (isClass(config)) throw new Error(`it has to export an object, and exports a class; ${EXAMPLE}`);
  return objectOf(
    await (config as (given: ConfigContext) => unknown)(context),
    'the function that it exports has to give an object, and gives',
  );
};

const EXAMPLE = 'export default defineConfig({ ... }) is one';

/** What a module exports. */
const evaluate = async (file: string): Promise<unknown> => {
  // Node 20 does not strip types; jiti reads TypeScript and JavaScript alike, and does not cache. Left to itself it would have Node import a
  // JavaScript module, which keeps the first one for ever, so that a watch sees no change.
  const { createJiti } = await import('jiti');
  // What it imports from sitec is the sitec that reads it: `npx sitec` runs where no package.json lists it.
  const virtualModules = { sitec: { defineConfig } };
  const jiti = createJiti(import.meta.url, { moduleCache: false, fsCache: false, virtualModules });
  const cache: ModuleCache = {};
  const options = { filename: file, async: true, forceTranspile: true, cache };
  try {
    await jiti.evalModule(readFileSync(file, 'utf8'), options);
  } catch (error) {
    // What it answers, unlike what the module exports, cannot be waited for where the default export is null.
    if (!cache[file]?.loaded) throw error;
  }
  return cache[file]?.exports;
};

/** What a module is for: its default export, or all of what a CommonJS module exports. */
const defaultOf = (exported: unknown): unknown => {
  if (typeof exported !== 'object' || exported === null) return exported;
  if ('default' in exported) return exported.default;
  if ('__esModule' in exported || (Object.keys(exported).length === 0 && !Array.isArray(exported)))
    throw new Error(`it has no default export; ${EXAMPLE}`);
  return exported;
};

/** Dates, maps and their like are objects without a key that a configuration has: one would be taken for a configuration that says nothing. */
const objectOf = (value: unknown, fault: string): Exports => {
  if (Object.prototype.toString.call(value) === '[object Object]') return value as Exports;
  throw new Error(`${fault} ${nameOf(value)}; ${EXAMPLE}`);
};

/** What a value that is no object with keys is called. */
const nameOf = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  return `a ${typeof value === 'object' ? Object.prototype.toString.call(value).slice('[object '.length, -1) : typeof value}`;
};

const isClass = (value: object): boolean => /^class\b/.test(Function.prototype.toString.call(value));
