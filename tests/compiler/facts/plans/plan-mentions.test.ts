/** Whether an amount beside the name of a plan is said of that plan. */
import { describe, expect, it } from 'vitest';
import { isAbout } from '../../../../compiler/facts/readers/plans/plan-mentions.ts';
import { amountMentions } from '../../../../compiler/money/mentions.ts';
import { pricing } from '../../problems/problem-case.ts';
import { buildSite, html } from '../../site.ts';

const isSaid = (name: string, text: string): boolean =>
  amountMentions(text, null).some((mention) => isAbout(name, mention, new Set(['acme'])));

describe('an amount is about a plan', () => {
  it.each([
    ['Pro', 'Pro costs $49 a month'],
    ['Pro', 'Acme Pro costs $49'],
    ['Pro', 'Get Pro for only $49/month.'],
    ['Team', 'Upgrade to Team for $99/mo'],
    ['Team', 'Solo $19, Team $29'],
    ['Solo', 'Our Solo plan is $29.'],
    ['Solo', 'From $19 with Solo.'],
    ['Solo', '$29 a month for Solo.'],
    ['Solo', 'our $29 Solo plan'],
    ['Solo', 'Solo – $29 per month, 5 users'],
    ['Solo', '"plans": "Solo: $29 a month"'],
    ['Solo', '- Solo ($29/mo)'],
    ['Solo', '[Solo](/pricing.html) costs $29 a month'],
    ['Solo', 'Solo kostet 24 € im Monat'],
    ['Solo', 'Mit Solo zahlen Sie nur 19 € pro Monat'],
    ['Pro', 'Der Pro-Plan kostet 49 € pro Monat'],
    ['سولو', 'باقة سولو بسعر 49 دولار شهريا'],
    ['Solo', 'Solo plan ki qeemat Rs 5000 mahana hai'],
    ['Solo', 'Solo cuesta 19 € al mes'],
    ['Solo', '### Solo\n\nFor one person\n\n$29 a month'],
    ['Solo', '### Solo\n\nFrom $29 a month\n\nMacBook support'],
    ['Solo', '### Solo\n\nwas $39 now $19 per month'],
    ['Team', '| | Solo | Team |\n| --- | --- | --- |\n| Price | $19 a month | $29 a month |'],
    ['Solo', '| Plan | Price |\n| --- | --- |\n| Solo | $19 a month |'],
  ])('%s: %s', (name, text) => {
    expect(isSaid(name, text)).toBe(true);
  });
});

describe('an amount is not about a plan', () => {
  it.each([
    ['Pro', 'MacBook Pro $1999'],
    ['Pro', 'iPad Pro for $1999'],
    ['Pro', 'A Surface Pro costs $999'],
    ['Pro', 'We use Final Cut Pro: $299'],
    ['Pro', 'Pro Display costs $4999'],
    ['Pro', 'Pro users love the $1999 MacBook'],
    ['Pro', 'Pro gets a $15 voucher'],
    ['Pro', 'from Pro to Team for $50 more'],
    ['Team', 'from Pro to Team for $50 more'],
    ['Team', 'Meet the Team. Lunch costs $15'],
    ['Team', 'Meet the Team\n$15 lunches'],
    ['Team', '## Team\n\nLunch costs $15'],
    ['Team', 'Team lunch costs $15'],
    ['Team', 'Team-Lunch kostet 15 €'],
    ['Team', 'Our Team had a $15 lunch'],
    ['Team', 'A $15 lunch for the Team'],
    ['Team', 'Team Plus costs $99'],
    ['Team', 'Solo $19, and with Team you pay nothing'],
    ['Team', '| | Solo | Team |\n| --- | --- | --- |\n| Price | $19 a month | |'],
    ['Solo', '| | Solo |\n| --- | --- |\n| Extra seats | $19 a month |'],
  ])('%s: %s', (name, text) => {
    expect(isSaid(name, text)).toBe(false);
  });
});

it('what is not said of a plan is neither reported nor a second source', async () => {
  const cards = '<div>\n<div><h3>Pro</h3><p>$19 a month</p></div>\n<div><h3>Team</h3><p>$29 a month</p></div>\n</div>';
  const about = html('About', '<p>MacBook Pro $19.</p><p>Meet the Team. Lunch costs $29.</p>');
  const unconfirmed = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(cards), 'about.html': about } });
  expect(unconfirmed.codes).toEqual(['SITEC2110', 'SITEC2110']);
  const accepted = await buildSite({
    files: {
      'index.html': html('Acme'),
      'pricing.html': pricing(cards),
      'about.html': about.replace('$19', '$1999').replace('$29', '$15'),
      'sitec.config.json': JSON.stringify({ accept: ['plans.pro.price', 'plans.team.price'] }),
    },
  });
  expect(accepted.codes).toEqual([]);
});
