/** `sitec serve` as a process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import { SITEC } from '../../program.ts';

/** How long a process may take to do something. */
export const WAIT = { timeout: 15_000, interval: 50 };

const SERVE = ['serve', 'dist', '--port', '0'];

/** What a server is started with besides a free port. */
export interface Start {
  /** What is run. @default the server of the folder `dist` on a free port */
  readonly command?: readonly string[];
  readonly words?: readonly string[];
  /** File of a module that runs first. */
  readonly first?: string;
  /** Nobody reads what it prints on stdout until `read` is called. */
  readonly isDeaf?: boolean;
}

/** A server, or another command that runs until it is told to end, in a folder. */
export class ServerProcess {
  readonly child: ChildProcess;
  /** Exit code, when everything that it printed is read; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly output = { stdout: '', stderr: '' };

  constructor(folder: string, { command = SERVE, words = [], first, isDeaf = false }: Start = {}) {
    const imports = first === undefined ? [] : ['--import', pathToFileURL(first).href];
    const line = [...imports, ...SITEC, ...command, ...words];
    this.child = spawn(process.execPath, line, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#collect('stderr');
    if (!isDeaf) this.read();
    this.ended = new Promise((resolve) => this.child.on('close', resolve));
  }

  /** Begins to read stdout. */
  read(): void {
    this.#collect('stdout');
  }

  /** The address that it printed. */
  async url(): Promise<string> {
    const printed = (): string | undefined => /(?<=^Site {6})http:\/\/\S+:\d+/m.exec(this.output.stdout + this.output.stderr)?.[0];
    await vi.waitUntil(() => printed() !== undefined, WAIT);
    return printed() ?? '';
  }

  /** Ends it without asking. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  #collect(name: 'stdout' | 'stderr'): void {
    this.child[name]?.on('data', (chunk) => (this.output[name] += String(chunk)));
  }
}
