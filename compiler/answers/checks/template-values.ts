/** What only a fact may state: a template that holds it would say what nobody can check. */
import { CURRENCIES, CURRENCY_SIGNS } from '../../words/wording.ts';

/** Addresses: of a scheme, of a mailbox, of a host with or without a path. */
const ADDRESSES = [
  /\p{L}[\p{L}\p{N}+.-]*:\/\/[^\s{}]*/u,
  /(?<![\p{L}\p{N}])(?:mailto|tel|sms|callto|data|javascript):[^\s{}]*/iu,
  /[^\s{}]+@[^\s{}]+/u,
  /www\.[^\s{}]*/iu,
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/[^\s{}]*/u,
  // One letter before the full stop is an abbreviation such as `z.B.`.
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]{2,})*\.[a-z]{2,}(?![\p{L}\p{N}])/u,
];

/** Signs and codes of currencies, the latter by themselves: `USD`, `USD5`. */
const MONEY = [
  /\p{Sc}\s*\p{N}*/u,
  new RegExp(`(?<!\\p{L})(?:${[...CURRENCIES, ...CURRENCY_SIGNS.filter((sign) => /^\p{L}+$/u.test(sign))].join('|')})(?!\\p{L})`, 'u'),
];

/** A digit between capital letters, as in `A2A` and `B2B`, is part of a name. Arabic writes `and` together with it. */
const NAME = /(?<![A-Za-z\p{N}])[A-Z]{1,4}\d[A-Z]{1,4}(?![A-Za-z\p{N}])/gu;

const NUMBER = /[\p{L}\p{N}]*\p{N}[\p{L}\p{N}.,]*/u;

/** Parts of numbers and lists, which nothing but signs and blanks may stand in. */
const SIGNS_ONLY = /^(?:number|list)\./;

/** The first value in a template that only a fact may state; undefined for none. `plain`: its text without placeholders. */
export const valueIn = (id: string, plain: string): string | undefined => {
  const find = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[0];
  if (SIGNS_ONLY.test(id)) return find(/[\p{L}\p{N}]+/u, plain);
  const [stated] = [...ADDRESSES, ...MONEY].flatMap((pattern) => find(pattern, plain) ?? []);
  return stated ?? find(NUMBER, plain.replace(NAME, ' '));
};
