import { readFileSync } from 'node:fs';
import type { ModuleCache } from 'jiti';
import { defineConfig, type ConfigContext } from './define.ts';

type Exports = Readonly<Record<string, unknown>>;

/**
 * The object that a configuration in TypeScript or JavaScript exports, without validation of its keys. Throws an Error with the reason when
 * there is none, and errors of the file itself.
 */
export const runConfig = async (file: string, context: ConfigContext): Promise<Exports> => {
  const config = await defaultOf(await evaluate(file));
  if (typeof config !== 'function') return objectOf(config, 'it must export an object, but exports');
  if (isClass(config)) throw new Error(`it must export an object, but exports a class; ${EXAMPLE}`);
  return objectOf(await (config as (given: ConfigContext) => unknown)(context), 'the exported function must return an object, but returns');
};

const EXAMPLE = 'for example: export default defineConfig({ ... })';

/** Exports of a module. */
const evaluate = async (file: string): Promise<unknown> => {
  // Node 20 does not strip types. jiti reads TypeScript and JavaScript alike, without a cache. With its default settings, Node would import
  // a JavaScript module and keep the first version, so that a watch sees no change.
  const { createJiti } = await import('jiti');
  // An import of sitec gets the running sitec: `npx sitec` works without an entry in package.json.
  const virtualModules = { sitec: { defineConfig } };
  const jiti = createJiti(import.meta.url, { moduleCache: false, fsCache: false, virtualModules });
  const cache: ModuleCache = {};
  const options = { filename: file, async: true, forceTranspile: true, cache };
  try {
    await jiti.evalModule(readFileSync(file, 'utf8'), options);
  } catch (error) {
    // jiti cannot return a module whose default export is null, but its exports are in the cache.
    if (!cache[file]?.loaded) throw error;
  }
  return cache[file]?.exports;
};

/** The default export of a module, or all exports of a CommonJS module. */
const defaultOf = (exported: unknown): unknown => {
  if (typeof exported !== 'object' || exported === null) return exported;
  if ('default' in exported) return exported.default;
  if ('__esModule' in exported || (Object.keys(exported).length === 0 && !Array.isArray(exported)))
    throw new Error(`it has no default export; ${EXAMPLE}`);
  return exported;
};

/** Dates, maps and similar objects have no keys of a configuration. They would count as an empty one. */
const objectOf = (value: unknown, fault: string): Exports => {
  if (Object.prototype.toString.call(value) === '[object Object]') return value as Exports;
  throw new Error(`${fault} ${nameOf(value)}; ${EXAMPLE}`);
};

/** Description of a value that is not an object with keys. */
const nameOf = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  return `a ${typeof value === 'object' ? Object.prototype.toString.call(value).slice('[object '.length, -1) : typeof value}`;
};

const isClass = (value: object): boolean => /^class\b/.test(Function.prototype.toString.call(value));
