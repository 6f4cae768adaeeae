/** Small sites as generators and tools write them, each with a pricing page; all of them are made up. */
import { BASE, html, type Files } from '../site.ts';

const canonical = `<link rel="canonical" href="${BASE}/">`;
const home = html('Acme', '<p>Orders in one list.</p>', canonical);
const names = ['Starter', 'Team', 'Scale'] as const;
const amounts = [19, 49, 99] as const;
const each = (card: (name: string, amount: number, index: number) => string): string =>
  names.map((name, index) => card(name, amounts[index] ?? 0, index)).join('\n');
const questions =
  '<section><div><h3>May I cancel?</h3><p>At any time.</p></div><div><h3>Do you have an office?</h3><p>In Lahore.</p></div></section>';

/** Cards of a template of Eleventy, with the site beside its sources. */
export const eleventy: Files = {
  'index.html': home,
  'pricing/index.html': html(
    'Pricing',
    `<div class="plans">${each((name, amount) => `<article class="plan-card"><h3>${name}</h3><p class="price">$${amount} <small>a month</small></p><a href="/sign-up/">Choose</a></article>`)}</div>${questions}`,
  ),
  'docs/first-steps/index.html': html('First steps'),
  'docs/import/index.html': html('Import'),
};

/** What Webflow exports: classes of its own, hashes of nodes, and names that a designer gave. */
export const webflow: Files = {
  'index.html': home,
  'pricing.html': `<!doctype html><html data-wf-page="65f0" lang="en"><head><title>Pricing</title></head><body class="body"><div class="w-layout-blockcontainer container w-container"><h1 class="heading-2">Pricing</h1><div class="w-layout-grid grid-3 pricing-wrap">${each(
    (name, amount, index) =>
      `<div id="w-node-_9b9e5f2${index}" data-w-id="a1b2c3d${index}" class="w-layout-cell pricing-box${index === 1 ? ' highlighted' : ''}"><h4 class="pricing-box-name">${name}</h4><div class="text-block-12"><span class="price-number">$${amount}</span><span class="price-term">/month</span></div><a href="/contact" class="button w-button">Start</a></div>`,
  )}</div></div></body></html>`,
};

/** Nothing but utility classes, as with Tailwind. */
export const tailwind: Files = {
  'index.html': home,
  'pricing/index.html': html(
    'Pricing',
    `<section id="pricing" class="py-24 px-6"><div class="mx-auto grid max-w-5xl gap-8 md:grid-cols-3">${each(
      (name, amount, index) =>
        `<div class="rounded-2xl p-8 ${index === 1 ? 'bg-indigo-600 text-white ring-2' : 'bg-white ring-1'}"><h3 class="text-lg font-semibold">${name}</h3><p class="mt-2 text-sm">For teams that sell.</p><p class="mt-6 flex items-baseline"><span class="text-4xl font-bold">$${amount}</span><span class="text-sm">/month</span></p><a href="/go" class="mt-8 block">Buy</a></div>`,
    )}</div></section>${questions}`,
  ),
};

/** Classes of CSS modules and of styled components: part or all of each changes with every build. */
export const modules: Files = {
  'index.html': home,
  'pricing.html': html(
    'Pricing',
    `<div class="css-1x2y3z">${each(
      (name, amount) =>
        `<div class="pricing_card__3kXyZ css-9a8b7c"><h2 class="css-aa11bb">${name}</h2><div class="pricing_amount__Qw3rT">$${amount}<i class="sc-bdVaJa">/mo</i></div></div>`,
    )}</div>`,
  ),
};

/** Plans as the columns of a table. */
export const table: Files = {
  'index.html': home,
  'pricing.html': html(
    'Pricing',
    `<table class="compare"><thead><tr><th></th>${each((name) => `<th scope="col">${name}</th>`)}</tr></thead><tbody><tr><th>Price per month</th>${each((_, amount) => `<td>$${amount}</td>`)}</tr><tr><th>Users</th><td>2</td><td>10</td><td>50</td></tr></tbody></table>`,
  ),
};

/** Cards that JSON-LD confirms. */
export const confirmed: Files = {
  ...eleventy,
  'pricing/index.html': String(eleventy['pricing/index.html']).replace(
    '</head>',
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Acme',
      offers: names.map((name, index) => ({
        '@type': 'Offer',
        name,
        priceSpecification: { '@type': 'UnitPriceSpecification', price: amounts[index], priceCurrency: 'USD', unitCode: 'MON' },
      })),
    })}</script></head>`,
  ),
};

/** A free plan without an amount, a plan on request, and an address that is not one of the usual ones. */
export const mixed: Files = {
  'index.html': home,
  'buy.html': html(
    'What you pay',
    `<div class="offers">
<div class="offer"><h3>Solo</h3><p class="offer-price">Free</p></div>
<div class="offer"><h3>Shop</h3><p class="offer-price">from €29 per user / month</p></div>
<div class="offer"><h3>Chain</h3><p class="offer-price">Contact us</p></div>
</div>`,
  ),
};

/** A site without prices, whose pages show the company. */
export const nothing: Files = {
  'index.html': html(
    'Acme',
    '<p>Words.</p><footer>© 2026 Acme Ltd. All rights reserved.</footer>',
    `${canonical}<meta property="og:site_name" content="Acme">`,
  ),
  'contact.html': html('Contact', '<p>Support: <a href="mailto:help@acme.example">help@acme.example</a></p>'),
};

/** Cards with prices of a month at an address that says nothing. */
export const unnamed: Files = { 'index.html': home, 'start.html': String(eleventy['pricing/index.html']) };

/** Cards with amounts that are no plans. */
export const stories: Files = {
  'index.html': home,
  'stories.html': html(
    'Stories',
    '<div><div><h3>Ali Foods</h3><p>Saved $400 with us.</p></div><div><h3>Bread Co</h3><p>Earned $900 more.</p></div></div>',
  ),
};
