/** The tools of this folder's own package: where they are, how they are installed, how they are run. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How a tool ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program of the package by the path of its script. */
export type Program = 'suite' | 'inspector';

const FOLDER = import.meta.dirname;
const MODULES = join(FOLDER, 'node_modules');
const PROGRAMS: Readonly<Record<Program, string>> = {
  suite: '@modelcontextprotocol/conformance/dist/index.js',
  inspector: '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
};
/** What the Inspector needs; the suite needs `fs.globSync`, which came with 22.0. */
const OLDEST_NODE = [22, 19] as const;
/** No run of a tool takes longer than seconds; one that hangs must not hold a whole check. */
const PATIENCE_MS = 180_000;

/** Installs the package when it is missing or older than its lock file. Gives the reason when that cannot be done, in one line. */
export function install(): string | undefined {
  if (!isCurrent()) {
    const windows = process.platform === 'win32';
    const { status, error, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      encoding: 'utf8',
      shell: windows,
    });
    if (status !== 0)
      return `npm ci failed in tests/conformance: ${error?.message ?? /^npm error (.+)$/m.exec(stderr)?.[1] ?? `code ${status}`}`;
  }
  return nodeProgram() === undefined
    ? `there is no Node ${OLDEST_NODE.join('.')} or newer for ${process.platform} ${process.arch}`
    : undefined;
}

function isCurrent(): boolean {
  const installed = join(MODULES, '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(FOLDER, 'package-lock.json')).mtimeMs;
}

/** The Node of the package, which is there on most platforms; else the one that runs this, when it is new enough. */
function nodeProgram(): string | undefined {
  const { optionalDependencies } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as { optionalDependencies: object };
  const programs = Object.keys(optionalDependencies).flatMap((name) => [
    join(MODULES, name, 'bin/node'),
    join(MODULES, name, 'bin/node.exe'),
  ]);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNew = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return programs.find((path) => existsSync(path)) ?? (isNew ? process.execPath : undefined);
}

/** Runs a tool to its end. `home` is the folder that it may write settings to. */
export function runTool(program: Program, words: readonly string[], home: string): Promise<Ended> {
  const child = spawn(nodeProgram() ?? '', [join(MODULES, PROGRAMS[program]), ...words], {
    cwd: home,
    env: { ...process.env, HOME: home, NO_COLOR: '1', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
