/** The programs of the package of this folder: platforms, as far as they run on a machine. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ToolPackage } from '../tools/tool-package.ts';
import type { Program } from './running.ts';

/** The package of this folder. */
export const tools = new ToolPackage(import.meta.dirname, ['install', '--no-save']);

/** Its programs, with and without the install script that puts them in their place. */
const programOf = (...paths: readonly string[]): string =>
  paths.map((path) => tools.file(path)).find((path) => existsSync(path)) ?? tools.file(paths[0] ?? '');

const PLATFORM = `${process.platform}-${process.arch}`;
const DENO = ['deno/deno', 'deno/deno.exe', `@deno/${PLATFORM}/deno`, `@deno/${PLATFORM}-glibc/deno`, `@deno/${PLATFORM}/deno.exe`];
/** The file of the package itself is one that says that its install script was not run, where it was not. */
const BUN = [`@oven/bun-${PLATFORM}/bin/bun`, `bun/bin/bun.exe`];

/** Nobody asks, nothing is sent. */
const quiet = (home: string): Readonly<Record<string, string>> => ({ HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' });

const WRANGLER = 'wrangler/bin/wrangler.js';

/** Wrangler in a folder; `home` is where it may write settings. */
export const wrangler = (cwd: string, home: string, ...words: readonly string[]): Program => ({
  path: tools.node ?? '',
  words: (port) => [tools.file(WRANGLER), ...words, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
  cwd,
  environment: () => quiet(home),
});

/** Runs wrangler to its end. */
export const runWrangler = (cwd: string, home: string, ...words: readonly string[]): ReturnType<ToolPackage['run']> =>
  tools.run(WRANGLER, words, cwd, quiet(home));

/** `deno serve` of a file, with nothing but what it needs. */
export const deno = (file: string, cwd: string): Program => ({
  path: programOf(...DENO),
  words: (port) => ['serve', '--no-config', '--allow-read', '--allow-net', '--host', '127.0.0.1', '--port', String(port), file],
  cwd,
  environment: () => ({ DENO_DIR: join(cwd, '.deno'), DENO_NO_UPDATE_CHECK: '1' }),
});

/** Bun on a file that exports `fetch`. */
export const bun = (file: string, cwd: string): Program => ({
  path: programOf(...BUN),
  words: () => ['run', file],
  cwd,
  environment: (port) => ({ PORT: String(port), HOST: '127.0.0.1', BUN_INSTALL: join(cwd, '.bun') }),
});

/** Node on the file that is a server. */
export const node = (file: string, cwd: string): Program => ({
  path: process.execPath,
  words: () => [file],
  cwd,
  environment: (port) => ({ PORT: String(port), HOST: '127.0.0.1' }),
});
