/** Offers of a page in words, one line for each, so that tables of pages can say what is found on them. */
import { fromHtml } from 'hast-util-from-html';
import { offersOf } from '../../../compiler/offers/find.ts';
import type { FoundSet, ShownOffer, ShownPrice } from '../../../compiler/offers/offer.ts';

const priceLine = (price: ShownPrice): string => {
  const { value, currency, period, per, from, high, billed, once, taxIncluded, isExtra, isHidden, quote } = price;
  const words = [
    value ?? '?',
    currency ?? '?',
    period,
    per && `per ${per}`,
    from && 'from',
    high && `to ${high}`,
    billed && `billed ${billed}`,
    once && 'once',
    taxIncluded !== null && (taxIncluded ? 'with tax' : 'without tax'),
    isExtra && 'extra',
    isHidden && 'hidden',
    `"${quote}"`,
  ];
  return words.filter((word) => word !== null && word !== false).join(' ');
};

/** `Pro = 9 USD P1M "$9/mo" | +5 users | -Mail | (For one) | [Buy /pro] | #pro`: prices, bullets, description, action and anchor. */
export const offerLine = ({ name, prices, request, bullets, description, action, anchor }: ShownOffer): string =>
  [
    `${name} = ${prices.map(priceLine).join('; ')}`.trim(),
    request && `request "${request}"`,
    ...bullets.map(({ text, included }) => `${included ? '+' : '-'}${text}`),
    description && `(${description})`,
    action && `[${[action.label, action.href].filter((word) => word !== null).join(' ')}]`,
    anchor && `#${anchor}`,
  ]
    .filter((part) => part !== null && part !== '')
    .join(' | ');

const setLines = ({ form, isStrong, isPricing, heading, offers }: FoundSet): readonly string[] => [
  [form, isStrong && 'strong', isPricing && 'pricing', heading !== null && `"${heading}"`].filter((word) => word !== false).join(' '),
  ...offers.map(offerLine),
];

/** The sets that a page shows, each with its layout, its heading and its offers. */
export const shown = (html: string, language = 'en'): readonly string[] => offersOf(fromHtml(html), language, '').sets.flatMap(setLines);

/** A part of a page with cards below a heading. */
export const cards = (...contents: readonly string[]): string =>
  `<h2>Plans</h2><div>${contents.map((content) => `<div class="card">${content}</div>`).join('')}</div>`;

/** A table of rows; a cell may bring its own tag. */
export const table = (...rows: readonly (readonly string[])[]): string => {
  const cell = (content: string): string => (/^<t[dh]/.test(content) ? content : `<td>${content}</td>`);
  return `<table>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
};
