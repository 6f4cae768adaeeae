import { hash } from 'node:crypto';
import { join } from 'node:path';
import { isObject } from '../../compiler/base/json.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import type { FactBodies, KindBodies } from '../../compiler/facts/diff.ts';
import type { Fields } from '../../compiler/facts/words.ts';
import { paths } from '../../compiler/paths.ts';
import { INDEX_FILE, MANIFEST_FILE } from '../../runtime/bundle.ts';
import { readJsonBytes, readJsonFile, type JsonFile } from './json-file.ts';
import type { NoReply } from '../web/no-reply.ts';
import { fetchFile, Misfit } from '../web/web-file.ts';

/** Reads a JSON file of a bundle by its name in the manifest. Throws a `Misfit` when the host does not answer. */
type ReadJson = (file: string) => Promise<JsonFile>;

/** Reads the files of a bundle, in a folder or on the web. Throws a `Misfit` for an invalid address. */
const bundleReader = (place: string): ReadJson => {
  if (!isAddress(place)) return async (file) => readJsonFile(join(place, file));
  if (!URL.canParse(place)) throw new Misfit(`${place} is not an address`);
  const { origin, pathname } = new URL(place);
  const base = origin + pathname.replace(/\/+$/, '');
  return (file) => fetchJson(base, file);
};

const fetchJson = async (base: string, file: string): Promise<JsonFile> => {
  try {
    const response = await fetchFile(base, file);
    return readJsonBytes(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    if (!(error instanceof Misfit) || error.isUnreachable) throw error;
    return { reason: `is not published: ${error.message}` };
  }
};

/** The facts of a bundle, or why there are none, in one sentence. */
type FactBundle = FactBodies | NoReply;

/** Files of the API by their names in a manifest: `api/v1/plans.json`, `api/v1/guides/start.json`. */
const DOCUMENT = /^([^/\\]+)(?:\/([^/\\]+))?\.json$/;
const API = paths.api.slice(1);
/** Maximum parallel requests for documents. */
const AT_ONCE = 8;

/** Reads the facts of a folder that `sitec build` wrote, or of a site on the web: every list document of its API, and the documents of their records. */
export const readFactBundle = async (place: string): Promise<FactBundle> => {
  try {
    return await readFacts(place, bundleReader(place));
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    return { reason: error.message, isUnreachable: error.isUnreachable };
  }
};

const readFacts = async (place: string, read: ReadJson): Promise<FactBundle> => {
  const manifest = await read(MANIFEST_FILE);
  if ('reason' in manifest) return { reason: `${place} has no bundle: ${MANIFEST_FILE} ${manifest.reason}` };
  const { files } = manifest.value;
  if (!isObject(files)) return { reason: `${place} has no bundle: ${MANIFEST_FILE} lists no files` };
  const listed = Object.entries(files).filter(([file]) => file.startsWith(API) && DOCUMENT.test(file.slice(API.length)));
  const documents = new Map<string, Fields>();
  for (let start = 0; start < listed.length; start += AT_ONCE) {
    const found = await Promise.all(
      listed.slice(start, start + AT_ONCE).map(async ([file, entry]) => [file, asListed(await read(file), entry)] as const),
    );
    for (const [file, document] of found) {
      if ('reason' in document) return { reason: `the bundle in ${place} is incomplete: ${file} ${document.reason}` };
      documents.set(file.slice(API.length), document.value);
    }
  }
  const kinds = kindsOf(documents);
  if (kinds.size === 0) return { reason: `the bundle in ${place} has no facts: no document in ${API}` };
  return { base: siteOf(await read(INDEX_FILE), kinds), kinds };
};

/** A document, if its digest matches the manifest. Another one must not be compared as if it were published. */
const asListed = (document: JsonFile, entry: unknown): JsonFile => {
  if ('reason' in document) return document;
  const digest = hash('sha256', document.bytes);
  return isObject(entry) && entry.sha256 === digest ? document : { reason: `is not the file that ${MANIFEST_FILE} lists` };
};

const kindsOf = (documents: ReadonlyMap<string, Fields>): ReadonlyMap<string, KindBodies> => {
  const kinds = new Map<string, KindBodies & { readonly items: Map<string, Fields> }>();
  const named = [...documents].map(([file, value]) => ({ parts: DOCUMENT.exec(file) ?? [], value }));
  for (const { parts, value } of named) if (parts[2] === undefined) kinds.set(parts[1] ?? '', { body: value, items: new Map() });
  for (const { parts, value } of named) if (parts[2] !== undefined) kinds.get(parts[1] ?? '')?.items.set(parts[2], value);
  return kinds;
};

/** Public address of the site: from the runtime's index, else from the company. */
const siteOf = (index: JsonFile, kinds: ReadonlyMap<string, KindBodies>): string | null => {
  const site = 'value' in index ? index.value.site : kinds.get('company')?.body.url;
  return typeof site === 'string' && site !== '' ? site.replace(/\/$/, '') : null;
};
