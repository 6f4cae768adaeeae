/** What a test writes to stderr, heard instead of shown. */
import { beforeEach, vi } from 'vitest';

/** Listens from the begin of each test of a file on; the function gives what was written since. */
export const hearStderr = (): (() => string) => {
  let text = '';
  beforeEach(() => {
    text = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      text += String(chunk);
      return true;
    });
  });
  return () => text;
};
