/**
 * docs/tutorial/getting-started.md, done as it says: its files are written, its commands run one after the other, and what they print is compared with what the
 * document shows. With UPDATE=1 the document is given what they print.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Outcome } from '../tools/outcome.ts';
import { link } from './packed-sitec.ts';
import { tools } from './tool-site.ts';

const DOCUMENT = resolve(import.meta.dirname, '../../docs/tutorial/getting-started.md');

/**
 * Where what is printed differs from run to run, or with the compression of each Node: Eleventy tells the time of a file when it was slow, and the size
 * of a bundle has that of its compressed forms.
 */
const VARYING = /\b\d+(?:\.\d+)? (?:s(?:econds)?|[kM]B)\b|\b\d+(?:\.\d+)?ms each, /g;

/** A block of code: `console` with commands, or a file, whose path stands behind the language. */
const BLOCK = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;

/** Makes of `npx` what it does where the packages are installed. */
const SHELL = 'npx() { "$@"; }; ';

/** A folder in which the commands of the document run. */
class Terminal {
  readonly #folder: string;
  readonly #running: ChildProcess[] = [];

  constructor(folder: string, sitec: string) {
    this.#folder = folder;
    for (const [name, program] of Object.entries({
      sitec: join(sitec, 'build/cli/main.js'),
      eleventy: tools.file('@11ty/eleventy/cmd.cjs'),
    })) {
      chmodSync(program, 0o755);
      link(program, join(folder, 'node_modules/.bin', name));
    }
    link(sitec, join(folder, 'node_modules/sitec'));
  }

  write(path: string, text: string): void {
    const file = join(this.#folder, path);
    mkdirSync(dirname(file), { recursive: true });
    // What `npm install` writes into it.
    const installed = { devDependencies: { '@11ty/eleventy': '^3.1.0', sitec: '^0.1.0' } };
    writeFileSync(file, path === 'package.json' ? JSON.stringify({ ...(JSON.parse(text) as object), ...installed }) : text);
  }

  /** What a command prints, on either stream. One behind which `&` stands goes on, and the questions of one that asks are answered with yes. */
  async run(command: string): Promise<string> {
    if (command.endsWith('&')) return this.#start(command.slice(0, -1));
    if (command.includes('sitec init')) return this.#answer(command);
    const { stdout } = spawnSync('bash', ['-c', `${SHELL}{ ${command}\n} 2>&1`], { ...this.#options(), encoding: 'utf8' });
    return plain(stdout);
  }

  end(): void {
    for (const child of this.#running) if (child.pid !== undefined) process.kill(-child.pid);
  }

  #start(command: string): Promise<string> {
    const child = spawn('bash', ['-c', `${SHELL}{ ${command}\n} 2>&1`], {
      ...this.#options(),
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#running.push(child);
    let printed = '';
    return new Promise((done, fail) => {
      child.on('exit', () => fail(new Error(`it ended: ${printed}`)));
      child.stdout.on('data', (chunk) => {
        printed += String(chunk);
        if (printed.includes('note: ')) done(plain(printed));
      });
    });
  }

  #answer(command: string): Promise<string> {
    const child = spawn('script', ['-qec', `bash -c '${SHELL}${command}'`, '/dev/null'], { ...this.#options(), stdio: 'pipe' });
    let printed = '';
    return new Promise((done, fail) => {
      child.on('error', fail);
      child.on('close', () => done(plain(printed)));
      child.stdout.on('data', (chunk) => {
        printed += String(chunk);
        if (/\[[yY]\/[nN]\] $/.test(plain(String(chunk)) + ' ')) child.stdin.write('y\n');
      });
    });
  }

  #options() {
    const { PATH = '' } = process.env;
    const env = { PATH: `${join(this.#folder, 'node_modules/.bin')}:${PATH}`, HOME: this.#folder, NO_COLOR: '1', TERM: 'dumb' };
    return { cwd: this.#folder, env };
  }
}

/** What a terminal shows of a text. */
const plain = (text: string): string =>
  text
    .replaceAll('\r', '')
    // eslint-disable-next-line no-control-regex -- terminals are told where to write by such signs
    .replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
    .trimEnd();

/** The commands of a block, each with what the document shows below it. */
const commandsIn = (block: string): readonly { readonly command: string; readonly shown: string }[] =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...shown] = part.split('\n');
      return { command, shown: shown.join('\n').trimEnd() };
    });

/** Does what docs/tutorial/getting-started.md says, in an empty folder. */
export const checkFirstMinutes = async (sitec: string, folder: string): Promise<readonly Outcome[]> => {
  mkdirSync(folder, { recursive: true });
  const terminal = new Terminal(folder, sitec);
  const outcomes: Outcome[] = [];
  let document = readFileSync(DOCUMENT, 'utf8');
  try {
    for (const [whole, language = '', path, text = ''] of document.matchAll(BLOCK)) {
      if (path !== undefined) terminal.write(path, text);
      if (language !== 'console') continue;
      const printed: string[] = [];
      for (const { command, shown } of commandsIn(text)) {
        const said = await terminal.run(command);
        printed.push(`$ ${command}${said === '' ? '' : `\n${said}`}`);
        const isSame = said.replace(VARYING, '') === shown.replace(VARYING, '');
        outcomes.push({ name: command, expected: 0, unexpected: isSame ? [] : [`it prints\n${said}\nand the document shows\n${shown}`] });
      }
      document = document.replace(whole, () => `\`\`\`console\n${printed.join('\n')}\n\`\`\``);
    }
  } finally {
    terminal.end();
  }
  if (!process.env.UPDATE) return outcomes;
  writeFileSync(DOCUMENT, document);
  return outcomes.map((outcome) => ({ ...outcome, unexpected: [] }));
};
