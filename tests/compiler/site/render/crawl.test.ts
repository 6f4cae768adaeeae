/** Sites on the web whose pages are written by scripts. */
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../../chromium.js';
import { file, serve, type Answering, type WebSite } from '../crawl/web-site.ts';
import { SiteFolder } from '../../site.ts';

const SHELL =
  '<!doctype html><html lang="en"><head><title>Acme</title><script type="module" src="/app.js"></script></head><body><noscript>Please enable JavaScript.</noscript><div id="root"></div></body></html>';

/** Pages have links to each other only when scripts run; prices are fetched. */
const APP = `
const root = document.getElementById('root');
const pages = {
  '/': async () => '<h1>Acme Mail</h1><p>Acme Mail carries the letters of your company, every day.</p><a href="/pricing/">Pricing</a>',
  '/pricing/': async () => {
    const plans = await (await fetch('/plans.json')).json();
    await fetch('/private/visitors.json').catch(() => {});
    await fetch('https://elsewhere.example/x.json').catch(() => {});
    return '<h1>Pricing</h1>' + plans.map(({ name, price }) => '<section><h2>' + name + '</h2><p>' + price + '</p></section>').join('') +
      '<a href="/about">About</a>';
  },
  '/about': async () => '<h1>About</h1><p>We are twelve people who like letters and the people who write them.</p><a href="/private/">Staff</a>',
};
root.innerHTML = '<main>' + (await pages[location.pathname]()) + '</main>';
`;

const ANSWERS: Readonly<Record<string, Answering>> = {
  '/': SHELL,
  '/pricing/': SHELL,
  '/about': SHELL,
  '/app.js': file('text/javascript', APP),
  '/plans.json': file(
    'application/json',
    JSON.stringify([
      { name: 'Solo', price: '$9 per month' },
      { name: 'Team', price: '$29 per month' },
    ]),
  ),
  '/private/': SHELL,
  '/private/visitors.json': file('application/json', '[]'),
  '/robots.txt': file('text/plain', 'User-agent: *\nDisallow: /private/\n'),
};

const build = async (site: WebSite, render: boolean) => {
  const folder = new SiteFolder({});
  try {
    const result = await folder.compile({ input: site.origin, render, precompress: false });
    const problems = result.problems.filter(({ code }) => code !== 'SITEC2001' && code !== 'SITEC2110');
    return { result, bundle: folder.bundle(), problems: problems.map(({ code, message }) => `${code} ${message}`) };
  } finally {
    folder.remove();
  }
};

describe('a crawl of pages that scripts write', () => {
  it('finds no link on them, and says why', async () => {
    const site = await serve(ANSWERS);
    const { result, problems } = await build(site, false);
    expect(result.exitCode).toBe(1);
    expect(problems).toEqual([
      'SITEC1097 every page is written by scripts: readers without scripts (ChatGPT, Claude and Perplexity fetch only HTML) get "Please enable JavaScript."',
    ]);
    expect(site.asked).not.toContain('/pricing/');
  });

  it.skipIf(findChromium() === undefined)('follows the links that a browser shows, and keeps to robots.txt and the site', async () => {
    const site = await serve(ANSWERS);
    const { result, bundle, problems } = await build(site, true);
    expect(result.exitCode).toBe(0);
    expect(problems).toEqual([
      'SITEC1098 3 pages are written by scripts and rendered here; readers of HTML alone (ChatGPT, Claude, Perplexity) get "Please enable JavaScript.": /, /about, /pricing/',
      'SITEC1095 blocked requests of rendered pages: /private/visitors.json, https://elsewhere.example (2 in total)',
      'SITEC1077 robots.txt disallows /private/ (1 in total)',
      expect.stringMatching(/^SITEC1046 added to \S+\/robots\.txt: Content-Signal: search=yes, ai-input=yes; /),
    ]);
    expect(bundle.get('pricing/index.md')?.toString()).toContain('## Team\n\n$29 per month');
    expect(bundle.get('about.html')?.toString()).toContain('<div id="root"></div>');
    // What the page fetches belongs to it.
    expect(bundle.has('plans.json')).toBe(true);
    expect(site.asked.filter((path) => path.startsWith('/private'))).toEqual([]);
    expect([...site.agents].join()).toMatch(/^sitec\/\d/);
  });

  it.skipIf(findChromium() === undefined)('gives the same bytes twice', async () => {
    const site = await serve(ANSWERS);
    const [first, second] = [await build(site, true), await build(site, true)];
    expect([...second.bundle]).toEqual([...first.bundle]);
    expect(second.problems).toEqual(first.problems);
  });
});
