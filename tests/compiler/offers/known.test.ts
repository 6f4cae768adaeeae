/** Offers whose places or names another source tells: they are read whatever they look like. */
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { elements } from '../../../compiler/markdown/hast.ts';
import { KnownOffers } from '../../../compiler/offers/given.ts';
import { offerLine } from './shown.ts';

/** The page, the names that are known, and the offers on it. */
type Row = readonly [title: string, html: string, names: string, ...lines: readonly string[]];

const root = (html: string) => fromHtml(html, { fragment: true });

const knownOn = (tree: ReturnType<typeof root>, names: string): KnownOffers => {
  const all = names.split('|');
  return new KnownOffers(tree, 'en', (name) => all.includes(name));
};

it.each<Row>([
  [
    'elements with known names',
    '<div><p>Pro</p><p>$9</p></div><div><p>x</p><p>Team</p><p>$19</p></div>',
    'Pro|Team',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'elements with headings',
    '<div><h3>Pro</h3><p>$9</p></div><div><h3>Team</h3><p>$19</p></div>',
    'Other',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'elements that nothing names',
    '<div><p>$9</p></div><div><p>Free</p></div><div></div>',
    'Other',
    '= 9 USD "$9"',
    '= 0 ? "Free"',
    'nothing',
  ],
  [
    'an element called like a price',
    '<div><p>Free</p><p>5 users</p></div><div><h3>Free</h3><p>$0</p></div>',
    'Free|Pro',
    '= 0 ? "Free" | +5 users',
    'Free = 0 USD "$0"',
  ],
])('%s', (_, html, names, ...lines) => {
  const tree = root(html);
  const marked = elements(tree).filter(({ tagName }) => tagName === 'div');
  const offers = knownOn(tree, names).in(marked);
  expect(offers.map(({ offer }) => (offer ? offerLine(offer) : 'nothing'))).toEqual(lines);
  expect(offers.map(({ element }) => element)).toEqual(marked);
});

it.each<Row>([
  [
    'headings with known names',
    '<h2>Pro</h2><p>$9</p><h3>More</h3><p>5 users</p><h2>Us</h2><p>$99</p><h3>Team</h3><p>text</p><h2>Business</h2><p>Contact us</p>',
    'Pro|Team|Business',
    'Pro = 9 USD "$9" | +5 users',
    'Business = | request "Contact us"',
  ],
  ['headings that are prices below a name', '<h2>Pro</h2><h2>$9</h2><p>5 users</p><h2>Other</h2>', 'Pro', 'Pro = 9 USD "$9" | +5 users'],
  [
    'names far above',
    `<h2>Pro</h2>${'<p>x</p>'.repeat(39)}<p>$9</p><h2>Team</h2>${'<p>x</p>'.repeat(38)}<p>$19</p>`,
    'Pro|Team',
    `Team = 19 USD "$19"${' | +x'.repeat(38)}`,
  ],
  ['hidden headings and lines that are none', '<h2 hidden>Pro</h2><p>$9</p><p>Team</p><p>$19</p>', 'Pro|Team'],
])('%s', (_, html, names, ...lines) => {
  expect(knownOn(root(html), names).named().map(offerLine)).toEqual(lines);
});
