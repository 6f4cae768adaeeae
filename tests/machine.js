/**
 * Programs that some tests need and npm does not bring: how they are found on this machine, and installed from Debian's package where that is
 * allowed. Nothing here fails: without a program its tests are skipped, and say so.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a program: the one that a variable of the environment names, else the first of some names in PATH, else the first of some paths.
 * Undefined when there is none.
 */
export function findProgram({ variable, names, paths = [] }) {
  const { [variable]: named, PATH = '' } = process.env;
  // A program that was named is the one that is meant: another one in its place would be a surprise.
  if (named) return isProgram(named) ? named : undefined;
  const folders = PATH.split(delimiter).filter(Boolean);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...paths].find(isProgram);
}

/** Installs a package of Debian; true when the system did. */
function install(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words) => spawnSync('apt-get', words, { stdio: 'ignore', env: environment }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', name);
}

/** What a module does that is run as a program: finds or installs what it is about, and prints where it is, or what to do. */
export function provide(module, program) {
  if (module !== pathToFileURL(process.argv[1] ?? '').href) return;
  const found = findProgram(program) ?? (!process.env[program.variable] && install(program.package) ? findProgram(program) : undefined);
  process.stdout.write(`${found ?? program.advice}\n`);
}
