/** A package of tools that need a newer Node than sitec does, with that Node: how it is installed, and how its tools are run. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runProgram, type Ended } from './run-program.ts';

/** What the tools need: the suite of MCP `fs.globSync`, which came with 22.0, the others a little more. */
const OLDEST_NODE = [22, 19] as const;

/** A folder with a package.json, a package-lock.json, and Node for most platforms among its optional dependencies. */
export class ToolPackage {
  readonly #folder: string;
  readonly #words: readonly string[];

  /** @param words of npm; `ci` refuses a lock file without the builds of its packages for other systems, which not every registry has. */
  constructor(folder: string, words: readonly string[] = ['ci']) {
    this.#folder = folder;
    this.#words = words;
  }

  /** Path of a file of a dependency. */
  file(path: string): string {
    return join(this.#folder, 'node_modules', path);
  }

  /** Installs the package when it is missing or older than its lock file. Gives the reason when that cannot be done, in one line. */
  install(): string | undefined {
    if (!this.#isCurrent()) {
      const { status, error, stderr } = spawnSync('npm', [...this.#words, '--no-audit', '--no-fund'], {
        cwd: this.#folder,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      const reason = error?.message ?? /^npm error (?!code )(.+)$/m.exec(stderr)?.[1] ?? `code ${status}`;
      if (status !== 0) return `npm ${this.#words.join(' ')} failed in tests/${basename(this.#folder)}: ${reason}`;
    }
    return this.node === undefined
      ? `there is no Node ${OLDEST_NODE.join('.')} or newer for ${process.platform} ${process.arch}`
      : undefined;
  }

  #isCurrent(): boolean {
    const installed = this.file('.package-lock.json');
    return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(this.#folder, 'package-lock.json')).mtimeMs;
  }

  /** The Node of the package, which is there on most platforms; else the one that runs this, when it is new enough. Undefined when there is none. */
  get node(): string | undefined {
    const { optionalDependencies } = JSON.parse(readFileSync(join(this.#folder, 'package.json'), 'utf8')) as {
      optionalDependencies: object;
    };
    const programs = Object.keys(optionalDependencies).flatMap((name) => [
      this.file(join(name, 'bin/node')),
      this.file(join(name, 'bin/node.exe')),
    ]);
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    const isNew = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
    return programs.find((path) => existsSync(path)) ?? (isNew ? process.execPath : undefined);
  }

  /** Runs a script of a dependency to its end. `home` is the folder that it may write settings to. */
  run(script: string, words: readonly string[], home: string, environment: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const settings = { HOME: home, NO_COLOR: '1', NODE_OPTIONS: '' };
    return runProgram(this.node ?? '', [this.file(script), ...words], home, { ...process.env, ...settings, ...environment });
  }
}
