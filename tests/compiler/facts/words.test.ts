import { describe, expect, it } from 'vitest';
import { factWords, wordsOf } from '../../../compiler/facts/words.ts';
import { limit, money } from '../../cli/fixture.ts';

describe('words of values', () => {
  it.each([
    [money(49), '49 USD a month'],
    [money(49, { per: 'user' }), '49 USD a month per user'],
    [money(19, { currency: 'EUR', from: true }), 'from 19 EUR a month'],
    [money(16.5, { billed: 'P1Y' }), '16.5 USD a month (billed yearly)'],
    [money(90, { period: 'P3M', billed: 'P6M' }), '90 USD every 3 months (billed every 6 months)'],
    [money(5, { period: null, per: '1000 messages' }), '5 USD per 1000 messages'],
    [money(0), 'free'],
    [money(0, { from: true }), 'from 0 USD a month'],
    [money(null, { reason: 'on_request' }), 'on request'],
    [money(null, { reason: 'not_found' }), 'unknown (not_found)'],
    [limit(5, 'users'), '5 users'],
    [limit(0, 'users'), '0 users'],
    [limit(1000, 'AI credits', { period: 'P1M' }), '1000 AI credits a month'],
    [limit(null, 'contacts', { unlimited: true }), 'unlimited contacts'],
    [limit(null, 'contacts', { reason: 'unreadable' }), 'unknown (unreadable)'],
    [{ available: true, days: 14, cardRequired: false, plans: [], quote: null, reason: null }, '14 days without a card'],
    [{ available: true, days: null, cardRequired: null, plans: ['solo'], quote: null, reason: null }, 'a trial of unknown length (solo)'],
    [{ available: false, days: null, cardRequired: null, plans: [], quote: null, reason: null }, 'no trial'],
    [{ available: null, days: null, cardRequired: null, plans: [], quote: null, reason: 'not_found' }, 'unknown (not_found)'],
    [{ included: true, text: 'Last 30 days' }, 'yes (Last 30 days)'],
    [{ included: null, text: 'Last 30 days' }, 'Last 30 days'],
    [{ included: null, text: null }, 'unknown'],
    [{ name: 'Reports', slug: null, included: false, note: null }, 'no'],
    [{ name: 'Extra seat', price: money(5) }, 'Extra seat, 5 USD a month'],
    [{ email: 'a@acme.example', telephone: null, url: null, hours: 'Mon', languages: ['en', 'de'] }, 'a@acme.example, Mon, en, de'],
    [{ email: null, telephone: null, url: null, hours: null, languages: [] }, 'none'],
    [{ street: 'Street 1', postalCode: null, city: 'Berlin', region: null, country: 'DE', raw: 'Street 1, Berlin' }, 'Street 1, Berlin'],
    [{ label: 'Start', url: 'https://acme.example/' }, 'Start'],
    [{ vendor: 'V', seats: 3, old: null }, 'vendor: V, seats: 3'],
    [['a', 'b'], 'a, b'],
    [[], 'none'],
    [{}, 'none'],
    [true, 'yes'],
    [0, '0'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('%o is %s', (value, words) => {
    expect(wordsOf(value)).toBe(words);
  });

  it('explains a null value by its reason, and counts texts', () => {
    expect(factWords('/price', null, 'disputed')).toBe('unknown (disputed)');
    expect(factWords('/price', null, 'on_request')).toBe('on request');
    expect(factWords('/legalName', null)).toBe('unknown');
    expect(factWords('/markdown', '# One\n\ntwo three')).toBe('3 words');
    expect(factWords('/name', 'Growth')).toBe('Growth');
  });
});
