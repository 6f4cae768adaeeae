import { scriptTokens, type ScriptToken } from './script-tokens.ts';

/** The text of a setting; undefined if it is not set, null if only running the file would show it. */
export type SettingText = string | null | undefined;

/** Maximum tokens of a declaration before its equals sign, such as `const config: Config`. */
const LONGEST_DECLARATION = 16;

/** A setting of the object that a configuration in JavaScript or TypeScript exports. The file is read and never run. */
export const scriptSetting = (script: string, path: readonly string[]): SettingText => {
  const tokens = scriptTokens(script);
  if (tokens === null) return null;
  const roots = tokens.flatMap((token, at) => (isSign(token, '{') && isExported(tokens, at) ? [at] : []));
  return roots.length === 1 ? settingIn(tokens, roots[0] ?? 0, path) : null;
};

const isSign = (token: ScriptToken | undefined, value: string): boolean => token?.kind === 'sign' && token.value === value;
const isWord = (token: ScriptToken | undefined, value: string): boolean => token?.kind === 'word' && token.value === value;

/** Whether a file exports an object: directly, as the argument of a function such as `defineConfig`, or by a name. */
const isExported = (tokens: readonly ScriptToken[], brace: number): boolean => {
  let at = brace - 1;
  while (isSign(tokens[at], '(') && tokens[at - 1]?.kind === 'word') at -= 2;
  if (isExport(tokens, at)) return true;
  const name = isSign(tokens[at], '=') ? declaredName(tokens, at) : null;
  return name !== null && tokens.some((token, index) => isWord(token, name) && isExportedName(tokens, index));
};

/** `export default` or `module.exports =` before this token. */
const isExport = (tokens: readonly ScriptToken[], at: number): boolean =>
  isWord(tokens[at], 'default') || (isSign(tokens[at], '=') && isWord(tokens[at - 1], 'exports'));

const isExportedName = (tokens: readonly ScriptToken[], name: number): boolean => {
  let at = name - 1;
  while (isSign(tokens[at], '(') && tokens[at - 1]?.kind === 'word') at -= 2;
  return isExport(tokens, at);
};

/** The name of a declaration, from its equals sign. */
const declaredName = (tokens: readonly ScriptToken[], equals: number): string | null => {
  const before = tokens.slice(Math.max(0, equals - LONGEST_DECLARATION), equals);
  const start = before.findLastIndex((token) => ['const', 'let', 'var'].some((word) => isWord(token, word)));
  const name = before[start + 1];
  return start < 0 || name?.kind !== 'word' ? null : name.value;
};

const settingIn = (tokens: readonly ScriptToken[], brace: number, [key = '', ...rest]: readonly string[]): SettingText => {
  const members = membersOf(tokens, brace);
  const at = members?.findLast((start) => isKey(tokens[start], key));
  // A later object spread may overwrite the setting.
  const isLast = members?.every((start) => start < (at ?? 0) || !isSign(tokens[start], '...'));
  if (members === null || (at !== undefined && !isLast)) return null;
  return at === undefined ? undefined : valueAt(tokens, at, rest);
};

/** Starts of the members of an object; null for an object without an end. */
const membersOf = (tokens: readonly ScriptToken[], brace: number): readonly number[] | null => {
  const starts: number[] = [];
  let depth = 0;
  for (let at = brace; at < tokens.length; at++) {
    depth += depthOf(tokens[at]);
    if (depth === 0) return starts;
    if (depth === 1 && (at === brace || isSign(tokens[at], ','))) starts.push(at + 1);
  }
  return null;
};

const isKey = (token: ScriptToken | undefined, key: string): boolean => token?.kind !== 'sign' && token?.value === key;

const depthOf = (token: ScriptToken | undefined): -1 | 0 | 1 => {
  if (token?.kind !== 'sign') return 0;
  return '([{'.includes(token.value) ? 1 : ')]}'.includes(token.value) ? -1 : 0;
};

const valueAt = (tokens: readonly ScriptToken[], key: number, rest: readonly string[]): SettingText => {
  const [colon, value, end] = tokens.slice(key + 1);
  if (!isSign(colon, ':')) return null;
  if (rest.length > 0) return isSign(value, '{') ? settingIn(tokens, key + 2, rest) : null;
  return value?.kind === 'text' && (isSign(end, ',') || isSign(end, '}')) ? value.value : null;
};
