/** `sitec init` as a process: with pipes, or at a terminal that answers. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../../compiler/site.ts';
import { SITEC } from '../../program.ts';
import { folderOf } from '../fixture.ts';

const COMMAND = [process.execPath, ...SITEC];

/** The files of a site below a folder. */
export const withFiles = (files: Files, folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, String(text)]));

/** A project with its rendered site, deleted when the test ends. */
export const project = (files: Files, others: Record<string, string> = {}): string =>
  folderOf({ 'package.json': '{}', ...withFiles(files, '_site'), ...others });

/** The configuration that was written. */
export const config = (folder: string, name = 'sitec.config.ts'): string => readFileSync(join(folder, name), 'utf8');

/** Variables of the machine that runs the tests say nothing of the site. */
const environment = (): NodeJS.ProcessEnv => {
  const { GITHUB_ACTIONS: _, CI: __, NETLIFY: ___, VERCEL: ____, CF_PAGES: _____, ...others } = process.env;
  return { ...others, NO_COLOR: '1' };
};

/** How a process ended and what it printed. */
export interface EndedProcess {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command without a terminal. */
export const runPiped = (folder: string, ...words: readonly string[]): EndedProcess => {
  const [node = '', ...given] = COMMAND;
  const { status, stdout, stderr } = spawnSync(node, [...given, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: environment(),
    input: '',
  });
  return { code: status, stdout, stderr };
};

/** Whether this machine has `script` (util-linux), which makes terminals. */
export const hasTerminals = spawnSync('script', ['-qec', 'true', '/dev/null'], { stdio: 'ignore' }).status === 0;

/** Runs a command at a terminal: each answer is typed when its question is there. Everything that it prints comes as one text. */
export const runAtTerminal = async (
  folder: string,
  words: readonly string[],
  answers: readonly (readonly [question: RegExp, answer: string])[],
): Promise<{ readonly code: number | null; readonly text: string }> => {
  const line = [...COMMAND, ...words].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qec', line, '/dev/null'], { cwd: folder, env: environment(), stdio: ['pipe', 'pipe', 'inherit'] });
  let text = '';
  let seen = 0;
  const left = [...answers];
  child.stdout.on('data', (chunk) => {
    text += String(chunk);
    const found = left[0]?.[0].exec(text.slice(seen));
    if (!found) return;
    seen = text.length;
    child.stdin.write(left.shift()?.[1] ?? '');
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, text: text.replaceAll('\r', '') };
};
