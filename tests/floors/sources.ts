/** The source files that the floor tests look at, and their code without comments and texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A TypeScript source file. */
export interface Source {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The text with the contents of comments and strings replaced by spaces; lines stay where they are. */
  readonly code: string;
}

/** An import or a re-export of a source file. */
export interface Import {
  /** Path from the root for files of the repository, else the specifier as it stands. */
  readonly target: string;
  readonly line: number;
}

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Comments, strings, the literal parts of templates and regular expressions, the longest first. A slash starts a regular expression
 * only where a value may stand; what is inside `${}` of a template counts as text.
 */
const TEXTS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[(,=:[!&|?{};\n>]\s*|\breturn\s)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/g;

/** Every TypeScript file below some folders of the repository, in order of their paths. */
export const sources = (...folders: readonly string[]): readonly Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts') && !path.includes('/node_modules/'))
      .sort()
      .map((path) => sourceOf(path, readFileSync(join(ROOT, path), 'utf8'))),
  );

/** A source file from its text. */
export const sourceOf = (path: string, text: string): Source => ({
  path,
  text,
  code: text.replace(TEXTS, (found) => found.replace(/[^\n]/g, ' ')),
});

/** Line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** What a file imports: static imports, re-exports and `import()` with a literal. */
export const importsOf = ({ path, text, code }: Source): readonly Import[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g)]
    // The keyword must be code: `from` also stands in comments and texts.
    .filter(({ index }) => /^(?:from|import)/.test(code.slice(index)))
    .map(({ index, 2: specifier = '' }) => ({
      target: specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier,
      line: lineAt(text, index),
    }));
