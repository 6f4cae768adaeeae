/** Scripts that are written without spaces, and Hangul: each of their characters is about one token. Their punctuation counts with them. */
const DENSE =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/gu;

/** Scripts of which about 3.2 characters make a token: Arabic, Hebrew and their neighbours. */
const SHORT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]/g;

/**
 * Rough number of tokens of a text, the same for every model: a character of a script without spaces counts as one token, 3.2 characters
 * of Arabic or Hebrew and 4 of everything else (UTF-16 units) as one, and the sum is rounded up. Every number of tokens that is published
 * comes from here: the header X-Markdown-Tokens, `approxTokens` of the API and of the tools.
 */
export const estimateTokens = (text: string): number => {
  const dense = text.match(DENSE) ?? [];
  const short = text.match(SHORT)?.length ?? 0;
  const units = dense.reduce((sum, character) => sum + character.length, 0);
  // In sixteenths of a token, so that no rounding adds up.
  return Math.ceil((16 * dense.length + 5 * short + 4 * (text.length - units - short)) / 16);
};
