import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FILES, INDEX } from './fixture.ts';

const repository = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'sitec-alone-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const SCRIPT = `
import { readFileSync } from 'node:fs';
import { createHandler } from './runtime/handler.js';
const { index, files } = JSON.parse(readFileSync('bundle.json', 'utf8'));
const handler = createHandler({ index, read: async (file) => new TextEncoder().encode(files[file]) });
const call = (method, target, message) => handler({
  method, target, address: '192.0.2.1', header: (name) => ({ 'content-type': 'application/json' })[name],
  body: async () => new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', id: 1, ...message })),
});
const search = { name: 'search_guides', arguments: { query: 'comments' } };
const question = { messageId: '1', role: 'user', parts: [{ text: 'How much does Starter cost?' }] };
const answers = [
  await call('GET', '/pricing/'),
  await call('POST', '/mcp', { method: 'tools/call', params: search }),
  await call('POST', '/a2a', { method: 'message/send', params: { message: question } }),
];
console.log(answers.map(({ status, body }) => status + ' ' + (typeof body === 'string' ? body : new TextDecoder().decode(body))).join('\\n'));
`;

test('the compiled runtime answers from a folder without packages, and never makes code from strings', () => {
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const target = ['-p', 'tsconfig.runtime.json', '--noEmit', 'false', '--rootDir', '.', '--outDir', folder];
  expect(spawnSync(process.execPath, [compiler, ...target], { cwd: repository, encoding: 'utf8' })).toMatchObject({ status: 0 });
  put('package.json', '{"type":"module"}');
  put('bundle.json', JSON.stringify({ index: INDEX, files: Object.fromEntries(FILES) }));
  put('run.js', SCRIPT);
  const ran = spawnSync(process.execPath, ['--disallow-code-generation-from-strings', 'run.js'], { cwd: folder, encoding: 'utf8' });
  expect(ran).toMatchObject({ status: 0, stderr: '' });
  expect(ran.stdout).toMatch(/^200 <h1>Pricing<[^]*\n200 [^]*moderate-comments[^]*\n200 [^]*\$19 per month/);
}, 60_000);
