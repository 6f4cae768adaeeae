import { LANGUAGES, SIGNS } from './locales.ts';
import { PhraseBook } from './phrase-book.ts';
import { BILLING, EACH, UNITS, WORDS } from './words.ts';

/** The possible meanings of a phrase beside an amount. It has several when languages or places differ. */
export interface Meaning {
  /** Possible currencies (ISO 4217). */
  readonly codes?: readonly string[];
  /** A period that needs a word or a number before it: D, W, M, Q, Y, and H for an hour. */
  readonly unit?: string;
  /** A complete period (ISO 8601): "monthly", "/mo". */
  readonly rate?: string;
  /** True for a rate in a language that may not be that of the page. */
  readonly foreign?: true;
  readonly roles: ReadonlySet<keyof typeof WORDS>;
}

/** Periods (ISO 8601) by their units. */
export const PERIODS: Readonly<Record<string, string>> = { H: 'PT1H', D: 'P1D', W: 'P1W', M: 'P1M', Q: 'P3M', Y: 'P1Y' };

/** The roles of a phrase without a role. */
export const NO_ROLES: Meaning['roles'] = new Set();

const RATES = { monthly: 'P1M', yearly: 'P1Y', weekly: 'P1W', daily: 'P1D', hourly: 'PT1H', halfDay: 'P0.5D', quarterly: 'P3M' } as const;

/** Currency signs of letters only that are clear everywhere. Others count only in their own country. */
const LETTERED: ReadonlySet<string> = new Set(['kr', 'kr.', 'Kr', 'Rs', 'Rp', 'RM', 'TL', 'S/', 'Ft', 'FCFA']);

/** Words and signs of currencies that CLDR does not have. */
export const MONEY: readonly (readonly [sign: string, codes: string])[] = [
  ['دولار', 'USD'],
  ['دولارا', 'USD'],
  ['دولارات', 'USD'],
  ['ريال', 'SAR QAR OMR YER IRR'],
  ['درهم', 'AED MAD'],
  ['دينار', 'KWD BHD JOD IQD TND DZD LYD'],
  ['р.', 'RUB'],
  ['р', 'RUB'],
  ['đ', 'VND'],
  ['ש"ח', 'ILS'],
  ['Rs.', 'INR PKR LKR NPR MUR'],
  ['₨', 'INR PKR LKR NPR MUR'],
  ['rupay', 'PKR'],
  ['rupaye', 'PKR'],
  ['rupiya', 'PKR'],
  ['روپے', 'INR PKR LKR NPR MUR'],
  ['روپیہ', 'INR PKR LKR NPR MUR'],
  ['﷼', 'SAR QAR OMR YER IRR'],
  ['円', 'JPY'],
  ['圓', 'JPY TWD HKD'],
  ['元', 'CNY TWD HKD'],
  ['人民币', 'CNY'],
  ['人民幣', 'CNY'],
  ['원', 'KRW'],
  ['日元', 'JPY'],
  ['美元', 'USD'],
  ['米ドル', 'USD'],
  ['欧元', 'EUR'],
  ['歐元', 'EUR'],
  ['ユーロ', 'EUR'],
  ['港币', 'HKD'],
  ['港幣', 'HKD'],
  ['新台币', 'TWD'],
  ['新台幣', 'TWD'],
  ['달러', 'USD'],
  ['유로', 'EUR'],
];

type Entry = readonly [phrase: string, meaning: Meaning];

/** The meaning of a word with a single role. */
const ofRole = (role: keyof typeof WORDS): Meaning => ({ roles: new Set([role]) });

/** The phrases of a language and its country. */
export const phrasesOf = (language: string, tender: string): PhraseBook<Meaning> => {
  const entries = [...ownEntries(language, tender), ...common()];
  const own = new Set(entries.flatMap(([form, { unit }]) => (unit === undefined ? [] : form.toLowerCase())));
  // "/sem" may be a semester where it is not the own word for a week.
  const isOther = (form: string): boolean => own.has(form) || (form === 'sem' && !own.has('sem.'));
  const rates = foreignRates().flatMap(([form, meaning]): Entry[] => (isOther(form) ? [] : [[`/${form}`, meaning]]));
  return new PhraseBook([...entries, ...rates], merged);
};

/** The phrases of a language and its country that name a currency. */
export const currencyPhrases = (language: string, tender: string): readonly string[] =>
  [...ownEntries(language, tender), ...common()].flatMap(([phrase, { codes }]) => (codes === undefined ? [] : phrase));

/** Merges the meanings of two entries. The first one decides the period. */
const merged = (old: Meaning, meaning: Meaning): Meaning => {
  const codes = old.codes && meaning.codes && [...new Set([...old.codes, ...meaning.codes])];
  return { ...meaning, ...old, ...(codes && { codes }), roles: new Set([...old.roles, ...meaning.roles]) };
};

const split = (list: string, by: string): readonly string[] => (list === '' ? [] : list.split(by));

/** Words of the language of the page, and of English, which is used everywhere. */
const ownEntries = (language: string, tender: string): readonly Entry[] => [
  ...(tender === 'CHF' ? ['Fr.', 'SFr.', 'sFr.'].map((sign): Entry => [sign, { codes: ['CHF'], roles: NO_ROLES }]) : []),
  ...[...new Set([language, 'en'])].flatMap((each) => entriesOf(each, each === language)),
  ...Object.entries(SIGNS).flatMap(([sign, codes]): Entry[] =>
    isSure(sign) || codes.split(' ').includes(tender) ? [[sign, { codes: codes.split(' '), roles: NO_ROLES }]] : [],
  ),
];

const entriesOf = (language: string, isOwn: boolean): readonly Entry[] => {
  const [, currencies = '', periods = '', rates = '', leads = ''] = LANGUAGES[language] ?? [];
  return [
    ...currenciesIn(currencies),
    // A single letter counts only in the language of the page: "m" is a month in English and a metre elsewhere.
    ...unitsIn(periods, (form) => isOwn || form.length > 1),
    ...unitsIn(UNITS[language] ?? '', () => true),
    ...ratesIn(rates).filter(([form]) => isOwn || form.length > 2),
    ...[...split(leads, '|'), ...split(EACH[language] ?? '', ',')].map((lead): Entry => [lead, ofRole('each')]),
  ];
};

/** A sign that is clear in every country. "R" and "km" are clear only in their own. */
const isSure = (sign: string): boolean => /\p{Sc}/u.test(sign) || LETTERED.has(sign) || /^(?=.*\P{ASCII}).{2,}$/u.test(sign);

const currenciesIn = (currencies: string): readonly Entry[] =>
  split(currencies, ';').flatMap((group): Entry[] => {
    const [codes = '', nouns = ''] = group.split(':');
    return nouns.split('|').map((noun) => [noun, { codes: codes.split(' '), roles: NO_ROLES }]);
  });

const unitsIn = (periods: string, isTaken: (form: string) => boolean): readonly Entry[] =>
  split(periods, ';').flatMap((group): Entry[] => {
    const [unit = '', forms = ''] = group.split(':');
    return forms.split('|').flatMap((form): Entry[] => (isTaken(form) ? [[form, { unit, roles: NO_ROLES }]] : []));
  });

const ratesIn = (rates: string): readonly Entry[] =>
  split(rates, ';').flatMap((group): Entry[] => {
    const [unit = '', forms = ''] = group.split(':');
    return forms.split('|').map((form) => [form, { rate: PERIODS[unit] ?? '', roles: NO_ROLES }]);
  });

const wordEntry = (role: keyof typeof WORDS, phrase: string): Entry => {
  const rate = RATES[role as keyof typeof RATES];
  return [phrase, rate === undefined ? ofRole(role) : { rate, roles: NO_ROLES }];
};

/** Languages of many sites, whose pages often declare English. */
const WIDESPREAD = 'es pt fr it nl de pl cs sk sv da nb fi ro hu tr id'.split(' ');

/** Short names of periods without another meaning after a slash: "/mes", "/uur", "/rok". */
const foreignRates = (): readonly Entry[] =>
  WIDESPREAD.flatMap((language) =>
    unitsIn(LANGUAGES[language]?.[2] ?? '', (form) => /^[\p{L}\p{M}]{2,3}\.?$/u.test(form)).map(([form, { unit = '' }]): Entry => [
      form,
      { rate: PERIODS[unit] ?? '', foreign: true, roles: NO_ROLES },
    ]),
  );

/** True for a name of a period that is long enough to have no other meaning. */
const isLongName = (form: string): boolean => /^[\p{L}\p{M}]{4,}$/u.test(form) || /^\P{ASCII}{3,}$/u.test(form);

let shared: readonly Entry[] | null = null;

/** Phrases for all languages: words that CLDR does not have, and the long names of periods. */
const common = (): readonly Entry[] => {
  shared ??= [
    ...Object.entries(WORDS).flatMap(([role, list]) => list.split(',').map((phrase) => wordEntry(role as keyof typeof WORDS, phrase))),
    ...Object.entries(BILLING).flatMap(([rate, list]) => list.split(',').map((phrase): Entry => [phrase, { rate, ...ofRole('billed') }])),
    ...MONEY.map(([sign, codes]): Entry => [sign, { codes: codes.split(' '), roles: NO_ROLES }]),
    ...Object.values(LANGUAGES).flatMap(([, , periods]) => unitsIn(periods, isLongName)),
  ];
  return shared;
};
