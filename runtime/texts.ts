/** Texts of the files of a bundle. */
import type { Bundle } from './bundle.ts';

const UTF8 = new TextDecoder();

/** Reads files as text. Each is decoded once, because a bundle never changes: what is kept is at most the bundle itself. */
export function createTexts(read: Bundle['read']): (file: string) => Promise<string> {
  const texts = new Map<string, string>();
  return async (file) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = UTF8.decode(await read(file));
    texts.set(file, text);
    return text;
  };
}
