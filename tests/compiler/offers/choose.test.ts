/** Which of the sets of a site are its own offers, and in which order they come. */
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { chooseOffers } from '../../../compiler/offers/choose.ts';
import { offersOf } from '../../../compiler/offers/find.ts';

/** A page of the site of Acme. @default English, no article, a title that names no prices */
interface Shown {
  readonly path: string;
  readonly html: string;
  readonly language?: string | null;
  readonly title?: string;
  readonly isArticle?: boolean;
}

const chosen = (pages: readonly Shown[], language: string | null): string => {
  const read = pages.map(({ path, html, language: own = 'en', title = '', isArticle = false }) => ({
    path,
    language: own,
    isArticle,
    ...offersOf(fromHtml(html), own, title),
  }));
  return chooseOffers(read, language, new Set(['acme']))
    .map(({ page, offer }) => `${page.path} ${offer.name}`)
    .join(', ');
};

it.each<readonly [title: string, language: string | null, pages: readonly Shown[], offers: string]>([
  [
    'a page of prices before others',
    'en',
    [
      {
        path: '/b/',
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div>',
      },
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Solo</h3><p>$3/mo</p></div><div><h3>Duo</h3><p>$5/mo</p></div></div>',
      },
    ],
    '/a/ Solo, /a/ Duo, /b/ Pro, /b/ Team',
  ],
  [
    'an article',
    'en',
    [
      {
        path: '/a/',
        isArticle: true,
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div>',
      },
    ],
    '',
  ],
  [
    'a language of the site',
    'en',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div>',
      },
      {
        path: '/de/a/',
        language: 'de-AT',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Eins</h3><p>3 €/Monat</p></div><div><h3>Zwei</h3><p>5 €/Monat</p></div></div>',
      },
      {
        path: '/n/',
        language: null,
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>None</h3><p>$11/mo</p></div><div><h3>Nix</h3><p>$12/mo</p></div></div>',
      },
    ],
    '/a/ Pro, /a/ Team, /n/ None, /n/ Nix',
  ],
  [
    'a region of a language',
    'de-CH',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div>',
      },
      {
        path: '/de/a/',
        language: 'de-AT',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Eins</h3><p>3 €/Monat</p></div><div><h3>Zwei</h3><p>5 €/Monat</p></div></div>',
      },
      {
        path: '/n/',
        language: null,
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>None</h3><p>$11/mo</p></div><div><h3>Nix</h3><p>$12/mo</p></div></div>',
      },
    ],
    '/n/ None, /n/ Nix, /de/a/ Eins, /de/a/ Zwei',
  ],
  [
    'pages without a language',
    null,
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div>',
      },
      {
        path: '/de/a/',
        language: 'de-AT',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Eins</h3><p>3 €/Monat</p></div><div><h3>Zwei</h3><p>5 €/Monat</p></div></div>',
      },
      {
        path: '/n/',
        language: null,
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>None</h3><p>$11/mo</p></div><div><h3>Nix</h3><p>$12/mo</p></div></div>',
      },
    ],
    '/n/ None, /n/ Nix',
  ],
  [
    'a language that no page has',
    'fr',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div>',
      },
      {
        path: '/de/a/',
        language: 'de-AT',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Eins</h3><p>3 €/Monat</p></div><div><h3>Zwei</h3><p>5 €/Monat</p></div></div>',
      },
    ],
    '/a/ Pro, /a/ Team, /de/a/ Eins, /de/a/ Zwei',
  ],
  [
    'a translation with the same figures',
    'en',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div>',
      },
      {
        path: '/b/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Uno</h3><p>$9/mo</p></div><div><h3>Due</h3><p>$29/mo</p></div></div>',
      },
    ],
    '/a/ Pro, /a/ Team',
  ],
  [
    'the same offer on two pages',
    'en',
    [
      {
        path: '/a/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>Pro</h3><p>$9/mo</p><ul><li>5 users</li></ul><a href="/pro">Buy</a></div><div><h3>Team</h3><p>$29/mo</p><ul><li>20 users</li></ul><a href="/team">Buy</a></div></div>',
      },
      {
        path: '/b/',
        title: 'Pricing',
        html: '<h2>Our plans</h2><div><div><h3>The Pro plan</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$30/mo</p></div><div><h3>Max</h3><p>$99/mo</p></div></div>',
      },
    ],
    '/b/ The Pro plan, /b/ Team, /b/ Max',
  ],
  [
    'sets that sell nothing',
    'en',
    [{ path: '/a/', html: '<h2>Things</h2><div><div><p>Aa</p><p>$9</p></div><div><p>Bb</p><p>$19</p></div></div>' }],
    '',
  ],
  [
    'sets below a heading of prices',
    'en',
    [
      {
        path: '/a/',
        html: '<h2>Prices</h2><div><div><p>Aa</p><p>$9</p></div><div><p>Bb</p><p>$19</p></div></div><h2>Else</h2><div><div><p>Cc</p><p>$7</p></div><div><p>Dd</p><p>$8</p></div></div>',
      },
    ],
    '/a/ Aa, /a/ Bb',
  ],
  [
    'cards for sale that are paid once',
    'en',
    [
      {
        path: '/a/',
        html: '<h2>Things</h2><div><div><h3>Aa</h3><p>$9</p><ul><li>x y</li></ul><a href="/1">Buy</a></div><div><h3>Bb</h3><p>$19</p><ul><li>y z</li></ul><a href="/2">Buy</a></div></div>',
      },
    ],
    '/a/ Aa, /a/ Bb',
  ],
  [
    'cards without something to click on',
    'en',
    [
      {
        path: '/a/',
        html: '<h2>Things</h2><div><div><h3>Aa</h3><p>$9</p><ul><li>x y</li></ul></div><div><h3>Bb</h3><p>$19</p><ul><li>y z</li></ul><a href="/2">Buy</a></div></div>',
      },
    ],
    '',
  ],
])('%s', (_, language, pages, offers) => {
  expect(chosen(pages, language)).toBe(offers);
});
