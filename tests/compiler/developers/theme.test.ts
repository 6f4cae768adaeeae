import { describe, expect, test } from 'vitest';
import { contrast, hex, readColour } from '../../../compiler/developers/theme/colour.ts';
import { themeRules } from '../../../compiler/developers/theme/rules.ts';
import { themeCss } from '../../../compiler/developers/theme/theme.ts';
import { build, page, PLANS } from './developers-site.ts';

const themeOf = (css: string): string => themeCss(themeRules(css));

/** The variables of the first block, or of the one behind a text. */
const variables = (css: string, behind = ''): Readonly<Record<string, string>> => {
  const [, rest = ''] = /\{([^{}]*)\}/.exec(css.slice(Math.max(0, css.indexOf(behind)))) ?? [];
  return Object.fromEntries(rest.split(';').map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string]));
};

describe('colours', () => {
  test.each([
    ['#abc', '#aabbcc'],
    ['#AABBCCff', '#aabbcc'],
    ['rgb(1 2 3)', '#010203'],
    ['rgba(1, 2, 3, 1)', '#010203'],
    ['rgb(100% 0% 50% / 100%)', '#ff0080'],
    ['hsl(120 100% 25%)', '#008000'],
    ['hsl(-240deg, 100%, 25%)', '#008000'],
    ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
    ['oklch(0 0 none)', '#000000'],
    ['RebeccaPurple', '#663399'],
  ])('%s is %s', (written, expected) => expect(hex(readColour(written) ?? [1, 1, 1])).toBe(expected));

  test.each([
    '#12',
    '#12345',
    'rgb(0 0 0 / 50%)',
    '#00000080',
    'transparent',
    'inherit',
    'lab(50% 0 0)',
    'rgb(a b c)',
    'color(srgb 1 0 0)',
    '',
  ])('%s is none', (written) => expect(readColour(written)).toBeNull());

  test('have a contrast from 1 to 21', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
    expect(contrast([9, 9, 9], [9, 9, 9])).toBe(1);
  });
});

describe('a theme', () => {
  test('has ground, words, links and fonts, through variables', () => {
    const css =
      ':root{--ink:#222;--paper:var(--none, #fffdf8)}body{background:var(--paper);color:var(--ink);font:400 1rem/1.5 "My Face", serif}a{color:#0a5}';
    expect(variables(themeOf(css))).toEqual({
      '--site-background': '#fffdf8',
      '--site-text': '#222222',
      // Not the colour of links: its contrast is 3.
      '--site-accent': '#222222',
      '--site-on-accent': '#ffffff',
      '--site-muted': expect.stringMatching(/^#[\da-f]{6}$/) as string,
      '--site-font': '"My Face", serif',
    });
  });

  test('takes the first accent that can be read', () => {
    const css = ':root{--accent:#9cf;--brand:#06c}body{background:#fff;color:#111}a{color:#ccc}';
    expect(variables(themeOf(css))['--site-accent']).toBe('#0066cc');
  });

  test('is none where nothing is said, and where words cannot be read', () => {
    expect(themeOf('.card{color:red}h1{background:blue}')).toBe('');
    expect(themeOf('body{background:#fff;color:#999}')).toBe('');
    expect(themeOf('body{background:linear-gradient(#000,#111)}')).toBe('');
  });

  test('has a dark scheme where the site has one', () => {
    const css =
      ':root{--bg:#fff;--fg:#111}@media (prefers-color-scheme: dark){:root{--bg:#111;--fg:#eee}}body{background:var(--bg);color:var(--fg)}';
    const theme = themeOf(css);
    expect(variables(theme)).toMatchObject({ '--site-background': '#ffffff', '--site-on-accent': '#ffffff' });
    expect(variables(theme.slice(theme.indexOf('@media') + 40))).toMatchObject({
      '--site-background': '#111111',
      '--site-accent': '#eeeeee',
    });
    expect(theme).toContain('@media (prefers-color-scheme:dark)');
    expect(theme).not.toContain('color-scheme:light}');
  });

  test('has both schemes of light-dark()', () => {
    const theme = themeOf(':root{color-scheme:light dark;background:light-dark(#fff, #000)}body{color:light-dark(black, white)}');
    expect(variables(theme)['--site-text']).toBe('#000000');
    expect(theme).toMatch(/dark\)\{\.sitec-developers,\.sitec-page\{--site-background:#000000;--site-text:#ffffff/);
  });

  test('takes back in the dark what cannot be read there', () => {
    const css = 'body{background:#fff;color:#000}@media (prefers-color-scheme:dark){body{background:#222}}';
    expect(themeOf(css)).toMatch(/dark\)\{[^{]*\{--site-background:initial;--site-text:initial/);
  });

  test('keeps the page as light as a site without a dark scheme, and as dark', () => {
    expect(themeOf('body{background:#fff;color:#000}')).toMatch(/\.sitec-alone\{color-scheme:light\}$/);
    expect(themeOf('body{background:#123;color:#fff}')).toMatch(/\.sitec-alone\{color-scheme:dark\}$/);
  });

  test.each(['.dark', '[data-theme="dark"]', '[data-bs-theme=dark]', '.dark-mode'])('follows what readers choose by %s', (choice) => {
    const css = `body{background:#fff;color:#000}html${choice}{--x:1}${choice} body{background:#000;color:#fff}`;
    expect(themeOf(css)).toContain(`${choice} .sitec-developers,${choice} .sitec-page{--site-background:#000000`);
  });

  test('leaves out widths, paper, other elements, and what is nested', () => {
    const others =
      '@media print{body{color:#f00}}@media (min-width:40em){body{color:#f00}}body p{color:#f00}@font-face{font-family:x;src:url(data:a;b)}.a{color:#f00}';
    expect(variables(themeOf(`body{background:#fff;color:#123;&:hover{color:#f00}}${others}`))['--site-text']).toBe('#112233');
  });

  test('reads layers, comments, strings and addresses as they are meant', () => {
    const css =
      '/* body{color:red} */@layer base{html,body{background:url("a};.png") #fff;color:#123 !important}}b::after{content:"}body{color:red}"}';
    expect(variables(themeOf(css))).toMatchObject({ '--site-background': '#ffffff', '--site-text': '#112233' });
  });

  test('ends where variables refer to each other, and at what has no end', () => {
    expect(themeOf(':root{--a:var(--b);--b:var(--a)}body{color:var(--a);background:#fff}')).toContain('--site-text:#000000');
    expect(themeOf('body{background:#fff;color:#000')).toBe('');
    expect(themeOf('}}}{{{((("')).toBe('');
  });

  test('takes no font that is more than names of families', () => {
    expect(themeOf('body{font-family:x;}</style><script>')).toBe(
      '.sitec-developers,.sitec-page{--site-font:x}.sitec-alone{color-scheme:light}',
    );
    expect(themeOf('body{font-family:url(x)}')).toBe('');
    expect(themeOf('body{font-family:inherit}')).toBe('');
  });
});

describe('the page for developers', () => {
  const CSS = 'body{background:#fff8ee;color:#3b2a1a}a{color:#a0401c}';

  test('takes the colours of the home page when it stands alone', async () => {
    const linked = page('Acme').replace('</head>', '<link rel="stylesheet" href="site.css?v=1"></head>');
    const built = await build({ 'index.html': linked, 'site.css': CSS, ...PLANS });
    expect(built.read('developers/sitec.css')).toContain('--site-background:#fff8ee;--site-text:#3b2a1a;--site-accent:#a0401c');
  });

  test('takes those of its own layout, from its elements, too', async () => {
    const own = page('Developers', '<div data-sitec-developers></div>').replace('</head>', `<style>${CSS}</style></head>`);
    const built = await build({ 'developers/index.html': own });
    expect(built.read('developers/sitec.css')).toContain('--site-accent:#a0401c');
  });

  test('takes none of the home page into a layout of its own', async () => {
    const linked = page('Acme').replace('</head>', '<link rel="stylesheet" href="/site.css"></head>');
    const own = page('Developers', '<div data-sitec-developers></div>');
    const built = await build({ 'index.html': linked, 'site.css': CSS, 'developers/index.html': own });
    expect(built.read('developers/sitec.css')).not.toContain('--site-background:#');
  });

  test('takes none from elsewhere, for paper, or of a file that is not there', async () => {
    const links = ['https://cdn.example/site.css', '/missing.css', '//acme.example.org/site.css']
      .map((href) => `<link rel="stylesheet" href="${href}">`)
      .join('');
    const linked = page('Acme').replace('</head>', `${links}<link rel="stylesheet" media="print" href="/site.css"></head>`);
    const built = await build({ 'index.html': linked, 'site.css': CSS });
    expect(built.read('developers/sitec.css')).not.toContain('--site-background:#');
  });
});
