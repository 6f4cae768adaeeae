import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SITEC } from '../../program.ts';

const FULL = '/dev/full';

/** Runs `sitec` with a stdout of its own kind; what it says on stderr, and how it ends. */
const run = async (
  words: readonly string[],
  stdout: 'pipe' | number,
): Promise<{ readonly code: number | null; readonly stderr: string }> => {
  const child = spawn(process.execPath, [...SITEC, ...words], {
    stdio: ['ignore', stdout, 'pipe'],
  });
  let stderr = '';
  child.stdout?.destroy();
  child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, stderr };
};

describe('a stdout that takes no more', () => {
  it('is no failure when a reader closed it', async () => {
    expect(await run(['--help'], 'pipe')).toEqual({ code: 0, stderr: '' });
    expect(await run(['explain', 'SITEC2101'], 'pipe')).toEqual({ code: 0, stderr: '' });
  });

  it.skipIf(!existsSync(FULL))('ends with 3 and one line when the disk is full', async () => {
    const full = openSync(FULL, 'w');
    const ended = await run(['explain', 'SITEC2101'], full);
    closeSync(full);
    expect(ended).toEqual({ code: 3, stderr: 'error  cannot write the output (ENOSPC)\n' });
  });
});
