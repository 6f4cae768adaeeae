/** A price of the content must be seen on the page: an amount somewhere in the source is no proof. */
import { describe, expect, it } from 'vitest';
import { buildSite, html } from '../site.ts';

const codes = async (shown: string, price = 'value: 24, currency: USD, period: P1M', head = ''): Promise<readonly string[]> =>
  (
    await buildSite({
      files: {
        'index.html': html('Acme'),
        'pricing.html': html('Pricing', `<h2>Solo</h2>${shown}`, head),
        'content/plans.yaml': `plans:\n  - name: Solo\n    price: { ${price} }\n`,
      },
    })
  ).codes;

describe('the amount 24 USD', () => {
  it.each([
    ['a sign before it', '<p>$24 a month</p>'],
    ['a sign and a space', '<p>US$ 24.00</p>'],
    ['the code after it', '<p>24,00 USD</p>'],
    ['a sign in an element of its own', '<p><sup>$</sup><b>24</b><i>/month</i></p>'],
    ['a sign in a block of its own', '<div>$</div><div>24</div>'],
    ['digits of another script', '<p>٢٤ دولار</p>'],
    ['a hidden element', '<p hidden>$24</p>'],
    ['a data attribute', '<p data-monthly="24">Toggle</p>'],
    ['JSON in a data attribute', `<p data-prices='{"monthly":24,"yearly":240}'>Toggle</p>`],
    ['the value of an input', '<input type="radio" value="24">'],
    ['microdata', '<meta itemprop="price" content="24">'],
    ['two parts of a line side by side', '<p><span>$24</span><span>5 users</span></p>'],
  ])('is proved by %s', async (_, shown) => {
    expect(await codes(shown)).toEqual([]);
  });

  it.each([
    ['a picture', '<svg viewBox="0 0 24 24"><title>$24</title><text>$24</text></svg>'],
    ['a style', '<style>p { content: "$24" }</style>'],
    ['a script', '<script>const price = "$24";</script>'],
    ['JSON in a script', '<script type="application/json">{"price":"$24"}</script>'],
    ['a number of something else', '<p>24 users, answers in 24 hours</p>'],
    ['a part of a number', '<p>$124, $24.50, $2400, $24,000</p>'],
    ['a quotation', '<blockquote>I pay $24</blockquote>'],
    ['a part that is left out', '<p data-sitec="ignore">$24</p>'],
    ['a path in an attribute', '<img alt="x" data-src="/icons/24.png">'],
    ['the width of the window', '<meta name="viewport" content="initial-scale=24">'],
  ])('is not proved by %s', async (_, shown) => {
    expect(await codes(shown)).toEqual(['SITEC2113']);
  });

  it.each([
    ['a number beside the price of something else', '<p>24 users $49</p>'],
    ['another currency', '<p>€24</p>'],
    ['a struck price', '<p><s>$24</s> $19</p>'],
  ])('is contradicted by %s', async (_, shown) => {
    expect(await codes(shown)).toEqual(['SITEC2101']);
  });
});

describe('an amount that only a script writes', () => {
  const files = {
    'index.html': html('Acme'),
    'pricing.html': html('Pricing', '<h2>Solo</h2><p id="price"></p>'),
    'content/plans.yaml': 'plans:\n  - name: Solo\n    price: { value: 24, currency: USD, period: P1M }\n',
  };
  const marked = '<div data-sitec-plan="solo"><h2>Solo</h2><p data-sitec-price="24 USD P1M"></p></div>';
  const config = 'facts:\n  plans.solo.price: { value: 24, currency: USD, period: P1M }\n';

  it('is an error that names the ways out', async () => {
    const { problem } = await buildSite({ files });
    expect(problem('SITEC2113')).toMatchObject({ level: 'error', fix: expect.stringMatching(/server.*data-sitec-price.*facts/) as string });
  });

  it.each([
    ['rendered on the server', { 'pricing.html': html('Pricing', '<h2>Solo</h2><p>$24 a month</p>') }],
    ['marked', { 'pricing.html': html('Pricing', marked) }],
    ['set in the configuration', { 'sitec.config.yaml': config }],
  ])('is none when it is %s', async (_, more) => {
    expect((await buildSite({ files: { ...files, ...more } })).codes).toEqual([]);
  });
});

describe('the amount 49', () => {
  it.each([
    ['TRY', '₺49/ay'],
    ['TRY', '49 TL'],
    ['RUB', '49 ₽/мес'],
    ['RUB', '49 руб.'],
    ['ZAR', 'R49'],
    ['KES', 'KSh 49'],
    ['IDR', 'Rp 49'],
    ['SEK', '49:-'],
    ['SEK', '49 kr'],
    ['NOK', '49,-'],
    ['JPY', '49円'],
    ['JPY', '¥49'],
    ['CNY', '49元'],
    ['HUF', '49 Ft'],
    ['UAH', '49 грн'],
    ['AED', 'Dhs 49'],
    ['AED', '49 درهم'],
    ['SAR', 'SR 49'],
    ['PLN', '49 zł'],
    ['BRL', 'R$ 49'],
    ['CAD', 'CA$49'],
    ['CHF', 'Fr. 49.–'],
  ])('of %s is proved by "%s"', async (currency, words) => {
    expect(await codes(`<p>${words}</p>`, `value: 49, currency: ${currency}, period: P1M`)).toEqual([]);
  });

  it.each([
    ['TRY', '$49', 'SITEC2101'],
    ['SEK', '49 €', 'SITEC2101'],
    ['JPY', '49 users', 'SITEC2113'],
    ['CAD', 'A$49', 'SITEC2101'],
    ['HUF', '490 Ft', 'SITEC2101'],
  ])('of %s is not proved by "%s"', async (currency, words, code) => {
    expect(await codes(`<p>${words}</p>`, `value: 49, currency: ${currency}, period: P1M`)).toEqual([code]);
  });
});

describe('nothing', () => {
  it.each(['Free', 'kostenlos', 'Gratis', 'muft', 'مجاني', '$0', '0 EUR'])('is proved by "%s"', async (words) => {
    expect(await codes(`<p>${words}</p>`, 'value: 0')).toEqual([]);
  });

  it.each(['0 errors', 'Start your free trial', '14 days free', 'freedom', 'kostenlos testen'])('is not proved by "%s"', async (words) => {
    expect(await codes(`<p>${words}</p>`, 'value: 0')).toEqual(['SITEC2113']);
  });
});

describe('spellings', () => {
  it.each(['$1,499', '$1.499,00', '$1 499', "$1'499", '1499 USD'])('1499 is shown as %s', async (words) => {
    expect(await codes(`<p>${words}</p>`, 'value: 1499, currency: USD')).toEqual([]);
  });

  it.each(['₨100,000', 'Rs. 1,00,000', 'PKR 100000'])('100000 rupees are shown as %s', async (words) => {
    expect(await codes(`<p>${words}</p>`, 'value: 100000, currency: PKR')).toEqual([]);
  });
});

describe('JSON-LD of the home page about plans', () => {
  const offers =
    '[{"@type":"Offer","name":"Solo","price":"24","priceCurrency":"USD"},{"@type":"Offer","name":"Duo","price":"49","priceCurrency":"USD"}]';
  const head = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"SoftwareApplication","name":"Acme","offers":${offers}}</script>`;
  const card = (name: string, price: string): string =>
    `<div><h2>${name}</h2><p>${price} a month</p><ul><li>Mail</li><li>Chat</li></ul></div>`;

  it.each([
    ['are those that the pricing page shows', card('Solo', '$24') + card('Duo', '$49'), ['Solo 24 P1M', 'Duo 49 P1M']],
    ['are none where no page shows them', card('Basic', '$24') + card('Large', '$49'), ['Basic 24 P1M', 'Large 49 P1M']],
  ])('%s', async (_, body, plans) => {
    const { json } = await buildSite({
      files: { 'index.html': html('Acme', '<p>Anvils.</p>', head), 'pricing.html': html('Pricing', body) },
    });
    const found = json('api/v1/plans.json') as { plans: readonly { name: string; price: { value: number; period: string } }[] };
    expect(found.plans.map(({ name, price }) => `${name} ${price.value} ${price.period}`)).toEqual(plans);
  });
});
