/** The comments of a source file, as the scanner of TypeScript finds them. */
import { SyntaxKind } from 'typescript/unstable/ast';
import { createScanner, tokenIsIdentifierOrKeyword } from 'typescript/unstable/ast/scanner';
import { lineAt } from '../floors/sources.ts';

/** A comment of a source file. Line comments on consecutive lines are one comment. */
export interface Comment {
  /** The text without the signs of the comment, in one line. */
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
  /** Offset of the first character of the comment. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
}

/** Keywords after which a slash begins a regular expression. */
const BEFORE_VALUE = new Set([SyntaxKind.ReturnKeyword, SyntaxKind.TypeOfKeyword, SyntaxKind.CaseKeyword, SyntaxKind.InKeyword]);

/** Tokens that end a value, after which a slash divides. */
const ENDS = new Set([
  SyntaxKind.NumericLiteral,
  SyntaxKind.BigIntLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateTail,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
]);

const endsValue = (token: SyntaxKind): boolean => ENDS.has(token) || (tokenIsIdentifierOrKeyword(token) && !BEFORE_VALUE.has(token));

const isComment = (token: SyntaxKind): boolean =>
  token === SyntaxKind.SingleLineCommentTrivia || token === SyntaxKind.MultiLineCommentTrivia;

const isTrivia = (token: SyntaxKind): boolean =>
  isComment(token) || token === SyntaxKind.NewLineTrivia || token === SyntaxKind.WhitespaceTrivia;

const isLineComment = (source: string, offset: number): boolean => source.startsWith('//', offset);

const textOf = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .replace(/^[ \t]*(?:\/\/+|\*)/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Where the comments of a TypeScript or JavaScript text are. */
const rangesOf = (source: string): readonly (readonly [start: number, end: number])[] => {
  const scanner = createScanner(false, undefined, source);
  const found: [number, number][] = [];
  /** How many braces are open in the value of each template around the current token. The first entry counts those of the file. */
  const open: number[] = [0];
  const rescan = (token: SyntaxKind, previous: SyntaxKind): SyntaxKind => {
    const isSlash = token === SyntaxKind.SlashToken || token === SyntaxKind.SlashEqualsToken;
    if (isSlash && !endsValue(previous)) return scanner.reScanSlashToken();
    const endsHole = token === SyntaxKind.CloseBraceToken && open.length > 1 && open.at(-1) === 0;
    return endsHole ? scanner.reScanTemplateToken(false) : token;
  };
  const countBraces = (token: SyntaxKind): void => {
    if (token === SyntaxKind.TemplateHead) open.push(0);
    else if (token === SyntaxKind.TemplateTail) open.pop();
    else if (token === SyntaxKind.OpenBraceToken) open.push((open.pop() ?? 0) + 1);
    else if (token === SyntaxKind.CloseBraceToken) open.push((open.pop() ?? 0) - 1);
  };
  let previous: SyntaxKind = SyntaxKind.SemicolonToken;
  for (let token = scanner.scan(); token !== SyntaxKind.EndOfFile; token = scanner.scan()) {
    if (isComment(token)) found.push([scanner.getTokenStart(), scanner.getTokenEnd()]);
    if (isTrivia(token)) continue;
    previous = rescan(token, previous);
    countBraces(previous);
  }
  return found;
};

/** Every comment of a TypeScript or JavaScript text. */
export const commentsOf = (source: string): readonly Comment[] => {
  const joined: [number, number][] = [];
  for (const [start, end] of rangesOf(source)) {
    const before = joined.at(-1);
    const continues = before !== undefined && isLineComment(source, before[0]) && isLineComment(source, start);
    // A comment behind code does not continue on the next line.
    const alone = before !== undefined && /^[ \t]*$/.test(source.slice(source.lastIndexOf('\n', before[0]) + 1, before[0]));
    if (continues && alone && /^\r?\n[ \t]*$/.test(source.slice(before[1], start))) before[1] = end;
    else joined.push([start, end]);
  }
  return joined.map(([start, end]) => ({ text: textOf(source.slice(start, end)), line: lineAt(source, start), start, end }));
};

/** Every block comment of a style sheet or a template. */
export const blockCommentsOf = (source: string): readonly Comment[] =>
  [...source.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: comment, index }) => ({
    text: textOf(comment),
    line: lineAt(source, index),
    start: index,
    end: index + comment.length,
  }));
