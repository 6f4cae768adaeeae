/** Comparisons are found by what pages show, in any language. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Files } from '../site.ts';

interface Comparisons {
  readonly url: string;
  readonly comparisons: readonly {
    readonly slug: string;
    readonly product: { readonly name: string } | null;
    readonly competitor: { readonly name: string } | null;
    readonly compared: readonly string[];
  }[];
}

const home = html('Acme', '<p>Acme makes anvils.</p>', '<meta property="og:site_name" content="Acme">');
const article = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"x"}</script>';

const table = (...heads: readonly string[]): string =>
  `<p>What each does.</p><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody><tr>${heads.map(() => '<td>1</td>').join('')}</tr></tbody></table>`;

const build = (files: Files, config: object = {}) =>
  buildSite({ files: { 'index.html': home, 'sitec.config.json': JSON.stringify(config), ...files } });

/** `slug: product | competitor | everything` of each comparison that is published. */
const found = async (files: Files, config: object = {}): Promise<readonly string[]> => {
  const { json } = await build(files, config);
  return (json('api/v1/comparisons.json') as Comparisons).comparisons.map(
    ({ slug, product, competitor, compared }) => `${slug}: ${product?.name ?? '-'} | ${competitor?.name ?? '-'} | ${compared.join(', ')}`,
  );
};

describe('a page that sets the own product against another one', () => {
  it.each([
    ['en', 'Acme vs Tool Kit: which is better?', 'acme-vs-tool-kit', 'Acme, Tool Kit'],
    ['en', 'Acme vs. Tool Kit in 2026 | Acme', 'acme-vs-tool-kit', 'Acme, Tool Kit'],
    ['es', 'Comparativa Tool Kit vs Acme: funciones y precio', 'tool-kit-vs-acme', 'Tool Kit, Acme'],
    ['de', 'Acme versus Tool Kit – der Vergleich', 'vergleich-tool-kit', 'Acme, Tool Kit'],
    ['fr', 'Acme ou Tool Kit : lequel choisir ?', 'acme-vs-tool-kit', 'Acme, Tool Kit'],
    ['zh', 'Acme对比Toolkit：哪个更好？', 'acme-toolkit', 'Acme, Toolkit'],
    ['ru', 'Acme vs Тулкит', 'sravnenie', 'Acme, Тулкит'],
    ['he', 'Acme מול Toolkit', 'acme-toolkit', 'Acme, Toolkit'],
    ['ar', 'Acme مقابل Toolkit', 'acme-toolkit', 'Acme, Toolkit'],
    ['ko', 'Acme 대 Toolkit', 'acme-toolkit', 'Acme, Toolkit'],
    ['pt', 'Acme ou Tool Kit?', 'acme-vs-tool-kit', 'Acme, Tool Kit'],
    ['en', 'Acme vs building it in-house', 'acme-vs-building-it-in-house', 'Acme, building it in-house'],
  ])('%s: %s', async (language, title, slug, compared) => {
    const competitor = compared.split(', ').find((name) => name !== 'Acme');
    const page = html(title).replace('lang="en"', `lang="${language}"`);
    expect(await found({ [`${slug}/index.html`]: page })).toEqual([`${slug}: Acme | ${competitor} | ${compared}`]);
  });

  it.each([
    ['de', 'Acme im Vergleich zu Tool Kit', 'Acme | Tool Kit | Acme, Tool Kit'],
    ['de', 'Acme gegen Tool Kit', 'Acme | Tool Kit | Acme, Tool Kit'],
    ['ru', 'Acme против Toolkit', 'Acme | Toolkit | Acme, Toolkit'],
    ['ja', 'AcmeとToolkitの比較', 'Acme | Toolkit | Acme, Toolkit'],
    ['hi', 'Acme और Toolkit की तुलना', 'Acme | Toolkit | Acme, Toolkit'],
    ['tr', 'Acme ile Toolkit karşılaştırması', 'Acme | Toolkit | Acme, Toolkit'],
    ['en', 'The Toolkit alternative for smiths', 'Acme | Toolkit | Acme, Toolkit'],
  ])('%s: %s, by a table', async (language, title, expected) => {
    const other = expected.split(', ')[1] as string;
    const page = html(title, table('', 'Acme', other)).replace('lang="en"', `lang="${language}"`);
    expect(await found({ 'page/index.html': page })).toEqual([`page: ${expected}`]);
  });

  it.each([
    ['en', 'Best Toolkit Alternatives', 'best-toolkit-alternatives', 'Why leave Toolkit for Acme'],
    ['de', 'Die Alternative zu Toolkit', 'alternative-zu-toolkit', 'Von Toolkit zu Acme'],
    ['ja', 'Toolkitの代替ツール', 'alternatives/toolkit', 'ToolkitからAcmeへ'],
    ['ar', 'بدائل Toolkit', 'alternatives/toolkit', 'من Toolkit إلى Acme'],
    ['ko', 'Toolkit 대안', 'alternatives/toolkit', 'Toolkit에서 Acme로'],
    ['hi', 'Toolkit का विकल्प', 'toolkit-alternative', 'Toolkit से Acme'],
    ['ru', 'Альтернатива Toolkit', 'alternative-toolkit', 'Toolkit и Acme'],
  ])('%s: %s, by its address and headings', async (language, title, path, heading) => {
    const page = html(title, `<h2>${heading}</h2><p>Text.</p>`).replace('lang="en"', `lang="${language}"`);
    expect(await found({ [`${path}/index.html`]: page })).toEqual([`${path.split('/').at(-1)}: Acme | Toolkit | Acme, Toolkit`]);
  });

  it('may be an article', async () => {
    const files = { 'blog/a/index.html': html('Toolkit vs Acme', '<p>Text.</p>', article) };
    expect(await found(files)).toEqual(['a: Acme | Toolkit | Toolkit, Acme']);
  });

  it('has several others without a competitor', async () => {
    const files = { 'acme-vs-tool-vs-kit.html': html('Acme vs Tool vs Kit') };
    expect(await found(files)).toEqual(['acme-vs-tool-vs-kit: Acme | - | Acme, Tool, Kit']);
  });

  it('has the rows of its table by any name of the product', async () => {
    const head =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acme","alternateName":"Acme Forge"}</script>';
    const files = {
      'index.html': html('Acme', '<p>Text.</p>', head),
      'x.html': html('Toolkit vs Acme Forge', table('Part', 'Toolkit', 'Acme Forge')),
    };
    const { json } = await build(files);
    expect(json('api/v1/comparisons/x.json')).toMatchObject({ compared: ['Toolkit', 'Acme Forge'], rows: [{ name: '1' }] });
  });
});

describe('pages that compare other things', () => {
  const rivals = (one: string, two: string, head = ''): string =>
    html(`${one} vs ${two}: which is right?`, table('', `${one} (old)`, two), head);

  it('are comparisons as landing pages of one form, with a table', async () => {
    const files = {
      'repair-vs-plan/index.html': rivals('Repair', 'Plan'),
      'cloud-vs-on-premise/index.html': rivals('Cloud', 'On-premise server'),
    };
    expect(await found(files)).toEqual(['cloud-vs-on-premise: - | - | Cloud, On-premise', 'repair-vs-plan: - | - | Repair, Plan']);
  });

  it.each<[string, Files]>([
    ['one alone', { 'ram-vs-ssd/index.html': rivals('RAM', 'SSD') }],
    ['articles', { 'ram-vs-ssd/index.html': rivals('RAM', 'SSD', article), 'a-vs-b/index.html': rivals('A', 'B', article) }],
    [
      'pages of a blog',
      {
        ...Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`blog/${name}/index.html`, html(`Post ${name}`)])),
        'blog/ram-vs-ssd/index.html': rivals('RAM', 'SSD'),
        'blog/a-vs-b/index.html': rivals('A', 'B'),
      },
    ],
    ['pages without a table', { 'ram-vs-ssd/index.html': html('RAM vs SSD'), 'a-vs-b/index.html': html('A vs B') }],
    [
      'an alternative in an article',
      { 'alternative-to-tool.html': html('Alternative to Tool', '<h2>Tool and Acme</h2><p>Text.</p>', article) },
    ],
    ['what the company is against', { 'spam.html': html('Acme gegen Spam'), 'fraude.html': html('Acme contra el fraude') }],
    ['another sense of the word', { 'alternative-rooms.html': html('Alternative Rooms', '<h2>Stay with Acme</h2><p>Text.</p>') }],
    ['plans and versions of the own product', { 'plans.html': html('Acme Pro vs Acme Free'), 'new.html': html('Acme vs Acme Classic') }],
    ['a name in the part of a title that is the site', { 'a-vs-b.html': html('A vs B | Acme') }],
  ])('are none as %s', async (_, files) => {
    const { dist, problems } = await build(files);
    expect(dist.has('api/v1/comparisons.json')).toBe(false);
    expect(problems.filter(({ code }) => code === 'SITEC2005')).toEqual([]);
  });
});

describe('the page that lists comparisons', () => {
  it('is the one above them', async () => {
    const { json } = await build({
      'why/index.html': html('Why Acme vs others', '<p><a href="/why/a/">A</a></p>'),
      'why/a/index.html': html('Acme vs Anvil'),
      'why/b/index.html': html('Acme vs Bellows'),
    });
    expect(json('api/v1/comparisons.json')).toMatchObject({
      url: 'https://acme.example/why/',
      comparisons: [{ slug: 'a' }, { slug: 'b' }],
    });
  });

  it('is a comparison itself where it has a table and nothing below', async () => {
    const files = { 'compare/index.html': html('How we compare', table('Part', 'Acme', 'Tool', 'Kit')) };
    expect(await found(files)).toEqual(['compare: Acme | - | Acme, Tool, Kit']);
  });
});

describe('the configuration', () => {
  const files = { 'acme-vs-tool/index.html': html('Acme vs Tool'), 'chosen/one/index.html': html('What others do') };

  it('says which pages are comparisons, and silences what would be found', async () => {
    expect(await found(files, { facts: { comparisons: { pages: '/chosen/*' } } })).toEqual(['one: Acme | - | ']);
  });
});
