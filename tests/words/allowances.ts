/** Places where a word of the list of own words is right. */
export interface Allowance {
  /** File of the text, from the root of the repository. */
  readonly path: string;
  /** The exact words in the text. They are left out before the text is tested. */
  readonly words: string;
  readonly reason: string;
}

/** Every allowance for comments and documents. One that no text uses fails the test. */
export const allowances: readonly Allowance[] = [
  { path: 'docs/reference/glossary.md', words: 'The code also calls it chrome.', reason: 'explains the word' },
  { path: 'ARCHITECTURE.md', words: 'The code calls it drift.', reason: 'explains the word' },
  { path: 'docs/reference/glossary.md', words: 'The code also calls it a twin.', reason: 'explains the word' },
];
