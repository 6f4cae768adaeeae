/** Paths as regular expressions that mean the same in PCRE, in RE2 and in JavaScript, and hold nothing that a configuration file could take for its own. */
import type { FilePattern } from '../headers/rules.ts';

const SAFE = /[A-Za-z0-9/_-]/;

/** An ASCII sign that is no letter, digit, slash or hyphen is told by its number: no quote, variable, placeholder or comment is left. */
const literal = (text: string): string =>
  [...text]
    .map((sign) => {
      if (SAFE.test(sign) || sign > '\u007f') return sign;
      return sign === '.' ? String.raw`\.` : String.raw`\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
    })
    .join('');

/** One of some texts. */
export const anyOf = (texts: readonly string[]): string => `(?:${texts.map(literal).join('|')})`;

/** The whole decoded path of what a rule is for. */
export const patternExpression = (pattern: FilePattern): string =>
  'path' in pattern ? `^${literal(pattern.path)}$` : `^${literal(pattern.folder)}.*${literal(pattern.extension)}$`;

/** What RFC 3986 allows in a segment of a path. */
const SEGMENT = String.raw`/[A-Za-z0-9._~!$&'()*+,;=:@%-]+?`;

/**
 * A request target as it was sent: its first group is the path of a page or of one of its files without what is added to it, as it stands behind
 * `{page}` in the header table, percent-encoded by the client. What a header must not repeat does not match.
 */
export const STEM_OF_TARGET = String.raw`((?:${SEGMENT})*?)(?:/|/index\.(?:html|md)|\.(?:html|md))?(?:\?\S*)?`;
