import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserType, LaunchOptions } from 'playwright-core';
import { thrownReason } from '../../base/errors.ts';
import { Halt, type ProblemList } from '../../problems/problem.ts';
import { rendering } from '../../problems/rendering.ts';

/** Packages with the library, in order of preference. With some package managers a project sees only its direct dependencies. */
const PACKAGES = ['playwright-core', 'playwright', '@playwright/test'];

/** Names of browser programs, and their locations on systems without them in PATH. */
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PATHS = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A proxy address without a listener, so that requests that bypass the interception fail. */
const NOWHERE = { server: 'http://127.0.0.1:9', bypass: '<-loopback>' };

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--js-flags=--max-old-space-size=1024',
];

/** The command handles signals and ends the process, which ends the browser too. */
const LAUNCH: LaunchOptions = {
  args: FLAGS,
  proxy: NOWHERE,
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
  timeout: 30_000,
};

/** Starts the Chromium of this machine with the library of the project in `cwd`. Throws `Halt` (exit code 3) when there is none. */
export const openBrowser = async (cwd: string, problems: ProblemList): Promise<Browser> => {
  const library = await loadLibrary(cwd);
  if (library === null) return halt('the package playwright-core is not installed', problems);
  const program = chosenProgram(library);
  if (program === null) return halt(notFound(), problems);
  try {
    return await launch(library, program);
  } catch (error) {
    return halt(`the browser ${program.executablePath ?? program.channel} does not start: ${firstLine(error)}`, problems);
  }
};

const halt = (reason: string, problems: ProblemList): never => {
  problems.add(rendering.browserMissing, { reason });
  throw new Halt(3);
};

const notFound = (): string => {
  const { CHROME_PATH } = process.env;
  return CHROME_PATH ? `CHROME_PATH names ${CHROME_PATH}, which is not a program` : 'no Chromium or Chrome was found';
};

/** The first line of an error. The rest is the log of the library. */
const firstLine = (error: unknown): string =>
  thrownReason(error)
    .split('\n', 1)[0]
    ?.replace(/^browserType\.launch: /, '') ?? '';

/** Starts the browser without a sandbox for root, and on systems that do not support it. */
const launch = async (library: BrowserType, program: Program): Promise<Browser> => {
  const withSandbox = process.getuid?.() !== 0;
  try {
    return await library.launch({ ...LAUNCH, ...program, chromiumSandbox: withSandbox });
  } catch (error) {
    if (!withSandbox) throw error;
    return library.launch({ ...LAUNCH, ...program, chromiumSandbox: false });
  }
};

/** The library belongs to the project, because `npx` installs sitec in a separate folder. */
const loadLibrary = async (cwd: string): Promise<BrowserType | null> => {
  // For a remote site, the project in the working folder may have the library.
  for (const from of [join(cwd, 'package.json'), join(process.cwd(), 'package.json'), import.meta.url])
    for (const name of PACKAGES) {
      const path = resolved(name, from);
      if (path === null) continue;
      const found = (await import(pathToFileURL(path).href)) as Partial<Library> & { readonly default?: Partial<Library> };
      const { chromium } = { ...found.default, ...found };
      if (chromium !== undefined) return chromium;
    }
  return null;
};

interface Library {
  readonly chromium: BrowserType;
}

const resolved = (name: string, from: string): string | null => {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return null;
  }
};

/** The program to start. */
type Program = Pick<LaunchOptions, 'executablePath' | 'channel'>;

const chosenProgram = (library: BrowserType): Program | null => {
  const { CHROME_PATH } = process.env;
  // A named program is used without alternatives.
  if (CHROME_PATH) return isProgram(CHROME_PATH) ? { executablePath: CHROME_PATH } : null;
  const path = [library.executablePath(), ...placesOfPrograms()].find(isProgram);
  if (path !== undefined) return { executablePath: path };
  return process.platform === 'win32' && hasChromeOfWindows() ? { channel: 'chrome' } : null;
};

const placesOfPrograms = (): readonly string[] => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))), ...PATHS];
};

const hasChromeOfWindows = (): boolean =>
  [process.env.LOCALAPPDATA, process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']].some(
    (folder) => folder !== undefined && existsSync(join(folder, 'Google/Chrome/Application/chrome.exe')),
  );

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
