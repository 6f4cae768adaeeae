/**
 * Paths as regular expressions that mean the same in PCRE, in RE2 and in JavaScript, without characters that a configuration file would
 * interpret.
 */
import type { FilePattern } from '../headers/rules.ts';

const SAFE = /[A-Za-z0-9/_-]/;

/**
 * ASCII characters other than letters, digits, slashes and hyphens are written as numbers, so that no quote, variable, placeholder or
 * comment is left.
 */
const literal = (text: string): string =>
  [...text]
    .map((sign) => {
      if (SAFE.test(sign) || sign > '\u007f') return sign;
      return sign === '.' ? String.raw`\.` : String.raw`\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
    })
    .join('');

/** An alternative of texts. */
export const anyOf = (texts: readonly string[]): string => `(?:${texts.map(literal).join('|')})`;

/** Matches the whole decoded path of a rule. */
export const patternExpression = (pattern: FilePattern): string =>
  'path' in pattern ? `^${literal(pattern.path)}$` : `^${literal(pattern.folder)}.*${literal(pattern.extension)}$`;

/** Matches the whole decoded path of a folder, with or without its last slash, and of everything in it. */
export const folderExpression = (folder: string): string => `^${literal(folder.slice(0, -1))}(?:/|$)`;

/** Characters that RFC 3986 allows in a path segment. */
const SEGMENT = String.raw`/[A-Za-z0-9._~!$&'()*+,;=:@%-]+?`;

/**
 * Matches a request target as sent. The first group is the page without the part that the header table adds to `{page}`, percent-encoded by
 * the client. Targets that must not be repeated in a header do not match.
 */
export const STEM_OF_TARGET = String.raw`((?:${SEGMENT})*?)(?:/|/index\.(?:html|md)|\.(?:html|md))?(?:\?\S*)?`;
