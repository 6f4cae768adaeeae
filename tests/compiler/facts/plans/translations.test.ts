/** Prices of a pricing page in two languages. */
import { expect, it } from 'vitest';
import { buildSite, html } from '../../site.ts';

const codes = async (attribute: string, english: string, german: string): Promise<readonly string[]> => {
  const plan = (price: string): string => `<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2>${price}</div>`;
  const built = await buildSite({
    files: {
      'index.html': html('Acme'),
      'pricing.html': html('Pricing', plan(`<p data-sitec-price="${attribute}">${english}</p>`)),
      'de/pricing.html': html('Preise', plan(`<p>${german}</p>`)).replace('lang="en"', 'lang="de"'),
    },
  });
  return built.codes.filter((code) => code !== 'SITEC2111');
};

const MONTHLY = ['16 USD P1M', '$16 a month'] as const;
const YEARLY = ['16 USD P1M billed=P1Y', '$16 a month, billed yearly'] as const;

it.each([
  ['the same', MONTHLY, '16 $ pro Monat'],
  ['the same, billed yearly', MONTHLY, '16 $ pro Monat, jährlich abgerechnet'],
  ['the same, not said to be billed yearly', YEARLY, '16 $ pro Monat'],
  ['both billed yearly', YEARLY, '16 $ pro Monat, jährlich abgerechnet'],
  ['another way to pay', MONTHLY, '14 $ pro Monat, jährlich abgerechnet'],
  ['another way to pay, the other way round', YEARLY, '20 $ pro Monat'],
])('agree: %s', async (_, [attribute, english], german) => {
  expect(await codes(attribute, english, german)).toEqual([]);
});

it.each([
  ['another amount', MONTHLY, '18 $ pro Monat'],
  ['another amount, both billed yearly', YEARLY, '18 $ pro Monat, jährlich abgerechnet'],
  [
    'the same amount, billed in two ways',
    ['16 USD P1M billed=P3M', '$16 a month, billed quarterly'] as const,
    '16 $ pro Monat, jährlich abgerechnet',
  ],
])('disagree: %s', async (_, [attribute, english], german) => {
  expect(await codes(attribute, english, german)).toEqual(['SITEC2109']);
});
