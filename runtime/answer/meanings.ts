/** What people ask with, in any language: words of a question and of a page that mean the same have one name. Compiler and runtime read it alike. */

/** Finds what the tokens of a text mean, in their order. */
export type Meanings = (tokens: readonly string[]) => readonly Meant[];

/** What a word or phrase means that begins at a token, and how many tokens it has. */
export interface Meant {
  readonly meaning: string;
  readonly at: number;
  readonly length: number;
}

interface Form {
  readonly meaning: string;
  /** Tokens after the first one. */
  readonly rest: readonly string[];
  /** Whether the last token may end in any way. */
  readonly isOpen: boolean;
}

/** Loads the forms of meanings, as the index holds them: folded, joined by commas, with a star for any ending. */
export const createMeanings = (table: Readonly<Record<string, string>>): Meanings => {
  const forms = new Map<string, Form[]>();
  for (const [meaning, text] of Object.entries(table)) {
    for (const form of text.split(',')) {
      const [first = '', ...rest] = form.replace('*', '').split(' ');
      const listed = forms.get(first) ?? [];
      listed.push({ meaning, rest, isOpen: form.endsWith('*') });
      forms.set(first, listed);
    }
  }
  /** Token -> forms that it may begin; a site says the same words again and again. */
  const known = new Map<string, readonly Form[]>();
  const begunBy = (token: string): readonly Form[] => {
    const found = known.get(token);
    if (found) return found;
    const begun: Form[] = [];
    for (let end = 1; end <= token.length; end++) {
      const isWhole = end === token.length;
      begun.push(...(forms.get(token.slice(0, end)) ?? []).filter(({ rest, isOpen }) => isWhole || (isOpen && rest.length === 0)));
    }
    if (known.size > MOST_KNOWN) known.clear();
    known.set(token, begun);
    return begun;
  };
  return (tokens) =>
    tokens.flatMap((token, at) =>
      begunBy(token).flatMap((form) => (follows(form, tokens, at) ? { meaning: form.meaning, at, length: form.rest.length + 1 } : [])),
    );
};

/** Words that are remembered, so that no series of questions fills the memory. */
const MOST_KNOWN = 50_000;

const follows = ({ rest, isOpen }: Form, tokens: readonly string[], at: number): boolean =>
  rest.every((word, index) => {
    const token = tokens[at + 1 + index] ?? '';
    return token === word || (isOpen && index === rest.length - 1 && token.startsWith(word));
  });
