/** What `sitec <target>` looks at: a folder, one page in a file or on standard input, or an address. */
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isAddress } from '../../compiler/config/site-address.ts';
import type { Options } from '../../compiler/index.ts';
import { SAMPLE } from '../check/verdict.ts';

/** Name of standard input. */
const STANDARD_INPUT = '-';

/** Something to look at. */
export interface Target {
  readonly options: Options;
  /** Whether it is one page by itself: what a whole site has says nothing of it. */
  readonly isPage: boolean;
  /** Removes what was made for the look. */
  remove(): void;
}

/** Whether a word of the command line is something to look at, and no misspelt command. */
export const isTarget = (word: string, cwd: string): boolean =>
  word === STANDARD_INPUT || isAddress(word) || existsSync(resolve(cwd, word));

/** Opens what is looked at; `read` gives the bytes of standard input. */
export const openTarget = async (word: string | undefined, cwd: string, read: () => Promise<Buffer>): Promise<Target> => {
  if (word === undefined) return targetOf({ cwd });
  if (isAddress(word)) {
    const isPage = URL.canParse(word) && !['', '/'].includes(new URL(word).pathname);
    return targetOf({ cwd, input: word, sample: isPage ? 1 : SAMPLE }, isPage);
  }
  if (word === STANDARD_INPUT) {
    const bytes = await read();
    return pageTarget(cwd, (file) => writeFileSync(file, bytes));
  }
  const path = resolve(cwd, word);
  if (!statSync(path).isDirectory()) return pageTarget(cwd, (file) => copyFileSync(path, file));
  // A project is looked at from within; its rendered site may lie in a folder of it.
  return existsSync(join(path, 'index.html')) ? targetOf({ cwd, input: word }) : targetOf({ cwd: path });
};

const targetOf = (options: Options, isPage = false): Target => ({ options, isPage, remove: () => undefined });

/** One page as the home page of a site of its own. */
const pageTarget = (cwd: string, write: (file: string) => void): Target => {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-page-'));
  write(join(folder, 'index.html'));
  return {
    options: { cwd, input: folder, inlineConfig: {} },
    isPage: true,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
