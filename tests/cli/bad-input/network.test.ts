/** Addresses at which nothing answers. */
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Project } from './sitec.ts';

/** Address on which nothing listens any more. */
const deserted = async (): Promise<string> => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return `http://127.0.0.1:${port}`;
};

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
