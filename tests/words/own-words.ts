/** A word that only sitec uses, or uses in an unusual sense, with the usual words to write instead. */
export interface OwnWord {
  /** Finds the word in a sentence. */
  readonly pattern: RegExp;
  readonly instead: string;
}

/** None of these is in a message, a help text, a printed line, a comment or a document. */
export const ownWords: readonly OwnWord[] = [
  { pattern: /\btwins?\b/i, instead: 'markdown page, markdown version' },
  { pattern: /\bchrome\b(?!,? (?:or|and) Chromium)/, instead: 'navigation and boilerplate' },
  { pattern: /\bdrifts?\b/i, instead: 'conflict' },
  { pattern: /\bcrews?\b/i, instead: 'workers, threads' },
  { pattern: /\boffered\b/i, instead: 'available' },
  { pattern: /\bgain(?:s|ed)\b/i, instead: 'adds, gets' },
  { pattern: /(?<!coming |as )\bsoon\b/i, instead: 'planned, or a date' },
  { pattern: /\bmachine views?\b/i, instead: 'markdown, API and lists for agents' },
  { pattern: /\bsays? (?:next to )?nothing\b/i, instead: 'has no text, does not mention' },
  { pattern: /\b(?:stands?(?! for\b|-)|stood|lies|lay)\b/i, instead: 'is' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix, correct' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bwhoever\b|\bnobody is told\b|\b(?:,|^) who (?:reads|asks|looks|finds|follows)\b/i, instead: 'readers that, people who' },
  { pattern: /\bnothing to do\b/i, instead: 'no action needed' },
  { pattern: /\bis (?:answered|sent) with\b/i, instead: 'answers with, has' },
  { pattern: /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|action\b)[a-z]/i, instead: 'is not a' },
  { pattern: /\b(?:is|are) none of\b/i, instead: 'is not one of' },
  { pattern: /\bdoes not serve its readers\b/i, instead: 'has a problem' },
  { pattern: /\bpassed over\b/i, instead: 'ignored' },
  { pattern: /\bmisspelt\b/i, instead: 'misspelled' },
  { pattern: /\bin all: /i, instead: '(3 in total)' },
];

/** The first own word of a text with what to write instead; null when there is none. */
export const ownWordIn = (text: string): string | null => {
  const found = ownWords.find(({ pattern }) => pattern.test(text));
  return found === undefined ? null : `"${found.pattern.exec(text)?.[0]}", better: ${found.instead}`;
};
