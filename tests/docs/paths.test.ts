/** Documents that people write name files as they are in the repository today. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText, ROOT } from './document.ts';

const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/dependencies.md'];
/** A stage's files are named without their folder. */
const FOLDERS = ['', 'compiler', 'runtime'];
/** Texts in backquotes that are paths: source files, and folders of the repository. Placeholders and public paths are none. */
const PATH = /`((?:[\w.-]+\/)*(?:[\w.-]+\.(?:ts|md|eta|json)|[\w.-]+\/))`/g;
/** Files that exist only after a build, files of a user's site, and public paths. */
const ELSEWHERE = new Set(['build/', 'deploy/', 'dist/', '_site/', '_sitec/index.json', 'sitec-manifest.json', 'sitec.config.ts']);

it.each(DOCUMENTS)('%s names files that exist', (path) => {
  const named = [...readText(path).matchAll(PATH)].map(([, name = '']) => name).filter((name) => !ELSEWHERE.has(name));
  const missing = named.filter((name) => !FOLDERS.some((folder) => existsSync(join(ROOT, folder, name))));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});
