import { TemporaryFolder } from '../../compiler/base/temporary-folder.ts';
import type { Options } from '../../compiler/index.ts';

/** Number of pages of a site on the web that are enough for a verdict. */
export const SAMPLE = 50;

/** The same for a folder, whose pages need no requests. */
export const FOLDER_SAMPLE = 100;

/** A site to compile. */
export interface OpenedSite {
  readonly options: Options;
  /** Removes its temporary files. */
  readonly remove: () => void;
}

/** Opens a site without the content of the working folder: it is compiled from an empty one. */
export const openByItself = (options: Options): OpenedSite => {
  const folder = new TemporaryFolder('sitec-look-');
  return { options: { ...options, cwd: folder.path, inlineConfig: {} }, remove: () => folder.remove() };
};
