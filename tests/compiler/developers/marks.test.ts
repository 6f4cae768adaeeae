import { describe, expect, test } from 'vitest';
import { build, head, page, PLANS } from './developers-site.ts';

describe('a page of the site', () => {
  const MARKED = '<div class="own" data-sitec-developers></div>';

  test('is filled where it is marked, and is the same everywhere else', async () => {
    const source = page('For programmers', `<p>Hello, programmers of the world.</p>${MARKED}<p>Goodbye.</p>`);
    const built = await build({ 'developers/index.html': source });
    expect(built.exitCode).toBe(0);
    const html = built.read('developers/index.html');
    const [before = '', after = ''] = source.split(MARKED);
    expect(html.startsWith(before.slice(0, before.indexOf('</head>')))).toBe(true);
    expect(html.replace(/<sitec-directive.*<\/sitec-directive>/, '').endsWith(after.replace(/^<\/div>/, ''))).toBe(true);
    expect(html).toMatch(/data-sitec-developers><div class="sitec-developers"[^>]*>/);
    const markdown = built.read('developers/index.md');
    const places = ['# For programmers', 'Hello, programmers', '## MCP server', 'Goodbye.'].map((text) => markdown.indexOf(text));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
    expect(markdown).not.toContain('Home');
  });

  test('is filled without <main>, too', async () => {
    const source = `${head('Code')}<body><h1>Code</h1><p>Words of ours.</p>${MARKED}</body></html>`;
    const markdown = (await build({ 'developers/index.html': source })).read('developers/index.md');
    expect(markdown).toContain('Words of ours.');
    expect(markdown).toContain('## MCP server');
    expect(markdown.match(/^# /gm)).toHaveLength(1);
  });

  test('in another language is filled with words that say that they are English, and run from left to right', async () => {
    const source = page('\u0645\u0637\u0648\u0631\u0648\u0646', MARKED).replace('lang="en"', 'lang="ar" dir="rtl"');
    const html = (await build({ 'developers/index.html': source })).read('developers/index.html');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('data-sitec-developers><div class="sitec-developers" lang="en" dir="ltr">');
  });

  test.each(['latin1', 'utf16le'] as const)('is filled whatever its encoding, such as %s', async (encoding) => {
    const text = page('Caf\u00e9', MARKED).replace('utf-8', 'windows-1252');
    const source = Buffer.from(encoding === 'latin1' ? text : `\ufeff${text}`, encoding);
    const built = await build({ 'developers/index.html': source, ...PLANS }, { facts: { company: { name: 'M\u00fcller \u{1F642}' } } });
    expect(built.read('developers/index.html')).toMatch(/^\ufeff.*>Caf\u00e9<.*class="sitec-developers"/s);
    // The byte order mark, and the sign in title and heading.
    expect(built.dist.get('developers/index.html')?.filter((byte) => byte > 127)).toHaveLength(3 + 2 * 2);
  });

  test('stays as it is without the mark, which a note says', async () => {
    const source = page('Ours', '<p>Our own words.</p>');
    const built = await build({ 'developers.html': source });
    expect(built.problem('SITEC3501')).toMatchObject({ level: 'note', place: { file: 'site/developers.html' } });
    expect(built.read('developers.html')).toContain('<main><h1>Ours</h1><p>Our own words.</p></main>');
    expect([...built.dist.keys()].filter((file) => file.startsWith('developers/sitec'))).toEqual([]);
  });

  test('is filled nowhere but at /developers/', async () => {
    const built = await build({ 'docs/index.html': page('Docs', MARKED) });
    expect(built.problem('SITEC3502')).toMatchObject({ level: 'error', place: { file: 'site/docs/index.html' } });
  });

  test('is filled in its first marked element only, however its tag is written', async () => {
    const before = '<p title="a data-sitec-developers b">We put data-sitec-developers here.</p><!-- <div data-sitec-developers> -->';
    const source = page('Docs', `${before}<DIV CLASS='x' Data-Sitec-Developers=''></DIV>`).replace(
      '<title>',
      '<meta name="description" content="We put data-sitec-developers here"><title>',
    );
    const built = await build({ 'developers/index.html': source });
    expect(built.exitCode).toBe(0);
    const html = built.read('developers/index.html');
    expect(html).toContain(`${before}<DIV CLASS='x' Data-Sitec-Developers=''><div class="sitec-developers"`);
    expect(html.match(/class="sitec-developers"/g)).toHaveLength(1);
  });

  test.each([
    'textarea',
    'select',
    'noscript',
    'template',
    'p',
    'table',
    'span',
    'a',
    'h2',
    'blockquote',
    'button',
    'form',
    'img',
    'br',
    'hr',
  ])('cannot be filled in <%s>', async (name) => {
    const source = page('Docs', `<p>\u00fc\u{1F642}</p>\n  <${name} data-sitec-developers></${name}>`);
    const { message, level, place } = (await build({ 'developers/index.html': source })).problem('SITEC3503');
    expect([level, message]).toEqual(['error', expect.stringContaining(`<${name}> cannot hold`)]);
    expect(place).toMatchObject({ file: 'site/developers/index.html', offset: source.indexOf(`<${name} data-sitec`) });
  });

  test.each(['article', 'aside', 'li', 'td', 'our-docs'])('can be filled in <%s>', async (name) => {
    const source = page('Docs', `<p>Words of ours.</p><${name} data-sitec-developers></${name}>`);
    expect((await build({ 'developers/index.html': source })).read('developers/index.html')).toContain(
      `<${name} data-sitec-developers><div class="sitec-developers"`,
    );
  });

  test('cannot be filled where browsers do not read', async () => {
    const source = page('Docs', `<noscript>${MARKED}</noscript>`);
    const { message, place } = (await build({ 'developers/index.html': source })).problem('SITEC3503');
    expect(message).toContain('markup that browsers do not read');
    expect(place).toMatchObject({ offset: source.indexOf(MARKED) });
  });

  test('with two marked elements is told of the second', async () => {
    const source = page('Docs', `<p>\u00fc</p>${MARKED}<section data-sitec-developers></section>`);
    const { message, place } = (await build({ 'developers/index.html': source })).problem('SITEC3503');
    expect(message).toContain('another one comes before it');
    expect(place).toMatchObject({ offset: source.indexOf('<section data-sitec') });
  });

  test('that is marked is told when the configuration wants no page', async () => {
    const built = await build({ 'developers/index.html': page('Docs', MARKED) }, { developers: false });
    expect(built.problem('SITEC3503').message).toContain('`developers: false`');
  });

  test('in other case is one problem when it is marked, and stays as it is when it is not', async () => {
    const codes = async (content: string): Promise<readonly string[]> =>
      (await build({ 'Developers/index.html': page('Docs', content) })).problems
        .map(({ code }) => code)
        .filter((code) => /^SITEC(1|35)/.test(code));
    expect(await codes(`<p>Words of ours.</p>${MARKED}`)).toEqual(['SITEC3502']);
    expect(await codes('<p>Words of ours.</p>')).toEqual(['SITEC3501']);
  });
});
