/** The runtime with nothing beside it: compiled, in an empty folder with a bundle, without packages, and without making code from strings. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { html, SiteFolder } from '../compiler/site.ts';

const repository = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'sitec-alone-'));
const site = new SiteFolder({ 'index.html': html('Home'), 'guides/tea/index.html': html('Brewing tea', '<p>Boil the water first.</p>') });

/** Most bytes of the runtime without adapters and comments, with gzip: what an edge function carries. README.md states the number. */
const MAXIMUM_GZIP = 28_500;

const SCRIPT = `
import { loadBundle } from './runtime/adapters/node-bundle.js';
import { serve } from './runtime/adapters/node.js';
const server = await serve(await loadBundle('dist'), { port: 0, host: '127.0.0.1' });
console.log(server.url);
process.once('SIGTERM', () => server.close());
`;

beforeAll(async () => {
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const target = [
    '-p',
    'tsconfig.build.json',
    '--declaration',
    'false',
    '--emitDeclarationOnly',
    'false',
    '--removeComments',
    '--outDir',
    join(folder, 'build'),
  ];
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...target], { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  renameSync(join(folder, 'build/runtime'), join(folder, 'runtime'));
  rmSync(join(folder, 'build'), { recursive: true });
  await site.compile();
  cpSync(site.out, join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'run.js'), SCRIPT);
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
  site.remove();
});

test('serves pages, MCP in both eras and A2A, and ends with exit code 0', async () => {
  const server = spawn(process.execPath, ['--disallow-code-generation-from-strings', 'run.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk) => (said += String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    server.once('close', () => reject(new Error(said)));
  });
  const call = async (path: string, method: string, params: object, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return (await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })).text();
  };
  expect(await (await fetch(`${url}/guides/tea/`, { headers: { accept: 'text/markdown' } })).text()).toContain('# Brewing tea');
  expect(await call('/mcp', 'tools/call', { name: 'search_guides', arguments: { query: 'water' } })).toContain('"slug\\":\\"tea\\"');
  const meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };
  const modern = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'server/discover' };
  expect(await call('/mcp', 'server/discover', { _meta: meta }, modern)).toContain('"supportedVersions":["2026-07-28"');
  const message = { messageId: '1', role: 'user', parts: [{ kind: 'text', text: 'How do I brew tea?' }] };
  expect(await call('/a2a', 'message/send', { message })).toContain('guides/tea/');
  server.kill('SIGTERM');
  const code = await new Promise((resolve) => server.once('close', resolve));
  expect([code, said]).toEqual([0, '']);
}, 30_000);

test('is small', () => {
  const names = readdirSync(join(folder, 'runtime'), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.js') && !name.startsWith('adapters')).sort();
  const bytes = gzipSync(files.map((file) => readFileSync(join(folder, 'runtime', file), 'utf8')).join('\n'), { level: 9 }).length;
  process.stdout.write(`The runtime has ${files.length} files and ${bytes} bytes with gzip.\n`);
  expect(bytes).toBeLessThanOrEqual(MAXIMUM_GZIP);
});
