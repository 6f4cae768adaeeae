/** Lines that say nothing but that something is free, or is priced on request. */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../compiler/money/amounts.ts';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';

const WORDS = vocabularyOf(null);

/** Lines of a text without the empty ones. */
const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('free', () => {
  it.each(
    lines(`Free
      FREE
      Free forever
      Always free
      Free / month
      Free plan
      Kostenlos
      Für immer kostenlos
      Gratis
      muft
      Hamesha ke liye muft
      مجاني
      مجانًا للأبد
      مفت`),
  )('is what %s says', (text) => {
    expect(readLine(text, WORDS).free).toBe(true);
  });

  it.each(
    lines(`Free trial
      Free for 14 days
      14 days free
      Try for free
      Start for free
      Kostenlos testen
      14 Tage gratis
      Free migration
      Free support
      Risk-free
      Not free
      Free?
      0
      muft trial
      تجربة مجانية
      Everything in the Free plan`),
  )('is not what %s says', (text) => {
    expect(readLine(text, WORDS).free).toBe(false);
  });
});

describe('on request', () => {
  it.each(
    lines(`Contact us
      Contact sales
      Talk to sales
      Let’s talk
      Get a quote
      Custom
      Custom pricing
      Price on request
      Contact us for pricing
      Auf Anfrage
      Preis auf Anfrage
      Individuell
      Kontaktieren Sie uns
      Raabta karein
      Qeemat ke liye raabta karein
      حسب الطلب
      السعر حسب الطلب
      تواصل معنا`),
  )('is what %s says', (text) => {
    expect(readLine(text, WORDS).onRequest).toBe(true);
  });

  it.each(
    lines(`Custom domains
      Custom roles and permissions
      SSO on request
      Individuelle Domains
      Questions? Contact us
      Contact us for volume discounts
      Contact support
      Contacts`),
  )('is not what %s says', (text) => {
    expect(readLine(text, WORDS).onRequest).toBe(false);
  });
});
