/** What an agent will say about a site: which questions it is asked, and that the answers are those of its bundle. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Verdict } from '../../../compiler/verdict/verdict.ts';
import { loadBundle } from '../../../runtime/adapters/node-bundle.ts';
import { createGuide } from '../../../runtime/answer/guide.ts';
import { createPassages } from '../../../runtime/answer/passages.ts';
import { findChromium } from '../../chromium.js';
import { html, SiteFolder, type BuildOptions, type Files } from '../site.ts';

const plan = (name: string, prices: readonly string[]): string => {
  const shown = prices.map((price) => `<p data-sitec-price="${price}">${price}</p>`).join('');
  return `<div data-sitec-plan="${name.toLowerCase()}"><h2 data-sitec-name>${name}</h2>${shown}</div>`;
};
const PRICES = plan('Solo', ['19 USD P1M', '190 USD P1Y']) + plan('Team', ['49 USD P1M']);
const SHOP: Files = {
  'index.html': html('Acme', '<p>Acme makes anvils for smiths.</p>', '<meta name="description" content="Acme makes anvils for smiths.">'),
  'pricing/index.html': html('Pricing', `${PRICES}<h2>Can I cancel?</h2><p>Yes, to the end of the month.</p>`),
  'features/forge/index.html': html(
    'Forge',
    '<p>A forge for every smith.</p>',
    '<meta name="description" content="A forge for every smith.">',
  ),
};

const verdictOf = async (files: Files, options: BuildOptions = {}): Promise<Verdict | undefined> => {
  const site = new SiteFolder(files);
  try {
    return (await site.compile({ precompress: false, dryRun: true, ...options })).verdict;
  } finally {
    site.remove();
  }
};
const questionsOf = (verdict: Verdict | undefined): readonly string[] => verdict?.answers.map(({ question }) => question) ?? [];

describe('the company behind a site', () => {
  const META = '<meta name="description" content="Anvils for smiths.">';
  const answerWith = async (footer: string, head = META, about = ''): Promise<string | null | undefined> => {
    const page = (body: string): string => html('Anvils', `<p>Anvils for smiths.</p>${body}`, head).replace('</body>', `${footer}</body>`);
    const verdict = await verdictOf({ 'index.html': page(''), 'about/index.html': page(about), 'a/index.html': page('') });
    return verdict?.answers.find(({ question }) => question.startsWith('Which company'))?.text;
  };

  it.each([
    ['© 2026 Forge Works Ltd. All rights reserved.', 'Anvils, © Forge Works Ltd.: Anvils for smiths.'],
    ['© 2026 Forge Works GmbH. Alle Rechte vorbehalten | Impressum', 'Anvils, © Forge Works GmbH: Anvils for smiths.'],
    ['&copy; 2019–2026 Forge Works LLC. Todos los derechos reservados.', 'Anvils, © Forge Works LLC: Anvils for smiths.'],
    ['Copyright 2026 Anvils', null],
    ['Made with tools of Forge Works Ltd', null],
    ['© 2026 Forge Works Ltd</p><p>© 2020 Other Works Ltd', null],
  ])('is named by the copyright %s', async (words, answer) => {
    const name = '<script type="application/ld+json">{"@type":"Organization","name":"Anvils","description":"Anvils for smiths."}</script>';
    expect(await answerWith(`<footer><p>${words}</p></footer>`, META + name.replace('{', '{"@context":"https://schema.org",'))).toBe(
      answer,
    );
  });

  it('has the registered name that a source says', async () => {
    const node = {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Anvils',
      legalName: 'Anvils Works Inc.',
      description: 'Anvils for smiths.',
    };
    const head = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
    expect(await answerWith('<footer><p>© 2026 Forge Works Ltd</p></footer>', head)).toBe('Anvils Works Inc.: Anvils for smiths.');
    const { description: _, ...undescribed } = node;
    expect(await answerWith('', `<script type="application/ld+json">${JSON.stringify(undescribed)}</script>`)).toContain(
      'Anvils Works Inc.',
    );
  });
});

describe('the questions', () => {
  it('are about the plans and records that the site has', async () => {
    const questions = questionsOf(await verdictOf(SHOP));
    expect(questions).toEqual(
      expect.arrayContaining([
        'What is Acme?',
        'How much does Solo cost per month?',
        'How much does Solo cost per year?',
        'How much does Team cost?',
        'What is Forge?',
        'How do I cancel?',
      ]),
    );
    expect(questions.join(' ')).not.toContain('Team cost per');
    expect(questions.length).toBeLessThanOrEqual(20);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('are those of a site without plans where there are none', async () => {
    const questions = questionsOf(await verdictOf({ 'index.html': html('Acme', '<p>Acme makes anvils.</p>') }));
    expect(questions).toEqual(expect.arrayContaining(['How much does it cost?', 'Where are you located?', 'When are you open?']));
    expect(questions.join(' ')).not.toMatch(/per month|trial|\{/);
  });

  it('are in the language of the site, and with its own among them', async () => {
    const faq = '<h2>Häufige Fragen</h2><details><summary>Wie schwer ist ein Amboss?</summary><p>Er wiegt 50 kg.</p></details>';
    const page = (title: string, body: string): string => html(title, body).replace('lang="en"', 'lang="de"');
    const verdict = await verdictOf({ 'index.html': page('Acme', `<p>Acme macht Ambosse.</p>${faq}`) });
    expect(verdict?.language).toBe('de');
    expect(questionsOf(verdict)).toEqual(expect.arrayContaining(['Was ist Acme?', 'Was kostet das?', 'Wie schwer ist ein Amboss?']));
  });

  it('are not asked where the bundle has no guide', async () => {
    expect(await verdictOf(SHOP, { only: ['markdown'] })).toBeUndefined();
    expect(await verdictOf(SHOP, { only: ['mcp'] })).toBeUndefined();
  });
});

describe('the answers', () => {
  let site: SiteFolder;
  let verdict: Verdict;
  beforeAll(async () => {
    site = new SiteFolder(SHOP);
    const result = await site.compile();
    if (!result.verdict) throw new Error('the small site has no verdict');
    verdict = result.verdict;
  });
  afterAll(() => site.remove());

  it('are those of the bundle', async () => {
    const bundle = await loadBundle(site.out);
    const guide = createGuide(bundle.index.answers, createPassages(bundle));
    for (const { question, isAnswered, text, url } of verdict.answers) {
      const answer = await guide(question, verdict.language);
      expect([question, answer.data.answered === true]).toEqual([question, isAnswered]);
      if (text !== null) expect(answer.text).toBe(`${text}\nRead more: ${url}`);
    }
    expect(verdict.answers.some(({ isAnswered }) => isAnswered)).toBe(true);
  });

  it('are kept in the manifest as questions, for checks of what is served', () => {
    const manifest = JSON.parse(site.bundle().get('sitec-manifest.json')?.toString() ?? '');
    expect(manifest.questions).toEqual(questionsOf(verdict));
  });

  it('say what they cost, and what the page costs without a bundle', () => {
    const price = verdict.answers.find(({ question }) => question.includes('Solo cost per month'));
    expect(price).toMatchObject({ isAnswered: true, url: expect.stringMatching(/^https:\/\/acme\.example\/pricing\/#?/) });
    expect(price?.tokens).toBeLessThan(price?.htmlTokens ?? 0);
  });

  it('count half, and the pages that can be read the other half', () => {
    const [{ pages, of }] = verdict.readers as [Verdict['readers'][number]];
    expect([pages, of]).toEqual([3, 3]);
    expect(verdict.score).toBe(Math.floor((50 * verdict.answered) / verdict.answers.length + 50));
  });

  it('are the same for a build in which nothing has changed', async () => {
    expect((await site.compile()).verdict).toEqual(verdict);
  });
});

it('says what a reader of HTML loses, once a browser has read what scripts write', async () => {
  const shell = '<!doctype html><html lang="en"><title>Acme</title><div id="root"></div><script type="module" src="/app.js"></script>';
  const files = {
    ...SHOP,
    'app/index.html': shell,
    'app.js': 'document.querySelector("#root").innerHTML = "<main><h1>App</h1><p>Anvils by mail, every day of the week.</p></main>";',
  };
  const unread = (await verdictOf(files))?.readers ?? [];
  expect(unread.map(({ name, pages, of, lost }) => [name, pages, of, lost])).toEqual([
    ['html', 3, 4, null],
    ['markdown', 3, 4, null],
    ['mcp', 3, 4, null],
  ]);
  if (findChromium() === undefined) return;
  const read = (await verdictOf(files, { render: true }))?.readers ?? [];
  expect(read.map(({ name, pages, lost }) => [name, pages, lost])).toEqual([
    ['html', 3, expect.toSatisfy((lost: number) => lost >= 8)],
    ['markdown', 4, 0],
    ['mcp', 4, 0],
    ['browser', 4, 0],
  ]);
});

it('is near nothing for a site that scripts write', async () => {
  const shell = '<!doctype html><html lang="en"><title>Acme</title><div id="root"></div><script type="module" src="/app.js"></script>';
  const verdict = await verdictOf({ 'index.html': shell, 'app.js': 'document.body.append("Acme makes anvils.");' });
  expect(verdict?.score ?? 0).toBeLessThanOrEqual(10);
});
