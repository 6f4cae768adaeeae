/** The commands of README.md's "Try it" and "Your own site in five minutes", run as they stand in the project of a small site, with sitec from its packed file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Outcome } from '../tools/outcome.ts';
import { runProgram, type Ended } from '../tools/run-program.ts';
import { tools } from './tool-site.ts';

const README = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');

/** Where the site is served: generators that run beside this check take the usual port. */
const PORT = 4330;
const SERVED = `http://127.0.0.1:${PORT}`;

/** What a machine without network, and without the program of a vendor, has in place of what the commands name. */
const SURROUNDINGS = `
npx() { "$@"; }
npm() {
  if [ "$*" = 'install --save-dev sitec' ]; then command npm install --save-dev --no-audit --no-fund --prefer-offline "$SITEC_FILE"; else command npm "$@"; fi
}
claude() {
  curl -sf "\${!#}" -H 'content-type: application/json' -H 'accept: application/json, text/event-stream' \\
    -d '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}'
}
`;

/** What a command has to print; the others have to end well. */
const EXPECTED: readonly (readonly [command: RegExp, printed: RegExp])[] = [
  [/^npx sitec http/, /buyers' questions answered/],
  [/^npx sitec build/, /^ wrote .* to /m],
  [/^npx sitec ask/, /\$49 a month/],
  [/^curl .*text\/markdown/, /^# Pricing$/m],
  [/^claude mcp add/, /"search_site"/],
];

/** Commands that need the repository itself: `npm run demo` and `npm test` are what every run of the tests does. */
const OF_THE_REPOSITORY = /npm run demo|npm test/;

/** Lines of the blocks of shell commands of a section, without their comments. */
const commandsOf = (title: string): readonly string[] => {
  const [, section = ''] = README.split(`\n## ${title}\n`);
  const [body = ''] = section.split('\n## ');
  return [...body.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, text = '']) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !OF_THE_REPOSITORY.test(line)),
  );
};

const isServing = (command: string): boolean => /^npx sitec serve$/.test(command);

/** The command with the address of this check in place of those that the README names. */
const here = (command: string): string =>
  command
    .replace('https://www.example.com', SERVED)
    .replace('http://127.0.0.1:4321', SERVED)
    .replace(/^npx sitec serve$/, `npx sitec serve --port ${PORT}`);

/** A project of a site whose build is a script of its package.json. */
class Project {
  readonly #folder: string;
  readonly #environment: Readonly<Record<string, string | undefined>>;
  #server: ChildProcess | undefined;

  constructor(folder: string, file: string) {
    this.#folder = folder;
    const path = [join(folder, 'node_modules/.bin'), process.env.PATH].join(':');
    this.#environment = { ...process.env, PATH: path, NO_COLOR: '1', SITEC_FILE: file };
    cpSync(join(import.meta.dirname, 'sites/first-answers/eleventy'), folder, { recursive: true });
    const eleventy = tools.file('@11ty/eleventy/cmd.cjs');
    chmodSync(eleventy, 0o755);
    const manifest = { name: 'site', private: true, type: 'module', scripts: { build: `node ${eleventy} --quiet` } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  }

  run(command: string): Promise<Ended> {
    return runProgram('bash', ['-c', `${SURROUNDINGS}\n${here(command)}`], this.#folder, this.#environment);
  }

  /** Serves until the check ends; done when the site answers. */
  async serve(command: string): Promise<Ended> {
    const server = spawn('bash', ['-c', `${SURROUNDINGS}\n${here(command)}`], {
      cwd: this.#folder,
      env: this.#environment,
      stdio: 'ignore',
      detached: true,
    });
    this.#server = server;
    return this.run(`curl -sf --retry 40 --retry-delay 1 --retry-connrefused -o /dev/null ${SERVED}/`);
  }

  end(): void {
    if (this.#server?.pid !== undefined) process.kill(-this.#server.pid);
  }
}

const complaintsAbout = (command: string, { code, stdout, stderr }: Ended): readonly string[] => {
  const printed = `${stdout}${stderr}`;
  const missing = EXPECTED.filter(([of, words]) => of.test(command) && !words.test(printed));
  return [
    ...(code === 0 ? [] : [`it ends with ${code}: ${printed.slice(-1000)}`]),
    ...missing.map(([, words]) => `it does not print ${words}: ${printed.slice(-1000)}`),
  ];
};

/** Does what README.md tells a new user. The look at a site on the web comes last, because this check has to serve one first. */
export const checkReadme = async (sitec: string, folder: string): Promise<readonly Outcome[]> => {
  const packed = resolve(sitec, '../..');
  const file = readdirSync(packed).find((name) => name.endsWith('.tgz')) ?? '';
  const project = new Project(folder, join(packed, file));
  const outcomes: Outcome[] = [];
  const told = [...commandsOf('Your own site in five minutes'), ...commandsOf('Try it')];
  for (const [command] of EXPECTED)
    if (!told.some((each) => command.test(each)))
      outcomes.push({ name: String(command), expected: 0, unexpected: ['README.md has no such command'] });
  try {
    for (const command of told) {
      const ended = await (isServing(command) ? project.serve(command) : project.run(command));
      outcomes.push({ name: command, expected: 0, unexpected: complaintsAbout(command, ended) });
    }
  } finally {
    project.end();
  }
  return outcomes;
};
