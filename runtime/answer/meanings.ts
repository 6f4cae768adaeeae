/**
 * Meanings of question words in any language: words of a question and of a page with the same meaning have one name. Compiler and runtime
 * share it.
 */

/** Finds the meanings of the tokens of a text, in order. */
export type Meanings = (tokens: readonly string[]) => readonly Meant[];

/** The meaning of a word or phrase that begins at a token, and its number of tokens. */
export interface Meant {
  readonly meaning: string;
  readonly at: number;
  readonly length: number;
}

/** Meanings of one word or phrase, and the maximum number of words of the phrases that begin with it. */
type ReadPhrase = (phrase: string) => { readonly meanings: readonly string[]; readonly most: number };

/**
 * Loads the forms of meanings from the index: folded, joined by commas, with a star for any ending.
 * @param remember adds a cache to a function: the compiler reads the same words again and again
 */
export const createMeanings = (table: Readonly<Record<string, string>>, remember = (work: ReadPhrase): ReadPhrase => work): Meanings => {
  const forms = new Map<string, string[]>();
  /** First word of forms -> maximum number of words. */
  const longest = new Map<string, number>();
  for (const [meaning, text] of Object.entries(table)) {
    for (const form of text.split(',')) {
      forms.set(form, [...(forms.get(form) ?? []), meaning]);
      const [first = '', ...others] = form.split(' ');
      longest.set(first, Math.max(1 + others.length, longest.get(first) ?? 1));
    }
  }
  const read = remember((phrase) => {
    const last = phrase.lastIndexOf(' ') + 1;
    const open = Array.from({ length: phrase.length - last }, (_, at) => `${phrase.slice(0, last + at + 1)}*`);
    return { meanings: [phrase, ...open].flatMap((form) => forms.get(form) ?? []), most: longest.get(phrase) ?? 1 };
  });
  return (tokens) => {
    const meant: Meant[] = [];
    for (const [at, token] of tokens.entries()) {
      const most = Math.min(read(token).most, tokens.length - at);
      for (let length = 1, phrase = token; length <= most; phrase += ` ${tokens[at + length++]}`)
        for (const meaning of read(phrase).meanings) meant.push({ meaning, at, length });
    }
    return meant;
  };
};
