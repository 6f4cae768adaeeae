/**
 * A token of a script: a text without expressions, a name or number, a sign, or an expression whose value only running the script would
 * show.
 */
export interface ScriptToken {
  readonly kind: 'text' | 'word' | 'sign' | 'dynamic';
  /** For a text, the part between its quotes. */
  readonly value: string;
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const TEXT = /(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\[^]|\$(?!\{))*`)/y;
/** A template whose expressions contain no template and no block. */
const TEMPLATE = /`(?:[^`\\$]|\\[^]|\$(?!\{)|\$\{[^`{}]*\})*`/y;
const REGULAR = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const WORD = /[\p{L}\p{N}_$]+/uy;
const SIGN = /\.\.\.|=>|[^\s`"']/uy;

/** After these tokens, a slash is not a division. */
const BEFORE_REGULAR = new Set('( , = : [ ! & | ? { } ; =>'.split(' '));

/** The tokens of a script in JavaScript or TypeScript, without comments; null for syntax that is not supported. */
export const scriptTokens = (script: string): readonly ScriptToken[] | null => {
  const tokens: ScriptToken[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(script);
    if (found) at = pattern.lastIndex;
    return found;
  };
  for (take(SPACE); at < script.length; take(SPACE)) {
    const token = nextToken(take, tokens.at(-1));
    if (token === null) return null;
    tokens.push(token);
  }
  return tokens;
};

const nextToken = (take: (pattern: RegExp) => RegExpExecArray | null, last: ScriptToken | undefined): ScriptToken | null => {
  const [text] = take(TEXT) ?? [];
  if (text !== undefined) return { kind: text.includes('\\') ? 'dynamic' : 'text', value: text.slice(1, -1) };
  const isRegular = last === undefined || (last.kind === 'sign' && BEFORE_REGULAR.has(last.value));
  for (const [kind, pattern] of isRegular ? [['dynamic', REGULAR] as const, ...PATTERNS] : PATTERNS) {
    const [value] = take(pattern) ?? [];
    if (value !== undefined) return { kind, value };
  }
  return null;
};

const PATTERNS = [
  ['dynamic', TEMPLATE],
  ['word', WORD],
  ['sign', SIGN],
] as const;
