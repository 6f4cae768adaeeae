/** The files of terms and of texts, which are read on demand and cached. */
import { PASSAGE_FOLDER, type Bundle, type PassageTerms, type PassageTexts, type TermNumbers } from '../bundle.ts';

/**
 * Maximum bytes of cached files, which take about 64 MB of memory; above it the cache is emptied, so that no series of questions fills the
 * memory.
 */
const MOST_KEPT = 20_000_000;

/**
 * A file of terms. The postings of a term, by its place in the file, are in separate files: a question needs few terms of the files that it
 * opens.
 */
export interface OpenTerms {
  readonly terms: readonly string[];
  readonly numbers: (place: number) => Promise<readonly number[]>;
}

/** Reads files by number. Rejects when the bundle has no such file. */
export interface PassageFiles {
  readonly terms: (number: number) => Promise<OpenTerms>;
  readonly texts: (number: number) => Promise<PassageTexts>;
}

/** The files of a bundle. */
export const openPassageFiles = ({ read }: Pick<Bundle, 'read'>): PassageFiles => {
  const kept = new Map<string, Promise<unknown>>();
  let size = 0;
  const open = <Opened>(name: string, prepare: (content: never) => Opened): Promise<Opened> => {
    const known = kept.get(name) as Promise<Opened> | undefined;
    if (known) return known;
    const opened = (async () => {
      const bytes = await read(`${PASSAGE_FOLDER}/${name}.json`);
      size += bytes.length;
      if (size > MOST_KEPT) {
        kept.clear();
        size = 0;
      }
      return prepare(JSON.parse(new TextDecoder().decode(bytes)) as never);
    })();
    kept.set(name, opened);
    // A failed read is repeated on the next request.
    opened.catch(() => kept.delete(name));
    return opened;
  };
  return {
    terms: (number) =>
      open(`terms-${number}`, ({ terms, postings }: PassageTerms) => ({
        terms: terms.split(' '),
        numbers: async (place) => {
          const file = postings.findLastIndex((first) => first <= place);
          const packed = await open(`postings-${number}-${file}`, (numbers: TermNumbers) => numbers.split(' '));
          return unpack(packed[place - (postings[file] ?? 0)] ?? '');
        },
      })),
    texts: (number) => open(`texts-${number}`, (texts: PassageTexts) => texts),
  };
};

/** Numbers of a base64 text (RFC 4648, section 4) with unsigned LEB128 varints (DWARF 5, section 7.6) below 2^32. */
export const unpack = (packed: string): readonly number[] => {
  const bytes = atob(packed);
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at);
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    numbers.push(number);
    [number, shift] = [0, 0];
  }
  return numbers;
};
