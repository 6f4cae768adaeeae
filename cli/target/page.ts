/** A single page, in a file or on standard input. */
import { readFileSync, statSync, writeFileSync, type Stats } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { errorCode } from '../../compiler/base/errors.ts';
import { TemporaryFolder } from '../../compiler/base/temporary-folder.ts';
import { isAddress } from '../../compiler/config/site-address.ts';

/** Name of standard input. */
export const STANDARD_INPUT = '-';

/** Whether a word names a single page: standard input, or a file. */
export const isPageFile = (word: string, cwd: string): boolean =>
  word === STANDARD_INPUT || (!isAddress(word) && statsOf(resolve(cwd, word))?.isDirectory() === false);

const statsOf = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // The path cannot be read.
  }
};

/** Puts a page from a file or from standard input into a temporary folder; a text tells why it cannot be read. */
export const openPage = async (word: string, cwd: string): Promise<TemporaryFolder | string> => {
  const bytes = await bytesOf(word, resolve(cwd, word));
  if (typeof bytes === 'string') return bytes;
  const folder = new TemporaryFolder('sitec-page-');
  writeFileSync(join(folder.path, 'index.html'), bytes);
  return folder;
};

const bytesOf = async (word: string, path: string): Promise<Buffer | string> => {
  try {
    if (word !== STANDARD_INPUT && statsOf(path)?.isFile() !== true) return `${word} is not a page or a folder`;
    const bytes = word === STANDARD_INPUT ? await buffer(process.stdin) : readFileSync(path);
    return bytes.length > 0 ? bytes : `${word === STANDARD_INPUT ? 'standard input' : word} is empty`;
  } catch (error) {
    return `${word} cannot be read (${errorCode(error) ?? 'unknown reason'})`;
  }
};
