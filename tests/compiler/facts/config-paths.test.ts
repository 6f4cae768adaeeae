/** Paths in `accept` and `drift` that name no fact would silently have no effect. */
import { expect, it } from 'vitest';
import { pricing } from '../problems/problem-case.ts';
import { buildSite, html } from '../site.ts';

const card = '<div data-sitec-plan="solo" data-sitec-name="Solo" data-sitec-price="19 USD P1M">$19 a month</div>';

/** What is said about the paths of a configuration, as `line: path suggestion`. */
const told = async (config: object): Promise<readonly string[]> => {
  const files = { 'index.html': html('Acme'), 'pricing.html': pricing(card), 'sitec.config.json': JSON.stringify(config, null, 1) };
  const { problems } = await buildSite({ files });
  return problems
    .filter(({ code }) => code === 'SITEC1035')
    .map(
      ({ line, message }) => `${line}: ${message.replace(' in the configuration names', '').replace(', but there is no such fact', '')}`,
    );
};

it('paths of facts that exist are not', async () => {
  const drift = {
    'plans.*.price': 'warning',
    'plans.solo.name': 'off',
    'plans.currency': 'off',
    'company.name': 'off',
    'features.*.status': 'off',
  };
  expect(await told({ accept: ['plans.solo.price'], drift })).toEqual([]);
});

it('all others are told, each at its place, with what was meant', async () => {
  const drift = { 'plans.solo.prise': 'off', 'plan.solo.price': 'off', 'company.nam': 'off', 'plans.rival.price': 'off' };
  expect(await told({ accept: ['plans.sole.price'], drift })).toEqual([
    '2: accept plans.sole.price; did you mean "solo"?',
    '6: drift plans.solo.prise; did you mean "price"?',
    '7: drift plan.solo.price; did you mean "plans"?',
    '8: drift company.nam; did you mean "name"?',
    '9: drift plans.rival.price',
  ]);
});
