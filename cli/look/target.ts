/** What `sitec <target>` looks at: a folder, one page in a file or on standard input, or an address. */
import { existsSync, readFileSync, statSync, writeFileSync, type Stats } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { errorCode } from '../../compiler/base/errors.ts';
import { TemporaryFolder } from '../../compiler/base/temporary-folder.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import type { Options } from '../../compiler/index.ts';

/** Pages of a site on the web that are enough for a verdict. */
export const SAMPLE = 50;

/** Name of standard input. */
const STANDARD_INPUT = '-';

/** Whether a word names one page by itself: standard input, or what is no folder. */
export const isPageFile = (word: string, cwd: string): boolean =>
  word === STANDARD_INPUT || (!isAddress(word) && statsOf(resolve(cwd, word))?.isDirectory() === false);

const statsOf = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // It lies where nobody may look.
  }
};

/** Something to look at. */
export interface Target {
  readonly options: Options;
  /** Whether it is one page by itself: what a whole site has says nothing of it. */
  readonly isPage: boolean;
  /** Removes what was made for the look. */
  readonly remove: () => void;
}

/** Whether a word of the command line is something to look at, and no misspelt command. */
export const isTarget = (word: string, cwd: string): boolean =>
  word === STANDARD_INPUT || isAddress(word) || existsSync(resolve(cwd, word));

/** Puts a page of a file or of standard input into a folder of its own; a text says why it cannot be read. */
export const openPage = async (word: string, cwd: string): Promise<TemporaryFolder | string> => {
  const bytes = await bytesOf(word, resolve(cwd, word));
  if (typeof bytes === 'string') return bytes;
  const folder = new TemporaryFolder('sitec-page-');
  writeFileSync(join(folder.path, 'index.html'), bytes);
  return folder;
};

const bytesOf = async (word: string, path: string): Promise<Buffer | string> => {
  try {
    if (word !== STANDARD_INPUT && statsOf(path)?.isFile() !== true) return `${word} is neither a page nor a folder`;
    const bytes = word === STANDARD_INPUT ? await buffer(process.stdin) : readFileSync(path);
    return bytes.length > 0 ? bytes : `${word === STANDARD_INPUT ? 'standard input' : word} is empty: there is no page in it`;
  } catch (error) {
    return `${word} cannot be read (${errorCode(error) ?? 'unknown reason'})`;
  }
};

/** Opens what is looked at; nothing is named for what lies in the working folder. */
export const openTarget = async (word: string | undefined, cwd: string): Promise<Target | string> => {
  if (word === undefined) return targetOf({ cwd });
  if (isAddress(word)) {
    const isPage = URL.canParse(word) && !['', '/'].includes(new URL(word).pathname);
    return inItsOwn({ input: word, sample: isPage ? 1 : SAMPLE }, isPage);
  }
  if (isPageFile(word, cwd)) {
    const page = await openPage(word, cwd);
    if (typeof page === 'string') return page;
    return { options: { cwd: page.path, input: page.path, inlineConfig: {} }, isPage: true, remove: () => page.remove() };
  }
  const path = resolve(cwd, word);
  // A project is looked at from within; its rendered site may lie in a folder of it.
  if (!existsSync(join(path, 'index.html'))) return targetOf({ cwd: path });
  const isOutside = relative(cwd, path).startsWith('..');
  return targetOf(isOutside ? { cwd: path, input: '.', inlineConfig: {} } : { cwd, input: word });
};

const targetOf = (options: Options): Target => ({ options, isPage: false, remove: () => undefined });

/** A site on the web, which what lies in the working folder says nothing of. */
const inItsOwn = (options: Options, isPage: boolean): Target => {
  const folder = new TemporaryFolder('sitec-look-');
  return { options: { ...options, cwd: folder.path, inlineConfig: {} }, isPage, remove: () => folder.remove() };
};
