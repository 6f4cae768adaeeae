/** What nobody caught is an internal error of every command, also where something else is waited for. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../tools/test-server.ts';
import { ServerProcess } from '../serve/server-process.ts';

test.each([
  ['an exception', `throw new Error('broken')`],
  ['a rejection', `void Promise.reject(new Error('broken'))`],
])('%s that nobody caught ends `sitec check` with 70', async (_name, statement) => {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-uncaught-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const first = join(folder, 'first.mjs');
  writeFileSync(first, `process.on('SIGUSR2', () => { ${statement}; });\n`);
  let isAsked = (): void => {};
  const asked = new Promise<void>((done) => (isAsked = done));
  // It never answers.
  const address = await listen(() => isAsked());
  const check = new ServerProcess(folder, { command: ['check', address], first });
  await asked;
  check.child.kill('SIGUSR2');
  expect(await check.ended).toBe(70);
  await expect
    .poll(() => check.output.stderr)
    .toMatch(/had an internal error; this is a bug\..*\nsitec check http:.* \(Node v.*\)\nError: broken\n {4}at /s);
});
