/** The texts of a source file: what its string and template literals hold, without code and comments. */
import { lineAt } from '../floors/sources.ts';

/** A literal of a source file. */
export interface Literal {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Comments, strings and regular expressions, and the signs that begin and end the parts of templates. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=[(,=:[!&|?{};\n>]\s*|\breturn\s)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*|[`{}]/g;

/** The literal part of a template up to its end or to the next value. */
const PART = /((?:\\[\s\S]|\$(?!\{)|[^`\\$])*)(`|\$\{)/y;

/** Every literal of a TypeScript text. A template with values is one literal for each part between them. */
export const literalsOf = (source: string): readonly Literal[] => {
  const found: Literal[] = [];
  /** How many braces are open in the value of each template around the place that is read; those of the file itself never end. */
  const open: number[] = [Infinity];
  const add = (text: string, offset: number): void => void found.push({ text, line: lineAt(source, offset) });
  /** Reads a part of a template, and answers where it ends. */
  const readPart = (offset: number): number => {
    PART.lastIndex = offset;
    const [whole = '', text = '', end] = PART.exec(source) ?? [];
    add(text, offset);
    if (end === '${') open.push(0);
    return offset + whole.length;
  };
  const closeBrace = (offset: number): number => {
    const depth = open.pop() ?? Infinity;
    if (depth === 0) return readPart(offset);
    open.push(depth - 1);
    return offset;
  };
  for (let at = 0; at < source.length;) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(source);
    if (match === null) break;
    const [token] = match;
    at = match.index + token.length;
    if (token === '`') at = readPart(at);
    else if (token === '}') at = closeBrace(at);
    else if (token === '{') open.push((open.pop() ?? Infinity) + 1);
    else if (/^['"]/.test(token)) add(token.slice(1, -1), match.index);
  }
  return found;
};
