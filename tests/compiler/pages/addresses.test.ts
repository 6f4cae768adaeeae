/** Addresses: the public one of the site, those that pages name, those of lists, and the paths of the configuration. */
import { describe, expect, it } from 'vitest';
import { dateOf } from '../../../compiler/base/dates.ts';
import { kindOfPath } from '../../../compiler/config/kinds.ts';
import { buildSite, html, type Files } from '../site.ts';

const canonical = (href: string): string => `<link rel="canonical" href="${href}">`;
const german = (markup: string): string => markup.replace('lang="en"', 'lang="de"');

describe('the public address', () => {
  const withCanonical = (href: string, more: Files = {}) =>
    buildSite({ files: { 'index.html': html('Acme', '', canonical(href)), ...more }, options: { baseUrl: null } });

  it('is taken from a link with a path, with a note: the site is below the root of its host', async () => {
    const { problem, exitCode, read } = await withCanonical('https://acme.github.io/project/');
    expect(exitCode).toBe(0);
    expect(problem('SITEC1039')).toMatchObject({
      level: 'note',
      message: expect.stringMatching(/^the site is below \/project of its host, .* root of https:\/\/acme\.github\.io$/),
      place: { file: 'site/index.html' },
    });
    expect(read('sitemap.xml')).toContain('<loc>https://acme.github.io/project/</loc>');
  });

  it('is taken from a link to another page of the site', async () => {
    expect((await withCanonical('https://acme.example/en/', { 'en/index.html': html('Acme') })).exitCode).toBe(0);
  });

  it.each(['/', 'index.html', '//acme.example/'])('is not taken from the relative link %s', async (href) => {
    expect((await withCanonical(href)).codes).toEqual(['SITEC1011']);
  });
});

describe('a site below a path of its host', () => {
  const built = () =>
    buildSite({
      files: {
        'index.html': html('Acme', '<p><a href="/project/about">About</a> <a href="about">here</a> <a href="/about">elsewhere</a></p>'),
        'about.html': html('About'),
        'guides/setup/index.html': html('Setup', '<p><a href="../../about.html">About</a></p>', canonical('/project/guides/setup')),
      },
      options: { baseUrl: 'https://acme.github.io/project/' },
    });

  it('has the path in every address that is written for it', async () => {
    const { read, json, codes } = await built();
    expect(codes).toEqual(['SITEC1039']);
    const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(['/', '/about', '/guides/setup'].map((path) => `https://acme.github.io/project${path}`));
    expect(read('llms.txt')).toContain('(https://acme.github.io/project/about/index.md)');
    expect(read('robots.txt')).toContain('Sitemap: https://acme.github.io/project/sitemap.xml');
    expect(json('api/v1/guides.json')).toMatchObject({ guides: [{ slug: 'setup', url: 'https://acme.github.io/project/guides/setup' }] });
  });

  it('has it in its twins: links to own pages, and the address of the page', async () => {
    const { read } = await built();
    expect(read('index.md')).toContain('canonical_url: "https://acme.github.io/project/"');
    expect(read('index.md')).toContain(
      '[About](https://acme.github.io/project/about) [here](https://acme.github.io/project/about) [elsewhere](https://acme.github.io/about)',
    );
    expect(read('guides/setup/index.md')).toContain('canonical_url: "https://acme.github.io/project/guides/setup"');
  });

  it('has it in what is written into pages, and in what their script reads', async () => {
    const { read } = await built();
    const page = read('about.html');
    for (const written of [
      '<link rel="alternate" type="text/markdown" href="/project/about/index.md">',
      '<link rel="describedby" type="text/plain" href="/project/llms.txt">',
      '<link rel="canonical" href="https://acme.github.io/project/about">',
      '<script src="/project/webmcp.js" defer></script>',
      '<a href="/project/llms.txt" tabindex="-1">llms.txt</a>',
    ])
      expect(page).toContain(written);
    expect(page.match(/href="\/(?!project\/)/g)).toBeNull();
    expect(read('webmcp.js')).toContain('"/project/search.json"');
    expect(read('404.html')).toContain('<a class="home" href="/project/">Go to the home page</a>');
  });
});

describe('addresses in the head of a page', () => {
  it('are resolved, and those of own pages have the form that they are published under', async () => {
    const link = (language: string, href: string): string => `<link rel="alternate" hreflang="${language}" href="${href}">`;
    const { read, json } = await buildSite({
      files: {
        'index.html': html('Acme'),
        'guides/setup/index.html': html('Setup', '', link('de', '../einrichten') + canonical('./')),
        'guides/einrichten/index.html': german(html('Einrichten', '', link('en', 'https://acme.example/guides/setup'))),
      },
    });
    expect(read('sitemap.xml')).toContain('hreflang="de" href="https://acme.example/guides/einrichten/"');
    const { guides } = json('api/v1/guides.json') as { guides: { slug: string; translations: unknown }[] };
    expect(guides.find(({ slug }) => slug === 'setup')?.translations).toEqual([{ language: 'de', slug: 'einrichten' }]);
  });
});

describe('addresses of lists', () => {
  it('are percent-encoded', async () => {
    const { json } = await buildSite({
      files: {
        'index.html': html('Acme'),
        '\u0627\u0644\u0623\u0633\u0639\u0627\u0631/index.html': html('Prices', '<p>Solo</p>'),
        'content/plans.yaml': 'plans: [{ name: Solo }]\n',
      },
    });
    expect(json('api/v1/plans.json')).toMatchObject({
      markdownUrl: expect.stringMatching(/^https:\/\/acme\.example\/(?:%[0-9A-F]{2})+\/index\.md$/),
    });
  });

  it('name a page that exists, without a home page too', async () => {
    const { json } = await buildSite({ files: { 'about.html': html('About'), 'guides/begin.html': html('Begin') } });
    expect(json('api/v1/guides.json')).toMatchObject({
      url: 'https://acme.example/about',
      markdownUrl: 'https://acme.example/about/index.md',
    });
  });
});

describe('paths of the configuration', () => {
  it.each([
    [{ plans: { page: '/abos' } }, '/abos/', { kind: 'plans', slug: null }],
    [{ plans: { page: '/abos/' } }, '/abos', { kind: 'plans', slug: null }],
    [{ guides: { pages: '/learn/**' } }, '/learn/', null],
    [{ guides: { pages: '/learn/**' } }, '/learn/a', { kind: 'guides', slug: 'a' }],
    [{ guides: { pages: '/learn/**' } }, '/learn/a/b/', { kind: 'guides', slug: 'b' }],
    [{ guides: { pages: '/**/learn/*' } }, '/learn/a', { kind: 'guides', slug: 'a' }],
  ])('%j makes of %s %j', (facts, path, kind) => {
    expect(kindOfPath(path, { facts })).toEqual(kind);
  });
});

describe('what a record needs', () => {
  it.each([
    ['a title', 'guides/x.html', '<html lang="en"><body><main><p>Text.</p></main></body></html>', html('Acme')],
    ['its language', 'guides/x.html', html('X').replace(' lang="en"', ''), html('Acme').replace(' lang="en"', '')],
  ])('is %s', async (what, file, page, home) => {
    const { problem, dist } = await buildSite({ files: { 'index.html': home, [file]: page } });
    expect(problem('SITEC2005').message).toBe(`/guides/x looks like a guide, but sitec cannot find ${what}; the list leaves it out`);
    expect(dist.has('api/v1/guides.json')).toBe(false);
  });

  it('may stand in its content file', async () => {
    const { json, codes } = await buildSite({
      files: {
        'index.html': html('Acme').replace(' lang="en"', ''),
        'guides/x.html': '<main><p>Text.</p></main>',
        'content/guides/x.md': '---\ntitle: First steps\nlang: en\n---\n',
      },
    });
    expect(codes).toEqual([]);
    expect(json('api/v1/guides.json')).toMatchObject({ guides: [{ title: 'First steps', language: 'en' }] });
  });
});

describe('dates', () => {
  it('are days of the calendar', async () => {
    expect(['2024-02-29', '2023-02-29', '2024-02-31', '2024-13-01', '2024-01-00', '2024-01-31T10:00'].map(dateOf)).toEqual([
      '2024-02-29',
      null,
      null,
      null,
      null,
      '2024-01-31',
    ]);
    const { problem } = await buildSite({
      files: { 'index.html': html('Acme'), 'guides/x.html': html('X'), 'content/guides/x.md': '---\nupdated: 2024-02-31\n---\n' },
    });
    expect(problem('SITEC1031')).toMatchObject({ message: 'updated must be a calendar day, got "2024-02-31"', line: 2 });
  });
});
