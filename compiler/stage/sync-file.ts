import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file is on the disk. */
export const syncFile = (path: string): void => {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};
