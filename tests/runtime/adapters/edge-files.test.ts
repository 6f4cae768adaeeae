/** The files for platforms are whole: nothing is imported, nothing is compiled at run time, and they are the same for every site. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpTable } from '../../../compiler/protocols/http.ts';
import { BASE, html, SiteFolder } from '../../compiler/site.ts';
import { BUILT } from './platforms.ts';

const FOR_NODE = ['lambda.js', 'node-server.js', 'vercel.js'];
const ELSEWHERE = ['cloudflare.js', 'fetch-server.js', 'netlify-edge.js', 'netlify-function.js'];
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string };
const textOf = (name: string): string => readFileSync(join(BUILT, name), 'utf8');
/** What a module may be loaded by: import and export declarations, import(), require(). */
const LOADED = /^(?:import|export)\b[^'"\n]*\bfrom ['"]([^'"]+)|^import ['"]([^'"]+)|\b(?:import|require)\s*\(([^)]*)/gm;
const loadedBy = (name: string): string[] =>
  [...textOf(name).matchAll(LOADED)].map(([, from, bare, called]) => from ?? bare ?? called ?? '');

const site = new SiteFolder({ 'index.html': html('Home') });
const folder = mkdtempSync(join(tmpdir(), 'sitec-alone-'));
beforeAll(async () => {
  await site.compile();
  cpSync(site.out, join(folder, 'dist'), { recursive: true });
  for (const name of [...FOR_NODE, ...ELSEWHERE]) cpSync(join(BUILT, name), join(folder, name.replace(/js$/, 'mjs')));
});
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

test('there is one for each platform, and it says what it is', () => {
  expect(readdirSync(BUILT).sort()).toEqual([...FOR_NODE, ...ELSEWHERE].sort());
  for (const name of [...FOR_NODE, ...ELSEWHERE]) expect(textOf(name)).toMatch(new RegExp(`^// ${name} of sitec ${version} \\(`));
});

test('those for Node import modules of Node, the others nothing', () => {
  expect(ELSEWHERE.flatMap(loadedBy)).toEqual([]);
  const modules = new Set(FOR_NODE.flatMap(loadedBy));
  expect([...modules].filter((name) => !builtinModules.includes(name.replace(/^node:/, '')))).toEqual([]);
  expect([...modules].every((name) => name.startsWith('node:'))).toBe(true);
  expect(modules.size).toBeGreaterThan(3);
});

test('the paths of the function of Netlify stand in its text, and are those of the endpoints', () => {
  const [, list = ''] = /^export const config = \{ path: (\[.*\]) \};$/m.exec(textOf('netlify-function.js')) ?? [];
  expect(JSON.parse(list)).toEqual(Object.keys(httpTable(BASE).endpoints));
});

test('nothing of a machine or of a site is in them', () => {
  for (const name of [...FOR_NODE, ...ELSEWHERE]) expect(textOf(name)).not.toMatch(/\/home\/|\/root\/|\/work\/|\/tmp\/|node_modules/);
});

test('they are small', () => {
  const sizes = [...FOR_NODE, ...ELSEWHERE].map((name) => [name, gzipSync(textOf(name)).length] as const);
  process.stdout.write(`Bytes with gzip: ${sizes.map(([name, size]) => `${name} ${size}`).join(', ')}.\n`);
  expect(sizes.filter(([, size]) => size > 34_000)).toEqual([]);
});

/** Each answers a page as markdown and a ping; `get` and `ping` are requests, `files` the bundle. */
const PROGRAMS: Readonly<Record<string, string>> = {
  cloudflare: `import worker from './cloudflare.mjs';
    show(await worker.fetch(get, { ASSETS: { fetch: files } }), await worker.fetch(ping, { ASSETS: { fetch: files } }));`,
  'fetch-server': `import server from './fetch-server.mjs';
    globalThis.fetch = (url) => files(String(url).replace(/^.*\\/dist/, 'https://x'));
    show(await server.fetch(get, {}), await server.fetch(ping, {}));`,
  'netlify-function': `import rpc from './netlify-function.mjs';
    globalThis.fetch = files;
    show(await rpc(get, { ip: '' }), await rpc(ping, { ip: '' }));`,
  'netlify-edge': `import markdown from './netlify-edge.mjs';
    globalThis.fetch = files;
    show(await markdown(get), (await markdown(ping)) ?? new Response('"result":{}'));`,
  lambda: `import { handler } from './lambda.mjs';
    const event = (method, rawPath, headers, body) => ({ rawPath, headers, body, requestContext: { http: { method, sourceIp: '' } } });
    const ask = async (...asked) => { const { body } = await handler(event(...asked)); return new Response(Buffer.from(body, 'base64')); };
    show(await ask('GET', '/', { accept: 'text/markdown' }), await ask('POST', '/mcp', { 'content-type': 'application/json' }, PING));`,
  vercel: `import answer from './vercel.mjs';
    import { createServer } from 'node:http';
    const server = createServer(answer).listen(0, '127.0.0.1', async () => {
      const base = 'http://127.0.0.1:' + server.address().port;
      show(await fetch(base, { headers: { accept: 'text/markdown' } }), await fetch(base + '/mcp', { method: 'POST', headers: ping.headers, body: PING }));
      server.closeAllConnections();
      server.close();
    });`,
};
const BEFORE = `
import { readFile } from 'node:fs/promises';
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const files = async (url) => new Response(await readFile('dist' + new URL(url).pathname));
const get = new Request('https://acme.example/', { headers: { accept: 'text/markdown' } });
const ping = new Request('https://acme.example/mcp', { method: 'POST', headers: { 'content-type': 'application/json' }, body: PING });
const show = async (...answers) => { for (const each of answers) console.log(JSON.stringify(await each.text())); };
`;

test.each(Object.keys(PROGRAMS))('%s runs alone, where no code may be made from strings', (name) => {
  const words = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', BEFORE + PROGRAMS[name]];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  expect([stdout.split('\n').slice(0, 2), stderr]).toEqual([[expect.stringContaining('# Home'), expect.stringContaining('result')], '']);
});
