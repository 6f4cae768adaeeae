/** Elements of a style sheet that concern the whole page: the root, the body, and links. */
export type Target = 'root' | 'body' | 'link';

/** Declarations for a target, in the order of the style sheet. */
export interface ThemeRule {
  readonly target: Target;
  /** `dark` or `light` below a media query for that scheme; a selector such as `[data-theme=dark]` where readers choose; else null. */
  readonly scheme: string | null;
  /** Property names, in lower case except for custom properties -> values. */
  readonly declarations: ReadonlyMap<string, string>;
}

/** A part of a style sheet that has a block, or a declaration without one. */
interface Part {
  readonly prelude: string;
  readonly block: string | null;
}

const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
const STEP = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|url\([^"')][^)]*\)|[{};()]|\\[^]/g;

/** The rules of a style sheet for root, body and links, without those that depend on other conditions than the colour scheme. */
export const themeRules = (css: string): readonly ThemeRule[] => rulesIn(css.replace(COMMENT, ' '), null);

const rulesIn = (css: string, scheme: string | null): readonly ThemeRule[] =>
  partsOf(css).flatMap(({ prelude, block }) => {
    if (block === null) return [];
    if (!prelude.startsWith('@')) return rulesOf(prelude, block, scheme);
    const inner = conditionOf(prelude, scheme);
    return inner === undefined ? [] : rulesIn(block, inner);
  });

/** The characters of a style sheet outside of brackets, strings and addresses. */
function* signsOf(css: string): Generator<{ readonly sign: string; readonly index: number }> {
  let level = 0;
  for (const { 0: sign, index } of css.matchAll(STEP)) {
    if (sign === '(') level++;
    else if (sign === ')') level = Math.max(0, level - 1);
    else if (level === 0 && '{};'.includes(sign)) yield { sign, index };
  }
}

/** Number of open blocks after a character. */
const depthBehind = (sign: string, depth: number): number => (sign === '{' ? depth + 1 : sign === '}' ? Math.max(0, depth - 1) : depth);

/** Splits a style sheet, or a block of one, at its top level. */
function* cut(css: string): Generator<Part> {
  let [start, depth, opened] = [0, 0, -1];
  for (const { sign, index } of signsOf(css)) {
    if (sign === '{' && depth === 0) opened = index;
    depth = depthBehind(sign, depth);
    if (depth > 0) continue;
    const end = opened < 0 ? index : opened;
    yield { prelude: css.slice(start, end).trim(), block: opened < 0 ? null : css.slice(opened + 1, index) };
    [start, opened] = [index + 1, -1];
  }
  yield { prelude: css.slice(start).trim(), block: null };
}

const partsOf = (css: string): readonly Part[] => [...cut(css)].filter(({ prelude }) => prelude !== '');

/** The scheme below an at-rule; undefined where its block does not apply to every reader. */
const conditionOf = (prelude: string, scheme: string | null): string | null | undefined => {
  if (/^@(?:layer|supports)\b/i.test(prelude)) return scheme;
  const [, wanted] = /^@media\s*(?:(?:screen|all)\s+and\s*)?\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/i.exec(prelude) ?? [];
  if (wanted !== undefined) return wanted.toLowerCase();
  return /^@media\s*(?:screen|all)$/i.test(prelude) ? scheme : undefined;
};

const rulesOf = (selectors: string, block: string, scheme: string | null): readonly ThemeRule[] => {
  const told = selectors.split(/,(?![^()[\]]*[)\]])/).flatMap((selector) => targetOf(selector.trim()) ?? []);
  if (told.length === 0) return [];
  const declarations = declarationsOf(block);
  return told.flatMap(({ target, choice }) =>
    choice === null || scheme === null ? [{ target, scheme: choice ?? scheme, declarations }] : [],
  );
};

const TARGETS: Readonly<Record<string, Target>> = {
  ':root': 'root',
  html: 'root',
  ':host': 'root',
  body: 'body',
  a: 'link',
  'a:link': 'link',
  ':link': 'link',
  'a:any-link': 'link',
  'a:not([class])': 'link',
};

/** One class or attribute of the root or the body with which readers choose a scheme. */
const CHOICE =
  /^(?:(?:html|:root|body)(?=[.[]))?(\.(?:theme-)?(?:dark|light)(?:-mode|-theme)?|\[data-[\w-]*(?:theme|mode|scheme)\s*=\s*["']?(?:dark|light)["']?\])(?:\s+(body|a))?$/i;

const targetOf = (selector: string): { readonly target: Target; readonly choice: string | null } | null => {
  const plain = selector.replace(/^:(?:where|is)\(([^()]*)\)$/, '$1').trim();
  const target = TARGETS[plain.toLowerCase()];
  if (target !== undefined) return { target, choice: null };
  const [, choice, below] = CHOICE.exec(plain) ?? [];
  return choice === undefined ? null : { target: TARGETS[below ?? ':root'] ?? 'root', choice };
};

const declarationsOf = (block: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { prelude, block: nested } of partsOf(block)) {
    const [, name = '', value = ''] = /^([\w-]+)\s*:\s*([^]*?)(?:\s*!\s*important)?$/.exec(prelude) ?? [];
    if (nested === null && name !== '') found.set(name.startsWith('--') ? name : name.toLowerCase(), value.trim());
  }
  return found;
};
