import { CODING_SUFFIXES } from '../../runtime/bundle.ts';
import type { BundleFile } from '../artefact.ts';
import { grouped } from '../base/group-by.ts';
import type { Stage } from '../stage/stage.ts';

/** The files of one row of the header table. */
export interface FileClass {
  /** Name of the row in words. */
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  /** Bytes with each file in its smallest form; null when the build failed before any was made. */
  readonly coded: number | null;
  readonly largest: Pick<BundleFile, 'path' | 'bytes'>;
}

/** Files by class, largest class first; classes of equal size stay in the order of the bundle. */
export const fileClasses = (files: readonly BundleFile[], stage: Stage, isCoded: boolean): readonly FileClass[] => {
  const own = new Set(files.map(({ path }) => path));
  // A file of the site may have the name of a compressed form.
  const codedBytes = ({ path, bytes }: BundleFile): number => {
    for (const suffix of Object.values(CODING_SUFFIXES)) {
      const size = own.has(path + suffix) ? null : stage.size(path.slice(1) + suffix);
      if (size !== null) return size;
    }
    return bytes;
  };
  const sum = (group: readonly BundleFile[], bytesOf: (file: BundleFile) => number): number =>
    group.reduce((total, file) => total + bytesOf(file), 0);
  const classes = [...grouped(files, (file) => file.class)].map(([name, group]): FileClass => {
    const largest = group.reduce((first, second) => (second.bytes > first.bytes ? second : first));
    return {
      name: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      files: group.length,
      bytes: sum(group, ({ bytes }) => bytes),
      coded: isCoded ? sum(group, codedBytes) : null,
      largest,
    };
  });
  return classes.toSorted((a, b) => b.bytes - a.bytes);
};
