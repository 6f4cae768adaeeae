/** Documents that people write, and comments of the code, name files as they are in the repository today. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOMS } from '../floors/rooms.ts';
import { lineAt, sources, type Source } from '../floors/sources.ts';
import { readText, ROOT } from './document.ts';

const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/explanation/dependencies.md'];
/** Texts in backquotes that are paths from the root: source files, and folders of the repository. Placeholders and public paths are none. */
const PATH = /`((?:[\w.-]+\/)*(?:[\w.-]+\.(?:ts|md|eta|json)|[\w.-]+\/))`/g;
/** Files that exist only after a build, files of a user's site, and public paths. */
const ELSEWHERE = new Set([
  'build/',
  'build/edge/',
  'deploy/',
  'dist/',
  '_site/',
  '_sitec/index.json',
  'sitec-manifest.json',
  'sitec.config.ts',
]);

/** Comments, up to the end of the line or of the block. */
const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;
/** Files and folders from the root, and files that are named without their folder. A placeholder, a pattern or an address is none. */
const NAMED =
  /(?<![\w@*{<./-])((?:compiler|cli|runtime|tests)\/(?:[\w.-]+\/)*(?:[\w.-]+\.[jt]s\b)?|(?:[\w-]+\/)*[\w-]+(?:\.test)?\.ts\b)(?![\w*{<])/g;
/** Names of files that belong to a user's site, or stand for any. */
const OF_USERS = new Set(['sitec.config.ts']);

it.each(DOCUMENTS)('%s names files that exist', (path) => {
  const named = [...readText(path).matchAll(PATH)].map(([, name = '']) => name).filter((name) => !ELSEWHERE.has(name));
  expect(named.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

it('ARCHITECTURE.md lists the rooms in their order', () => {
  const [, rooms = ''] = /^## The rooms\n([^]*?)\n## /m.exec(readText('ARCHITECTURE.md')) ?? [];
  expect([...rooms.matchAll(/^\| ([a-z]+) \|/gm)].map(([, name]) => name)).toEqual([...ROOMS]);
});

it('comments name files that exist', () => {
  const files = sources('compiler', 'cli', 'runtime', 'tests');
  const named = files.flatMap(({ path, text }) =>
    [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) =>
      [...comment.matchAll(NAMED)].map(({ 1: name = '', index: at }) => ({ path, name, line: lineAt(text, index + at) })),
    ),
  );
  const missing = named.filter(({ path, name }) => !OF_USERS.has(name) && !isThere(name, path, files));
  expect(missing.map(({ path, name, line }) => `${path}:${line} names ${name}`)).toEqual([]);
  expect(named.length).toBeGreaterThan(30);
});

/** True for a path from the root, for a file beside the one that names it, and for the only file of a name. */
const isThere = (name: string, path: string, files: readonly Source[]): boolean =>
  existsSync(join(ROOT, name)) ||
  (!name.includes('/') &&
    (existsSync(join(ROOT, dirname(path), name)) || files.filter((file) => file.path.endsWith(`/${name}`)).length === 1));
