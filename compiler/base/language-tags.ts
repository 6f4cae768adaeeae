/** Language tags (BCP 47) in a configuration. */
import { once } from './memoise.ts';
import { oneLine } from './one-line.ts';

/** Form of a tag: language, script, region, variants, and private use. */
export const LANGUAGE_TAG =
  '^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|[0-9]{3}))?(?:-(?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:-[Xx](?:-[A-Za-z0-9]{1,8})+)?$';

/** A tag in its canonical form (RFC 5646, section 4.5): `DE-at` is `de-AT`. An invalid tag stays unchanged. */
export const canonicalTag = (tag: string): string => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
};

/** Language -> the one with the words for it: Roman Urdu, and Bokmål for Norwegian, which pages state without its form. */
const CLOSEST: Readonly<Record<string, string>> = { ur: 'ur-Latn', no: 'nb', nn: 'nb' };

/** A tag and its fallbacks (RFC 4647, section 3.4): `de-AT`, `de`; `zh-TW`, `zh-Hant`, `zh`; then the closest language. */
export const fallbacksOf = (tag: string): readonly string[] => {
  const parts = canonicalTag(tag).split('-');
  const [language = ''] = parts;
  const longer = parts.slice(1).map((_, position) => parts.slice(0, parts.length - position).join('-'));
  return [...longer, ...withScript(tag), language, CLOSEST[language] ?? []].flat();
};

/** The language of a tag, without its script and region. */
export const languageOfTag = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

const names = once(() => new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }));

/** Whether two or three letters are a language that CLDR knows. */
export const isLanguage = (language: string): boolean => names().of(language) !== undefined;

/** The tag with its most likely script (UTS 35, likely subtags); none for an invalid tag. */
const withScript = (tag: string): readonly string[] => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return script === undefined ? [] : [`${language}-${script}`];
  } catch {
    return [];
  }
};

/** A record by language under canonical tags; of several keys for one language the last counts. */
export const byLanguage = <Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(values).map(([tag, value]) => [canonicalTag(tag), value]));

/** Scripts that separate words. In other scripts, a name may be inside of a longer run of letters. */
const SPACED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

const fold = (text: string): string => oneLine(text.normalize('NFKC').toLowerCase());

/** True when a text names something in whole words, so that "online" does not name "Line". Case and white space do not matter. */
export const mentions = (text: string, name: string): boolean => {
  const [whole, wanted] = [fold(text), fold(name)];
  const isGlued = (a: string | undefined, b: string | undefined): boolean => SPACED.test(a ?? '') && SPACED.test(b ?? '');
  for (let at = wanted === '' ? -1 : whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!isGlued(whole[at - 1], whole[at]) && !isGlued(whole[end - 1], whole[end])) return true;
  }
  return false;
};
