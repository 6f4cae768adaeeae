/** Runs `sitec` as a process in a small site of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SITEC } from '../../program.ts';

/** How a command ended, and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder with a site in `_site`, which a bundle of `dist` can be built from. */
export class Project {
  readonly folder: string;

  constructor(files: Readonly<Record<string, string>> = {}, folder = mkdtempSync(join(tmpdir(), 'sitec-bad-input-'))) {
    this.folder = folder;
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // A root of its own, so that no configuration above it is found.
    for (const [path, text] of Object.entries({ 'package.json': '{}', '_site/index.html': page('Acme'), ...files })) this.write(path, text);
  }

  at(path: string): string {
    return join(this.folder, path);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text);
  }

  /** Starts `sitec` in the folder, by another program when one is named. */
  start(words: readonly string[], launcher: readonly string[] = []): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
    const [program, ...before] = [...launcher, process.execPath];
    const child = spawn(program, [...before, ...SITEC, ...words], {
      cwd: this.folder,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk) => (printed[name] += String(chunk)));
    const ended = new Promise<Ended>((done) => child.on('close', (code, signal) => done({ code, signal, ...printed })));
    return { child, ended };
  }

  run(...words: readonly string[]): Promise<Ended> {
    return this.start(words).ended;
  }

  /** Digest of every file below a folder by its path; empty when there is none. */
  digests(path = 'dist'): Readonly<Record<string, string>> {
    if (!existsSync(this.at(path))) return {};
    const files = readdirSync(this.at(path), { recursive: true }).map(String).sort();
    const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
    return Object.fromEntries(
      files
        .map((file) => [file, this.at(join(path, file))] as const)
        .flatMap(([file, full]) => (statSync(full).isFile() ? [[file, digest(full)]] : [])),
    );
  }

  /** Names in the folder that a build makes beside its bundle and removes. */
  leftovers(): readonly string[] {
    return readdirSync(this.folder).filter((name) => name.startsWith('dist.'));
  }
}

/** A page that says where it is published. */
export const page = (title: string, body = '<p>Text of the page.</p>'): string =>
  `<!doctype html>\n<html lang="en"><head><title>${title}</title><link rel="canonical" href="https://acme.example/"></head>\n<body><main><h1>${title}</h1>${body}</main></body></html>\n`;

/** Variables that steer a build, its output, or the machine of a CI do not count. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:SITEC_|CI$|GITHUB_ACTIONS$|NODE_OPTIONS$|FORCE_COLOR$|NO_COLOR$)/.test(name)),
  );
