/** Text files that a site publishes beside its pages. */
import { expect, it } from 'vitest';
import { pricing } from '../../problems/problem-case.ts';
import { buildSite, html } from '../../site.ts';

const card = '<div data-sitec-plan="pro"><h2 data-sitec-name>Pro</h2><p data-sitec-price="49 USD P1M">$49 a month</p></div>';

const levels = async (file: string, text: string): Promise<readonly string[]> => {
  const { problems } = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(card), [file]: text } });
  return problems.filter(({ code }) => code === 'SITEC2107').map(({ level }) => level);
};

it.each(['llms-ctx.txt', 'docs/llms-small.txt', 'AGENTS.md', 'skills/acme/SKILL.md', 'agents.txt', '.well-known/offers.json'])(
  'another price in %s is an error',
  async (file) => {
    expect(await levels(file, '"Pro costs $500 a month"')).toEqual(['error']);
  },
);

it.each(['LICENSE.txt', 'CHANGELOG.md', 'terms.md'])('another price in %s is a warning', async (file) => {
  expect(await levels(file, 'Pro costs $500 a month')).toEqual(['warning']);
});

it.each([
  ['the published price', 'Pro costs $49 a month'],
  ['the price of something else', 'MacBook Pro for $1999. Ask a Pro. Lunch costs $15.'],
  ['what is no price of a plan', 'Pro license fee $500'],
])('%s is neither', async (_, text) => {
  expect(await levels('AGENTS.md', text)).toEqual([]);
});
