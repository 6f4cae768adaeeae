/**
 * Makes `compiler/money/locales.ts` of the data of CLDR: how each language writes currencies and periods. The packages are large and rarely
 * change, so they are no dependency:
 *
 *     npm install --no-save cldr-core@48.2.0 cldr-numbers-full@48.2.0 cldr-units-full@48.2.0 cldr-dates-full@48.2.0
 *     npx tsx build-locales.ts
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = process.argv[2] ?? 'node_modules';
type Json = { readonly [key: string]: Json } & string;
const read = (path: string): Json => JSON.parse(readFileSync(join(packages, path), 'utf8')) as Json;

const supplemental = (name: string): Json => read(`cldr-core/supplemental/${name}.json`)['supplemental'] as Json;
const { region: regions, fractions } = supplemental('currencyData')['currencyData'] as Json as { region: Json; fractions: Json };
const likely = supplemental('likelySubtags')['likelySubtags'] as Json;
const { effectiveCoverageLevels } = read('cldr-core/coverageLevels.json') as { effectiveCoverageLevels: Json };

const sorted = (values: Iterable<string>): readonly string[] => [...new Set(values)].filter(Boolean).sort();

/** Legal tender of a region today, the newest first. */
const tenderOf = (region: string): readonly string[] =>
  ((regions[region] ?? []) as unknown as readonly Json[])
    .flatMap((entry) => Object.entries(entry))
    .filter(([, each]) => !each['_to'] && each['_from'] && each['_tender'] !== 'false')
    .sort(([, a], [, b]) => ((a['_from'] as string) < (b['_from'] as string) ? 1 : -1))
    .map(([code]) => code);

const tender = Object.fromEntries(
  Object.keys(regions)
    .sort()
    .map((region) => [region, tenderOf(region)[0] ?? '']),
);
const CURRENCIES = new Set(Object.values(tender).filter(Boolean));

/** Lists of names by what they have in common, both sorted. */
const grouped = (pairs: Iterable<readonly [name: string, group: string]>): readonly (readonly [group: string, names: string])[] => {
  const groups = new Map<string, string[]>();
  for (const [name, group] of pairs) groups.set(group, [...(groups.get(group) ?? []), name]);
  return [...groups].map(([group, names]) => [group, sorted(names).join(' ')] as const).sort(([a], [b]) => (a < b ? -1 : 1));
};

const locales = Object.keys(effectiveCoverageLevels)
  .filter(
    (locale) => effectiveCoverageLevels[locale] === ('modern' as unknown) && existsSync(join(packages, 'cldr-numbers-full/main', locale)),
  )
  .sort();
const isLanguage = (locale: string): boolean => !/-(?:[A-Z]{2}|\d{3})(?:-|$)/.test(locale);
/** Languages of pages. A script has no tables of its own here, and Norwegian those of Bokmål. */
const spoken = locales.filter((locale) => isLanguage(locale) && !/-[A-Z][a-z]{3}$/.test(locale) && locale !== 'no');

const currenciesOf = (locale: string): Json =>
  ((read(`cldr-numbers-full/main/${locale}/currencies.json`)['main'] as Json)[locale] as Json)['numbers']!['currencies' as never] as Json;

/** Numbers stand where names are counted: marks of direction and spaces that do not break say nothing. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200E\u200F\u061C\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const namesOf = (currency: Json): readonly string[] =>
  sorted(
    Object.entries(currency)
      .filter(([key]) => key.startsWith('displayName'))
      .map(([, name]) => plain(name).toLowerCase()),
  );

/**
 * The noun of a name of a currency: "dollar" of "US dollar". In a language it is the first or the last word, whichever more currencies of
 * different countries share.
 */
const nounsOf = (names: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, ReadonlySet<string>> => {
  const words = [...names].flatMap(([code, all]) => all.map((name) => ({ code, name: name.split(' ') })));
  const shared = (at: number): number => {
    const countries = new Map<string, Set<string>>();
    for (const { code, name } of words)
      if (name.length > 1) (countries.get(name.at(at)!) ?? countries.set(name.at(at)!, new Set()).get(name.at(at)!)!).add(code.slice(0, 2));
    return [...countries.values()].reduce((sum, each) => sum + (each.size > 2 ? each.size : 0), 0);
  };
  const at = shared(0) > shared(-1) ? 0 : -1;
  const nouns = new Map<string, Set<string>>();
  for (const { code, name } of words) {
    const noun = name.at(at)!;
    // A word in brackets or a figure is no noun.
    if (/^\p{L}[\p{L}\p{M}'’-]+$/u.test(noun)) (nouns.get(noun) ?? nouns.set(noun, new Set()).get(noun)!).add(code);
  }
  return nouns;
};

const UNITS = { H: 'hour', D: 'day', W: 'week', M: 'month', Q: 'quarter', Y: 'year' } as const;

const unitsOf = (locale: string): Json =>
  ((read(`cldr-units-full/main/${locale}/units.json`)['main'] as Json)[locale] as Json)['units'] as Json;

const isPattern = (key: string): boolean => key === 'displayName' || /-count-/.test(key);

/** Forms of the name of a period, and what leads to it: "pro" of "{0} pro Monat". */
const periodsOf = (
  locale: string,
): {
  readonly nouns: Readonly<Record<string, string>>;
  readonly leads: readonly string[];
  readonly rates: Readonly<Record<string, string>>;
} => {
  const units = unitsOf(locale);
  const fields = (((read(`cldr-dates-full/main/${locale}/dateFields.json`)['main'] as Json)[locale] as Json)['dates'] as Json)[
    'fields'
  ] as Json;
  const leads = new Set<string>();
  const nouns: Record<string, string> = {};
  const rates: Record<string, string> = {};
  for (const [letter, unit] of Object.entries(UNITS)) {
    const own = ['long', 'short', 'narrow'].flatMap((width) => {
      const each = (units[width] as Json)[`duration-${unit}`] as Json | undefined;
      return each
        ? Object.entries(each)
            .filter(([key]) => isPattern(key))
            .map(([, words]) => words)
        : [];
    });
    const field = ['', '-short', '-narrow'].map((width) => (fields[unit + width] as Json | undefined)?.['displayName'] ?? '');
    const forms = sorted([...own, ...field].map((words) => plain(words.replace('{0}', '')).toLowerCase()));
    nouns[letter] = forms.filter((form) => /^[\p{L}\p{M}][\p{L}\p{M} .'’]*$/u.test(form)).join('|');
    const per = ['long', 'short', 'narrow'].flatMap(
      (width) => ((units[width] as Json)[`duration-${unit}`] as Json | undefined)?.['perUnitPattern'] ?? [],
    );
    rates[letter] = sorted(per.map((words) => plain(words.replace('{0}', '')).toLowerCase())).join('|');
  }
  for (const width of ['long', 'short', 'narrow']) {
    const pattern = ((units[width] as Json)['per'] as Json)['compoundUnitPattern'] as string;
    const lead = /\{0\}(.*)\{1\}/.exec(pattern)?.[1];
    if (lead) leads.add(plain(lead).toLowerCase());
  }
  return { nouns, leads: sorted(leads), rates };
};

const MEASURES = ['mass-kilogram', 'mass-gram', 'volume-liter', 'length-meter', 'length-kilometer', 'area-hectare', 'energy-kilowatt-hour'];

/** Abbreviations of measures that are one word. Their long names may be other words: a "metro" is a train too. */
const measures = sorted(
  locales.flatMap((locale) =>
    ['short', 'narrow'].flatMap((width) =>
      MEASURES.flatMap((measure) => Object.entries((unitsOf(locale)[width] as Json)[measure] as Json))
        .filter(([key]) => key.startsWith('unitPattern-'))
        .map(([, words]) => plain(words.replace('{0}', '')).toLowerCase())
        .filter((name) => /^[\p{L}\p{M}]{1,3}$/u.test(name)),
    ),
  ),
);

/** Currencies with a sign of their own somewhere: those are written about everywhere. */
const SIGNED = new Set(
  locales.filter(isLanguage).flatMap((locale) =>
    Object.entries(currenciesOf(locale)).flatMap(([code, each]) => {
      const narrow = each['symbol-alt-narrow'];
      return CURRENCIES.has(code) && narrow && narrow !== code ? [code] : [];
    }),
  ),
);

const signsOf = (locale: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(currenciesOf(locale)).flatMap(([code, each]): [string, string][] => {
      const sign = plain(each['symbol'] ?? '');
      return CURRENCIES.has(code) && sign !== '' && sign !== code ? [[sign, code]] : [];
    }),
  );

const regionOf = (locale: string): string => /-([A-Z]{2})$/.exec((likely[locale] as string | undefined) ?? '')?.[1] ?? '';

/** All signs of any currency, with the currencies that they may stand for. */
const SIGNS = new Map<string, Set<string>>();
const SIGN_KEYS = ['symbol', 'symbol-alt-narrow', 'symbol-alt-variant', 'symbol-alt-formal'];
for (const [code, each] of locales.flatMap((locale) => Object.entries(currenciesOf(locale)))) {
  const signs = SIGN_KEYS.map((key) => plain(each[key] ?? '')).filter((sign) => CURRENCIES.has(code) && sign !== '' && sign !== code);
  for (const sign of signs) SIGNS.set(sign, (SIGNS.get(sign) ?? new Set()).add(code));
}

/** Regions where a language is written and a sign means another currency than the dollar of the United States. */
const dollarRegions = (locale: string): number =>
  new Set(
    locales
      .filter((each) => each.startsWith(`${locale}-`))
      .flatMap((each) => /-([A-Z]{2})$/.exec(each)?.[1] ?? [])
      .filter((region) => region !== 'US' && SIGNS.get('$')?.has(tender[region] ?? '')),
  ).size;

/** A bare $ on a page in a language of no such region, or of few, is that of the United States. */
const FEW = 3;

const OWN = spoken.flatMap((locale) => {
  const own = [...signsOf(locale)].filter(([sign]) => (SIGNS.get(sign)?.size ?? 0) > 1).map(([sign, code]) => `${sign} ${code}`);
  if (!own.some((each) => each.startsWith('$ ')) && dollarRegions(locale) < FEW) own.push('$ USD');
  return own.map((sign) => [locale, sign] as const);
});
const languages = spoken.map((locale) => {
  const region = regionOf(locale);
  const isKnown = (code: string): boolean => SIGNED.has(code) || code === tender[region];
  const names = new Map(Object.entries(currenciesOf(locale)).map(([code, each]) => [code, namesOf(each)]));
  const byCodes = new Map<string, string[]>();
  for (const [noun, codes] of nounsOf(names)) {
    const known = [...codes].filter(isKnown).sort().join(' ');
    if (known !== '') byCodes.set(known, [...(byCodes.get(known) ?? []), noun]);
  }
  const nouns = [...byCodes]
    .map(([codes, each]) => `${codes}:${sorted(each).join('|')}`)
    .sort()
    .join(';');
  const { nouns: periods, leads, rates } = periodsOf(locale);
  const words = (each: Readonly<Record<string, string>>): string =>
    Object.entries(each)
      .filter(([, forms]) => forms !== '')
      .map(([letter, forms]) => `${letter}:${forms}`)
      .join(';');
  return [locale, [region, nouns, words(periods), words(rates), leads.join('|')]] as const;
});

const entries = (pairs: Iterable<readonly [string, unknown]>): string =>
  [...pairs].map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`).join('');

const decimals = Object.entries(fractions as Record<string, Json>)
  .filter(([code, each]) => CURRENCIES.has(code) && each['_digits'] === '3')
  .map(([code]) => code);
const { version } = read('cldr-core/package.json');

writeFileSync(
  new URL('compiler/money/locales.ts', import.meta.url),
  `// Made by build-locales.ts of CLDR ${version} (Unicode License v3). Do not edit.

/** Currencies that a sign may stand for (ISO 4217). */
export const SIGNS: Readonly<Record<string, string>> = {
${entries([...SIGNS].map(([sign, codes]) => [sign, [...codes].sort().join(' ')] as const).sort(([a], [b]) => (a < b ? -1 : 1)))}};

/** What a sign with several meanings stands for, and the languages in which it does: \`'¥ JPY': 'de fr'\`. */
export const OWN_SIGNS: Readonly<Record<string, string>> = {
${entries(grouped(OWN))}};

/** Currencies, and the regions where each is legal tender. */
export const TENDER: Readonly<Record<string, string>> = {
${entries(grouped(Object.entries(tender).filter(([region, code]) => code !== '' && region !== 'ZZ')))}};

/** Currencies whose amounts have three decimals. */
export const THREE_DECIMALS: readonly string[] = ${JSON.stringify(decimals.sort())};

/** Words of a language: its likely region, currencies (\`USD AUD:dollar|dollars;EUR:euro\`), periods (\`M:month|months;Y:year\`), rates (\`M:/mo|per month\`), and words for "per". */
export const LANGUAGES: Readonly<Record<string, readonly [region: string, currencies: string, periods: string, rates: string, each: string]>> = {
${entries(languages)}};

/** Abbreviations of measures. */
export const MEASURES: readonly string[] = '${measures.join(' ')}'.split(' ');
`,
);
