/** Labels of prices: what they name, what they say of the figures below or beside them, and what they are when they are no labels. */
import { describe, expect, it } from 'vitest';
import { isExtra, isLabel, namesPrices, periodIn, saidBy } from '../../../compiler/money/amounts.ts';
import { namesOthers, withoutPricing } from '../../../compiler/money/labels.ts';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';
import { amountWords } from './said.ts';

describe('a period', () => {
  it.each<readonly [language: string, text: string, period: string | null]>([
    ['en', 'per month', 'P1M'],
    ['en', 'half day', 'P0.5D'],
    ['en', 'Price per month', null],
    ['en', 'month and more', null],
    ['en', 'month', 'P1M'],
    ['en', '1 month', 'P1M'],
    ['en', '2 months', null],
    ['en', '3 months', null],
    ['en', '12 months', null],
    ['en', 'yearly (billed)', 'P1Y'],
    ['en', 'Year: all', 'P1Y'],
    ['en', '', null],
    ['en', ' ', null],
    ['en', 'per user', null],
    ['en', 'monthly per user', null],
    ['en', 'week', 'P1W'],
    ['en', 'quarter', 'P3M'],
    ['en', 'hour', 'PT1H'],
    ['en', 'day（x）', 'P1D'],
    ['en', 'monthly monthly', 'P1M'],
    ['en', 'per month 5 USD', null],
    ['de', 'Monat', 'P1M'],
    ['de', 'pro Jahr', 'P1Y'],
    ['de', 'Stunde', 'PT1H'],
    ['de', '1 Tag', 'P1D'],
    ['ja', '月', null],
    ['ja', '月額', 'P1M'],
    ['en', 'month - month', null],
  ])('in %s: %j', (language, text, period) => {
    expect(periodIn(text, vocabularyOf(language))).toBe(period);
  });
});

describe('a label', () => {
  it.each<readonly [language: string, text: string, said: string]>([
    ['en', 'per month', '"1 USD per month" is 1 ¤ P1M'],
    ['en', 'Price / session', '"1 USD / session" is 1 ¤ per session'],
    ['en', 'EUR', '"1 EUR" is 1 EUR'],
    ['en', 'EUR per month', '"1 EUR per month" is 1 EUR P1M'],
    ['en', 'Price', 'nothing'],
    ['en', 'ca.', '"1 USD" is 1 ¤ (about)'],
    ['en', 'Plus', 'nothing'],
    ['en', 'Price (USD)', 'nothing'],
    ['en', 'Annual price', '"1 USD Annual" is 1 ¤ P1Y'],
    ['en', 'Billed yearly', '"1 USD Billed yearly" is 1 ¤ P1Y'],
    ['en', 'Total approx.', '"1 USD" is 1 ¤ (about)'],
    ['en', 'You save', 'nothing'],
    ['en', 'one-time', '"1 USD one-time" is 1 ¤ once'],
    ['en', '1 month', '"1 USD month" is 1 ¤ P1M'],
    ['en', 'A name that is much longer than forty characters per month', 'nothing'],
    ['en', 'excl. VAT', '"1 USD excl. VAT" is 1 ¤ without tax'],
    ['en', 'Price in €', '"1 €" is 1 EUR'],
    ['en', '', 'nothing'],
    ['en', 'USD: what you pay', '"1 USD" is 1 USD'],
    ['en', 'per seat (each)', '"1 USD per seat" is 1 ¤ per seat'],
    ['en', 'value', '"1 USD" is 1 ¤ (about)'],
    ['en', 'valor', 'nothing'],
    ['en', 'from', 'nothing'],
    ['en', 'Starter', 'nothing'],
    ['en', 'per month per user', '"1 USD per month per user" is 1 ¤ P1M per user'],
    ['en', 'approx. cost', '"1 USD" is 1 ¤ (about)'],
    ['en', '5 months', 'nothing'],
    ['en', 'Monthly: EUR', '"1 USD Monthly" is 1 ¤ P1M'],
    ['fr', 'HT', '"1 USD HT" is 1 ¤ without tax'],
    ['fr', 'TTC', '"1 USD TTC" is 1 ¤ with tax'],
    ['fr', 'Prix HT', '"1 USD HT" is 1 ¤ without tax'],
    ['fr', 'par mois', '"1 USD par mois" is 1 ¤ P1M'],
    ['fr', 'Prix par jour', '"1 USD par jour" is 1 ¤ P1D'],
    ['de', 'Preis in €', '"1 €" is 1 EUR'],
    ['de', 'ca.', '"1 USD" is 1 ¤ (about)'],
    ['de', 'pro Monat', '"1 USD pro Monat" is 1 ¤ P1M'],
    ['de', 'Preis pro Nacht', '"1 USD pro Nacht" is 1 ¤ per Nacht'],
    ['es', 'valor', 'nothing'],
    ['es', 'al mes', '"1 USD al mes" is 1 ¤ P1M'],
    ['en', 'per month                               ', '"1 USD per month" is 1 ¤ P1M'],
    ['en', 'per month                                ', 'nothing'],
    ['en', 'USD EUR', '"1 USD" is 1 USD'],
    ['en', 'save', '"1 USD" is 1 ¤ (saving)'],
    ['en', 'saving (per month)', '"1 USD" is 1 ¤ (saving)'],
    ['en', 'incl. VAT', '"1 USD incl. VAT" is 1 ¤ with tax'],
    ['en', 'Up to', '"1 USD" is 1 ¤ (about)'],
    ['en', '$5 / $6', 'nothing'],
  ])('in %s: %j', (language, text, said) => {
    const amount = saidBy(text, vocabularyOf(language));
    expect(amount ? amountWords(amount, text) : 'nothing').toBe(said);
  });
});

/** What a text is, and what is left of it without words for prices. */
const kindOf = (text: string, language: string): string => {
  const vocabulary = vocabularyOf(language);
  const kinds = { label: isLabel, extra: isExtra, prices: namesPrices, others: namesOthers };
  const names = Object.entries(kinds).flatMap(([name, test]) => (test(text, vocabulary) ? [name] : []));
  return [...names, `"${withoutPricing(text, vocabulary)}"`].join(' ');
};

describe('a title, heading or name', () => {
  it.each<readonly [language: string, text: string, kinds: string]>([
    ['en', 'Price', 'label prices ""'],
    ['en', 'Pricing | Acme', 'prices "| Acme"'],
    ['en', 'Pricing - Acme', 'prices "- Acme"'],
    ['en', 'per month', 'label "per month"'],
    ['en', 'USD', 'label "USD"'],
    ['en', 'Pro', '"Pro"'],
    ['en', 'Extra storage', 'extra "Extra storage"'],
    ['en', '+ 100 GB', 'extra "+ 100 GB"'],
    ['en', '+', '"+"'],
    ['en', 'Plus', '"Plus"'],
    ['en', 'Market average', 'others "Market average"'],
    ['de', 'Kurspreise | Acme', 'prices "Kurspreise | Acme"'],
    ['de', 'Unsere Mitgliedsbeiträge', 'prices "Unsere Mitgliedsbeiträge"'],
    ['de', 'Unsere Speisekarte', 'prices "Unsere Speisekarte"'],
    ['de', 'Blogbeiträge', '"Blogbeiträge"'],
    ['de', 'Landkarten', '"Landkarten"'],
    ['sv', 'Våra medlemspriser', 'prices "Våra medlemspriser"'],
    ['en', 'Competitors', 'others "Competitors"'],
    ['en', 'The price we pay for all the things here', '"we pay for all the things here"'],
    ['en', 'Why our pricing is what it is for all | Acme', '"Why our pricing is what it is for all | Acme"'],
    ['en', 'Total', 'label ""'],
    ['en', 'Price: what', 'label prices ": what"'],
    ['en', 'the', '""'],
    ['en', 'only', '""'],
    ['en', 'from', 'label "from"'],
    ['en', 'billed', 'label "billed"'],
    ['en', 'Price per night', 'prices "per night"'],
    ['en', 'Prices in USD', 'prices "USD"'],
    ['en', 'Plans and things', 'prices "things"'],
    ['en', '', '""'],
    ['en', '—', '"—"'],
    ['en', 'Price!', 'label prices "!"'],
    ['en', 'a b c d e pricing', 'prices "a b c d e pricing"'],
    ['en', 'a b c d e f pricing', '"a b c d e f pricing"'],
    ['en', `${'x'.repeat(55)} pricing`, '"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx pricing"'],
    ['en', `${'x'.repeat(50)} pricing`, 'prices "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx pricing"'],
    ['en', 'Plans & prices', 'label prices "& prices"'],
    ['en', 'Price\nmonth', 'label prices "month"'],
    ['en', 'Price for the plan', 'label prices ""'],
    ['en', 'Acme: Pricing', 'prices "Acme: Pricing"'],
    ['en', 'Acme » Plans', 'prices "Acme » Plans"'],
    ['en', 'Acme/Plans', 'prices "Acme/Plans"'],
    ['en', 'additional user', 'extra "additional user"'],
    ['en', 'extra\nmore', 'extra "extra\nmore"'],
    ['de', 'Preis in €', 'prices "€"'],
    ['de', 'Preise', 'label prices ""'],
    ['de', 'Zusätzlicher Nutzer', 'extra "Zusätzlicher Nutzer"'],
    ['de', 'Wettbewerber', 'others "Wettbewerber"'],
    ['de', 'Preis pro Nacht', 'prices "pro Nacht"'],
    ['de', 'Unsere Preise – Acme', 'prices "Unsere Preise – Acme"'],
    ['fr', 'Prix en €', 'label prices "€"'],
    ['fr', 'Tarifs', 'label prices ""'],
    ['pt', 'Preço em R$', 'prices "R$"'],
    ['ja', '料金', 'label prices ""'],
    ['ja', '料金表｜会社', 'prices "｜会社"'],
    ['en', 'Pricing-Acme', 'prices "-Acme"'],
    ['en', 'Acme -Pricing', 'prices "Acme -Pricing"'],
    ['en', 'a- b c d e f pricing', '"a- b c d e f pricing"'],
    ['en', ' a  b  c  pricing ', 'prices "a  b  c  pricing"'],
    ['en', `${'x'.repeat(52)} pricing`, 'prices "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx pricing"'],
    ['en', 'Price  in  USD', 'prices "USD"'],
    ['en', 'Price main EUR', 'prices "main EUR"'],
    ['en', 'price begin EUR', 'prices "begin EUR"'],
    ['en', 'price\nper month', 'label prices "per month"'],
    ['en', 'market\naverage', 'others "market\naverage"'],
    ['en', 'market, average', 'others "market, average"'],
    ['en', 'Pricing', 'label prices ""'],
    ['en', 'Price a month', 'label prices "a month"'],
    ['en', 'Each', 'label "Each"'],
    ['en', 'One two three four five prices | Acme', 'prices "One two three four five prices | Acme"'],
    ['de', 'Wo liegen die Daten?', '"Wo liegen die Daten?"'],
  ])('in %s: %j', (language, text, kinds) => {
    expect(kindOf(text, language)).toBe(kinds);
  });
});
