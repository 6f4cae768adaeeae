/** What repeats across a site is left out of its twins, without landmarks and class names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChromeReport } from '../../../compiler/pages/notes-file.ts';
import { buildSite, SiteFolder, type Files } from '../site.ts';

const MENU =
  '<div><ul><li><a href="/">Home</a></li><li><a href="/prices">Prices</a></li><li><a href="/docs">Manual</a></li><li><a href="/team">People</a></li></ul></div>';
const FOOTER = '<div><p>Acme Limited makes tools for small shops since the year of the horse.</p><p>Made in Bern</p></div>';
const words = (name: string): string =>
  `<p>${Array.from({ length: 12 }, (_, index) => `${name} tells of matter number ${index} here`).join(', ')}.</p>`;
const page = (name: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${name}</title></head><body>${MENU}<div><h1>${name}</h1>${body}</div>${FOOTER}</body></html>`;
const NAMES = 'alpha beta gamma delta epsilon zeta eta theta iota kappa'.split(' ');

const site = (more: Files = {}, body: (name: string) => string = words): Files => ({
  'index.html': page('Home page', words('home')),
  ...Object.fromEntries(NAMES.map((name) => [`${name}.html`, page(name, body(name))])),
  ...more,
});

const twinOf = async (files: Files, name = 'alpha'): Promise<string> => (await buildSite({ files })).read(`${name}/index.md`);

describe('of a site without landmarks', () => {
  it('menus and footers go, and the content stays', async () => {
    const { read } = await buildSite({ files: site() });
    for (const name of NAMES) {
      const twin = read(`${name}/index.md`);
      expect(twin).toContain(`# ${name}`);
      expect(twin).toContain(`${name} tells of matter number 11 here`);
      expect(twin).not.toMatch(/Manual|People|year of the horse|Made in Bern/);
    }
  });

  it('tables stay, however often they repeat, and so does the only title of a page', async () => {
    const table = '<table><tr><th>Size</th></tr><tr><td>Large</td></tr></table>';
    const shared = (name: string): string => page('Same', `${words(name)}${table}`);
    const { read } = await buildSite({
      files: Object.fromEntries([['index.html', shared('home')], ...NAMES.map((name) => [`${name}.html`, shared(name)])]),
    });
    expect(read('alpha/index.md')).toContain('# Same');
    expect(read('alpha/index.md')).toContain('| Large |');
  });

  it('a title of every page, such as that of a search, goes beside one of its own', async () => {
    const pages = Object.entries(site()).map(([path, html]) => [
      path,
      String(html).replace(MENU, `${MENU}<div><h1>Search the site</h1></div>`),
    ]);
    const twin = await twinOf(Object.fromEntries(pages));
    expect(twin).toContain('# alpha');
    expect(twin).not.toContain('Search the site');
  });

  it('a link beside the content stays, even on every second page', async () => {
    const link = '<p><a href="/start">Get it free</a></p>';
    expect(await twinOf(site({}, (name) => words(name) + (NAMES.indexOf(name) % 2 === 0 ? link : '')))).toContain('Get it free');
  });

  const labelled = (name: string, label: string): string => (NAMES.indexOf(name) < 7 ? `<div>${label}</div>` : '');
  const more = '<ul><li><a href="/jobs">Jobs</a></li><li><a href="/press">Press</a></li><li><a href="/story">Story</a></li></ul>';

  it('the label of a menu goes with it, though it is not on every page', async () => {
    const twin = await twinOf(site({}, (name) => `${words(name)}<div>${labelled(name, 'Company')}${more}</div>`));
    expect(twin).not.toMatch(/Company|Jobs/);
  });

  it('a line about copyright goes with what stands behind it, though each page has its own', async () => {
    const foot = (name: string): string =>
      `<div><p>© 2026 Acme, for lovers of ${name}</p><p>Written with care for ${name}</p></div></body>`;
    const files = Object.entries(site()).map(([path, html]) => [path, String(html).replace('</body>', foot(path))]);
    const twin = await twinOf(Object.fromEntries(files));
    expect(twin).toContain('matter number 11');
    expect(twin).not.toMatch(/©|with care/);
  });

  it('a footer that only two pages have goes with the menu in it', async () => {
    const links = (part: string): string =>
      NAMES.slice(0, 4)
        .map((name) => `<li><a href="/${name}">${part} ${name}</a></li>`)
        .join('');
    const foot = (part: string): string =>
      `<section><p>Tools of the ${part} kind</p><ul>${links(part)}</ul><ul>${MENU}</ul><p>Acme in Bern</p></section></body>`;
    const files = Object.entries(site()).map(([path, html], at) => [
      path,
      String(html).replace('</body>', foot(at === 4 || at === 8 ? 'finest' : 'usual')),
    ]);
    const twin = await twinOf(Object.fromEntries(files), 'delta');
    expect(twin).toContain('matter number 11');
    expect(twin).not.toMatch(/kind|finest|usual/);
  });

  it('words that repeat beside titles stay with them', async () => {
    const card = `<div><h2><a href="/jobs">Jobs</a></h2>${more}</div>`;
    const twin = await twinOf(site({}, (name) => `${words(name)}<div>${labelled(name, 'By our friends of the press')}${card}</div>`));
    expect(twin).toContain('By our friends');
  });

  it('a page of few words is cleaned too when it has a title of its own', async () => {
    const twin = await twinOf(site({ 'tags.html': page('Tags', '<p>All tags.</p>') }), 'tags');
    expect(twin).toContain('All tags.');
    expect(twin).not.toContain('Made in Bern');
  });

  it('inside of <main> a text that repeats is content of each page', async () => {
    const files = site({}, (name) => `<main>${words(name)}<p>Call us for a quote, at any hour of the day.</p></main>`);
    expect(await twinOf(files)).toContain('Call us for a quote');
  });

  it('a few pages teach nothing about texts', async () => {
    const few = Object.fromEntries(Object.entries(site()).slice(0, 2));
    expect(await twinOf(few)).toContain('Made in Bern');
  });

  it('amounts on the pricing page stay', async () => {
    const priced = (name: string): string => `${words(name)}<p>Solo costs $19 a month</p>`;
    const twin = await twinOf(site({ 'pricing.html': page('Pricing', priced('pricing')) }, priced), 'pricing');
    expect(twin).toContain('Solo costs $19 a month');
  });

  it('a page of a few words keeps them', async () => {
    const twin = await twinOf(site({ 'thanks.html': page('Thanks', '<p>We write soon.</p>') }), 'thanks');
    expect(twin).toContain('We write soon.');
    expect(twin).not.toContain('Manual');
  });
});

describe('of a site in many languages', () => {
  /** Languages with their words for the pages of a site; each calls its pages as it likes. */
  const TONGUES = 'de fr es it pt nl sv da nb fi pl cs sk hu ro bg el tr uk ru lt lv et sl hr sr is ga mt'.split(' ');
  const localized = (tongue: string): Files => {
    const say = (text: string): string => `${text} ${tongue}`;
    const at = (name: string): string => `/${tongue}/${name}`;
    const menu = `<div><a href="/${tongue}/">${say('Home')}</a> <a href="${at(`prices-${tongue}`)}">${say('Prices')}</a> <a href="${at(`team-${tongue}`)}">${say('People')}</a></div>`;
    const footer = `<div><div><a href="${at(`team-${tongue}`)}">${say('About us')}</a> <a href="${at(`prices-${tongue}`)}">${say('What it costs')}</a> <a href="/${tongue}/">${say('Start page')}</a></div><p>${say('Made by hand in Bern')}</p></div>`;
    const html = (name: string): string =>
      `<!doctype html><html lang="${tongue}"><head><title>${say(name)}</title></head><body>${menu}<div><h1>${say(name)}</h1>${words(say(name))}</div>${footer}</body></html>`;
    return {
      [`${tongue}/index.html`]: html('Welcome'),
      [`${tongue}/prices-${tongue}.html`]: html('All prices'),
      [`${tongue}/team-${tongue}.html`]: html('The team'),
    };
  };

  it('menus and footers go from each language, of which there are three pages', async () => {
    const { read } = await buildSite({
      files: { 'index.html': page('Choose', words('choose')), ...Object.assign({}, ...TONGUES.map(localized)) },
    });
    for (const tongue of TONGUES) {
      const twin = read(`${tongue}/team-${tongue}/index.md`);
      expect(twin).toContain(`# The team ${tongue}`);
      expect(twin).toContain(`The team ${tongue} tells of matter number 11 here`);
      expect(twin).not.toMatch(/Home|What it costs|Start page|Made by hand/);
    }
  });
});

describe('what repeats in the flow of the content', () => {
  const question = '<div><h2>Common questions</h2></div>';

  it('is content when it is a heading, whose text differs from page to page', async () => {
    const twin = await twinOf(
      site({}, (name) => `${words(name)}${question}<div><p>${name} is asked about often, and answers gladly.</p></div>`),
    );
    expect(twin).toContain('## Common questions');
  });

  it('is content when it stands between sentences of the page', async () => {
    const call = '<div><p>Try it for a month, and tell us what you think of it.</p></div>';
    const twin = await twinOf(site({}, (name) => `${words(name)}${call}${words(`${name} again`)}`));
    expect(twin).toContain('Try it for a month');
  });

  it('is content at the end of an article, where another box of the page is its end', async () => {
    const call = '<div><h2>Ready to begin?</h2><p>Try it for a month, and tell us what you think of it.</p></div>';
    const twin = await twinOf(site({}, (name) => `${words(name)}${words(`${name} again`)}${call}`));
    expect(twin).toContain('## Ready to begin?');
    expect(twin).toContain('Try it for a month');
  });

  it('is content when it is an answer to a question that some pages put in other words', async () => {
    const faq = (name: string): string => {
      const asked = NAMES.indexOf(name) < 3 ? 'How long must I wait?' : 'How long?';
      return `${words(name)}<h2>Questions of ${name}</h2><div><div><h3>${asked}</h3><p>Two days, or three of them where the roads are long.</p></div></div>`;
    };
    const twin = await twinOf(
      site({}, (name) => `${faq(name)}${words(`${name} again`)}`),
      'kappa',
    );
    expect(twin).toContain('### How long?\n\nTwo days, or three');
  });

  it('is content when it is a price or the head of one on a page without boxes', async () => {
    const flat = (name: string): string =>
      `<!doctype html><html lang="en"><head><title>${name}</title></head><body>${MENU}<h1>${name}</h1>${words(name)}<h2>Cost</h2><p>From $49.</p><h2>Size of ${name}</h2><p>Small</p><h2>Parts</h2><ul><li>Free</li><li>Box of ${name}</li></ul><table><tr><th>Year</th></tr><tr><td>${name}</td></tr></table>${FOOTER}</body></html>`;
    const twin = await twinOf(Object.fromEntries(NAMES.map((name) => [`${name}.html`, flat(name)])));
    expect(twin).toContain('## Cost\n\nFrom $49.');
    expect(twin).toContain('## Parts\n\n- Free\n- Box of alpha');
    expect(twin).not.toMatch(/Manual|Made in Bern/);
  });

  it('is content when it is a list of other pages that do not hold it', async () => {
    const guides = NAMES.map((name) => `guide-${name}`);
    const card = (name: string): string => `<li><a href="/${name}">The guide of ${name}</a></li>`;
    const list = (from: number): string =>
      `<ul>${guides
        .slice(from, from + 5)
        .map(card)
        .join('')}</ul>`;
    const listing = (name: string): string =>
      NAMES.indexOf(name) < 5 ? `${words(name)}<div>${list(NAMES.indexOf(name))}</div>` : words(name);
    const { read } = await buildSite({
      files: site(Object.fromEntries(guides.map((name) => [`${name}.html`, page(name, words(name))])), listing),
    });
    expect(read('gamma/index.md')).toContain('The guide of guide-zeta');
  });
});

describe('a list of pages', () => {
  const card = (name: string): string => `<a href="/${name}"><div>➜</div><h3>About ${name}</h3><p>What we know</p></a>`;
  const entry = (name: string): string => `<div><h3><a href="/${name}">About ${name}</a></h3></div>`;
  const three = (form: (name: string) => string): string => `<div>${['prices', 'docs', 'team'].map(form).join('')}</div>`;

  it.each([
    ['cards', card],
    ['headings', entry],
  ])('of %s at the end of a page stays, though they lead to the pages of the menu', async (_, form) => {
    const twin = await twinOf(site({}, (name) => words(name) + (NAMES.indexOf(name) < 3 ? three(form) : '')));
    expect(twin).toMatch(/About prices[^]*About docs[^]*About team/);
    expect(twin).not.toContain('Manual');
  });

  it('stays in a language of one page', async () => {
    const other = page('Autres', `<p>Ce que nous savons.</p>${three(card)}`).replace('lang="en"', 'lang="fr"');
    expect(await twinOf(site({ 'fr/index.html': other }), 'fr')).toMatch(/About prices[^]*About docs[^]*About team/);
  });

  it('stays when its titles have the words of a menu', async () => {
    const named = (name: string): string => `<div><h2><a href="/${name}">${name === 'docs' ? 'Manual' : name}</a></h2></div>`;
    expect(await twinOf(site({ 'all.html': page('All', words('all') + three(named)) }), 'all')).toContain('## [Manual](');
  });

  it('stays in <main> on every page when it names articles, and goes when it has labels', async () => {
    const latest = (label: string): string =>
      `<div>${['prices', 'docs', 'team'].map((name) => `<p><a href="/${name}">${label} ${name}</a></p>`).join('')}</div>`;
    const twin = await twinOf(
      site({}, (name) => `<main>${words(name)}${latest('What we have learnt in a year about')}${latest('See')}</main>`),
    );
    expect(twin).toContain('What we have learnt in a year about docs');
    expect(twin).not.toContain('See docs');
  });
});

it('a menu goes whose labels are between its links, though it differs from page to page', async () => {
  const links = ['prices', 'docs', 'team', 'alpha', 'beta', 'gamma', 'delta'];
  const anchors = (name: string): string[] => links.filter((link) => link !== name).map((link) => `<a href="/${link}">All of ${link}</a>`);
  const menu = (name: string): string =>
    `<div>The product ${anchors(name)
      .join(' ')
      .replace(/(?=<a[^>]*>All of team)/, 'Information ')}</div>`;
  const files = Object.entries(site()).map(([path, html]) => [path, String(html).replace(MENU, menu(path.replace('.html', '')))]);
  const twin = await twinOf(Object.fromEntries(files));
  expect(twin).toContain('matter number 11');
  expect(twin).not.toMatch(/The product|All of/);
});

it('ways to reach somebody stay on the pages that name them', async () => {
  const ways =
    '<div><h3>Write to us</h3><div><a href="https://chat.example/41">Chat: 41</a> <a href="https://talk.example/acme">Talk: acme</a> <a href="mailto:a@acme.example">a@acme.example</a></div></div>';
  const twin = await twinOf(site({}, (name) => words(name) + (NAMES.indexOf(name) < 2 ? ways : '')));
  expect(twin).toContain('### Write to us');
  expect(twin).toContain('Talk: acme');
});

it('what repeats stays in the box that has the title and text of a page, and goes beside it', async () => {
  const call = '<section><p>Our tools are also for telephones, without a network.</p></section>';
  const boxed = (name: string): string =>
    page(name, `<div>${words(name)}</div>${call}`).replace(
      FOOTER,
      `<div><p>We send a letter each month to those who ask.</p></div><div>${FOOTER}<p>© Acme</p></div>`,
    );
  const twin = await twinOf(Object.fromEntries(NAMES.map((name) => [`${name}.html`, boxed(name)])));
  expect(twin).toContain('Our tools are also for telephones');
  expect(twin).not.toMatch(/letter each month|Made in Bern/);
});

it('a list of articles stays on the page that lists them, and goes where it is a teaser', async () => {
  const cards = NAMES.slice(0, 5).map((name) => `<div><span>In May</span><h3><a href="/${name}">All about ${name}</a></h3></div>`);
  const withCards = (name: string, body: string): string => page(name, body).replace(FOOTER, `<div>${cards.join('')}</div>${FOOTER}`);
  const { read } = await buildSite({
    files: site({
      'news.html': withCards('News', '<p>What we wrote</p>'),
      ...Object.fromEntries(NAMES.slice(0, 7).map((name) => [`${name}.html`, withCards(name, words(name))])),
    }),
  });
  for (const name of NAMES.slice(0, 5)) expect(read('news/index.md')).toContain(`### [All about ${name}](`);
  expect(read('news/index.md')).not.toContain('Manual');
  expect(read('eta/index.md')).not.toContain('All about');
});

it('a menu goes from a site of three pages', async () => {
  const menu = '<div><a href="/">Start</a> <a href="/alpha">Alpha</a> <a href="/beta">Beta</a></div>';
  const html = (name: string): string => page(name, words(name)).replace(MENU, menu);
  const { read } = await buildSite({ files: { 'index.html': html('home'), 'alpha.html': html('alpha'), 'beta.html': html('beta') } });
  expect(read('alpha/index.md')).not.toContain('Start');
});

it('a page that says nothing of its own keeps all of it but menus, and is reported', async () => {
  const empty = `<!doctype html><html lang="en"><head><title>Later</title></head><body>${MENU}${FOOTER}</body></html>`;
  const { read, problems } = await buildSite({ files: site({ 'later.html': empty }) });
  expect(read('later/index.md')).toContain('Made in Bern');
  expect(read('later/index.md')).not.toContain('Manual');
  expect(problems.map(({ code, place }) => [code, place?.file])).toContainEqual(['SITEC3119', 'site/later.html']);
});

it('a page of which only the title differs from others keeps its text, and is reported', async () => {
  const same = '<p>We mend pipes by day and night, within two hours, in every street.</p><h2>Our prices</h2><p>An hour costs 80 €.</p>';
  const { read, codes } = await buildSite({ files: site({}, () => same) });
  expect(read('alpha/index.md')).toMatch(/# alpha\n\nWe mend pipes .*\n\n## Our prices\n\nAn hour costs 80 €\./);
  expect(read('alpha/index.md')).not.toContain('Manual');
  expect(codes).toContain('SITEC3119');
});

it('what was left out is noted beside the project, with the reason', async () => {
  const folder = new SiteFolder(site());
  onTestFinished(() => folder.remove());
  await folder.compile();
  const { version, blocks } = JSON.parse(readFileSync(join(folder.folder, '.sitec/chrome.json'), 'utf8')) as ChromeReport;
  expect(version).toBe(1);
  expect(blocks.map(({ text, rule, leftOut }) => [text, rule, leftOut])).toContainEqual(['Made in Bern', 'text', 11]);
  expect(blocks.find(({ text }) => text === 'Manual')).toMatchObject({
    rule: 'menu',
    group: 'L:en',
    groupPages: 11,
    holders: 11,
    leftOut: 11,
  });
  expect(blocks.find(({ text }) => text === 'Manual')?.pages).toHaveLength(3);
});
