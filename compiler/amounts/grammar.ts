import { isExact } from '../base/exact-number.ts';
import type { Limit, Money, ValueStatus } from '../schema/shapes.ts';

/** Words for what a limit counts, by its key; another key is split into words. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['users', 'users'],
  ['contacts', 'contacts'],
  ['aiCredits', 'AI credits'],
  ['accountsPerChannel', 'accounts per channel'],
]);

/** What a limit counts, in words. */
export const unitOf = (key: string): string =>
  UNITS.get(key) ?? key.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** How sure a value is by the reason for which it is null; what has a value is sure until something says otherwise. */
const STATUSES: Readonly<Record<NonNullable<Money['reason']>, ValueStatus>> = {
  not_published: 'not_found',
  on_request: 'on_request',
  conflict: 'disputed',
  unreadable: 'unreadable',
};

/** An amount of money of which nothing is known but what is given. */
export const moneyOf = (known: Partial<Money>): Money => ({
  value: null,
  currency: null,
  period: null,
  per: null,
  from: false,
  billed: null,
  raw: null,
  status: known.reason ? STATUSES[known.reason] : 'confirmed',
  reason: null,
  ...known,
});

/** A limit of which nothing is known but what is given. */
export const limitOf = (key: string, known: Partial<Limit>): Limit => ({
  value: null,
  unlimited: false,
  unit: unitOf(key),
  period: null,
  raw: null,
  reason: null,
  ...known,
});

/** The form of `data-sitec-price`, for messages. */
export const PRICE_FORM = '49 USD P1M, with per=user, from, billed=P1Y where they apply; free; on-request';
/** The form of `data-sitec-limit`, for messages. */
export const LIMIT_FORM = 'users:5, aiCredits:1000/P1M or contacts:unlimited';
/** The form of `data-sitec-trial`, for messages. */
export const TRIAL_FORM = '14d, 14d card, 14d no-card or none';

/** Reads one price of `data-sitec-price`; null when it has another form. */
export const readPrice = (source: string, raw: string | null): Money | null => {
  const value = source.trim();
  if (value === 'free') return moneyOf({ value: 0, raw });
  if (value === 'on-request') return moneyOf({ reason: 'on_request', raw });
  const match = /^(\d+(?:\.\d+)?) ([A-Z]{3})(?: (P[1-9]\d*[DWMY]))?((?: (?:per=[^\s=]+|from|billed=P[1-9]\d*[DWMY]))*)$/.exec(value);
  if (!match) return null;
  const [, amount, currency = null, period = null, options = ''] = match;
  if (!isExact(Number(amount))) return null;
  const option = (name: string): string | null => new RegExp(` ${name}=(\\S+)`).exec(options)?.[1] ?? null;
  return moneyOf({
    value: Number(amount),
    currency,
    period,
    per: option('per'),
    from: / from\b/.test(options),
    billed: option('billed'),
    raw,
  });
};

/** Reads one limit of `data-sitec-limit`; null when it has another form. */
export const readLimit = (source: string, raw: string | null): { key: string; limit: Limit } | null => {
  const [, key, amount, period = null] =
    /^([a-z][A-Za-z0-9]*):(unlimited|\d+(?:\.\d+)?)(?:\/(P[1-9]\d*[DWMY]))?$/.exec(source.trim()) ?? [];
  const isUnlimited = amount === 'unlimited';
  if (key === undefined || !(isUnlimited || isExact(Number(amount)))) return null;
  return { key, limit: limitOf(key, { value: isUnlimited ? null : Number(amount), unlimited: isUnlimited, period, raw }) };
};

/** What `data-sitec-trial` says. */
export interface Trial {
  readonly available: boolean;
  readonly days: number | null;
  readonly cardRequired: boolean | null;
}

/** Reads `data-sitec-trial`; null when it has another form. */
export const readTrial = (source: string): Trial | null => {
  const value = source.trim();
  if (value === 'none') return { available: false, days: null, cardRequired: null };
  const [, days, card] = /^(\d+)d(?: (card|no-card))?$/.exec(value) ?? [];
  return days === undefined || !isExact(Number(days))
    ? null
    : { available: true, days: Number(days), cardRequired: card === undefined ? null : card === 'card' };
};
