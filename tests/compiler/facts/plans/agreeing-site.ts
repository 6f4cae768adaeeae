/** A site that says the price of its plans at every place that is read, so that one of them can be changed alone. */
import { jsonld } from '../../problems/problem-case.ts';
import { html, type Files } from '../../site.ts';

/** What a source says of the price; null on request. */
export interface Price {
  readonly value: number | null;
  readonly currency: string;
  readonly period: string;
}

/** The places that say the price of the plan Solo. */
export const sourceNames = ['content', 'attribute', 'jsonld', 'table', 'card'] as const;

/** One of the places. */
export type SourceName = (typeof sourceNames)[number];

/** What the places say; those that are left out say what all say. The home page says nothing unless it is given something. */
export type Said = Partial<Readonly<Record<SourceName | 'home', Price>>>;

/** What all say of the plan Solo. */
export const agreed: Price = { value: 24.5, currency: 'USD', period: 'P1M' };

const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', CAD: 'C$' };
const EVERY: Readonly<Record<string, string>> = { P1W: 'a week', P1M: 'a month', P1Y: 'a year' };
const UNITS: Readonly<Record<string, string>> = { P1W: 'WEE', P1M: 'MON', P1Y: 'ANN' };

/** Two decimals where there are any, as pages show them. */
const amount = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** A price as people read it. */
export const shownPrice = ({ value, currency, period }: Price): string => {
  if (value === null) return 'On request';
  return value === 0 ? 'Free' : `${SIGNS[currency]}${amount(value)} ${EVERY[period]}`;
};

const yaml = ({ value, currency, period }: Price): string =>
  value === null ? '{ value: null, reason: on_request }' : `{ value: ${value}, currency: ${currency}, period: ${period} }`;

const attribute = ({ value, currency, period }: Price): string => {
  if (value === null) return 'on-request';
  return value === 0 ? 'free' : `${value} ${currency} ${period}`;
};

const offer = (name: string, { value, currency, period }: Price): object => ({
  '@type': 'Offer',
  name,
  ...(value !== null && {
    priceSpecification: { '@type': 'UnitPriceSpecification', price: value, priceCurrency: currency, unitCode: UNITS[period] },
  }),
});

const team: Price = { value: 49, currency: 'USD', period: 'P1M' };

/** The files of the site. Each place that says the price of Solo stands in a line of its own. */
export const agreeingFiles = (said: Said = {}): Files => {
  const of = (name: SourceName): Price => said[name] ?? agreed;
  return {
    'index.html': html('Acme', '<p>Chat with everybody.</p>', said.home && `\n${jsonld(offer('Solo', said.home))}\n`),
    'pricing.html': html(
      'Pricing',
      [
        '<div data-sitec-plan="solo">',
        '<h2 data-sitec-name>Solo</h2>',
        // The attribute stands beside the price that is shown, so that each of them has a line.
        `<i data-sitec-price="${attribute(of('attribute'))}"></i>`,
        `<p>${shownPrice(of('card'))}</p>`,
        '</div>',
        '<div data-sitec-plan="team">',
        '<h2 data-sitec-name>Team</h2>',
        `<p data-sitec-price="${attribute(team)}">${shownPrice(team)}</p>`,
        '</div>',
        '<table>',
        '<tr><th></th><th>Solo</th><th>Team</th></tr>',
        '<tr><td>Price</td>',
        `<td>${shownPrice(of('table'))}</td>`,
        `<td>${shownPrice(team)}</td></tr>`,
        '</table>',
      ].join('\n'),
      `\n${jsonld(offer('Solo', of('jsonld')))}\n${jsonld(offer('Team', team))}\n`,
    ),
    'content/plans.yaml': `plans:\n  - name: Solo\n    price: ${yaml(of('content'))}\n  - name: Team\n    price: ${yaml(team)}\n`,
  };
};

/** File and line where each place says the price of Solo. */
export const placeOf: Readonly<Record<SourceName | 'home', string>> = {
  content: 'content/plans.yaml:3',
  attribute: 'site/pricing.html:12',
  jsonld: 'site/pricing.html:4',
  home: 'site/index.html:4',
  table: 'site/pricing.html:22',
  card: 'site/pricing.html:13',
};
