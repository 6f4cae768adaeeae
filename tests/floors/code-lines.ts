/** Counts lines of code the way the size budget of the runtime means them. */

/** Comments that fill their lines. */
const COMMENTS = /^[ \t]*(?:\/\*[^]*?\*\/|\/\/.*)[ \t]*$/gm;
/** Imports, and what the compiler erases: `export type`, a type alias up to its semicolon, an interface up to its brace. */
const ERASED = /^(?:(?:import|export type|(?:declare )?type)\b[^]*?;$|(?:export )?interface\b[^]*?^\}$)/gm;

/**
 * Lines of a TypeScript file that do something at run time: no blanks, no comments, no imports, no type-only lines.
 * It reads text that the formatter has laid out: a top-level declaration begins in the first column, and an interface ends there.
 */
export const codeLines = (source: string): number => {
  const code = source.replace(COMMENTS, '').replace(ERASED, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
};
