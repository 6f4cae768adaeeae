/** What pages offer: HTML in, plans.json and offers.json out. */
import { describe, expect, it } from 'vitest';
import { buildSite, type Files } from '../site.ts';

interface Price {
  readonly value: number | null;
  readonly currency: string | null;
  readonly period: string | null;
  readonly per: string | null;
  readonly from: boolean;
  readonly billed: string | null;
  readonly status: string;
  readonly quote?: string | null;
}

interface Plan {
  readonly name: string;
  readonly price: Price;
  readonly otherPrices: readonly Price[];
  readonly bullets: readonly { readonly text: string; readonly included: boolean }[];
  readonly limits: Readonly<Record<string, { readonly value: number | null; readonly unlimited: boolean }>>;
}

interface Offer {
  readonly name: string;
  readonly kind: string;
  readonly url: string;
  readonly onRequest: boolean;
  readonly prices: readonly Price[];
}

const page = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} | Acme</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const home = (language: string): string => page(language, 'Acme', '<p>Acme.</p>');

const built = async (files: Files, language = 'en') => buildSite({ files: { 'index.html': home(language), ...files } });

const plansOf = async (body: string, language = 'en', title = 'Pricing'): Promise<readonly Plan[]> => {
  const { dist, json } = await built({ 'buy/index.html': page(language, title, body) }, language);
  return dist.has('api/v1/plans.json') ? (json('api/v1/plans.json') as { readonly plans: readonly Plan[] }).plans : [];
};

const offersOf = async (files: Files, language = 'en'): Promise<readonly Offer[]> => {
  const { dist, json } = await built(files, language);
  return dist.has('api/v1/offers.json') ? (json('api/v1/offers.json') as { readonly offers: readonly Offer[] }).offers : [];
};

const card = (name: string, price: string, list = ''): string => `<div><h3>${name}</h3><p>${price}</p>${list}</div>`;
const cards = (...all: readonly string[]): string => `<div>${all.join('')}</div>`;

const words = ({ value, currency, period, per, from, billed }: Price): string =>
  [from ? 'from' : '', value, currency, period, per === null ? '' : `per ${per}`, billed === null ? '' : `billed ${billed}`]
    .filter((part) => part !== '' && part !== null)
    .join(' ');

/** Language, title of the page, words of a price, and what they mean. */
const LOCALES: readonly (readonly [language: string, title: string, price: string, meaning: string])[] = [
  ['en', 'Pricing', '$49 / month', '49 USD P1M'],
  ['en-GB', 'Prices', '£18.25 /mo per computer', '18.25 GBP P1M per computer'],
  ['en-IN', 'Pricing', '₹1,49,999/year', '149999 INR P1Y'],
  ['en-AU', 'Pricing', '$29 per user per month', '29 AUD P1M per user'],
  ['en-ZA', 'Pricing', 'R499 pm', '499 ZAR P1M'],
  ['de', 'Preise', 'ab 19,90 € pro Monat zzgl. MwSt.', 'from 19.9 EUR P1M'],
  ['de-CH', 'Preise', 'CHF 1’499.– pro Jahr', '1499 CHF P1Y'],
  ['de', 'Preise', '15 € pro Person und Monat', '15 EUR P1M per Person'],
  ['en', 'Pricing', '20 €/mes', '20 EUR P1M'],
  ['it', 'Prezzi', '270 €/anno, risparmi 30 €', '270 EUR P1Y'],
  ['pt-BR', 'Preços', 'De R$ 99 por R$ 49/mês', '49 BRL P1M'],
  ['cs', 'Ceník', '299* Kč / měsíc', '299 CZK P1M'],
  ['en', 'Pricing', '$4.99/month</p><p>first month, then $19.99/month', '19.99 USD P1M'],
  ['fr', 'Tarifs', 'à partir de 29 € HT / mois', 'from 29 EUR P1M'],
  ['es', 'Precios', '29 €/mes', '29 EUR P1M'],
  ['es-MX', 'Precios', '$499 al mes', '499 MXN P1M'],
  ['pt-BR', 'Preços', 'R$ 49,90/mês', '49.9 BRL P1M'],
  ['it', 'Prezzi', 'Da 15 € al mese', 'from 15 EUR P1M'],
  ['nl', 'Prijzen', '€ 12 per maand excl. btw', '12 EUR P1M'],
  ['pl', 'Cennik', '49,99 zł / mies.', '49.99 PLN P1M'],
  ['cs', 'Ceník', '299 Kč měsíčně', '299 CZK P1M'],
  ['hu', 'Árak', '4 990 Ft/hó', '4990 HUF P1M'],
  ['sv', 'Priser', '199 kr/mån', '199 SEK P1M'],
  ['da', 'Priser', '299 kr. pr. måned', '299 DKK P1M'],
  ['fi', 'Hinnasto', '29 € / kk', '29 EUR P1M'],
  ['ru', 'Цены', 'от 1 490 ₽ в месяц', 'from 1490 RUB P1M'],
  ['uk', 'Ціни', '499 ₴ на місяць', '499 UAH P1M'],
  ['tr', 'Fiyatlar', '₺499/ay', '499 TRY P1M'],
  ['he', 'מחירים', '99 ₪ לחודש', '99 ILS P1M'],
  ['ar', 'الأسعار', '٤٩ ر.س. شهريًا', '49 SAR P1M'],
  ['hi', 'कीमत', '₹499 प्रति माह', '499 INR P1M'],
  ['th', 'ราคา', '฿299/เดือน', '299 THB P1M'],
  ['vi', 'Bảng giá', '99.000 ₫/tháng', '99000 VND P1M'],
  ['id', 'Harga', 'Rp 99.000/bulan', '99000 IDR P1M'],
  ['ja', '料金', '月額９８０円（税込）', '980 JPY P1M'],
  ['ko', '가격', '월 9,900원', '9900 KRW P1M'],
  ['zh', '价格', '¥99/月', '99 CNY P1M'],
];

describe('an amount', () => {
  it.each(LOCALES)('in %s (%s): %s', async (language, title, price, meaning) => {
    const [first] = await plansOf(cards(card('Alpha', price), card('Beta', price)), language, title);
    expect(first && words(first.price)).toBe(meaning);
    expect(first?.price.status).toBe('shown');
  });

  it.each([
    ['Save $20', 'a saving'],
    ['$20 off', 'a saving'],
    ['Was $99', 'a former price'],
    ['<s>$99</s>', 'a struck price'],
    ['Up to $500', 'a bound'],
    ['$5 / first month', 'a price of the first month'],
    ['Rp99rb', 'a figure that an unknown word multiplies'],
    ['12x R$ 49', 'an instalment'],
    ['Spar 99 kr.', 'a saving in another language'],
    ['12 real people', 'a noun that is the money of another country'],
    ['Trip total $4.70', 'a sum'],
  ])('%s is no price: %s', async (price) => {
    const plans = await plansOf(cards(card('Alpha', price), card('Beta', '$10/month'), card('Gamma', '$20/month')));
    expect(plans.filter(({ name }) => name === 'Alpha').flatMap((plan) => plan.price.value ?? [])).toEqual([]);
  });

  it('keeps the words of the page', async () => {
    const [first] = await plansOf(cards(card('Alpha', '<b>$49</b><span>/month</span>'), card('Beta', '$99/month')));
    expect(first?.price).toMatchObject({ quote: '$49/month', status: 'shown' });
  });

  it('is confirmed by JSON-LD', async () => {
    const jsonld =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","name":"Alpha","price":"49","priceCurrency":"USD"}</script>';
    const plans = await plansOf(jsonld + cards(card('Alpha', '$49/month'), card('Beta', '$99/month')));
    expect(plans.find(({ name }) => name === 'Alpha')?.price).toMatchObject({ value: 49, status: 'confirmed' });
  });
});

it('a plan of JSON-LD with the name of the app has the lines of its card', async () => {
  const offer = (name: string, price: string): string =>
    `{"@type":"Offer","name":"Deckhand ${name}","price":"${price}","priceCurrency":"USD"}`;
  const jsonld = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"SoftwareApplication","name":"Deckhand","offers":[${offer('Alpha', '49')},${offer('Beta', '99')}]}</script>`;
  const listed = (name: string, price: string): string => card(name, `${price}</p><ul><li>Charts of ${name}</li><li>Tides</li></ul><p>`);
  const plans = await plansOf(jsonld + cards(listed('Alpha', '$49/month'), listed('Beta', '$99/month')));
  expect(plans.map(({ name, bullets }) => [name, ...bullets.map(({ text }) => text)])).toEqual([
    ['Deckhand Alpha', 'Charts of Alpha', 'Tides'],
    ['Deckhand Beta', 'Charts of Beta', 'Tides'],
  ]);
});

describe('an Offer of JSON-LD that a card shows under another name', () => {
  const script = (...offers: readonly (readonly [name: string, price: string])[]): string =>
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Deckhand',
      offers: offers.map(([name, price]) => ({ '@type': 'Offer', name, price, priceCurrency: 'EUR' })),
    })}</script>`;
  const named = async (body: string): Promise<readonly string[]> =>
    (await plansOf(body, 'de')).map(({ name, price }) => `${name}: ${words(price)}`);
  const decks = cards(card('Matrose', '0 €'), card('Kapitän', '12 € / Monat'), card('Reeder', '45 € / Monat'));
  const all = ['Matrose: 0 EUR', 'Kapitän: 12 EUR P1M', 'Reeder: 45 EUR P1M'];

  it('is that card', async () => {
    expect(await named(script(['Sailor', '0'], ['Captain', '12'], ['Shipowner', '45']) + decks)).toEqual(all);
    expect((await named(script(['Kapitän', '12'], ['Shipowner', '45']) + decks)).toSorted()).toEqual(all.toSorted());
  });

  it.each<readonly [string, string, readonly string[]]>([
    ['two Offers have the amount', script(['Kapitän', '12'], ['Lotse Deck', '45'], ['Reeder Deck', '45']), ['Lotse Deck', 'Reeder Deck']],
    ['a card with its name has another one', script(['Kapitän', '45']), ['Kapitän']],
    ['no card has the amount', script(['Kapitän', '12'], ['Lotse Deck', '44']), ['Lotse Deck']],
  ])('is another one when %s', async (_, offers, kept) => {
    const text = '<p>Lotse Deck, Reeder Deck: 44 €</p>';
    const names = (await plansOf(offers + decks + text, 'de')).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...kept]));
  });

  it('keeps a name that the page has too, with the price and the lines of the card', async () => {
    const table = '<table><tr><th></th><th>Captain</th></tr><tr><td>Boote</td><td>8</td></tr></table>';
    const decks = cards(card('Matrose', '0 €'), card('Kapitän', '12 € / Monat', '<ul><li>Logbuch</li></ul>'));
    const plans = await plansOf(script(['Captain', '12']) + decks + table, 'de');
    expect(plans.map(({ name, price, bullets }) => [name, words(price), bullets.map(({ text }) => text)])).toEqual([
      ['Matrose', '0 EUR', []],
      ['Captain', '12 EUR P1M', ['Logbuch']],
    ]);
  });
});

describe('records', () => {
  const named = async (body: string): Promise<readonly string[]> =>
    (await plansOf(body)).map((plan) => `${plan.name}: ${words(plan.price)}`);
  const BOTH = ['Alpha: 10 USD P1M', 'Beta: 20 USD P1M'];

  it.each([
    ['cards', cards(card('Alpha', '$10/month'), card('Beta', '$20/month'))],
    ['headings of one level', '<h2>Alpha</h2><p>$10/month</p><h2>Beta</h2><p>$20/month</p>'],
    [
      'columns of a table',
      '<table><tr><th></th><th>Alpha</th><th>Beta</th></tr><tr><th>Price</th><td>$10/month</td><td>$20/month</td></tr></table>',
    ],
    ['definitions', '<dl><dt>Alpha</dt><dd>$10/month</dd><dt>Beta</dt><dd>$20/month</dd></dl>'],
    [
      'names in spans below one heading',
      '<ul><li><span class="n">Alpha</span><div>$10/month</div><h3>Features</h3></li><li><span class="n">Beta</span><div>$20/month</div><h3>Features</h3></li></ul>',
    ],
    [
      'amounts in parts',
      '<div><div><h3>Alpha</h3><div>$</div><div>10</div><div>per month</div></div><div><h3>Beta</h3><div>$</div><div>20</div><div>per month</div></div></div>',
    ],
  ])('are %s', async (_, body) => {
    expect(await named(body)).toEqual(BOTH);
  });

  it('have further prices, lines and limits in the words of the site', async () => {
    const list = '<ul><li>20 projects</li><li>500 AI credits a month</li><li>✗ Audit log</li></ul>';
    const [first] = await plansOf(cards(card('Alpha', '$10/month</p><p>$100/year', list), card('Beta', '$20/month</p><p>$200/year', list)));
    expect(first?.otherPrices.map(words)).toEqual(['100 USD P1Y']);
    expect(first?.bullets.map(({ text, included }) => `${included ? '' : 'not '}${text}`)).toEqual([
      '20 projects',
      '500 AI credits a month',
      'not Audit log',
    ]);
    expect(first?.limits).toMatchObject({ projects: { value: 20 }, aiCredits: { value: 500 } });
  });

  it.each([
    ['a calculator', `<input type="range" min="1" max="9">${cards(card('Alpha', '$10/month'), card('Beta', '$20/month'))}`],
    ['an invoice', cards(card('Design', '$1,200'), card('Hosting', '$240'), card('Total', '$1,440'))],
    ['quotations', `<blockquote>${cards(card('Alpha', '$10/month'), card('Beta', '$20/month'))}</blockquote>`],
    ['months and years of one thing', cards(card('Monthly', '$10'), card('Yearly', '$100'))],
    ['a comparison with others', cards(card('Acme', '$10/month'), card('Zeta', '$20/month'))],
  ])('are not %s', async (_, body) => {
    expect(await named(body)).toEqual([]);
  });

  it('are not those of an article', async () => {
    const jsonld =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"Five tools"}</script>';
    const body = jsonld + cards(card('Alpha', '$10/month'), card('Beta', '$20/month'));
    expect(await offersOf({ 'blog/tools/index.html': page('en', 'Five tools', body) })).toEqual([]);
  });

  it('the name of a page may be its only word for prices', async () => {
    const body = '<div><div><p>Small</p><p>5 €</p></div><div><p>Large</p><p>9 €</p></div></div>';
    const names = async (path: string): Promise<readonly string[]> =>
      (await offersOf({ [path]: page('en', 'How we welcome you in our house', body) })).map(({ name }) => name);
    expect([await names('prices.html'), await names('preturi.html'), await names('house.html')]).toEqual([
      ['Small', 'Large'],
      ['Small', 'Large'],
      [],
    ]);
  });

  it('are not those of an article whose headline names prices, but of a price list that says it is an article', async () => {
    const table =
      '<table><tr><th>Session</th><th>Price</th></tr><tr><td>Single</td><td>€80</td></tr><tr><td>Couple</td><td>€120</td></tr></table>';
    const article = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Prices"}</script>';
    const headline = 'What a session of therapy costs in 2026: prices in the cities';
    const offers = await offersOf({
      'blog/costs/index.html': page('en', headline, table + article),
      'list/index.html': page('en', 'Prices', table.replace('Single', 'Talk').replace('80', '70') + article),
    });
    expect(offers.map(({ name }) => name)).toEqual(['Talk', 'Couple']);
  });

  it('are those of a page with a date, which many generators write into every page', async () => {
    const jsonld =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","name":"Pricing","datePublished":"2026-01-21"}</script>';
    const plans = await plansOf(jsonld + cards(card('Alpha', '$10/month'), card('Beta', '$20/month')));
    expect(plans.map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
  });
});

describe('offers', () => {
  const list = '<ul><li>One thing</li><li>Another thing</li></ul>';
  const link = '<a href="/buy/">Buy</a>';
  const said = (offers: readonly Offer[]): readonly string[] =>
    offers.map(({ name, prices }) => `${name}: ${prices.map(words).join(', ')}`);
  const shop = cards(card('Small', '$30', list + link), card('Large', '$60', list + link));
  const table = (head: string, ...rows: readonly string[]): string =>
    `<table><tr>${head}</tr>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

  it.each([
    [
      'are those of a page whose first heading names prices',
      page('en', 'Prices', '<p>Massage 30 €<br>Sauna ..... 15 €</p>').replace('<title>Prices', '<title>Spa'),
      ['Massage: 30 EUR', 'Sauna: 15 EUR'],
    ],
    ['are cards that are for sale, on any page', page('en', 'Hello', shop), ['Small: 30 USD', 'Large: 60 USD']],
    [
      'of one name are told apart by their headings',
      page(
        'en',
        'Prices',
        `<section><h2>Car</h2>${shop}</section><section><h2>Van</h2>${shop.replace('$30', '$40').replace('$60', '$80')}</section>`,
      ),
      ['Car: Small: 30 USD', 'Car: Large: 60 USD', 'Van: Small: 40 USD', 'Van: Large: 80 USD'],
    ],
    [
      'are not told apart, and have no price, where two sets say the same but for one figure',
      page(
        'en',
        'Prices',
        `<section><h2>Cards</h2>${shop}</section><h2>Compare</h2>${table('<th></th><th>Small</th><th>Large</th>', '<th>Price</th><td>$30</td><td>$65</td>')}`,
      ),
      ['Small: 30 USD', 'Large: '],
    ],
    [
      'differ by tax in the columns of a table',
      page(
        'fr',
        'Tarifs',
        table(
          '<th>Prestation</th><th>HT</th><th>TTC</th>',
          '<td>Visite</td><td>25 €</td><td>30 €</td>',
          '<td>Rapport</td><td>50 €</td><td></td>',
        ),
      ),
      ['Visite: 25 EUR, 30 EUR', 'Rapport: 50 EUR'],
    ],
    [
      'are priced by the head of their column, not by a sum in another',
      page(
        'en',
        'Prices',
        table(
          '<th>Therapy</th><th>Price / session</th><th>Total approx.</th>',
          '<td><b>Laser</b><div>For skin</div></td><td>€100</td><td>€300–400</td>',
          '<td>Peeling</td><td>€80</td><td>€160</td>',
        ),
      ),
      ['Laser: 100 EUR per session', 'Peeling: 80 EUR per session'],
    ],
    [
      'are bare figures below a currency',
      page(
        'en',
        'Prices',
        table(
          '<th>Course</th><th>EUR</th><th>CHF</th>',
          '<td>Basics</td><td>40</td><td>45</td>',
          '<td>Advanced</td><td>90</td><td>99</td>',
        ),
      ),
      ['Basics: 40 EUR, 45 CHF', 'Advanced: 90 EUR, 99 CHF'],
    ],
    ['are not what others ask', page('en', 'Prices', cards(card('Our session', '€100'), card('Market average', '€150–300'))), []],
  ])('%s', async (_, html, expected) => {
    expect(said(await offersOf({ 'shop/index.html': html }))).toEqual(expected);
  });

  it('have the months and years of a switch together, and no badge in their names', async () => {
    const side = (one: string, other: string): string =>
      `<div>${card('Basic <span class="tag">Popular</span>', one, list)}${card('Plus', other, list)}</div>`;
    const plans = await plansOf(`<div>${side('$10/month', '$20/month')}</div><div hidden>${side('$100/year', '$200/year')}</div>`);
    expect(plans.map(({ name, price, otherPrices }) => `${name}: ${[price, ...otherPrices].map(words).join(', ')}`)).toEqual([
      'Basic: 10 USD P1M, 100 USD P1Y',
      'Plus: 20 USD P1M, 200 USD P1Y',
    ]);
  });
});

describe('offers.json', () => {
  const rows =
    '<table><tr><th>Room</th><th>Half day</th><th>Day</th></tr><tr><td>Small room</td><td>€40</td><td>€60</td></tr><tr><td>Large room</td><td>€60</td><td>€95</td></tr></table>';

  it('has what is no plan, with the plans', async () => {
    const offers = await offersOf({
      'prices/index.html': page('en', 'Prices', cards(card('Alpha', '€10/month'), card('Beta', '€20/month')) + rows),
    });
    expect(offers.map(({ name, kind, prices }) => `${kind} ${name}: ${prices.map(words).join(', ')}`)).toEqual([
      'plan Alpha: 10 EUR P1M',
      'plan Beta: 20 EUR P1M',
      'service Small room: 40 EUR P0.5D, 60 EUR P1D',
      'service Large room: 60 EUR P0.5D, 95 EUR P1D',
    ]);
    expect(offers.at(-1)?.prices[0]).toMatchObject({ quote: '€60', status: 'shown' });
  });

  it('is not published for plans alone, and of a translation nothing is repeated', async () => {
    const body = cards(card('Alpha', '€10/month'), card('Beta', '€20/month'));
    const files = { 'prices/index.html': page('en', 'Prices', body), 'de/preise/index.html': page('de', 'Preise', body) };
    expect(await offersOf(files)).toEqual([]);
    const { json } = await built(files);
    expect((json('api/v1/plans.json') as { plans: readonly Plan[] }).plans.map(({ price }) => price.status)).toEqual(['shown', 'shown']);
  });
});

it('a telephone number is not the address of the button of a plan', async () => {
  const call = '<a href="tel:+4930123456">Call us</a>';
  const body = cards(card('Alpha', '€10/month', call), card('Beta', '€20/month', '<a href="/buy/beta/">Buy</a>'));
  const { codes, json } = await built({ 'buy/index.html': page('en', 'Pricing', body) });
  const { plans } = json('api/v1/plans.json') as { readonly plans: readonly { readonly name: string; readonly action: unknown }[] };
  expect(plans.map(({ name, action }) => [name, action === null])).toEqual([
    ['Alpha', true],
    ['Beta', false],
  ]);
  expect(codes).not.toContain('SITEC2401');
});

describe('a sign that may mean several currencies', () => {
  const list = '<ul><li>Diez usuarios</li><li>Correo</li></ul>';
  const planes =
    cards(
      `<div><h3>Uno</h3><p>$5 al mes</p><p>$50 al año</p>${list}<p>Prueba gratis de 14 días</p></div>`,
      card('Dos', '$9 al mes', '<ul><li>Cien usuarios</li><li>Chat</li></ul>'),
    ) + '<h2>Servicios</h2><ul><li>Corte $150</li><li>Tinte $450</li></ul>';

  it('leaves the amount to the words, and keeps all else', async () => {
    const { json, problems } = await built({ 'precios.html': page('es', 'Precios', planes) }, 'es');
    const { plans, freeTrial } = json('api/v1/plans.json') as { plans: readonly Plan[]; freeTrial: { days: number } };
    const unread = (quote: string) =>
      expect.objectContaining({ value: null, currency: null, status: 'unreadable', reason: 'unreadable', quote });
    expect(plans.map(({ price, otherPrices }) => [price, ...otherPrices])).toEqual([
      [unread('$5 al mes'), unread('$50 al año')],
      [unread('$9 al mes')],
    ]);
    expect(plans.map(({ bullets }) => bullets.length)).toEqual([3, 2]);
    expect(freeTrial.days).toBe(14);
    const { offers } = json('api/v1/offers.json') as { offers: readonly Offer[] };
    expect(offers.flatMap(({ name, prices }) => prices.map(({ value, status, quote }) => [name, value, status, quote]))).toEqual([
      ['Uno', null, 'unreadable', '$5 al mes'],
      ['Uno', null, 'unreadable', '$50 al año'],
      ['Dos', null, 'unreadable', '$9 al mes'],
      ['Corte', null, 'unreadable', '$150'],
      ['Tinte', null, 'unreadable', '$450'],
    ]);
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('means the currency of JSON-LD on another page', async () => {
    const node =
      '{"@context":"https://schema.org","@type":"Service","name":"X","offers":{"@type":"Offer","price":7,"priceCurrency":"MXN"}}';
    const other = page('es', 'Otra', `<p>Hola</p><script type="application/ld+json">${node}</script>`);
    const { json } = await built({ 'precios.html': page('es', 'Precios', planes), 'otra.html': other }, 'es');
    const { plans } = json('api/v1/plans.json') as { plans: readonly Plan[] };
    expect(plans.map(({ price: { value, currency } }) => [value, currency])).toEqual([
      [5, 'MXN'],
      [9, 'MXN'],
    ]);
  });

  it.each([
    ['https://acme.se', '500 kr', 'SEK'],
    ['https://acme.no', '500 kr', 'NOK'],
    ['https://acme.com', '500 kr', null],
    ['https://acme.co', '$500', null],
  ])('means the tender of the country of a domain, if it is no sign that all countries use: %s %s', async (baseUrl, price, currency) => {
    const list = `<ul><li>Corte ${price}</li><li>Tinte ${price.replace('5', '7')}</li></ul>`;
    const files = { 'index.html': home('es'), 'precios.html': page('es', 'Precios', list) };
    const { json } = await buildSite({ files, options: { baseUrl } });
    const { offers } = json('api/v1/offers.json') as { offers: readonly Offer[] };
    expect(offers.flatMap(({ prices }) => prices.map((each) => each.currency))).toEqual([currency, currency]);
  });
});
