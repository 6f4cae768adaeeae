/** A small site of a generator, in a folder of its own, with sitec installed. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Ended } from '../tools/run-program.ts';
import { ToolPackage } from '../tools/tool-package.ts';
import { link } from './packed-sitec.ts';

/** The package of this folder. Astro and Vite name builds for systems that not every registry has. */
export const tools = new ToolPackage(import.meta.dirname, ['install', '--no-save']);

/** A generator, and what it is told. */
export interface Generator {
  readonly name: 'astro' | 'starlight' | 'vite' | 'vitepress' | 'docusaurus' | 'nuxt' | 'eleventy';
  /** What sites import of sitec, such as `astro` for `sitec/astro`. */
  readonly entry: string;
  /** Its package, the script in it that people start, and further packages that its sites name. */
  readonly package: string;
  readonly script: string;
  readonly packages?: readonly string[];
  /** Its configuration, and its own output folder. */
  readonly config: string;
  readonly output: string;
  readonly build: readonly string[];
  readonly watch: readonly string[];
  /** What it prints when it waits for changes. */
  readonly waits: RegExp;
  /** True where two builds of one site differ, by times and random names. */
  readonly isRandom?: boolean;
  /** What takes the place of sitec where the tool lists its plugins in its output, so that builds with and without sitec are equal. */
  readonly absent?: string;
  /** Astro takes the path of a package for one in the site, unless the two have a folder in common. */
  readonly isBesidePackages?: boolean;
  /** The page in German of the site in two languages; absent where the generator knows no address. */
  readonly german?: string;
  /** A file that it cannot build. */
  readonly broken: { readonly file: string; readonly text: string };
}

/** Nothing is sent, nobody is asked. */
export const QUIET = {
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  DOCUSAURUS_NO_UPDATE_CHECK: 'true',
  NO_UPDATE_NOTIFIER: '1',
  CI: '1',
  GITHUB_ACTIONS: '',
};

/** How long a generator may take until it waits for changes. */
const PATIENCE_MS = 120_000;

/** How long it may go on then: the last hooks of a build run after it has said that it waits. */
const AFTERWARDS_MS = 5000;

/** Where the configuration names sitec without options: as a call, or as a plugin that somebody else calls. */
const NAMED = /sitec\(\)|config\.addPlugin\(sitec\)/;

/** A site that can be built, and built again. */
export class ToolSite {
  readonly folder: string;
  readonly #generator: Generator;

  constructor(folder: string, generator: Generator, sitec: string) {
    this.folder = folder;
    this.#generator = generator;
    cpSync(join(import.meta.dirname, 'sites', generator.name), folder, { recursive: true });
    link(sitec, join(folder, 'node_modules/sitec'));
    for (const name of [generator.package, ...(generator.packages ?? [])]) link(tools.file(name), join(folder, 'node_modules', name));
  }

  /** Makes it a site in two languages, below a path. */
  translate(): void {
    cpSync(join(import.meta.dirname, 'sites/translated', this.#generator.name), this.folder, { recursive: true });
  }

  /** Gives sitec options, written as in a configuration; null takes it out. */
  configure(options: string | null): void {
    const text = readFileSync(join(import.meta.dirname, 'sites', this.#generator.name, this.#generator.config), 'utf8');
    const call = (named: string): string => {
      if (options === null) return this.#generator.absent ?? '';
      return named.startsWith('config') ? `config.addPlugin(sitec, ${options})` : `sitec(${options})`;
    };
    this.write(this.#generator.config, text.replace(NAMED, call));
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Runs the generator to its end. */
  build(...further: readonly string[]): Promise<Ended> {
    const { package: name, script, build } = this.#generator;
    return tools.run(`${name}/${script}`, [...build, ...further], this.folder, QUIET);
  }

  /** Runs the generator until it waits for changes and a little longer, and gives what it printed by then. Throws when it does not come to that. */
  watch(): Promise<string> {
    const { package: name, script, watch, waits } = this.#generator;
    const child = spawn(tools.node ?? '', [tools.file(`${name}/${script}`), ...watch], {
      cwd: this.folder,
      env: { ...process.env, HOME: this.folder, NO_COLOR: '1', NODE_OPTIONS: '', ...QUIET },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    let hasCome = false;
    const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    const take = (chunk: unknown): void => {
      printed += String(chunk);
      if (hasCome || !waits.test(printed)) return;
      hasCome = true;
      setTimeout(() => child.kill('SIGTERM'), AFTERWARDS_MS);
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', take);
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', () => {
        clearTimeout(patience);
        if (hasCome) resolve(printed);
        else reject(new Error(`it never waits for changes: ${printed}`));
      });
    });
  }

  /** Every file below a folder of the site by its path; empty when there is none. */
  files(folder: string): ReadonlyMap<string, Buffer> {
    const root = join(this.folder, folder);
    if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return new Map();
    const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(root, path)).isFile());
    return new Map(paths.sort().map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path))]));
  }
}
