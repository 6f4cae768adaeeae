/** How values are said in each language. Templates instead of Intl: the same build on every machine, whatever its ICU data. */
import type { TemplateId } from './templates/en.ts';
import { fillTemplate } from './templates/index.ts';

/** A text in every language (BCP 47) that answers are written in. */
export type Text = (language: string) => string;

/** language -> templates by name, those of the site among them. */
export type TemplatesOf = (language: string) => Readonly<Record<string, string>>;

/** The same text in every language: names, addresses, titles. */
export const same =
  (text: string): Text =>
  () =>
    text;

/** What is said, in the templates of a site. */
export interface Wording {
  /** A template as it stands. */
  plain(id: TemplateId): Text;
  /** A template with its placeholders filled. Blanks around parts that are empty go. */
  term(id: TemplateId, parts?: Readonly<Record<string, Text>>): Text;
  /** A number with its marks: `1,000.5`, in German `1.000,5`; `decimals`: how it is written out, for example with cents. */
  number(value: number, decimals?: string): Text;
  /** A price that has a value: amount, what it counts for, how often, from where on and how it is billed. */
  price(money: MoneyBody, value: number): Text;
  /** A period (ISO 8601 duration of one unit): `per month`, `every 3 months`. */
  period(duration: string): Text;
  /** What a feature or a platform can be: `available`; a status without a template stands for itself. */
  status(value: string): Text;
  /** How a limit is called; one without a template has the unit that the site gives it. */
  limitName(key: string, unit: string): Text;
}

const SIGNS = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['INR', '₹'],
  ['PKR', 'Rs '],
]);

/** Signs of currencies, as amounts are written with them. */
export const CURRENCY_SIGNS: readonly string[] = [...SIGNS.values()].map((sign) => sign.trim());

/** Codes (ISO 4217) of the currencies that have a sign here, and of others that prices are often in. */
export const CURRENCIES: readonly string[] = [...SIGNS.keys(), 'AED', 'AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'JPY', 'MXN', 'SAR', 'SEK'];

/** Opens the words of a site. */
export const createWording = (templatesOf: TemplatesOf): Wording => {
  const own =
    (id: string, otherwise: string): Text =>
    (language) => {
      const templates = templatesOf(language);
      return Object.hasOwn(templates, id) ? (templates[id] ?? otherwise) : otherwise;
    };
  const term: Wording['term'] =
    (id, parts = {}) =>
    (language) =>
      fillTemplate(own(id, '')(language), (name) => (Object.hasOwn(parts, name) ? (parts[name]?.(language) ?? '') : ''))
        .replace(/(?<=^| ) +/g, '')
        .trimEnd();
  const number: Wording['number'] = (value, decimals = String(value)) => {
    const [whole = '', fraction] = decimals.split('.');
    return (language) => {
      const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => own('number.thousands', ',')(language));
      return fraction === undefined ? grouped : grouped + own('number.decimal', '.')(language) + fraction;
    };
  };
  const period: Wording['period'] = (duration) => {
    const every = term('period.every', { count: same(duration.slice(1, -1)), unit: own(`unit.${duration.slice(-1)}`, '') });
    return (language) => own(`period.${duration}`, every(language))(language);
  };
  /** With cents in two digits when there are any. */
  const amount = (value: number, currency: string): Text =>
    term('price.amount', {
      value: number(value, /\.\d$/.test(String(value)) ? `${value}0` : String(value)),
      sign: same(SIGNS.get(currency) ?? `${currency} `),
      currency: same(currency),
    });
  return {
    plain: (id) => own(id, ''),
    term,
    number,
    period,
    price: ({ currency, from, per, period: often, billed }, value) =>
      term('price', {
        amount: amount(value, currency ?? ''),
        ...(from && { from: own('price.from', '') }),
        ...(per !== null && { per: term('price.per', { noun: per === 'user' ? own('noun.user', per) : same(per) }) }),
        ...(often !== null && { period: period(often) }),
        ...(billed !== null && { billed: term('price.billed', { period: period(billed) }) }),
      }),
    status: (value) => own(`status.${value}`, value),
    limitName: (key, unit) => own(`limit.${key}`, unit),
  };
};

/** Unit of a price fact: `USD/month`, `USD/year/user`, `EUR`. */
export const priceUnit = (money: MoneyBody): string | null => {
  const names = new Map([
    ['P1D', 'day'],
    ['P1W', 'week'],
    ['P1M', 'month'],
    ['P1Y', 'year'],
  ]);
  const often = money.period === null ? null : (names.get(money.period) ?? money.period);
  return money.currency === null ? null : [money.currency, often, money.per].filter((part) => part !== null).join('/');
};

/** The published documents as far as answers read them: minimal shapes of the bodies under /api/v1/. */

/** Why a value is null. */
export type NullReason = string | null;

/** A price. `period` and `billed` are ISO 8601 durations; `per` is the noun that the price counts for, null for the whole plan. */
export interface MoneyBody {
  readonly value: number | null;
  readonly currency: string | null;
  readonly period: string | null;
  readonly per: string | null;
  readonly from: boolean;
  readonly billed: string | null;
  /** Words of the page, and their address. */
  readonly quote: string | null;
  readonly page: string | null;
  readonly status: string;
  readonly reason: NullReason;
}
