/** What is written into pages, and what is not: nothing that a page has already, nothing that contradicts it. */
import { describe, expect, it } from 'vitest';
import { trialToken } from '../../trial-token.ts';
import { BASE, buildSite, html, type Built, type Files } from '../site.ts';

const build = (files: Files, config: object = {}): Promise<Built> =>
  buildSite({ files: { 'index.html': html('Acme'), ...files, 'sitec.config.json': JSON.stringify({ developers: true, ...config }) } });

/** Attributes of the links that were written into a page, by their text before. */
const writtenInto = (built: Built, path: string, source: string): readonly string[] => {
  const links = (text: string): readonly string[] => text.match(/<link[^>]*>/g) ?? [];
  const own = new Set(links(source));
  return links(built.read(path)).filter((link) => !own.has(link));
};

const ALL = ['links', 'directive', 'webmcp', 'jsonld'] as const;
const SIGNS = { links: 'rel="api-catalog"', directive: '<sitec-directive hidden>', webmcp: 'src="/webmcp.js"', jsonld: 'ld+json' } as const;
const PAGE = html('Contact');

describe('inject', () => {
  it.each([
    [undefined, [...ALL]],
    [['links'], ['links']],
    [['directive'], ['directive']],
    [['webmcp'], ['webmcp']],
    [['jsonld'], ['jsonld']],
    [[...ALL], [...ALL]],
  ])('%j writes %j', async (inject, expected) => {
    const page = (await build({ 'contact/index.html': PAGE }, { inject, facts: { company: { name: 'Acme' } } })).read('contact/index.html');
    expect(ALL.filter((name) => page.includes(SIGNS[name]))).toEqual(expected);
    const isTold = expected.includes('directive');
    expect(page.includes('<body><!-- For the complete index')).toBe(isTold);
    expect(page.includes('</sitec-directive></body>')).toBe(isTold);
  });

  it('tokens of origin trials stand before the script, in each page once', async () => {
    const tokens = ['https://acme.example', 'https://www.acme.example'].map((origin) => trialToken(origin, 'WebMCP', 4_000_000_000));
    const elements = tokens.map((token) => `<meta http-equiv="origin-trial" content="${token}">`);
    const own = html('Own', '', elements[0]);
    const built = await build({ 'own/index.html': own }, { webmcp: { originTrialToken: tokens } });
    const script = '<script src="/webmcp.js" defer></script>';
    expect(built.read('index.html')).toContain(elements.join('') + script);
    expect(built.read('own/index.html')).toContain(elements[1] + script);
    expect(built.read('own/index.html').split(tokens[0] ?? '')).toHaveLength(2);
    expect((await build({}, { webmcp: { originTrialToken: tokens[0] } })).read('index.html')).toContain(elements[0] + script);
    expect((await build({}, { webmcp: { originTrialToken: '"><script>' } })).exitCode).toBe(3);
    expect((await build({})).read('index.html')).not.toContain('origin-trial');
  });

  it('[] leaves pages byte for byte', async () => {
    const bytes = Buffer.from('<meta charset=utf-8><title>a</title>\xc3\xa9\r\n<p>\0b', 'latin1');
    const built = await build({ 'contact/index.html': PAGE, 'old.html': bytes }, { inject: [] });
    expect(built.read('contact/index.html')).toBe(PAGE);
    expect(built.dist.get('old.html')?.equals(bytes)).toBe(true);
  });

  it('[] leaves the text of a page in UTF-16, which is written in UTF-8 like all others', async () => {
    const text = `\ufeff${html('Wide')}`;
    const { codes, read } = await build({ 'wide/index.html': Buffer.from(text, 'utf16le') }, { inject: [] });
    expect([codes, read('wide/index.html')]).toEqual([[], text]);
  });

  it.each([
    ['jsonld', true, 'SITEC1002'],
    ['inject', ['link'], 'SITEC1003'],
    ['inject', ['links', 'links'], 'SITEC1003'],
    ['inject', true, 'SITEC1003'],
  ])('%s: %j is refused', async (key, value, code) => {
    expect((await build({}, { [key]: value })).codes).toEqual([code]);
  });

  it('never reaches the markdown', async () => {
    const markdown = (built: Built): readonly string[] => [...built.dist.keys()].filter((path) => path.endsWith('.md')).map(built.read);
    const files = { 'contact/index.html': PAGE };
    expect(markdown(await build(files, { inject: [...ALL], developers: false }))).toEqual(
      markdown(await build(files, { inject: [], developers: false })),
    );
  });

  it('adds nothing to a page that was compiled before', async () => {
    const first = await build({ 'contact/index.html': PAGE });
    const again = await build({ 'index.html': first.read('index.html'), 'contact/index.html': first.read('contact/index.html') });
    expect(again.read('contact/index.html')).toBe(first.read('contact/index.html'));
    expect(again.read('contact/index.md')).toBe(first.read('contact/index.md'));
  });
});

describe('a link that a page has', () => {
  it.each([
    ['<link rel="api-catalog" href="/other">', 'api-catalog'],
    ['<link href=/other rel=API-Catalog>', 'api-catalog'],
    ["<link rel='prefetch service-desc' href='/other'>", 'service-desc'],
    ['<link rel="alternate" type="text/markdown" href="/contact.md">', 'text/markdown'],
    ['<link rel="canonical" href="https://elsewhere.example/">', 'canonical'],
  ])('%s is the only one of its kind', async (link, kind) => {
    const source = html('Contact', '<p>Text.</p>', link);
    const written = writtenInto(await build({ 'contact/index.html': source }), 'contact/index.html', source);
    expect(written.filter((each) => each.includes(kind))).toEqual([]);
    expect(written.length).toBe(8);
  });

  it.each([
    '<!-- <link rel="api-catalog" href="/other"> -->',
    '<script>"<link rel=api-catalog>"</script>',
    '<template><link rel="api-catalog" href="/other"></template>',
    '<meta name="x" content="<link rel=api-catalog>">',
    '<link rel="x" title="rel=api-catalog">',
    '<link rel="alternate" type="application/rss+xml" href="/feed">',
  ])('does not stand in %s', async (head) => {
    const source = html('Contact', '<p>Text.</p>', head);
    const page = (await build({ 'contact/index.html': source })).read('contact/index.html');
    expect(page).toContain('<link rel="api-catalog" type="application/linkset+json" href="/.well-known/api-catalog">');
    expect(page).toContain('<link rel="alternate" type="text/markdown" href="/contact/index.md">');
  });

  it.each(['<script src="/webmcp.js"></script>', '<script defer src=https://acme.example/webmcp.js?v=1></script>'])(
    'to the script is enough at the end of the body: %s',
    async (script) => {
      const source = html('Contact', `<p>Text.</p>${script}`);
      expect((await build({ 'contact/index.html': source })).read('contact/index.html').match(/webmcp\.js/g)).toHaveLength(1);
    },
  );
});

describe('a script that is not that of the site', () => {
  const scripts = async (address: string, head = ''): Promise<number> => {
    const source = html('Contact', `<p>Text.</p><script src="${address}"></script>`, head);
    const built = await build({ 'contact/index.html': source }, { inject: ['webmcp'] });
    return built.read('contact/index.html').match(/<script/g)?.length ?? 0;
  };

  it.each([
    'https://cdn.other.example/lib/webmcp.js',
    'https://cdn.other.example/webmcp.js',
    '//other.example/webmcp.js',
    '/lib/webmcp.js',
    'webmcp.js',
    'http://acme.example/webmcp.js',
    'https://[/webmcp.js',
  ])('%s takes the place of none', async (address) => {
    expect(await scripts(address)).toBe(2);
  });

  it.each(['../webmcp.js', '//acme.example/webmcp.js', 'https://ACME.example:443/webmcp.js#x', ' /webmcp.js?v=1', '/lib/../webmcp.js'])(
    '%s is that of the site',
    async (address) => expect(await scripts(address)).toBe(1),
  );

  it('is told by the address that the page begins others with', async () => {
    expect(await scripts('webmcp.js', '<base href="/">')).toBe(1);
    expect(await scripts('../webmcp.js', '<base href="https://cdn.other.example/a/">')).toBe(2);
    expect(await scripts('../webmcp.js', '<base target="_top"><base href="/a/b/">')).toBe(2);
  });
});

describe('the address of a page', () => {
  it('is written where the page does not tell it', async () => {
    const built = await build({ 'über uns/index.html': PAGE });
    expect(writtenInto(built, 'über uns/index.html', PAGE)).toContain(
      '<link rel="canonical" href="https://acme.example/%C3%BCber%20uns/">',
    );
  });

  it('is not written into pages that nobody should list', async () => {
    const source = html('Contact', '<p>Text.</p>', '<meta name="robots" content="noindex">');
    expect((await build({ 'contact/index.html': source })).read('contact/index.html')).not.toContain('canonical');
  });
});

describe('translations of a guide', () => {
  const matter = (lang: string): string => `---\ntitle: Start ${lang}\nlang: ${lang}\ntranslationKey: start\n---\n`;
  const guide = (lang: string, head = ''): string => html(`Start ${lang}`, '<p>Text.</p>', head).replace('lang="en"', `lang="${lang}"`);
  const files = (head = '', third: Files = {}): Files => ({
    'guides/start/index.html': guide('en', head),
    'guides/anfang/index.html': guide('de'),
    'content/guides/start.md': matter('en'),
    'content/guides/anfang.md': matter('de'),
    ...third,
  });
  const written = async (head = '', third: Files = {}): Promise<readonly string[]> => {
    const built = await build(files(head, third));
    return writtenInto(built, 'guides/start/index.html', guide('en', head)).filter((link) => link.includes('hreflang'));
  };
  const link = (language: string, slug: string): string => `<link rel="alternate" hreflang="${language}" href="${BASE}/guides/${slug}/">`;

  it('that content files tell are written, the page itself among them', async () => {
    expect(await written()).toEqual([link('de', 'anfang'), link('en', 'start')]);
  });

  it.each([
    ['names some itself', link('fr', 'debut')],
    ['has its content from elsewhere', '<link rel="canonical" href="https://elsewhere.example/">'],
    ['is not listed', '<meta name="robots" content="noindex">'],
  ])('are not written into one that %s', async (_, head) => {
    expect(await written(head)).toEqual([]);
  });

  it('are not written where two are in one language', async () => {
    const third = { 'guides/beginn/index.html': guide('de'), 'content/guides/beginn.md': matter('de') };
    expect(await written('', third)).toEqual([]);
  });
});
