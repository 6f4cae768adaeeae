/** What `sitec <target>` looks at: a folder, one page in a file or on standard input, or an address. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isAddress } from '../../compiler/config/site-address.ts';
import type { Options } from '../../compiler/index.ts';
import { SAMPLE } from '../check/verdict.ts';

/** Name of standard input. */
const STANDARD_INPUT = '-';

/** Whether a word names one page by itself: standard input, or a file. */
export const isPageFile = (word: string, cwd: string): boolean =>
  word === STANDARD_INPUT || (!isAddress(word) && statSync(resolve(cwd, word), { throwIfNoEntry: false })?.isFile() === true);

/** A folder that holds one page as its home page. */
export interface PageFolder {
  readonly folder: string;
  readonly remove: () => void;
}

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

/** Puts a page of a file or of standard input into a folder of its own. */
export const openPage = async (word: string, cwd: string): Promise<PageFolder> => {
  const bytes = word === STANDARD_INPUT ? await buffer(process.stdin) : readFileSync(resolve(cwd, word));
  const folder = mkdtempSync(join(tmpdir(), 'sitec-page-'));
  writeFileSync(join(folder, 'index.html'), bytes);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Opens what is looked at; nothing is named for what lies in the working folder. */
export const openTarget = async (word: string | undefined, cwd: string): Promise<Target> => {
  if (word === undefined) return targetOf({ cwd });
  if (isAddress(word)) {
    const isPage = URL.canParse(word) && !['', '/'].includes(new URL(word).pathname);
    return inItsOwn({ input: word, sample: isPage ? 1 : SAMPLE }, isPage);
  }
  if (isPageFile(word, cwd)) {
    const { folder, remove } = await openPage(word, cwd);
    return { options: { cwd: folder, input: folder, inlineConfig: {} }, isPage: true, remove };
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
  const cwd = mkdtempSync(join(tmpdir(), 'sitec-look-'));
  return { options: { ...options, cwd, inlineConfig: {} }, isPage, remove: () => rmSync(cwd, { recursive: true, force: true }) };
};
