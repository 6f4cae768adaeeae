/**
 * Finds the Chromium of this machine for the browser tests; run as a program it installs Debian's when it may, else says what to do.
 * It never fails: without a browser those tests are skipped, and say so.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];
const ADVICE = 'no Chromium found, so the browser tests will be skipped: install chromium, or set CHROME_PATH to a Chromium or Chrome';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first Chromium or Chrome of this machine; undefined when there is none. */
export function findChromium() {
  const { CHROME_PATH, PATH = '' } = process.env;
  // A browser that was named is the one that is meant: another one in its place would be a surprise.
  if (CHROME_PATH) return isProgram(CHROME_PATH) ? CHROME_PATH : undefined;
  const folders = PATH.split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_APPS].find(isProgram);
}

/** Installs Debian's package; true when the system did. */
function install() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words) => spawnSync('apt-get', words, { stdio: 'ignore', env: environment }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', 'chromium');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findChromium() ?? (!process.env.CHROME_PATH && install() ? findChromium() : undefined);
  process.stdout.write(`${found ?? ADVICE}\n`);
}
