const YES = new Set(['yes', '✓', '✔', '●', 'included', 'ja', 'inklusive', 'haan', 'نعم', 'true']);
const NO = new Set(['no', '✗', '✘', '–', '—', '-', 'not included', 'nein', 'nahin', 'لا', 'false']);

/** What a cell of a comparison table says: a plain yes or no, or words of its own; both are null when it is empty. */
export interface Cell {
  included: boolean | null;
  text: string | null;
}

/** Reads a cell of a comparison table. Pages and content files are read alike, so that a dash is a no in both. */
export const readCell = (cell: string): Cell => {
  const word = cell.trim().toLowerCase();
  const included = YES.has(word) ? true : NO.has(word) ? false : null;
  return { included, text: included === null && word !== '' ? cell.trim() : null };
};
