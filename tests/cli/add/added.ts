/** Projects that something is added to. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAdd, type AddFlags } from '../../../cli/add/add.ts';
import { folderOf, run } from '../fixture.ts';

/** Path -> content of a project. */
export type Files = Readonly<Record<string, string>>;

/** A package.json with a script that renders the site, and with sitec. */
export const PACKAGE = '{\n  "scripts": {\n    "build": "eleventy"\n  },\n  "devDependencies": { "sitec": "1.0.0" }\n}\n';

/** A project with npm. */
export const NPM: Files = { 'package.json': PACKAGE, 'package-lock.json': '{}', 'eleventy.config.js': '' };

/** Runs `sitec add` in a folder. */
export const add = (what: string | undefined, cwd: string, flags: AddFlags = { yes: true }) => run(() => runAdd(what, { cwd, ...flags }));

/** What `sitec add` printed, and the files of a project after it. */
export const added = async (what: string, files: Files, flags?: AddFlags) => {
  const folder = folderOf(files);
  const ended = await add(what, folder, flags);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  return { ...ended, folder, read, names: readdirSync(folder, { recursive: true }).map(String).sort() };
};
