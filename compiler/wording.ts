/** How values are said in each language. Own tables instead of Intl: the same build on every machine, whatever its ICU data. */
import { ANSWER_LANGUAGES, type AnswerLanguage, type Wording } from './intent.ts';
import type { MoneyBody } from './intents/bodies.ts';

/** Builds a wording by one function for all languages. */
export function worded(say: (language: AnswerLanguage) => string): Wording {
  const entries = ANSWER_LANGUAGES.map((language) => [language, say(language)] as const);
  return Object.fromEntries(entries) as Record<AnswerLanguage, string>;
}

/** The same text in every language: names, addresses, titles. */
export function same(text: string): Wording {
  return worded(() => text);
}

/** A number with thousands marks and ASCII digits: `1,000.5`, in German `1.000,5`. */
export function number(value: number): Wording {
  const [whole = '', fraction] = String(value).split('.');
  const english = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
  const german = english.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
  return { ...same(english), de: german };
}

/** Words for values that are no numbers. */
export const WORDS = {
  unlimited: { en: 'unlimited', de: 'unbegrenzt', 'ur-Latn': 'la mahdood', ar: 'غير محدود' },
  onRequest: { en: 'on request', de: 'auf Anfrage', 'ur-Latn': 'darkhwast par', ar: 'عند الطلب' },
  notPublished: { en: 'not published', de: 'nicht veröffentlicht', 'ur-Latn': 'shaya nahin', ar: 'غير منشور' },
  available: { en: 'available', de: 'verfügbar', 'ur-Latn': 'dastyab', ar: 'متاح' },
  beta: { en: 'beta', de: 'Beta', 'ur-Latn': 'beta', ar: 'نسخة تجريبية (beta)' },
  planned: { en: 'planned', de: 'geplant', 'ur-Latn': 'mansooba hai, jald aayega', ar: 'مخطط له' },
  deprecated: { en: 'deprecated', de: 'abgekündigt', 'ur-Latn': 'band kiya ja raha hai', ar: 'متوقف' },
} as const satisfies Record<string, Wording>;

/** Words for a status of a feature or a platform; another value stands for itself. */
export function status(value: string): Wording {
  const words = new Map<string, Wording>(Object.entries(WORDS));
  return words.get(value) ?? same(value);
}

/** How a limit is called; the key of the limit, else the unit that the site gives it. */
export function limitName(key: string, unit: string): Wording {
  const names = new Map<string, Wording>([
    ['users', { en: 'users', de: 'Benutzer', 'ur-Latn': 'users', ar: 'مستخدمين' }],
    ['contacts', { en: 'contacts', de: 'Kontakte', 'ur-Latn': 'contacts', ar: 'جهات اتصال' }],
    ['aiCredits', { en: 'AI credits', de: 'KI-Credits', 'ur-Latn': 'AI credits', ar: 'رصيد ذكاء اصطناعي' }],
    ['accountsPerChannel', { en: 'accounts per channel', de: 'Konten pro Kanal', 'ur-Latn': 'accounts fi channel', ar: 'حسابات لكل قناة' }],
  ]);
  return names.get(key) ?? same(unit);
}

const ADVERBS = new Map<string, Wording>([
  ['P1D', { en: 'per day', de: 'pro Tag', 'ur-Latn': 'rozana', ar: 'يوميًا' }],
  ['P1W', { en: 'per week', de: 'pro Woche', 'ur-Latn': 'haftawar', ar: 'أسبوعيًا' }],
  ['P1M', { en: 'per month', de: 'pro Monat', 'ur-Latn': 'mahana', ar: 'شهريًا' }],
  ['P1Y', { en: 'per year', de: 'pro Jahr', 'ur-Latn': 'salana', ar: 'سنويًا' }],
]);

const UNITS = new Map<string, Wording>([
  ['D', { en: 'days', de: 'Tage', 'ur-Latn': 'din', ar: 'أيام' }],
  ['W', { en: 'weeks', de: 'Wochen', 'ur-Latn': 'hafte', ar: 'أسابيع' }],
  ['M', { en: 'months', de: 'Monate', 'ur-Latn': 'mahine', ar: 'أشهر' }],
  ['Y', { en: 'years', de: 'Jahre', 'ur-Latn': 'saal', ar: 'سنوات' }],
]);

const EVERY: Wording = { en: 'every', de: 'alle', 'ur-Latn': 'har', ar: 'كل' };

/** A period (ISO 8601 duration of one unit) as people say it: `per month`, `every 3 months`. */
export function period(duration: string): Wording {
  const units = UNITS.get(duration.slice(-1)) ?? same('');
  return ADVERBS.get(duration) ?? worded((language) => `${EVERY[language]} ${duration.slice(1, -1)} ${units[language]}`);
}

const SYMBOLS = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['INR', '₹'],
  ['PKR', 'Rs '],
]);
const USER: Wording = { en: 'user', de: 'Benutzer', 'ur-Latn': 'user', ar: 'مستخدم' };

/** An amount of money without its period: `$19`, `19 $`, in Arabic `19 USD`; cents in two digits when there are any. */
function amount(value: number, currency: string): Wording {
  const plain = number(value);
  const cents = Number.isInteger(value) ? plain : worded((language) => `${plain[language]}${/[.,]\d$/.test(plain[language]) ? '0' : ''}`);
  const sign = SYMBOLS.get(currency) ?? `${currency} `;
  return worded((language) => {
    if (language === 'de') return `${cents.de} ${sign.trim()}`;
    return language === 'ar' ? `${cents.ar} ${currency}` : `${sign}${cents[language]}`;
  });
}

const NONE = same('');
const FROM: Wording = { en: 'from', de: 'ab', 'ur-Latn': 'se shuru', ar: 'ابتداءً من' };
const PER: Wording = { en: 'per', de: 'pro', 'ur-Latn': 'fi', ar: 'لكل' };
const BILLED: Wording = { en: 'billed', de: 'Abrechnung', 'ur-Latn': 'bill', ar: 'تُدفع' };

type PricePart = 'from' | 'amount' | 'per' | 'period' | 'billed';
const ORDER: readonly PricePart[] = ['from', 'amount', 'per', 'period', 'billed'];
/** Urdu says `from` behind what it belongs to. */
const URDU_ORDER: readonly PricePart[] = ['amount', 'per', 'period', 'from', 'billed'];

/** A price that has a value: amount, what it counts for, how often, from where on and how it is billed. */
export function price(money: MoneyBody, value: number): Wording {
  const noun = money.per === 'user' ? USER : same(money.per ?? '');
  const billed = period(money.billed ?? '');
  const parts: Readonly<Record<PricePart, Wording>> = {
    from: money.from ? FROM : NONE,
    amount: amount(value, money.currency ?? ''),
    per: money.per === null ? NONE : worded((language) => `${PER[language]} ${noun[language]}`),
    period: money.period === null ? NONE : period(money.period),
    billed: money.billed === null ? NONE : worded((language) => `(${BILLED[language]} ${billed[language]})`),
  };
  return worded((language) => {
    const said = (language === 'ur-Latn' ? URDU_ORDER : ORDER).map((part) => parts[part][language]);
    return said.filter((part) => part !== '').join(' ');
  });
}

/** Unit of a price fact: `USD/month`, `USD/year/user`, `EUR`. */
export function priceUnit(money: MoneyBody): string | null {
  const names = new Map([
    ['P1D', 'day'],
    ['P1W', 'week'],
    ['P1M', 'month'],
    ['P1Y', 'year'],
  ]);
  const often = money.period === null ? null : (names.get(money.period) ?? money.period);
  return money.currency === null ? null : [money.currency, often, money.per].filter((part) => part !== null).join('/');
}
