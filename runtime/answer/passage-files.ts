/** The files of terms, postings and texts, which are read on demand and cached. */
import { PASSAGE_FOLDER, type Bundle } from '../bundle.ts';

/**
 * Maximum bytes of cached files, which take about 64 MB of memory; above it the cache is emptied, so that no series of questions fills the
 * memory.
 */
const MOST_KEPT = 20_000_000;

/** Reads a file by its name. Rejects when the bundle has no such file. */
export type OpenFile = <Content>(name: string) => Promise<Content>;

/** The files of a bundle. */
export const openFiles = ({ read }: Pick<Bundle, 'read'>): OpenFile => {
  const kept = new Map<string, Promise<never>>();
  let size = 0;
  const load = async (name: string): Promise<never> => {
    const bytes = await read(`${PASSAGE_FOLDER}/${name}.json`);
    size += bytes.length;
    if (size > MOST_KEPT) {
      kept.clear();
      size = 0;
    }
    return JSON.parse(new TextDecoder().decode(bytes)) as never;
  };
  return (name) => {
    const opened = kept.get(name) ?? load(name);
    kept.set(name, opened);
    // A failed read is repeated on the next request.
    opened.catch(() => kept.delete(name));
    return opened;
  };
};
