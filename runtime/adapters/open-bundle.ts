/** A bundle of which only the index is loaded, for platforms that start for a request and end shortly after. */
import { INDEX_FILE, INDEX_FORMAT, type Bundle, type RuntimeIndex } from '../bundle.ts';
import type { MaybePromise } from '../maybe-promise.ts';

/** Reads the index of a bundle. Rejects with an Error of one sentence, without the name of a folder, when it is unusable. */
export const openBundle = async (read: Bundle['read']): Promise<Bundle> => ({ index: wholeIndex(parse(await readIndex(read))), read });

/** Renews a changed bundle: its replacement is changed in the same way. */
export const renewedAs = ({ renew }: Bundle, change: (next: Bundle) => MaybePromise<Bundle>): Pick<Bundle, 'renew'> =>
  renew ? { renew: async () => ((next) => next && change(next))(await renew()) } : {};

/** An index that this runtime can use. Throws for another format, whose content is unknown; `where` is its origin. */
export const wholeIndex = (index: Partial<RuntimeIndex> | null, where = 'The bundle'): RuntimeIndex => {
  if (index?.format === INDEX_FORMAT) return index as RuntimeIndex;
  throw new Error(
    `${where} has format ${String(index?.format)}, this runtime reads format ${String(INDEX_FORMAT)}: run sitec build again.`,
  );
};

const readIndex = async (read: Bundle['read']): Promise<Uint8Array> => {
  try {
    return await read(INDEX_FILE);
  } catch (error) {
    throw new Error(`${INDEX_FILE} of the bundle cannot be read.`, { cause: error });
  }
};

const parse = (bytes: Uint8Array): Partial<RuntimeIndex> | null => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Partial<RuntimeIndex> | null;
  } catch (error) {
    throw new Error(`${INDEX_FILE} of the bundle is not whole: run sitec build again.`, { cause: error });
  }
};
