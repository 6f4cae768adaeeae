/** Limits in the lists of cards. */
import { expect, it } from 'vitest';
import { pricing } from '../../problems/problem-case.ts';
import { buildSite, html } from '../../site.ts';
import { plansOf } from '../plan-site.ts';

it.each([
  ['<li>5 users</li>', 5],
  ['<li><i class="fa-solid fa-check"></i> 5 users</li>', 5],
  ['<li>✗ 5 users</li>', null],
  ['<li>– 5 users</li>', null],
  ['<li class="is-disabled">5 users</li>', null],
  ['<li><i class="fa-solid fa-times"></i> 5 users</li>', null],
])('what a plan does not have is no limit of it: %s', async (item, users) => {
  const card = (name: string, amount: string): string =>
    `<div><h3>${name}</h3><p>${amount} a month</p><ul>${item}<li>✓ 3 contacts</li></ul></div>`;
  const page = pricing(`<div>${card('Solo', '$19')}${card('Team', '$29')}</div>`);
  const [solo] = plansOf(await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': page } }));
  expect([solo?.limits.users?.value ?? null, solo?.limits.contacts?.value]).toEqual([users, 3]);
});

it('a limit in brackets behind a name does not repeat the name', async () => {
  const card = (name: string, amount: string): string => `<div><h3>${name}</h3><p>${amount} a month</p></div>`;
  const page = pricing(`<div>${card('Hall (20 people)', '$19')}${card('100 credits', '$29')}</div>`);
  const [hall, pack] = plansOf(await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': page } }));
  expect([hall?.limits['people']?.quote, pack?.limits['credits']?.quote]).toEqual(['20 people', '100 credits']);
});

it('one noun has one key, and the name of another plan is no limit', async () => {
  const card = (name: string, amount: string, ...items: readonly string[]): string =>
    `<div><h3>${name}</h3><p>${amount} a month</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}<li>Mail</li></ul></div>`;
  const cards = [
    card('Solo', '$9', '1 visit'),
    card('Unlimited', '$19', 'Unlimited visits'),
    card('Crew', '$29', 'Everything in Unlimited', '4 visits'),
  ];
  const page = pricing(`<div>${cards.join('')}</div>`);
  const plans = plansOf(await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': page } }));
  expect(plans.map(({ limits }) => Object.keys(limits))).toEqual([['visits'], ['visits'], ['visits']]);
});
