import { isExact } from '../../jsonld/read.ts';
import type { Limit, Money } from '../../schema/shapes.ts';
import { limitOf, moneyOf } from '../values.ts';

/** The form of `data-sitec-price`, for messages. */
export const PRICE_FORM = '49 USD P1M, with per=user, from, billed=P1Y where they apply; free; on-request';
/** The form of `data-sitec-limit`, for messages. */
export const LIMIT_FORM = 'seats:5, credits:1000/P1M or projects:unlimited';
/** The form of `data-sitec-trial`, for messages. */
export const TRIAL_FORM = '14d, 14d card, 14d no-card or none';

/** Reads one price of `data-sitec-price`. Null when its form is invalid. */
export const readPrice = (source: string, quote: string | null): Money | null => {
  const value = source.trim();
  if (value === 'free') return moneyOf({ value: 0, quote });
  if (value === 'on-request') return moneyOf({ reason: 'on_request', quote });
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
    quote,
  });
};

/** Reads one limit of `data-sitec-limit`. Null when its form is invalid. */
export const readLimit = (source: string, quote: string | null): { key: string; limit: Limit } | null => {
  const [, key, amount, period = null] =
    /^([a-z][A-Za-z0-9]*):(unlimited|\d+(?:\.\d+)?)(?:\/(P[1-9]\d*[DWMY]))?$/.exec(source.trim()) ?? [];
  const isUnlimited = amount === 'unlimited';
  if (key === undefined || !(isUnlimited || isExact(Number(amount)))) return null;
  return { key, limit: limitOf(key, { value: isUnlimited ? null : Number(amount), unlimited: isUnlimited, period, quote }) };
};

/** The value of `data-sitec-trial`. */
export interface Trial {
  readonly available: boolean;
  readonly days: number | null;
  readonly cardRequired: boolean | null;
}

/** Reads `data-sitec-trial`. Null when its form is invalid. */
export const readTrial = (source: string): Trial | null => {
  const value = source.trim();
  if (value === 'none') return { available: false, days: null, cardRequired: null };
  const [, days, card] = /^(\d+)d(?: (card|no-card))?$/.exec(value) ?? [];
  return days === undefined || !isExact(Number(days))
    ? null
    : { available: true, days: Number(days), cardRequired: card === undefined ? null : card === 'card' };
};
