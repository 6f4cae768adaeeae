/** Addresses at which nothing answers. */
import { describe, expect, it } from 'vitest';
import { deserted } from '../../tools/free-port.ts';
import { Project } from './sitec.ts';

describe('an address that cannot be reached', () => {
  it.each([
    ['mcp', (address: string) => [address]],
    ['diff', (address: string) => [address, address]],
  ])('ends sitec %s with 4 and one line', async (command, wordsFor) => {
    const address = await deserted();
    const { code, stdout, stderr } = await new Project().run(command, ...wordsFor(address));
    expect([code, stdout]).toEqual([4, '']);
    expect(stderr).toMatch(new RegExp(`^error {2}${address}/\\S+ cannot be reached \\(ECONNREFUSED\\)[^\\n]*\\n$`));
  });
});
