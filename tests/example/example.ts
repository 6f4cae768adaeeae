/** What the tests of the example site share: where it is, and how to read from it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { inject } from 'vitest';

/** Addresses and folders of the one example site of a run. */
export interface Example {
  /** Address of the running server, without the rate limit; the bundle is built for it. */
  readonly url: string;
  readonly repository: string;
  /** Temporary folder that holds everything below. */
  readonly folder: string;
  /** What Eleventy wrote. */
  readonly rendered: string;
  /** What the compiler wrote. */
  readonly dist: string;
  /** Configuration as JSON, for compilers that run outside of the repository. */
  readonly config: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    example: Example;
  }
}

/** A JSON value that a test looks into. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const example = inject('example');

/** GET of a path or of an address of the site. */
export const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(new URL(path, example.url), { headers });

/** A JSON document of the site; throws when it is not there. */
export const getJson = async <Value>(path: string): Promise<Value> => {
  const response = await get(path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Value;
};

/** Text of a document of the site; throws when it is not there. */
export const getText = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const response = await get(path, headers);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.text();
};

/** Files below a folder, sorted, with forward slashes. */
export const filesOf = (folder: string): readonly string[] => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
};

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Name and hash of every file below a folder: two folders with equal lists are byte-equal. */
export const hashesOf = (folder: string): readonly string[] =>
  filesOf(folder).map((file) => `${file} ${sha256(readFileSync(join(folder, file)))}`);

/** Paths of the rendered pages, as visitors ask for them; 404.html is not one. */
export const renderedPages = (): readonly string[] => {
  const pages = filesOf(example.rendered).filter((file) => file.endsWith('.html') && file !== '404.html');
  return pages.map((file) => `/${file.replace(/index\.html$/, '')}`);
};

/** Every text inside a JSON value. */
export const textsOf = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsOf);
};

const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  formats: { uri: (text: string) => URL.canParse(text), 'uri-reference': true, date: /^\d{4}-\d{2}-\d{2}$/ },
});
const compiled = new Map<object, ValidateFunction>();

/** What is wrong with a value; empty when its schema (2020-12) accepts it. */
export const schemaErrors = (schema: object, value: unknown): readonly string[] => {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

/** The value that a JSON pointer (RFC 6901) names; undefined when there is none. */
export const atPointer = (value: unknown, pointer: string): unknown => {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((part, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? (part as Record<string, unknown>)[name] : undefined;
  }, value);
};
