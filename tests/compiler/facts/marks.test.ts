/** Where attributes count, and what they must name. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Files } from '../site.ts';
import { plansOf } from './plan-site.ts';

const card = (price: string, slug = 'solo'): string =>
  `<div data-sitec-plan="${slug}" data-sitec-name="${slug}"><b data-sitec-price="${price}">x</b></div>`;

const site = (body: string, more: Files = {}): Files => ({ 'index.html': html('Acme'), 'pricing.html': html('Pricing', body), ...more });

describe('attributes are not read', () => {
  it.each([
    ['inside of what is left out', `<div data-sitec="ignore"><p>${card('9 USD P1M')}</p></div>`],
    ['on the element that is left out', '<div data-sitec="ignore" data-sitec-plan="solo" data-sitec-price="9 USD">x</div>'],
    ['in a quotation', `<blockquote>${card('9 USD P1M')}</blockquote>`],
    ['in a template', `<template>${card('9 USD P1M')}</template>`],
    ['of a void element that is left out', '<img alt="x" data-sitec="ignore" data-sitec-plan="rival" data-sitec-name="Rival">'],
  ])('%s', async (_, body) => {
    const built = await buildSite({ files: site(`${card('19 USD P1M')}${body}`) });
    expect(built.codes).toEqual([]);
    expect(plansOf(built)).toMatchObject([{ slug: 'solo', price: { value: 19 }, otherPrices: [] }]);
    const after = plansOf(await buildSite({ files: site(`${body}${card('19 USD P1M', 'next')}`) }));
    expect(after, 'what follows is read').toMatchObject([{ slug: 'next' }]);
  });

  it.each([
    ['is not listed', '<meta name="robots" content="noindex">'],
    ['leads elsewhere', '<meta http-equiv="refresh" content="0; url=/pricing">'],
  ])('of a page that %s', async (_, head) => {
    const old = html('Old', `${card('9 USD P1M')}<p data-sitec-feature="inbox" data-sitec-status="planned">x</p>`, head);
    const inbox = html('Inbox', '<p data-sitec-feature="inbox" data-sitec-status="available">x</p>');
    const built = await buildSite({ files: site(card('19 USD P1M'), { 'old.html': old, 'features/inbox.html': inbox }) });
    expect(built.codes).toEqual([]);
    expect(plansOf(built)).toMatchObject([{ price: { value: 19 } }]);
    expect(built.json('api/v1/features.json')).toMatchObject({ features: [{ status: 'available' }] });
  });

  it('nor is the text of such an element part of the text around it', async () => {
    const body = '<h2 data-sitec-plan="solo" data-sitec-name>Solo<span data-sitec="ignore"> (new)</span></h2>';
    expect(plansOf(await buildSite({ files: site(body) }))).toMatchObject([{ name: 'Solo' }]);
  });
});

describe('the page of a plan', () => {
  const url = async (files: Files): Promise<unknown> =>
    plansOf(await buildSite({ files })).map((plan) => (plan as unknown as { readonly url: string }).url);

  it('is the one whose price won, else the one that lists the plans', async () => {
    expect(await url(site('<p>x</p>', { 'solo.html': html('Solo', card('19 USD P1M')) }))).toEqual(['https://acme.example/solo']);
    const content = 'plans:\n  - name: Solo\n    price: { value: 19, currency: USD, period: P1M }\n';
    expect(
      await url(site('<p>Solo $19</p>', { 'solo.html': html('Solo', card('19 USD P1M')), 'content/plans.yaml': content })).then(String),
    ).toBe('https://acme.example/pricing');
  });
});

describe('values', () => {
  it.each(['price=""', 'price=" ; "', 'limit=""'])('data-sitec-%s cannot be read', async (attribute) => {
    const { codes } = await buildSite({ files: site(`<p data-sitec-plan="solo" data-sitec-name="Solo" data-sitec-${attribute}>x</p>`) });
    expect(codes).toEqual(['SITEC2202']);
  });

  it.each(['feature', 'platform', 'comparison'])('data-sitec-%s must name a record', async (kind) => {
    const files: Files = {
      'index.html': html('Acme', `<p>x</p>\n<p data-sitec-${kind}="inbx">x</p>`),
      'features/inbox.html': html('Inbox'),
      'platforms/inbox.html': html('Inbox'),
      'compare/inbox.html': html('Inbox', '<p data-sitec-comparison="inbox" data-sitec-competitor="Inbox">x</p>'),
    };
    const { codes, problem } = await buildSite({ files });
    expect(codes).toEqual(['SITEC2004']);
    expect(problem('SITEC2004')).toMatchObject({
      message: `data-sitec-${kind} names the ${kind} "inbx", which does not exist; did you mean "inbox"?`,
      line: 8,
    });
  });
});

describe('trials of one page', () => {
  it.each([
    ['another length', '14d', '30d', ['SITEC2102']],
    ['a trial and none', '14d', 'none', ['SITEC2102']],
    ['with a card and without', '14d card', '14d no-card', ['SITEC2102']],
    ['the same', '14d', '14d no-card', []],
  ])('%s', async (_, first, second, codes) => {
    const trials = `<p data-sitec-trial="${first}">Try</p><p data-sitec-trial="${second}">Try</p>`;
    expect((await buildSite({ files: site(trials) })).codes).toEqual(codes);
  });
});
