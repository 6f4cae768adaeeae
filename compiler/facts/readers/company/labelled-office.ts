/** Addresses of any form behind a label for them: "Address: Unit 4, Forge Estate, York". */
import { UNSPACED } from '../../../../runtime/answer/analyse.ts';
import { singleSpaced } from '../../../base/one-line.ts';
import { onceEachText } from '../../../base/memoise.ts';
import { dataTagOf, languageFiles, partsOf } from '../../../pages/language/language-files.ts';
import { townIn } from './address-forms.ts';
import { officeOfLines, type Office } from './office.ts';

/** Maximum lines of an address, and maximum characters of all. */
const MOST_LINES = 3;
const LONGEST = 120;

/** Languages whose labels are kept. */
const MOST_LANGUAGES = 40;

/** A way to reach somebody, or a web address. */
const OTHER = /@|:\/\/|\d(?:[ ()./-]{0,2}\d){6,}/;

/** The addresses in some lines of a page in a language (BCP 47). */
export const labelledOffices = (lines: readonly string[], language: string): readonly Office[] =>
  lines.flatMap((line, at) => {
    const said = labelOf(language).exec(line)?.groups?.['said'];
    if (said === undefined) return [];
    const all = [said, ...lines.slice(at + 1, at + MOST_LINES + 1)].map(trimmed);
    const town = all.findIndex(hasCode);
    // Without a postal code, only the line with the label is certain.
    const address = all.slice(0, Math.max(1, town + 1)).filter((each) => each !== '');
    const whole = address.join(', ');
    const office =
      (town >= 0 ? address.every(isNames) : isWhole(whole)) && whole.length <= LONGEST && !OTHER.test(whole)
        ? officeOfLines(whole.split(/, ?/))
        : null;
    return office ? [{ ...office, raw: whole }] : [];
  });

/** True for an address with a number and, where words have spaces, a comma or a slash between a street and a town. */
const isWhole = (text: string): boolean => /\d/.test(text) && (/\p{L}{3}.*[,/]|[,/].*\p{L}{3}/u.test(text) || UNSPACED.test(text));

/** True for names and numbers, not for a text such as "will be added later". */
const isNames = (line: string): boolean => /\d/.test(line) || !/(?<!\p{L})\p{Ll}\p{L}{3}/u.test(line);

const trimmed = (line: string): string =>
  singleSpaced(line)
    .replace(/ [|·•].*$/, '')
    .replace(/^ | ?[.,;]? ?$/g, '');

const hasCode = (line: string): boolean => line.split(/, ?/).some((part) => townIn(part) !== null);

/** A line that begins with the word for an address in a language, which is the first of those for a place. */
const labelOf = onceEachText((language: string): RegExp => {
  const [form = ''] = partsOf(languageFiles().get(dataTagOf(language) ?? '')?.meanings['place'] ?? '');
  const words = [form, form.normalize('NFD').replace(/\p{M}/gu, '')].map((each) => each.replace('*', String.raw`\p{L}{0,4}`));
  const end = UNSPACED.test(form) ? String.raw`[:：\s]` : String.raw`\s?[:：]`;
  return new RegExp(String.raw`^[^\p{L}\p{N}]{0,4}(?:${form === '' ? '(?!)' : words.join('|')})(?:${end}|$)(?<said>.*)$`, 'iu');
}, MOST_LANGUAGES);
