/** Addresses behind the postal mark of Japan: "〒123-4567 東京都例町1-2". */
import { singleSpaced } from '../../../base/one-line.ts';
import type { Office } from './office.ts';

/** The mark and a postal code, and the address on the same line. */
const MARKED = /〒\s?(\d{3}-\d{4})[\s,、]*(.*)$/;

/** A line that names a prefecture, a town or a part of one, and nothing to call or write to. */
const NAMES_TOWN = /^(?=.*[都道府県市区町村郡])(?!.*(?:[@〇○◯]|TEL|FAX|電話)).{4,80}$/i;

/** The addresses in some lines of a page. */
export const markedOffices = (lines: readonly string[]): readonly Office[] => {
  // Digits and dashes of full width are the same.
  const plain = lines.map((line) => singleSpaced(line.normalize('NFKC')).trim());
  return plain.flatMap((line, at) => {
    const [, code = '', behind = ''] = MARKED.exec(line) ?? [];
    const address = behind.replace(/ ?(?:TEL|FAX|電話).*$/i, '') || (plain[at + 1] ?? '');
    return isCode(code) && NAMES_TOWN.test(address)
      ? [{ street: null, postalCode: code, city: null, region: null, country: 'JP', raw: `${code} ${address}` }]
      : [];
  });
};

/** "000-0000" is a placeholder. */
const isCode = (code: string): boolean => new Set(code.replace('-', '')).size > 1;
