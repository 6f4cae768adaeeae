import { join } from 'node:path';
import { readJsonBytes, readJsonFile, type JsonFile } from '../explain/json-file.ts';
import { fetchFile, Misfit } from '../mcp/web-file.ts';

/** Reads a JSON file of a bundle by its name in the manifest. Throws a `Misfit` when nothing answers at all. */
export type ReadJson = (file: string) => Promise<JsonFile>;

/** What reads the files of a bundle: in a folder, or of a site on the web. Throws a `Misfit` for what begins like an address and is none. */
export const bundleReader = (place: string): ReadJson => {
  if (!/^https?:\/\//i.test(place)) return async (file) => readJsonFile(join(place, file));
  if (!URL.canParse(place)) throw new Misfit(`${place} is no address`);
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
