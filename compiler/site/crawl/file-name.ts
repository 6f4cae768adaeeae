import type { ReferenceKind } from './references.ts';

/** Bytes of a name that file systems take, with room for an ending. */
const MAXIMUM_NAME = 240;

/**
 * The file that an address is in a folder as a generator would write it: `/x/` is x/index.html, a page at `/x` x.html. A problem is why there can
 * be no such file, as the second half of a sentence.
 */
export const fileName = ({ pathname }: URL, kind: ReferenceKind): { readonly file: string } | { readonly problem: string } => {
  const parts = pathname.slice(1).split('/').map(decoded);
  // The last part is empty for what ends with a slash.
  const problem = parts
    .map((part, index) => (part === '' && index === parts.length - 1 ? null : problemOf(part)))
    .find((each) => each !== null);
  if (problem) return { problem };
  const names = parts.filter((part) => part !== null);
  const last = names.pop() ?? '';
  if (kind === 'file' && last === '') return { problem: 'it is no page, and its address ends with a slash' };
  const name = last === '' ? 'index.html' : kind === 'file' || /\.html?$/i.test(last) ? last : `${last}.html`;
  return { file: [...names, name].join('/') };
};

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

const problemOf = (name: string | null): string | null => {
  if (name === null) return 'its address is not percent-encoded UTF-8';
  if (name === '') return 'its address has two slashes in a row';
  if (name === '.' || name === '..' || /[/\\\u0000-\u001f\u007f]/.test(name))
    return 'its address holds signs that no name of a file may have';
  return Buffer.byteLength(name) > MAXIMUM_NAME ? 'its address has a part that is too long for the name of a file' : null;
};
