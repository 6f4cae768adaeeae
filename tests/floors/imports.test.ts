/** The floors: who may import whom, and who may talk to the terminal. ARCHITECTURE.md says why. */
import { describe, expect, it } from 'vitest';
import { importsOf, lineAt, sources, type Import, type Source } from './sources.ts';

const NODE_ADAPTER = /^runtime\/(?:adapters\/node(?:-\w+)?|edge\/node\/\w+)\.ts$/;
/** The only files of the runtime that the compiler may know: the contract, and what both do alike: analyse words, find concepts, cut documents, read addresses. */
const SHARED = [
  'runtime/bundle.ts',
  'runtime/answer/analyse.ts',
  'runtime/answer/concepts.ts',
  'runtime/mcp/parts.ts',
  'runtime/limit/address.ts',
];
/** Catalogues of which only the straight line knows the list. */
const CLOSED = ['compiler/artefacts', 'compiler/hosts'];
const STRAIGHT_LINE: readonly string[] = ['compiler/compile.ts', 'compiler/read-build.ts'];
const TERMINAL = /\bprocess\.(?:stdout|stderr|argv|exit|exitCode)\b|\bconsole\b/g;

/** Imports that a rule does not allow, as `file:line imports target`. */
const offences = (files: readonly Source[], isAllowed: (target: string, file: Source) => boolean): readonly string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => !isAllowed(target, file))
      .map(({ target, line }: Import) => `${file.path}:${line} imports ${target}`),
  );

const isFile = (target: string): boolean => target.endsWith('.ts');

describe('floors', () => {
  it('runtime/ imports runtime/ only; node: is for the Node adapter and the entries of platforms with Node', () => {
    const allowed = (target: string, { path }: Source): boolean =>
      (isFile(target) && target.startsWith('runtime/')) || (NODE_ADAPTER.test(path) && target.startsWith('node:'));
    expect(offences(sources('runtime'), allowed)).toEqual([]);
  });

  it('compiler/ imports compiler/, the contract, the analyser, the form of addresses, packages and node:', () => {
    const allowed = (target: string): boolean => !isFile(target) || target.startsWith('compiler/') || SHARED.includes(target);
    expect(offences(sources('compiler'), allowed)).toEqual([]);
  });

  it('nobody imports an artefact or a host but the straight line and their own catalogue', () => {
    const allowed = (target: string, { path }: Source): boolean =>
      CLOSED.every(
        (folder) =>
          !target.startsWith(`${folder}/`) ||
          path.startsWith(`${folder}/`) ||
          (STRAIGHT_LINE.includes(path) && target === `${folder}/index.ts`),
      );
    expect(offences(sources('compiler', 'runtime', 'cli'), allowed)).toEqual([]);
  });

  it('every relative import names a file of the repository', () => {
    const known = new Set(sources('compiler', 'runtime', 'cli').map(({ path }) => path));
    expect(
      offences(sources('compiler', 'runtime', 'cli'), (target) => !/^(?:compiler|runtime|cli)\//.test(target) || known.has(target)),
    ).toEqual([]);
  });

  it('only cli/ talks to the terminal, and entries of platforms to their logs', () => {
    const silent = sources('compiler', 'runtime').filter(({ path }) => !path.startsWith('runtime/edge/'));
    const talk = silent.flatMap(({ path, text, code }) =>
      [...code.matchAll(TERMINAL)].map(({ index, 0: what }) => `${path}:${lineAt(text, index)} uses ${what}`),
    );
    expect(talk).toEqual([]);
  });
});
