/** What plans.yaml may say, and what of it is published. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Built, type Files } from '../site.ts';
import { plansOf } from './plan-site.ts';

const build = (yaml: string, more: Files = {}, shown = ''): Promise<Built> =>
  buildSite({
    files: {
      'index.html': html('Acme'),
      'pricing.html': html('Pricing', `<p>Solo and Team</p>${shown}`),
      'content/plans.yaml': yaml,
      ...more,
    },
  });

const PLANS = 'plans:\n  - name: Solo\n  - name: Team\n';

describe('cells of the comparison table', () => {
  it.each([
    ['no', false, null],
    ['–', false, null],
    ['Nein', false, null],
    ['not included', false, null],
    ['✓', true, null],
    ['true', true, null],
    ['false', false, null],
    ['Last 30 days', null, 'Last 30 days'],
  ])('%s', async (cell, included, note) => {
    const built = await build(`${PLANS}features:\n  - { name: Inbox, slug: inbox, values: [${cell}, true] }\n`, {
      'features/inbox.html': html('Inbox'),
    });
    expect(plansOf(built)[0]).toMatchObject({ features: [{ name: 'Inbox', included, note }] });
    const plans = included === false ? ['team'] : ['solo', 'team'];
    expect(built.json('api/v1/features.json')).toMatchObject({ features: [{ plans }] });
  });

  it.each(['[true]', '[true, false, true]', '[]'])('a row of another length is refused: %s', async (values) => {
    const built = await build(`${PLANS}features:\n  - name: Inbox\n    values: ${values}\n`);
    expect(built.codes).toEqual(['SITEC1031']);
    expect(built.problem('SITEC1031')).toMatchObject({ line: 6, text: `values: ${values}` });
    expect(built.problem('SITEC1031').message).toMatch(/^features\.0\.values must have one value a plan \(2\), got [013]$/);
  });
});

describe('records that stand there twice', () => {
  it('two plans of one slug', async () => {
    const built = await build('plans:\n  - name: Solo\n  - name: Team\n    slug: solo\n');
    expect(built.codes).toEqual(['SITEC2006']);
    expect(built.problem('SITEC2006')).toMatchObject({ line: 2, relatedLines: [4] });
  });

  it.each(['plans', 'company'])('a second file of %s', async (kind) => {
    const body = kind === 'plans' ? PLANS : 'name: Acme\n';
    const second = body.replace('Solo', 'Solo plan');
    const files = { 'content/company.yaml': 'name: Acme\n', [`content/more/${kind}.yaml`]: second };
    const { problems } = await build(PLANS, files, '<p>Solo plan</p>');
    const found = problems.filter(({ code }) => code === 'SITEC2006').map(({ message }) => message);
    expect(found[0]).toContain(`content/${kind}.yaml`);
    expect(found[0]).toContain(`content/more/${kind}.yaml`);
  });
});

describe('the free trial', () => {
  it.each([
    ['{}', null],
    ['{ cardRequired: false }', null],
    ['{ quote: There is no free trial }', null],
    ['{ days: 14 }', true],
    ['{ available: true }', true],
    ['{ available: false }', false],
    ['{ quote: Try it for two weeks }', true],
  ])('%s', async (trial, available) => {
    const built = await build(`freeTrial: ${trial}\n${PLANS}`);
    expect(built.json('api/v1/plans.json')).toMatchObject({
      freeTrial: { available, reason: available === null ? 'not_found' : null },
    });
  });

  it('that says nothing is that of the page', async () => {
    const built = await build(`freeTrial: { plans: [solo] }\n${PLANS}`, {}, '<p data-sitec-trial="14d">Two weeks</p>');
    expect(built.json('api/v1/plans.json')).toMatchObject({
      freeTrial: { available: true, days: 14, plans: ['solo'], quote: 'Two weeks', reason: null },
    });
  });
});

it.each(['ai-credits', 'AiCredits', 'a/b', '5users'])('a limit called %s is refused', async (key) => {
  const built = await build(`plans:\n  - name: Solo\n    limits: { ${key}: 5 }\n`);
  expect(built.codes).toEqual(['SITEC1031']);
  expect(built.problem('SITEC1031').message).toBe(`plans.0.limits.${key} must match pattern "^[a-z][A-Za-z0-9]*$", got "${key}"`);
});
