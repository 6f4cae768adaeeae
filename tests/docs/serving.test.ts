/** The programs of docs/how-to/own-server.md and docs/how-to/rate-limit.md are right in their types, and run with the package as it is published. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { html, SiteFolder } from '../compiler/site.ts';
import { isMissing, startRedis } from '../redis-server.ts';
import { readText, ROOT } from './document.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitec-serving-'));
const site = new SiteFolder({ 'index.html': html('Home') });
const programs = ['own-server', 'rate-limit'].flatMap((name) =>
  [...readText(`docs/how-to/${name}.md`).matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, program = '']) => program),
);
const [server = '', fetching = '', platform = '', shared = ''] = programs;

const tsc = (...words: readonly string[]): string => {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, ...words], { cwd: folder, encoding: 'utf8' }).stdout;
};

beforeAll(async () => {
  const installed = join(folder, 'node_modules/sitec');
  mkdirSync(installed, { recursive: true });
  cpSync(join(ROOT, 'build'), join(installed, 'build'), { recursive: true });
  const complaints = tsc('-p', join(ROOT, 'tsconfig.build.json'), '--outDir', join(installed, 'build'));
  if (complaints !== '') throw new Error(complaints);
  cpSync(join(ROOT, 'package.json'), join(installed, 'package.json'));
  for (const name of ['redis', '@types']) symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  await site.compile();
  cpSync(site.out, join(folder, 'dist'), { recursive: true });
  programs.forEach((program, position) => writeFileSync(join(folder, `program${position}.mts`), program));
}, 60_000);
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

/** Starts a program on a free port; its first line. It is ended with the test. */
const start = async (program: string): Promise<{ readonly line: string; readonly stop: () => Promise<number | null> }> => {
  writeFileSync(join(folder, 'program.mjs'), program.replace('port: 4321', 'port: 0'));
  const child = spawn(process.execPath, ['program.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('close', (code) => reject(new Error(`ended with ${code}`)));
  });
  return { line, stop: () => (child.kill('SIGTERM'), ended) };
};

it('are right in their types', () => {
  expect(programs).toHaveLength(4);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
  expect(tsc(...options, ...programs.map((_, position) => `program${position}.mts`))).toBe('');
});

it('serve a folder, and end', async () => {
  const { line, stop } = await start(server);
  expect(await (await fetch(line)).text()).toContain('<h1>Home</h1>');
  expect(await stop()).toBe(0);
});

it('answer without a server', async () => {
  const { line } = await start(platform);
  expect(line).toMatch(/^200 \[[^]*text\/markdown/);
});

it('answer a Request with a Response', async () => {
  const { line } = await start(fetching);
  expect(line).toBe('200 text/markdown; charset=utf-8');
});

it.skipIf(isMissing)('share a limit', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const { line } = await start(shared.replace('redis://localhost:6379', redis.url));
  const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const answer = await fetch(`${line}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, expect.stringContaining('r=19')]);
});
