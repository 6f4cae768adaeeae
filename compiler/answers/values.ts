/** Prices and limits as pieces: their words, and of their facts those that the templates of a language say. */
import type { TemplateId } from '../words/templates/en.ts';
import { placeholdersOf } from '../words/templates/index.ts';
import { priceUnit, type MoneyBody, type Text, type Wording } from '../words/wording.ts';
import type { CitedText, FactUse } from './cited-text.ts';
import type { LimitBody } from './intents/bodies.ts';

/** Placeholders that lead to a value, each in the template of the one before it. */
type Path = readonly (readonly [template: TemplateId, placeholder: string])[];

/** Part of a price -> where templates say it. */
const PRICE_PARTS = {
  value: [
    [
      ['price', 'amount'],
      ['price.amount', 'value'],
    ],
  ],
  currency: ['sign', 'currency'].map((name) => [
    ['price', 'amount'],
    ['price.amount', name],
  ]),
  period: [[['price', 'period']]],
  per: [
    [
      ['price', 'per'],
      ['price.per', 'noun'],
    ],
  ],
  billed: [
    [
      ['price', 'billed'],
      ['price.billed', 'period'],
    ],
  ],
} satisfies Readonly<Record<string, readonly Path[]>>;

/** Opens the prices and limits of a site, in its words and languages. */
export const createValues = (wording: Wording, languages: readonly string[]) => {
  const isSaid = (path: Path): boolean =>
    languages.some((language) => path.every(([id, name]) => placeholdersOf(wording.plain(id)(language)).includes(name)));
  return {
    /** A price object of the plans, by its pointer there and its key. */
    price: (money: MoneyBody, pointer: string, key: string): CitedText => {
      const at = (part: string, unit: string | null = null): FactUse => ({
        document: 'plans',
        pointer: `${pointer}/${part}`,
        key: part === 'value' ? key : `${key}.${part}`,
        unit,
        ...(part === 'value' && shownOf(money)),
      });
      if (money.value === null) return { text: reasonOf(wording, money.reason), facts: [at('value', priceUnit(money)), at('reason')] };
      const parts = (['value', 'currency', 'period', 'per', 'billed'] as const).filter(
        (part) => money[part] !== null && PRICE_PARTS[part].some(isSaid),
      );
      return {
        text: wording.price(money, money.value),
        facts: parts.map((part) => at(part, part === 'value' ? priceUnit(money) : null)),
      };
    },
    /** A limit object of the plans, by its pointer there and its key. */
    limit: (limit: LimitBody, pointer: string, key: string): CitedText => {
      const name = wording.limitName(key.split('.').at(-1) ?? '', limit.unit);
      const at = (part: 'value' | 'unlimited' | 'period' | 'reason', template: TemplateId, placeholder: string): readonly FactUse[] =>
        isSaid([[template, placeholder]])
          ? [{ document: 'plans', pointer: `${pointer}/${part}`, key: part === 'value' ? key : `${key}.${part}`, unit: limit.unit }]
          : [];
      if (!limit.unlimited && limit.value === null) {
        const text = wording.term('limit.without_value', { name, reason: reasonOf(wording, limit.reason) });
        const facts = (['value', 'reason'] as const).flatMap((part) => at(part, 'limit.without_value', 'reason'));
        return { text, facts };
      }
      const value: Text = limit.unlimited ? wording.plain('value.unlimited') : wording.number(limit.value ?? 0);
      const period = limit.period === null ? {} : { period: wording.period(limit.period) };
      const often = limit.period === null || limit.unlimited ? [] : at('period', 'limit', 'period');
      return {
        text: wording.term('limit', { value, name, ...period }),
        facts: [...at(limit.unlimited ? 'unlimited' : 'value', 'limit', 'value'), ...often],
      };
    },
  };
};

/** What a price that only a page shows is quoted with. */
const shownOf = ({ status, quote, page }: MoneyBody): Pick<FactUse, 'shown'> =>
  status === 'shown' && quote !== null && page !== null ? { shown: { quote, page } } : {};

/** Why a value is missing, as people say it. */
const reasonOf = (wording: Wording, reason: string | null): Text =>
  wording.plain(reason === 'on_request' ? 'value.on_request' : 'value.not_found');
