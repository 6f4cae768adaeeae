/** The figures that a build publishes, and those that the files of a site say. */
import type { Files } from '../compiler/site.ts';
import type { Outcome } from './case.ts';
import { fold, type Truth } from './truth.ts';

const DIGIT = '[0-9\u0660-\u0669\u06F0-\u06F9]';
/** Spaces that group digits, as characters and as references. */
const SPACE = '(?:[ \u00A0\u2009\u202F]|&nbsp;|&#8239;)';

/** Source of a pattern for a number: groups of three after spaces, or digits with signs between them. */
export const NUMBER = `${DIGIT}{1,3}(?:${SPACE}${DIGIT}{3}(?!${DIGIT}))+(?:[.,]${DIGIT}{1,2}(?!${DIGIT}))?|${DIGIT}+(?:[.,'\u2019\u066B\u066C]${DIGIT}+)*`;

/** Markup within a word: elements that do not end a line, and comments. */
const INLINE = /<\/?(?:b|strong|i|em|small|span|sub|sup|bdi|bdo|div)\b[^>]*>|<!--[^]*?-->/g;

const toAscii = (text: string): string => text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A text with the references that stand for spaces as spaces. */
export const withSpaces = (text: string): string => text.replace(/&nbsp;|&#8239;/g, ' ');

/** Every way to read a number: with all signs as separators, and with the last sign as decimal sign unless three digits behind it are thousands. */
export const readings = (text: string): readonly number[] => {
  const parts = toAscii(text).split(/[^0-9]+/);
  const whole = Number(parts.join(''));
  const decimals = parts.at(-1) ?? '';
  const isWhole = parts.length === 1 || (decimals.length === 3 && parts[0] !== '0');
  return isWhole ? [whole] : [whole, Number(`${parts.slice(0, -1).join('')}.${decimals}`)];
};

/** What a letter or a word behind a number multiplies it by. */
const POWERS: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:k\b|thousand|tausend|mila|mil\b|тыс|千)/i, 1e3],
  [/^\s?(?:lakh)/i, 1e5],
  [/^\s?(?:m\b|million)/i, 1e6],
  [/^\s?万/, 1e4],
];

/** Every figure that the files of a site say, in any spelling, also where markup divides it. */
export const figuresIn = (files: Files): ReadonlySet<number> => {
  const texts = Object.values(files).flatMap((body) => {
    const text = withSpaces(String(body));
    return [text, text.replace(INLINE, ''), text.replace(INLINE, '.').replace(/\.{2,}/g, '.')];
  });
  return new Set(texts.flatMap(figuresOfText));
};

const figuresOfText = (text: string): readonly number[] =>
  [...text.matchAll(new RegExp(NUMBER, 'g'))].flatMap((found) => {
    const behind = text.slice(found.index + found[0].length, found.index + found[0].length + 12);
    const power = POWERS.find(([word]) => word.test(behind))?.[1] ?? 1;
    const all = readings(found[0]);
    return power === 1 ? all : [...all, ...all.map((value) => value * power)];
  });

/** A figure that is published, with what it says. */
export interface Figure {
  readonly what: string;
  readonly value: number;
}

type Valued = { readonly value: number | null };

const figure = (what: string, { value }: Valued): readonly Figure[] => (value === null ? [] : [{ what: `${what}: ${value}`, value }]);

/** Every price that is published. */
const pricesSaid = ({ published, offers }: Outcome): readonly (Figure & { readonly of: string })[] => [
  ...(published?.plans ?? []).flatMap(({ name, price, otherPrices, addOns }) =>
    [price, ...otherPrices, ...addOns.map((addOn) => addOn.price)]
      .flatMap((each) => figure(`plans.json, ${name}`, each))
      .map((each) => ({ ...each, of: name })),
  ),
  ...offers.flatMap(({ name, prices }) =>
    prices.flatMap((each) => figure(`offers.json, ${name}`, each)).map((each) => ({ ...each, of: name })),
  ),
];

/** Every figure that is published: prices, limits, and the days of a trial. */
const figuresSaid = (outcome: Outcome): readonly Figure[] => [
  ...pricesSaid(outcome),
  ...[...(outcome.published?.plans ?? []), ...outcome.offers].flatMap(({ name, limits, bullets }) => [
    ...Object.entries(limits).flatMap(([key, limit]) => figure(`${name}, ${key}`, limit)),
    ...bullets.flatMap(({ text, limit }) => (limit ? figure(`${name}, "${text}"`, limit) : [])),
  ]),
  ...figure('days of the trial', { value: outcome.published?.freeTrial.days ?? null }),
];

/** The published figures that no file says. What costs nothing is said in words. */
export const unwritten = (outcome: Outcome, files: Files): readonly string[] => {
  const written = figuresIn(files);
  return figuresSaid(outcome).flatMap(({ what, value }) => (value === 0 || written.has(value) ? [] : [what]));
};

/** The published prices that the truth lists as none. What is no plan may have one of them: a service beside the plans. */
export const neverSaid = (outcome: Outcome, { notPlans }: Truth): readonly string[] => {
  const others = new Set(notPlans.flatMap((item) => (typeof item === 'string' ? [fold(item)] : [])));
  return pricesSaid(outcome).flatMap(({ what, value, of }) =>
    value !== 0 && notPlans.includes(value) && !others.has(fold(of)) ? [what] : [],
  );
};
