/** One site with five sources of a price: whichever of them are silent, what is published is the price that the rest say, or nothing. */
import { describe, expect, it } from 'vitest';
import { buildSite, type Files } from '../../site.ts';
import { plansOf } from '../plan-site.ts';
import { agreed, agreeingFiles, shownPrice, sourceNames, type SourceName } from './agreeing-site.ts';
import { publishedAmounts } from './published-amounts.ts';

describe('an amount that is removed from some of its sources', () => {
  const LINES: Readonly<Record<SourceName, readonly [file: string, words: string, rest: string]>> = {
    content: ['content/plans.yaml', '\n    price: { value: 24.5, currency: USD, period: P1M }', ''],
    attribute: ['pricing.html', '<i data-sitec-price="24.5 USD P1M"></i>', ''],
    jsonld: ['pricing.html', '"price":24.5,', ''],
    table: ['pricing.html', `<td>${shownPrice(agreed)}</td>`, '<td></td>'],
    card: ['pricing.html', `<p>${shownPrice(agreed)}</p>`, '<p></p>'],
  };

  const without = (names: readonly SourceName[]): Files =>
    names.reduce<Files>((files, name) => {
      const [file, words, rest] = LINES[name];
      const body = String(files[file]);
      expect(body, name).toContain(words);
      return { ...files, [file]: body.replace(words, rest) };
    }, agreeingFiles());

  const subsets = Array.from({ length: 2 ** sourceNames.length }, (_, bits) => sourceNames.filter((__, index) => (bits >> index) & 1));

  it.each(subsets.map((names) => [names.join(', ') || 'none', names] as const))('%s', async (_, removed) => {
    const built = await buildSite({ files: without(removed) });
    const left = sourceNames.filter((name) => !removed.includes(name));
    const isSeen = left.includes('table') || left.includes('card');
    const isStated = left.some((name) => name !== 'card');
    // A price that is only said where nobody sees it is withheld, and fails the build of whoever declared it.
    const codes = isStated && !isSeen ? ['SITEC2113'] : [];
    const isDeclared = left.includes('content') || left.includes('attribute');
    expect(built.codes.filter((code) => ['SITEC2101', 'SITEC2113'].includes(code))).toEqual(codes);
    expect(built.exitCode).toBe(isDeclared ? codes.length : 0);
    expect(publishedAmounts(built).filter((amount) => amount !== 49)).toEqual(isSeen ? [24.5] : []);
    // What only cards and tables have is no more than shown.
    const isExplicit = isDeclared || left.includes('jsonld');
    if (isSeen) expect(plansOf(built).find(({ slug }) => slug === 'solo')?.price.status).toBe(isExplicit ? 'confirmed' : 'shown');
  });
});
