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

/** Maximum cached words and phrases, so that no series of questions fills the memory. */
const MOST_KNOWN = 50_000;

/** Loads the forms of meanings from the index: folded, joined by commas, with a star for any ending. */
export const createMeanings = (table: Readonly<Record<string, string>>): Meanings => {
  const forms = new Map<string, string[]>();
  /** First word of phrases -> maximum number of words. */
  const longest = new Map<string, number>();
  for (const [meaning, text] of Object.entries(table)) {
    for (const form of text.split(',')) {
      forms.set(form, [...(forms.get(form) ?? []), meaning]);
      const words = form.split(' ');
      if (words.length > 1) longest.set(words[0] ?? '', Math.max(words.length, longest.get(words[0] ?? '') ?? 0));
    }
  }
  /** A cache, because a site repeats the same words. */
  const known = new Map<string, readonly string[]>();
  const meaningsOf = (phrase: string): readonly string[] => {
    const found = known.get(phrase);
    if (found) return found;
    const last = phrase.lastIndexOf(' ') + 1;
    const open = Array.from({ length: phrase.length - last }, (_, at) => `${phrase.slice(0, last + at + 1)}*`);
    const meant = [phrase, ...open].flatMap((form) => forms.get(form) ?? []);
    if (known.size > MOST_KNOWN) known.clear();
    known.set(phrase, meant);
    return meant;
  };
  return (tokens) => {
    const meant: Meant[] = [];
    for (const [at, token] of tokens.entries()) {
      const most = Math.min(longest.get(token) ?? 1, tokens.length - at);
      for (let length = 1, phrase = token; length <= most; phrase += ` ${tokens[at + length++]}`)
        for (const meaning of meaningsOf(phrase)) meant.push({ meaning, at, length });
    }
    return meant;
  };
};
