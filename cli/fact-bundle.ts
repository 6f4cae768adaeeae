import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FactBodies, KindBodies } from '../compiler/fact-diff.ts';
import { isFields, type Fields } from '../compiler/fact-words.ts';
import { paths } from '../compiler/paths.ts';
import { INDEX_FILE, MANIFEST_FILE } from '../runtime/bundle.ts';
import { readJsonFile } from './json-file.ts';

/** The facts of a bundle, or why a folder has none, in one sentence. */
export type FactBundle = FactBodies | { readonly reason: string };

/** Files of the API by their names in a manifest: `api/v1/plans.json`, `api/v1/guides/start.json`. */
const DOCUMENT = /^([^/\\]+)(?:\/([^/\\]+))?\.json$/;
const API = paths.api.slice(1);

/** Reads the facts of a folder that `sitec build` wrote: every list document of its API, and the documents of their records. */
export const readFactBundle = (folder: string): FactBundle => {
  const manifest = readJsonFile(join(folder, MANIFEST_FILE));
  if ('reason' in manifest) return { reason: `${folder} holds no bundle: ${MANIFEST_FILE} ${manifest.reason}` };
  const { files } = manifest.value;
  if (!isFields(files)) return { reason: `${folder} holds no bundle: ${MANIFEST_FILE} lists no files` };
  const documents = new Map<string, Fields>();
  for (const [file, entry] of Object.entries(files)) {
    if (!file.startsWith(API) || !DOCUMENT.test(file.slice(API.length))) continue;
    const found = readListed(folder, file, entry);
    if ('reason' in found) return { reason: `the bundle in ${folder} is not whole: ${file} ${found.reason}` };
    documents.set(file.slice(API.length), found.value);
  }
  const kinds = kindsOf(documents);
  return kinds.size > 0
    ? { base: baseOf(folder, kinds), kinds }
    : { reason: `the bundle in ${folder} has no facts: no document in ${API}` };
};

/** A document whose bytes are those that the manifest lists; another one would be compared as if it had been published. */
const readListed = (folder: string, file: string, entry: unknown): { readonly value: Fields } | { readonly reason: string } => {
  const document = readJsonFile(join(folder, file));
  if ('reason' in document) return document;
  const digest = createHash('sha256').update(document.bytes).digest('hex');
  return isFields(entry) && entry.sha256 === digest ? document : { reason: `is not the file that ${MANIFEST_FILE} lists` };
};

const kindsOf = (documents: ReadonlyMap<string, Fields>): ReadonlyMap<string, KindBodies> => {
  const kinds = new Map<string, KindBodies & { readonly items: Map<string, Fields> }>();
  const named = [...documents].map(([file, value]) => ({ parts: DOCUMENT.exec(file) ?? [], value }));
  for (const { parts, value } of named) if (parts[2] === undefined) kinds.set(parts[1] ?? '', { body: value, items: new Map() });
  for (const { parts, value } of named) if (parts[2] !== undefined) kinds.get(parts[1] ?? '')?.items.set(parts[2], value);
  return kinds;
};

/** Public address of the site: of the runtime's index, else of the company. */
const baseOf = (folder: string, kinds: ReadonlyMap<string, KindBodies>): string | null => {
  const index = readJsonFile(join(folder, INDEX_FILE));
  const site = 'value' in index ? index.value.site : kinds.get('company')?.body.url;
  return typeof site === 'string' && site !== '' ? site.replace(/\/$/, '') : null;
};
