/** Pages for the benchmark of facts, the same in every run: a software shop with typical pages, and pages that repeat one thing. */

/** Path -> HTML. */
export type Pages = Readonly<Record<string, string>>;

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} – Bench</title>${head}</head><body><header><a href="/">Bench</a><nav><a href="/pricing.html">Pricing</a> <a href="/contact.html">Contact</a></nav></header><main><h1>${title}</h1>${body}</main><footer><p>© 2026 Bench Ltd. <a href="mailto:hello@bench.example">hello@bench.example</a></p></footer></body></html>`;

const WORDS =
  'team report invoice customer export month account message project plan data user review page week server price number answer question file change list order support update access record group field'.split(
    ' ',
  );

/** A sentence of words that its number determines. */
const sentence = (seed: number): string => {
  const words = Array.from({ length: 14 }, (_, at) => WORDS[(seed * 7 + at * at * 3 + at) % WORDS.length] ?? '');
  return `The ${words.join(' ')}.`;
};

const prose = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `<p>${[0, 1, 2].map((part) => sentence(seed * 31 + at * 3 + part)).join(' ')}</p>`).join('');

const PLANS = ['Basic', 'Standard', 'Premium'] as const;

const card = (name: string, price: number): string =>
  `<div class="card"><h3>${name}</h3><p class="price">$${price} / month</p><ul><li>Up to ${price * 2} projects</li><li>${price} users</li><li>Unlimited exports</li></ul><a href="/buy">Start free trial</a></div>`;

const cards = (seed: number): string => PLANS.map((name, at) => card(`${name} ${seed}`, 9 + ((seed + at * 30) % 190))).join('');

const table = (seed: number): string => {
  const rows = Array.from(
    { length: 24 },
    (_, at) => `<tr><th>${sentence(seed + at).slice(0, 24)}</th><td>${at + 1}</td><td>Yes</td><td>–</td></tr>`,
  );
  const head = PLANS.map((name) => `<th>${name} ${seed}</th>`).join('');
  return `<table><thead><tr><th>Feature</th>${head}</tr></thead><tbody><tr><th>Price</th><td>$9</td><td>$39</td><td>$69</td></tr>${rows.join('')}</tbody></table>`;
};

const questions = (seed: number): string =>
  [0, 1, 2, 3]
    .map(
      (at) =>
        `<details><summary>Can I change my ${WORDS[(seed + at) % WORDS.length] ?? ''}?</summary><p>${sentence(seed + at)}</p></details>`,
    )
    .join('');

const jsonld = (seed: number): string => {
  const offers = PLANS.map((name, at) => ({
    '@type': 'Offer',
    name: `${name} ${seed}`,
    price: 9 + ((seed + at * 30) % 190),
    priceCurrency: 'USD',
  }));
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'SoftwareApplication', name: 'Bench', offers })}</script>`;
};

/** A page of each kind in turn: cards, a table, an article, questions, and prose with amounts. */
const KINDS: readonly ((seed: number) => string)[] = [
  (seed) => page(`Pricing ${seed}`, `${cards(seed)}${questions(seed)}${prose(seed, 4)}`, jsonld(seed)),
  (seed) => page(`Compare ${seed}`, `${table(seed)}${prose(seed, 4)}`),
  (seed) => page(`Article ${seed}`, `<article><time datetime="2026-01-01">1 January 2026</time>${prose(seed, 30)}</article>`),
  (seed) => page(`Questions ${seed}`, `${questions(seed)}${prose(seed, 12)}`),
  (seed) =>
    page(
      `Story ${seed}`,
      `${prose(seed, 10)}<p>They paid $${seed} per month, and 14 days were free. It was up to 30 users.</p>${prose(seed + 1, 10)}`,
    ),
];

/** A site of some pages. */
export const ordinarySite = (count: number): Pages =>
  Object.fromEntries([
    ['index.html', page('Bench', prose(0, 6))],
    ...Array.from({ length: count - 1 }, (_, at) => [`p${at}.html`, (KINDS[at % KINDS.length] as (seed: number) => string)(at)] as const),
  ]);

/** Texts to repeat: each kind of thing that a reader of facts looks for, alone and with what may follow it. */
export const HOSTILE: Readonly<Record<string, string>> = {
  'sign and figure': '$9 ',
  'figure and sign': '9 € ',
  'sign and figure, glued': '$9',
  'sign of several currencies': '¥1 ',
  'code and figure': 'USD 9 ',
  'price of a month': '$9 / month ',
  'price to price': '$9 – ',
  'empty links': '[]()',
  'amount and empty links': '$9 []()',
  'open brackets': '(',
  'nested brackets': '([{',
  'closed brackets': ')',
  per: 'per ',
  free: 'free ',
  trial: 'trial ',
  'days of a trial': '14-day ',
  days: '30 days ',
  'days of nothing': '30 ',
  'trial and days': 'trial 14 days ',
  'free trial': 'free trial, ',
  unlimited: 'unlimited ',
  'counted things': '5 users ',
  'things counted': 'users: 5 ',
  'separated digits': '1.1.1.',
  'grouped digits': '1 111 ',
  digits: '1',
  'digits of another script': '٩٩ ',
  dashes: '–',
  'dashes apart': '– ',
  'no-break spaces': '&nbsp;',
  months: 'month ',
  years: 'a year ',
  'combining marks': 'e\u0301\u0301',
  'up to': 'up to ',
  no: 'no ',
  from: 'from ',
  'billed annually': 'billed annually ',
  save: 'save 20% ',
  'on request': 'contact us ',
  sentences: 'It is $9. ',
  slashes: '/',
  'letters and dots': 'a.',
  'unspaced script': '月額',
  'unspaced amounts': '9円',
  'words of Arabic': 'شهريا ',
  'e-mail signs': 'a@',
  'e-mail addresses': 'a@b.example ',
  'digits of telephones': '+49 30 ',
  questions: 'Why? ',
};

/** How a text is repeated: in one text, or once in each of many elements. */
export const FORMS: Readonly<Record<string, (token: string, characters: number) => string>> = {
  text: (token, characters) => `<p>${token.repeat(Math.ceil(characters / token.length))}</p>`,
  elements: (token, characters) => `<div>${`<p>${token}</p>`.repeat(Math.ceil(characters / (token.length + 7)))}</div>`,
};

/** A site with two plans that other sources state, and with hostile text on its pages. The readers of plans look at all of it. */
export const siteWith = (hostile: string): Pages => ({
  'index.html': page('Bench', prose(0, 3)),
  'pricing.html': page('Pricing', `<section>${cards(1)}</section><section>${hostile}</section>`, jsonld(1)),
  'guide.html': page('Guide', `<p>Basic 1 is a plan.</p>${hostile}`),
});
