/**
 * The house rules that can be read off the text of a file. Complexity and depth of functions are rules of .oxlintrc.json, their length and that of files
 * are warnings there: a number that would split what belongs together is broken.
 * Every test lists what is wrong as `file:line`, so that a failure names all places at once.
 */
import { describe, expect, it } from 'vitest';
import { lineAt, sources } from './sources.ts';

const product = sources('cli', 'compiler', 'runtime');
const all = [...product, ...sources('tests')];

/** Declarations that other files can see. `export { x }` repeats a name that is documented where it is declared. */
const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (?!\{)([\p{L}\d_$]+)/gmu;
/** The type, not a property or variable that is called so. */
const ANY_TYPE = /(?:[:<|&]|\bas\b|=>)\s*any\b(?!\s*[.(:?=])|\bany\[\]/g;

const matches = (pattern: RegExp, field: 'text' | 'code', files = all): readonly string[] =>
  files.flatMap((file) => [...file[field].matchAll(pattern)].map(({ index }) => `${file.path}:${lineAt(file.text, index)}`));

const isDocumented = (text: string, offset: number): boolean => {
  const before = text.slice(0, offset).trimEnd();
  if (!before.endsWith('*/') || /\n\s*\n\s*$/.test(text.slice(0, offset))) return false;
  return before.slice(before.lastIndexOf('/*')).startsWith('/**');
};

describe('house rules', () => {
  it('no type is any', () => {
    expect(matches(ANY_TYPE, 'code')).toEqual([]);
  });

  it('nothing is a default export, but for the entries that platforms ask for', () => {
    const others = all.filter(({ path }) => !path.startsWith('runtime/edge/'));
    expect(matches(/^export default\b|^export \{[^}]*\bas default\b/gm, 'code', others)).toEqual([]);
  });

  it('no work is left as a note', () => {
    // The words are put together so that this file does not hold them.
    expect(matches(new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].map((word) => `\\b${word}\\b`).join('|'), 'g'), 'text')).toEqual([]);
  });

  it('helpers of tests register hooks in functions: a helper is loaded once for many files', () => {
    const helpers = all.filter(({ path }) => path.startsWith('tests/') && !path.endsWith('.test.ts'));
    expect(matches(/^(?:before|after)(?:Each|All)\(/gm, 'code', helpers)).toEqual([]);
  });

  it('every exported name of cli, compiler, edge and runtime has a doc comment', () => {
    const bare = product.flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED)]
        .filter(({ index }) => !isDocumented(text, index))
        .map(({ index, 1: name }) => `${path}:${lineAt(text, index)} ${name}`),
    );
    expect(bare).toEqual([]);
  });
});
