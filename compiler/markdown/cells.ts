const YES = new Set(['yes', '✓', '✔', '✅', '☑', '🗸', '●', 'included', 'ja', 'inklusive', 'haan', 'نعم', 'true']);
const NO = new Set('no ✗ ✘ ✕ ✖ ❌ × ⨯ 🚫 – — - − ‒ nein nahin لا false'.split(' ')).add('not included');

/** Names of pictures that mean yes or no. As words of a cell they mean something else: a "check" is a way to pay. */
const CHECK =
  /^(?:(?:green|red|gr[ae]y|blue|black|white) )?(?:check|tick|check-?mark|tick-?mark|checked|häkchen|haken)(?: ?-?(?:mark|icon|circle|symbol))*$/iu;
const CROSS = /^(?:(?:green|red|gr[ae]y|blue|black|white) )?(?:cross|x-?mark|x mark|crossed|kreuz)(?: ?-?(?:mark|icon|circle|symbol))*$/iu;

/** The content of a cell of a comparison table: a plain yes or no, or other words. Both are null when it is empty. */
export interface Cell {
  included: boolean | null;
  text: string | null;
}

/** Reads a cell of a comparison table. The same rules apply to pages and content files, so a dash is a no in both. */
export const readCell = (cell: string): Cell => {
  const word = cell.trim().toLowerCase();
  const included = saysIncluded(word) ?? signBefore(word);
  return { included, text: included === null && word !== '' ? cell.trim() : null };
};

/** Reads the name of a picture that is the only content of a cell. */
export const readPicture = (name: string): Cell => {
  const cell = readCell(name);
  const included = CHECK.test(name) ? true : CROSS.test(name) ? false : null;
  return cell.included === null && included !== null ? { included, text: null } : cell;
};

/** A sign may be followed by a variation selector (Unicode, section 23.4). */
const saysIncluded = (word: string): boolean | null => {
  const plain = word.replace(/[\uFE0E\uFE0F]/g, '');
  return YES.has(plain) ? true : NO.has(plain) ? false : null;
};

/** "✓ Included" is yes twice. */
const signBefore = (word: string): boolean | null => {
  const [, sign = '', rest = ''] = /^(\S+)\s+(.+)$/u.exec(word) ?? [];
  const included = saysIncluded(sign);
  return included === saysIncluded(rest) ? included : null;
};
