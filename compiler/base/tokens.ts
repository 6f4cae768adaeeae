/** Characters outside ASCII, which most texts have few of: only they are compared with the scripts below. */
const FOREIGN = /[^\0-\x7f]+/g;

/** Scripts without spaces, and Hangul: each character, also of their punctuation, is about one token. */
const DENSE =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/gu;

/** Scripts with about 3.2 characters for a token: Arabic, Hebrew and related ones. */
const SHORT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]/g;

/**
 * Rough number of tokens of a text, the same for every model. One token is a character of a script without spaces, 3.2 characters of Arabic
 * or Hebrew, or 4 other characters (UTF-16 units); the sum is rounded up. All published token numbers come from this function: the header
 * X-Markdown-Tokens, `approxTokens` of the API and of the tools.
 */
export const estimateTokens = (text: string): number => {
  const foreign = (text.match(FOREIGN) ?? []).join('');
  const dense = foreign.match(DENSE) ?? [];
  const short = foreign.match(SHORT)?.length ?? 0;
  const units = dense.reduce((sum, character) => sum + character.length, 0);
  // In sixteenths of a token, to avoid rounding errors.
  return Math.ceil((16 * dense.length + 5 * short + 4 * (text.length - units - short)) / 16);
};
