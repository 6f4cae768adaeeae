/** Amounts of money in texts: spellings, currencies, periods and what a price counts once for, in every language. */
import { describe, expect, it } from 'vitest';
import { readPrices } from '../../../compiler/amounts/prices.ts';
import { misread, type PriceRow } from './price-table.ts';

const TABLES: Readonly<Record<string, readonly PriceRow[]>> = {
  'digits and separators': [
    ['$1,499.50', '1499.5 USD'],
    ['1.499,50 €', '1499.5 EUR'],
    ['1 499 €', '1499 EUR'],
    ['12\u202F500,00\u00A0€', '12500 EUR'],
    ["CHF 1'499.-", '1499 CHF'],
    ['19,- €', '19 EUR'],
    ['49,— €', '49 EUR'],
    ['14.950,00 $', '14950 USD'],
    ['١٬٤٩٩ ريال', '1499 SAR'],
    ['٤٩٫٩٩ دولار', '49.99 USD'],
    ['۵۰۰ روپے', '500 PKR'],
    ['₹1,00,000', '100000 INR'],
    ['Rs. 1,500/-', '1500 PKR'],
    ['$.05 per message', '0.05 USD per message'],
    ['$0.0005 per token', '0.0005 USD per token'],
    ['\u200E$49\u200F', '49 USD'],
  ],
  'words for thousands': [
    ['$12k', '12000 USD'],
    ['12 Tsd. €', '12000 EUR'],
    ['Rs. 5 lakh', '500000 PKR'],
    ['10 hazar rupay', '10000 PKR'],
    ['5 آلاف ريال', '5000 SAR'],
  ],
  currencies: [
    ['US$49', '49 USD'],
    ['49 USD', '49 USD'],
    ['$49 USD', '49 USD'],
    ['49 dollars', '49 USD'],
    ['49 دولار', '49 USD'],
    ['C$49', '49 CAD'],
    ['$49 CAD', '49 CAD'],
    ['CA$49', '49 CAD'],
    ['A$49', '49 AUD'],
    ['NZ$49', '49 NZD'],
    ['S$49', '49 SGD'],
    ['€49', '49 EUR'],
    ['49 Euro', '49 EUR'],
    ['٤٩ یورو', '49 EUR'],
    ['£49', '49 GBP'],
    ['Rs 500', '500 PKR'],
    ['PKR1,500', '1500 PKR'],
    ['₨ 500', '500 PKR'],
    ['₹499', '499 INR'],
    ['د.إ 49', '49 AED'],
    ['49 درهم', '49 AED'],
    ['49 درهم مغربي', '49 MAD'],
    ['49 ر.س', '49 SAR'],
    ['49 ريال', '49 SAR'],
    ['49 ريال قطري', '49 QAR'],
    ['499 ج.م', '499 EGP'],
    ['CHF 19.–', '19 CHF'],
    ['19 Franken', '19 CHF'],
  ],
  'signs that say less': [
    ['49 kr', '49 ?'],
    ['¥4900', '4900 ?'],
    ['49 جنيه', '49 ?'],
    ['Bds$49', '49 ?'],
    ['€49 USD', '49 ?'],
    ['30¢', '? ?'],
    ['KWD 4.500', '? KWD'],
    ['4٫500 د.ك', '4.5 KWD'],
  ],
  periods: [
    ['$49/mo', '49 USD P1M'],
    ['$49 a month', '49 USD P1M'],
    ['$49 monthly', '49 USD P1M'],
    ['£49 pm', '49 GBP P1M'],
    ['$9/m', '9 USD P1M'],
    ['49 €/Monat', '49 EUR P1M'],
    ['49 € mtl.', '49 EUR P1M'],
    ['49 € monatlich', '49 EUR P1M'],
    ['49 € p. M.', '49 EUR P1M'],
    ['Rs 500 mahana', '500 PKR P1M'],
    ['Rs 500 fi mahina', '500 PKR P1M'],
    ['500 روپے ماہانہ', '500 PKR P1M'],
    ['49 ريال شهريًا', '49 SAR P1M'],
    ['49 ريال / شهر', '49 SAR P1M'],
    ['$490/yr', '490 USD P1Y'],
    ['$490 per annum', '490 USD P1Y'],
    ['490 € p.a.', '490 EUR P1Y'],
    ['490 € pro Jahr', '490 EUR P1Y'],
    ['Rs 5000 salana', '5000 PKR P1Y'],
    ['490 ريال سنويًا', '490 SAR P1Y'],
    ['$9/week', '9 USD P1W'],
    ['9 € wöchentlich', '9 EUR P1W'],
    ['$2 per day', '2 USD P1D'],
    ['$25 per quarter', '25 USD P3M'],
    ['60 € alle 3 Monate', '60 EUR P3M'],
    ['$60 every six months', '60 USD P6M'],
    ['$60 for 6 months', '60 USD P6M'],
    ['$490 for 12 months', '490 USD P1Y'],
    ['49 € par mois', '49 EUR P1M'],
    ['49 €/mes', '49 EUR P1M'],
    ['1 499,00 € HT / an', '1499 EUR P1Y'],
    ['$49', '49 USD'],
  ],
  'what is counted': [
    ['$9 per user / month', '9 USD P1M per user'],
    ['$9/user/mo', '9 USD P1M per user'],
    ['$9 user/month', '9 USD P1M per user'],
    ['9 € pro Nutzer und Monat', '9 EUR P1M per user'],
    ['9 € je Benutzer', '9 EUR per user'],
    ['9 € im Monat pro Arbeitsplatz', '9 EUR P1M per seat'],
    ['Rs 500 fi user mahana', '500 PKR P1M per user'],
    ['49 ريال شهريًا لكل مستخدم', '49 SAR P1M per user'],
    ['49 ريال للمستخدم', '49 SAR per user'],
    ['$5 per agent', '5 USD per agent'],
    ['$5/location/month', '5 USD P1M per location'],
    ['$0.05 per message', '0.05 USD per message'],
    ['$10/1000 messages', '10 USD per 1000 messages'],
    ['10 € je 1.000 Nachrichten', '10 EUR per 1000 messages'],
    ['$8 per monthly active user', '8 USD per monthly active user'],
    ['$49 per clinic per month', '49 USD P1M per clinic'],
    ['49 € pro Kanzlei', '49 EUR per kanzlei'],
    ['je Benutzer 49 €', '49 EUR per user'],
    ['Per user per month: $9', '9 USD P1M per user'],
    ['14.950 € per PRD cluster / year', '14950 EUR P1Y per prd cluster'],
    ['$180 an hour', '180 USD per hour'],
    ['$49 Pro plan', '49 USD'],
    ['$5 per booking we make', '? USD'],
    ['$20/moper editor', '? USD'],
    ['$20/mo\u200Bper editor', '20 USD P1M per editor'],
    ['19 $/tháng', '? USD'],
    ['$3/M tokens', '? USD'],
  ],
};

describe('prices', () => {
  it.each(Object.entries(TABLES))('are read: %s', (_, rows) => {
    expect(misread(rows)).toEqual([]);
  });

  it('a bare $ is the dollar of the page', () => {
    const currencies = (text: string) => readPrices(text, { dollar: 'AUD' }).map(({ currency }) => currency);
    expect(currencies('$49, US$39, C$59')).toEqual(['AUD', 'USD', 'CAD']);
  });

  it('the words of the page are kept, with the place where they stand', () => {
    const text = 'Growth\nab  ٤٩\u00A0€\npro Monat\nmehr';
    const [price] = readPrices(text);
    expect(price).toMatchObject({ raw: 'ab ٤٩ € pro Monat', start: 7 });
    expect(text.slice(price?.start, price?.end)).toBe('ab  ٤٩\u00A0€\npro Monat');
  });
});
