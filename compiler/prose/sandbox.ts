/** Runs templates. Eta parses a template and generates its code; this module runs the code, because errors need line numbers. */
import { inspect } from 'node:util';
import { compileFunction } from 'node:vm';
import { Eta, EtaParseError } from 'eta';
import { shorten } from '../base/one-line.ts';

/** Values that a template may print. Anything else, such as a misspelled property, would print words like `undefined`. */
type Printable = (value: unknown) => boolean;

/** How the values of a template are printed. */
export interface Printing {
  /** Escapes the output of `<%= %>`; `<%~ %>` prints unchanged. */
  readonly escape: (value: unknown) => string;
  readonly isPrintable: Printable;
}

/** A template that cannot be rendered. */
export class TemplateError extends Error {
  /** Line of the template, counted from 1. */
  readonly line: number;
  /** An unknown variable, when that is the reason. */
  readonly missing: string | null;

  constructor(message: string, line: number, missing: string | null = null) {
    super(message);
    this.line = line;
    this.missing = missing;
  }
}

/** File name of the template in stack traces of V8. */
const FILE = 'sitec-template';

/**
 * Renders a template. Its code is strict and sees its variables and the globals of JavaScript, so that an unknown variable is an error.
 * Throws `TemplateError` for every fault in it.
 */
export const runTemplate = (source: string, given: Readonly<Record<string, unknown>>, printing: Printing): string => {
  const { code, tags } = readTemplate(source);
  // The code writes the text to `res`, and the current line to `line`.
  const state = { res: '', line: 1, e: printing.escape, f: (tag: number, value: unknown) => printable(value, tags[tag] ?? '', printing) };
  try {
    const run = compileFunction(code, ['__eta', ...Object.keys(given)], { filename: FILE }) as (...values: readonly unknown[]) => unknown;
    return String(run(state, ...Object.values(given)));
  } catch (error) {
    throw faultOf(error, code, { reached: state.line, last: source.split('\n').length });
  }
};

/** A template as code, with the content of its tags. */
interface TemplateCode {
  readonly code: string;
  /** By index among the parts of the template; empty for texts. */
  readonly tags: readonly string[];
}

const readTemplate = (source: string): TemplateCode => {
  const eta = new Eta({ autoEscape: true, autoFilter: true, autoTrim: false, debug: true });
  try {
    const parts = withExactLines(withoutBareLines(eta.parse(source)), source);
    // Eta ends this line without a semicolon, so code that begins with a bracket would continue it.
    const body = eta.compileBody(parts.map(numbered)).replace(LINE_MARK, '$&;');
    return { code: `"use strict";\n${body}\nreturn __eta.res;`, tags: parts.map((part) => (typeof part === 'string' ? '' : part.val)) };
  } catch (error) {
    if (!(error instanceof EtaParseError)) throw error;
    const [, reason = error.message, line = '1'] = /^(.*?) at line (\d+) col \d+:/.exec(error.message) ?? [];
    throw new TemplateError(reason, Number(line));
  }
};

type Part = ReturnType<Eta['parse']>[number];

/** Removes the line breaks of lines with statements only. In texts, Eta has already escaped line breaks and backslashes. */
const withoutBareLines = (parts: readonly Part[]): Part[] => {
  let isBare = true;
  return parts.map((part, index) => {
    const before = parts[index - 1];
    if (typeof part !== 'string') {
      isBare &&= part.t === 'e';
      return part;
    }
    const text = isBare && typeof before === 'object' ? part.replace(/^ *\\n/, '') : part;
    isBare = /(?<!\\)(?:\\\\)*\\n$/.test(part);
    return text;
  });
};

/** Start of a tag. White space after its sign, which may contain line breaks, is not part of its code. */
const OPENING = /<%[-_]?\s*[=~]?\s*/g;

/** Gives each tag the line where its code begins, instead of the line of the tag. */
const withExactLines = (parts: readonly Part[], source: string): Part[] => {
  const opening = new RegExp(OPENING);
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    opening.exec(source);
    const lineNo = source.slice(0, opening.lastIndex).split('\n').length;
    // Skips the code, whose texts may look like a tag.
    opening.lastIndex += part.val.length;
    return { ...part, lineNo };
  });
};

/** A tag that prints also has its index, so that an error can quote it. */
const numbered = (part: Part, position: number): Part =>
  typeof part === 'string' || part.t === 'e' ? part : { ...part, val: `${position},${part.val}` };

/** Maximum characters of code or of a value in a message. */
const MAXIMUM_QUOTE = 80;

const printable = (value: unknown, code: string, { isPrintable }: Printing): unknown => {
  if (isPrintable(value)) return value;
  const tag = code === '' ? 'an empty tag' : `the tag "${shorten(code, MAXIMUM_QUOTE)}"`;
  const what = typeof value === 'object' && value !== null ? 'an object' : String(value);
  throw new TypeError(`${tag} prints ${typeof value === 'function' ? 'a function' : what}`);
};

/**
 * The message of V8 for an error, with the line of the template: `reached` is the line of the last tag that ran, `last` the one of the last
 * tag.
 */
const faultOf = (error: unknown, code: string, { reached, last }: Readonly<Record<'reached' | 'last', number>>): TemplateError => {
  if (!(error instanceof Error)) return new TemplateError(`it throws ${quoted(error)}, which is not an error`, reached);
  const { message, name, stack = '' } = error;
  if (/^Unexpected end of input$/.test(message)) return new TemplateError('a block is not closed', openBlock(code));
  const [, line] = new RegExp(`${FILE}:(\\d+)`).exec(stack) ?? [];
  const [, missing = null] = (error instanceof ReferenceError && /^(\S+) is not defined$/.exec(message)) || [];
  return new TemplateError(
    message === '' ? `it throws ${name} without a message` : message,
    // A fault of the last tag may be reported after it.
    line === undefined ? reached : Math.min(templateLine(Number(line), code), last),
    missing,
  );
};

const quoted = (value: unknown): string => shorten(inspect(value, { depth: 0, breakLength: Infinity }), MAXIMUM_QUOTE);

const MARK = /^__eta\.line=(\d+);$/;
const LINE_MARK = /^__eta\.line=\d+$/gm;

/** Line of the template for a line of its code: each tag follows the number of its first line, and keeps its line breaks. */
const templateLine = (line: number, code: string): number => {
  const lines = code.split('\n').slice(0, line);
  const at = lines.findLastIndex((text) => MARK.test(text));
  return at < 0 ? 1 : Number(MARK.exec(lines[at] ?? '')?.[1] ?? 1) + Math.max(0, line - at - 2);
};

/** Line of the innermost block that is not closed. */
const openBlock = (code: string): number => {
  const open: number[] = [];
  let line = 1;
  for (const text of code.split('\n')) {
    line = Number(MARK.exec(text)?.[1] ?? line);
    if (text.startsWith('}')) open.pop();
    if (!text.startsWith('__eta.') && text.endsWith('{')) open.push(line);
  }
  return open.at(-1) ?? line;
};
