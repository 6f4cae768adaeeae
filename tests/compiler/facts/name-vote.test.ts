/** The name of a company that no source states. */
import { expect, it } from 'vitest';
import { buildSite, html, type Files } from '../site.ts';

const nameOf = async (files: Files, baseUrl = 'https://acme.example'): Promise<string> =>
  ((await buildSite({ files, options: { baseUrl } })).json('api/v1/company.json') as { readonly name: string }).name;

/** Pages with `<title>`s; the first is the home page. */
const titled = (...titles: readonly string[]): Files =>
  Object.fromEntries(
    titles.map((title, index) => [
      index === 0 ? 'index.html' : `page-${index}.html`,
      html('Heading', '<p>Text.</p>').replace(/<title>.*<\/title>/, `<title>${title}</title>`),
    ]),
  );

it.each([
  ['the part that titles share', titled('Anvils for all', 'About us | Umbrella', 'Prices | Umbrella', 'Contact | Umbrella'), 'Umbrella'],
  ['the part before the others', titled('Umbrella: anvils', 'Umbrella: prices', 'Umbrella: contact'), 'Umbrella'],
  [
    'the part that most titles share',
    titled('Anvils', 'A | Umbra', 'B | Umbra', 'C – Umbra Ltd', 'D – Umbra Ltd', 'E – Umbra Ltd'),
    'Umbra Ltd',
  ],
  ['the title that most pages have', titled('House with a view', 'House with a view', 'Imprint'), 'House with a view'],
  ['a registered name of the home page', titled('鉄床株式会社', '料金', '会社'), '鉄床株式会社'],
  ['the part behind a colon of full width', titled('鉄床', '料金：かなとこ', '会社：かなとこ'), 'かなとこ'],
  ['not what editors call a new page', titled('Document', 'Document', 'Document'), 'acme.example'],
  ['of other scripts', titled('鉄床', '料金｜かなとこ', '会社｜かなとこ', '連絡先｜かなとこ'), 'かなとこ'],
  ['the words that the address spells', titled('Fine anvils by Ac Me', 'Prices', 'Contact'), 'Ac Me'],
  ['the address with its end', titled('Acme.Example - anvils for all', 'Prices', 'Contact'), 'Acme.Example'],
  ['the host, where nothing says more', titled('Anvils', 'Prices', 'Contact'), 'acme.example'],
])('is %s', async (_, files, name) => {
  expect(await nameOf(files)).toBe(name);
});

it('is no platform that hosts the site', async () => {
  const titles = ['Anvils on Netlify', 'Prices - Anvil Works', 'Contact - Anvil Works'];
  expect(await nameOf(titled(...titles), 'https://anvil-works.netlify.app')).toBe('Anvil Works');
});

it('is og:site_name without what it says of the product', async () => {
  const pages = { 'index.html': html('Welcome', '<p>Text.</p>', '<meta property="og:site_name" content="Umbrella - the anvil company">') };
  expect(await nameOf(pages)).toBe('Umbrella');
});

it('is what the page states to which the home page redirects', async () => {
  const node = { '@context': 'https://schema.org', '@type': 'TravelAgency', name: 'Umbrella' };
  const canonical = '<link rel="canonical" href="https://acme.example/de/">';
  const files = {
    'index.html': html('Weiter', '', `<meta http-equiv="refresh" content="0; url=de/">${canonical}`),
    'de/index.html': html('Reisen', `<script type="application/ld+json">${JSON.stringify(node)}</script>`, canonical),
  };
  expect(await nameOf(files)).toBe('Umbrella');
});

it('is what a source states, whatever titles say', async () => {
  const files = titled('Umbrella', 'Prices | Umbrella', 'Contact | Umbrella');
  expect(await nameOf({ ...files, 'content/company.yaml': 'name: Parasol Ltd\n' })).toBe('Parasol Ltd');
});
