/** When sources disagree: one source changes at a time, and exactly the one code comes up with both places. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonld } from '../problems/problem-case.ts';
import { buildSite, html, type LocatedProblem } from '../site.ts';
import { onlyPlan, planFiles, plansOf, sources, type Sources } from './plan-site.ts';

const CONTENT = 'content/plans.yaml';
const PAGE = 'site/pricing.html';

const placesOf = ({ place, related }: LocatedProblem): readonly (string | undefined)[] => [place, ...related].map((at) => at?.file);

describe('plans that all sources agree on', () => {
  it('have no problem and name who confirms them', async () => {
    const plan = await onlyPlan(planFiles(sources()));
    expect(plan.price).toMatchObject({ value: 19, currency: 'USD', period: 'P1M', reason: null });
    expect(plan.provenance['/price']).toMatchObject({ level: 'content', confirmedBy: ['attribute', 'jsonld'] });
    expect((await buildSite({ files: planFiles(sources()) })).codes).toEqual([]);
  });
});

describe('one source of a plan changes', () => {
  // Sources that say the same are one problem with all their places.
  const changes: readonly (readonly [what: string, code: string, said: Sources, others: number, line: number])[] = [
    ['the price of the content', 'SITEC2101', sources({ content: { value: 29 } }), 2, 4],
    ['the price of the attribute', 'SITEC2101', sources({ attribute: { value: 29 } }), 1, 4],
    ['the price of the JSON-LD', 'SITEC2101', sources({ jsonld: { value: 29 } }), 1, 4],
    ['the currency of the content', 'SITEC2101', sources({ content: { currency: 'EUR' } }), 2, 4],
    ['the currency of the attribute', 'SITEC2101', sources({ attribute: { currency: 'EUR' } }), 1, 4],
    ['the currency of the JSON-LD', 'SITEC2101', sources({ jsonld: { currency: 'EUR' } }), 1, 4],
    ['the limit of the content', 'SITEC2102', sources({ content: { users: '5' } }), 1, 5],
    ['the limit of the attribute', 'SITEC2102', sources({ attribute: { users: 'unlimited' } }), 1, 5],
    ['the name of the attribute', 'SITEC2103', sources({ attribute: { name: 'Single' } }), 2, 2],
  ];

  it.each(changes)('%s: %s', async (what, code, said, others, line) => {
    const files = planFiles(said);
    // A renamed card must still show the name that the content has, or the plan has vanished as well.
    const page = String(files['pricing.html']).replace('</main>', '<p>Solo is for one person.</p></main>');
    const built = await buildSite({ files: { ...files, 'pricing.html': page } });
    expect(built.codes, what).toEqual([code]);
    const problem = built.problem(code);
    expect(placesOf(problem)).toEqual([CONTENT, ...Array.from({ length: others }, () => PAGE)]);
    expect(problem.line).toBe(line);
    for (const related of problem.relatedLines) expect(related).toBeGreaterThan(0);
  });

  it('a source without a period agrees: it does not say how often', async () => {
    expect((await buildSite({ files: planFiles(sources({ jsonld: { period: null } })) })).codes).toEqual(['SITEC2304']);
  });

  it('the same amount for another period is drift', async () => {
    expect((await buildSite({ files: planFiles(sources({ attribute: { period: 'P1Y' } })) })).codes).toEqual(['SITEC2101']);
  });
});

describe('other facts that drift', () => {
  it('the status of a feature: an error with both places', async () => {
    const files = {
      'index.html': html('Acme'),
      'features/inbox.html': html('Inbox', '<p data-sitec-feature="inbox" data-sitec-status="planned">Soon</p>'),
      'content/features/inbox.md': '---\ntitle: Inbox\nstatus: available\n---\n',
    };
    const built = await buildSite({ files });
    expect(built.codes).toEqual(['SITEC2105']);
    // The attribute, and the word that readers see.
    expect(placesOf(built.problem('SITEC2105'))).toEqual([
      'content/features/inbox.md',
      'site/features/inbox.html',
      'site/features/inbox.html',
    ]);
  });

  it('the contact of the company: a warning with both places, and the content is published', async () => {
    const organization = {
      '@type': 'Organization',
      name: 'Acme',
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: 'old@acme.example' },
    };
    const built = await buildSite({
      files: {
        'index.html': html('Acme', '<p>x</p>', jsonld(organization)),
        'content/company.yaml': 'name: Acme\ncontacts:\n  support:\n    email: help@acme.example\n',
      },
    });
    expect(built.codes).toEqual(['SITEC2106']);
    expect(placesOf(built.problem('SITEC2106'))).toEqual(['content/company.yaml', 'site/index.html']);
    expect(built.json('api/v1/company.json')).toMatchObject({ contacts: { support: { email: 'help@acme.example' } } });
  });
});

describe('a price that no source has', () => {
  it('is never more than shown, in the words of the page', async () => {
    const text = fastCheck.constantFrom('$49', '49 USD a month', 'from 12', '1.499,00 EUR', '99%', '2026', '24/7', '');
    const property = fastCheck.asyncProperty(fastCheck.array(text, { maxLength: 4 }), fastCheck.boolean(), async (texts, marked) => {
      const none = { value: null };
      const files = planFiles(sources({ content: none, attribute: none, jsonld: none }));
      const words = texts.map((word) => `<p${marked ? ' data-sitec-plan="solo"' : ''}>${word}</p>`).join('\n');
      const page = String(files['pricing.html']).replace('</div>', `${words}</div>`);
      const [plan] = plansOf(await buildSite({ files: { ...files, 'pricing.html': page } }));
      for (const { value, status, reason, quote } of plan ? [plan.price, ...plan.otherPrices] : []) {
        expect(status).toMatch(value === null ? /^(?:not_found|unreadable)$/ : /^shown$/);
        expect(reason === null).toBe(value !== null);
        if (value !== null) expect(texts).toContain(quote);
      }
    });
    await fastCheck.assert(property, { numRuns: 15, seed: 11 });
  });
});
