/** The floors: who may import whom, and who may talk to the terminal. ARCHITECTURE.md says why. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMON, floorOf, importGraph, LINE, ringOf, ROOMS } from './rooms.ts';
import { importsOf, lineAt, ROOT, sourceOf, sources, type Import, type Source } from './sources.ts';

const NODE_ADAPTER = /^runtime\/(?:adapters\/node(?:-\w+)?|edge\/node\/\w+)\.ts$/;
/** The only files of the runtime that the compiler may know: the contract, and what both do alike: analyse words, find meanings and figures, cut documents, guess what was meant, read addresses. */
const SHARED = [
  'runtime/bundle.ts',
  'runtime/contract/',
  'runtime/answer/',
  'runtime/mcp/did-you-mean.ts',
  'runtime/mcp/parts.ts',
  'runtime/limit/address.ts',
];
/** Lists of one file for each of many things, and who may know the list. What a host is made of lies beside the list and is no host. */
const CATALOGUES = [
  { list: 'compiler/artefacts/index.ts', members: /^compiler\/artefacts\//, knownTo: ['compiler/build-site.ts'] },
  {
    list: 'compiler/hosts/index.ts',
    members:
      /^compiler\/hosts\/(?:any|node|github-pages|index|(?:apache|azure|caddy|cloudflare|cloudfront|firebase|netlify|nginx|vercel)\/[\w-]+)\.ts$/,
    knownTo: ['compiler/open-site.ts'],
  },
];
const TERMINAL = /\bprocess\.(?:stdout|stderr|argv|exit|exitCode)\b|\bconsole\b/g;
/** What later work replaces as a whole is moved and not split. */
const MOST_FILES = 30;
const CROWDED = ['compiler/facts/readers', 'compiler/facts/readers/plans'];

/** Imports that a rule does not allow, as `file:line imports target`. */
const offences = (files: readonly Source[], isAllowed: (target: string, file: Source) => boolean): readonly string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => !isAllowed(target, file))
      .map(({ target, line }: Import) => `${file.path}:${line} imports ${target}`),
  );

const isFile = (target: string): boolean => target.endsWith('.ts');
const product = sources('compiler', 'cli', 'runtime');

describe('floors', () => {
  it('runtime/ imports runtime/ only; node: is for the Node adapter and the entries of platforms with Node', () => {
    const allowed = (target: string, { path }: Source): boolean =>
      (isFile(target) && target.startsWith('runtime/')) || (NODE_ADAPTER.test(path) && target.startsWith('node:'));
    expect(offences(sources('runtime'), allowed)).toEqual([]);
  });

  it('compiler/ imports compiler/, the contract, the analyser, the form of addresses, packages and node:', () => {
    const allowed = (target: string): boolean =>
      !isFile(target) ||
      target.startsWith('compiler/') ||
      SHARED.some((shared) => target === shared || target.startsWith(`${shared.replace(/\/?$/, '')}/`));
    expect(offences(sources('compiler'), allowed)).toEqual([]);
  });

  it('a room of compiler/ imports rooms before it only, types included', () => {
    const allowed = (target: string, { path }: Source): boolean => !target.startsWith('compiler/') || floorOf(target) <= floorOf(path);
    expect(offences(sources('compiler'), allowed)).toEqual([]);
  });

  it('every room is in the list, and every file of the list is there', () => {
    const items = readdirSync(join(ROOT, 'compiler'), { withFileTypes: true });
    const folders = items.filter((item) => item.isDirectory()).map(({ name }) => name);
    const files = items.filter((item) => item.isFile()).map(({ name }) => `compiler/${name}`);
    expect(folders.toSorted()).toEqual([...ROOMS].toSorted());
    expect(files.toSorted()).toEqual([...COMMON, ...LINE].toSorted());
  });

  it('nothing is loose at the root of cli/', () => {
    const files = readdirSync(join(ROOT, 'cli'), { withFileTypes: true }).filter((item) => item.isFile());
    expect(files.map(({ name }) => name).toSorted()).toEqual(['commands.ts', 'exit-codes.ts', 'main.ts', 'program.ts']);
  });

  it('no file imports itself, by any way, types included', () => {
    const graph = importGraph(product);
    const rings = [...graph.keys()].flatMap((path) => ringOf(path, graph)?.join(' -> ') ?? []);
    expect(rings).toEqual([]);
  });

  it('a ring is found, and told with every file on the way', () => {
    const files = [
      sourceOf('cli/a.ts', "import { b } from './b.ts';"),
      sourceOf('cli/b.ts', "import type { C } from './c.ts';"),
      sourceOf('cli/c.ts', "export { a } from './a.ts';"),
      sourceOf('cli/d.ts', "import { a } from './a.ts';"),
    ];
    const graph = importGraph(files);
    expect(ringOf('cli/a.ts', graph)).toEqual(['cli/a.ts', 'cli/b.ts', 'cli/c.ts', 'cli/a.ts']);
    expect(ringOf('cli/d.ts', graph)).toBeNull();
  });

  it(`no folder holds more than ${MOST_FILES} files`, () => {
    const folderOf = ({ path }: Source): string => path.slice(0, path.lastIndexOf('/'));
    const counts = new Map<string, number>();
    for (const file of product) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
    const crowded = [...counts].filter(([folder, count]) => count > MOST_FILES && !CROWDED.includes(folder));
    expect(crowded.map(([folder, count]) => `${folder} has ${count} files`)).toEqual([]);
  });

  it('nobody imports an artefact or a host but the straight line and their own catalogue', () => {
    const allowed = (target: string, { path }: Source): boolean =>
      CATALOGUES.every(
        ({ list, members, knownTo }) => !members.test(target) || members.test(path) || (knownTo.includes(path) && target === list),
      );
    expect(offences(product, allowed)).toEqual([]);
  });

  it('every relative import names a file of the repository', () => {
    const known = new Set(product.map(({ path }) => path));
    expect(offences(product, (target) => !/^(?:compiler|runtime|cli)\//.test(target) || known.has(target))).toEqual([]);
  });

  it('only cli/ talks to the terminal, and entries of platforms to their logs', () => {
    const silent = sources('compiler', 'runtime').filter(({ path }) => !path.startsWith('runtime/edge/'));
    const talk = silent.flatMap(({ path, text, code }) =>
      [...code.matchAll(TERMINAL)].map(({ index, 0: what }) => `${path}:${lineAt(text, index)} uses ${what}`),
    );
    expect(talk).toEqual([]);
  });
});
