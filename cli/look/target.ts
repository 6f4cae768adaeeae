/** The target of `sitec <target>`: a folder, one page in a file or on standard input, or an address. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isWithin } from '../../compiler/base/file-path.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import type { Options } from '../../compiler/index.ts';
import { FOLDER_SAMPLE, openByItself, SAMPLE, type OpenedSite } from '../target/by-itself.ts';
import { isPageFile, openPage, STANDARD_INPUT } from '../target/page.ts';

/** The target of a look. */
export interface Target extends OpenedSite {
  /** Whether it is a single page, for which findings about a whole site do not apply. */
  readonly isPage: boolean;
}

/** Whether a word of the command line is a target, and not a misspelled command. */
export const isTarget = (word: string, cwd: string): boolean =>
  word === STANDARD_INPUT || isAddress(word) || existsSync(resolve(cwd, word));

/** Opens a target; undefined for the working folder. */
export const openTarget = async (word: string | undefined, cwd: string): Promise<Target | string> => {
  if (word === undefined) return targetOf({ cwd });
  if (isAddress(word)) {
    const isPage = URL.canParse(word) && !['', '/'].includes(new URL(word).pathname);
    return { ...openByItself({ input: word, sample: isPage ? 1 : SAMPLE }), isPage };
  }
  if (isPageFile(word, cwd)) {
    const page = await openPage(word, cwd);
    if (typeof page === 'string') return page;
    return { options: { cwd: page.path, input: page.path, inlineConfig: {} }, isPage: true, remove: () => page.remove() };
  }
  const path = resolve(cwd, word);
  // A project is read from its folder; its rendered site may be in a subfolder.
  if (!existsSync(join(path, 'index.html'))) return targetOf({ cwd: path, sample: FOLDER_SAMPLE });
  return targetOf({
    sample: FOLDER_SAMPLE,
    ...(isWithin(path, resolve(cwd)) ? { cwd, input: word } : { cwd: path, input: '.', inlineConfig: {} }),
  });
};

const targetOf = (options: Options): Target => ({ options, isPage: false, remove: () => undefined });
