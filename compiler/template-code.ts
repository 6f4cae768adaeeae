/** Runs templates. Eta reads a template and writes its code; the code is run here, because a fault has to be told with its line. */
import { compileFunction } from 'node:vm';
import { Eta, EtaParseError } from 'eta';

/** What a template may print as it is. Anything else, such as a misspelt property, would print words like `undefined`. */
type Printable = (value: unknown) => boolean;

/** How the values of a template are printed. */
export interface Printing {
  /** Escapes what `<%= %>` prints; `<%~ %>` prints as it is. */
  readonly escape: (value: unknown) => string;
  readonly isPrintable: Printable;
}

/** A template that cannot be rendered. */
export class TemplateError extends Error {
  /** Line of the template, counted from 1. */
  readonly line: number;
  /** A name that the template is not given, when that is the reason. */
  readonly missing: string | null;

  constructor(message: string, line: number, missing: string | null = null) {
    super(message);
    this.line = line;
    this.missing = missing;
  }
}

/** Stands for the file of a template where V8 names it, in stacks only. */
const FILE = 'sitec-template';

/**
 * Fills a template. Its code is strict and sees the given names and the globals of JavaScript, so that a name that is not given is an
 * error. Throws `TemplateError` for everything that goes wrong in it.
 */
export const runTemplate = (source: string, given: Readonly<Record<string, unknown>>, printing: Printing): string => {
  const eta = new Eta({ autoEscape: true, autoFilter: true, autoTrim: false, debug: true });
  const code = codeOf(source, eta);
  try {
    const run = compileFunction(code, ['__eta', ...Object.keys(given)], { filename: FILE }) as (...values: readonly unknown[]) => unknown;
    return String(run({ res: '', e: printing.escape, f: (value: unknown) => printable(value, printing) }, ...Object.values(given)));
  } catch (error) {
    throw faultOf(error, code, source);
  }
};

/** The code of a template. */
const codeOf = (source: string, eta: Eta): string => {
  try {
    return `"use strict";\n${eta.compileBody(withoutBareLines(eta.parse(source)))}\nreturn __eta.res;`;
  } catch (error) {
    if (!(error instanceof EtaParseError)) throw error;
    const [, reason = error.message, line = '1'] = /^(.*?) at line (\d+) col \d+:/.exec(error.message) ?? [];
    throw new TemplateError(reason, Number(line));
  }
};

type Part = ReturnType<Eta['parse']>[number];

/** Leaves out the line breaks of lines that hold nothing but statements. In texts, Eta has escaped line breaks and backslashes already. */
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

const printable = (value: unknown, { isPrintable }: Printing): unknown => {
  if (isPrintable(value)) return value;
  const what = typeof value === 'object' && value !== null ? 'an object' : String(value);
  throw new TypeError(`a tag prints ${typeof value === 'function' ? 'a function' : what}`);
};

/** What V8 says of an error, with the line of the template. */
const faultOf = (error: unknown, code: string, source: string): TemplateError => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (/^Unexpected end of input$/.test(message)) return new TemplateError('a block is not closed', openBlock(code));
  const [, line = '1'] = new RegExp(`${FILE}:(\\d+)`).exec(stack) ?? [];
  const [, missing = null] = (error instanceof ReferenceError && /^(\S+) is not defined$/.exec(message)) || [];
  return new TemplateError(message, templateLine(Number(line), code, source), missing);
};

const MARK = /^__eta\.line=(\d+)$/;

/** Line of the template for one of its code: each tag is preceded by the line where it begins, and keeps its line breaks. */
const templateLine = (line: number, code: string, source: string): number => {
  const lines = code.split('\n').slice(0, line);
  const at = lines.findLastIndex((text) => MARK.test(text));
  const begins = Number(MARK.exec(lines[at] ?? '')?.[1] ?? 1);
  const texts = source.split('\n');
  // Blanks behind the sign that opens a tag are not in the code, also when they are line breaks.
  const lead = /<%[-_=~]?\s*$/.test(texts[begins - 1] ?? '') ? 1 : 0;
  return Math.min(at < 0 ? 1 : begins + lead + (line - at - 2), texts.length);
};

/** Line of the innermost block that is never closed. */
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
