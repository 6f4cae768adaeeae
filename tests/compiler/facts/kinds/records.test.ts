/** What becomes a record of a declared kind, where its values come from, and what is said when sources disagree or lack something. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Built, type Files } from '../../site.ts';
import { caseStudies, config, integrations } from './kinds-site.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

const home: Files = { 'index.html': html('Acme') };
const page = (body: string, title = 'Ledger'): Files => ({ 'integrations/ledger/index.html': html(title, body) });
const whole = '<p class="vendor">Ledger Inc.</p>\n<p class="minutes">5</p>\n<dl data-free="yes"></dl>\n<code>orders</code>';

const build = (files: Files, changed: object = {}): Promise<Built> =>
  buildSite({ files: { ...home, ...config({ integrations: { ...integrations, ...changed } }), ...files } });

const stories = (files: Files, changed: object = {}): Promise<Built> =>
  buildSite({ files: { ...home, ...config({ 'case-studies': { ...caseStudies, ...changed } }), ...files } });

const rows = (built: Built): Rows => (built.json('api/v1/integrations.json') as { readonly integrations: Rows }).integrations;
const told = (built: Built): readonly string[] =>
  built.problems.filter(({ code }) => code !== 'SITEC2001').map(({ code, message }) => `${code} ${message}`);

describe('values of a page', () => {
  it('are read by selectors into the type of their property', async () => {
    expect(rows(await build(page(whole)))[0]).toMatchObject({
      name: 'Ledger',
      vendor: 'Ledger Inc.',
      setupMinutes: 5,
      free: true,
      scopes: ['orders'],
    });
  });

  it.each([
    ['setupMinutes', '<p class="minutes">5</p>', '<p class="minutes">1.499</p>', '1.499', 'is not a plain whole number'],
    ['setupMinutes', '<p class="minutes">5</p>', '<p class="minutes">five</p>', 'five', 'is not a plain whole number'],
    ['setupMinutes', '<p class="minutes">5</p>', '<p class="minutes">0</p>', '0', 'must be >= 1'],
    ['free', 'data-free="yes"', 'data-free="perhaps"', 'perhaps', 'is not yes or no'],
  ])('%s: %s as %s is a problem at its place', async (property, from, to, text, reason) => {
    const built = await build(page(whole.replace(from, to)));
    const problem = built.problem('SITEC2504');
    expect(problem.message).toMatch(new RegExp(`^integrations\\.ledger\\.${property}: selector ".+" found "${text}", which ${reason}$`));
    expect([problem.place?.file, problem.text, built.exitCode]).toEqual([
      'site/integrations/ledger/index.html',
      to.includes('<') ? to : `<dl ${to}></dl>`,
      1,
    ]);
  });

  it('are what a reader sees: hidden and struck parts say nothing', async () => {
    const shown = whole
      .replace('Ledger Inc.', '<s>Book Ltd.</s> <span hidden>Private</span>Ledger<b> Inc.</b>')
      .replace('<code>', '<code hidden>x</code><code>');
    expect(rows(await build(page(shown)))[0]).toMatchObject({ vendor: 'Ledger Inc.', scopes: ['x', 'orders'] });
  });

  it('that no page shows are a problem of the selector; on some pages they may be absent', async () => {
    const bare = whole.replace('<p class="minutes">5</p>\n', '');
    expect(told(await build(page(bare)))).toEqual(['SITEC2203 the selector ".minutes" matches 0 of at least one on /integrations/*']);
    const built = await build({ ...page(whole), 'integrations/other/index.html': html('Other', bare) });
    expect(told(built)).toEqual([]);
    expect(rows(built)[1]).not.toHaveProperty('setupMinutes');
  });

  it('come with their source, unless that is turned off', async () => {
    const entry = { 'content/integrations/ledger.md': '---\nvendor: ledger  inc.\n---\n' };
    const record = rows(await build({ ...page(whole), ...entry }))[0];
    expect(record?.vendor).toBe('ledger  inc.');
    expect(record?.provenance).toMatchObject({
      '/vendor': { level: 'content', confirmedBy: ['selector'] },
      '/free': { level: 'selector', confirmedBy: [] },
      '/name': { level: 'derived' },
    });
    const silent = await build({ ...page(whole), ...config({ integrations }, { provenance: false }) });
    expect(rows(silent)[0]).not.toHaveProperty('provenance');
  });
});

describe('a content entry and a page that disagree', () => {
  const entry = { 'content/integrations.yaml': 'integrations:\n  - slug: ledger\n    vendor: Ledger Corp.\n    setupMinutes: 6\n' };

  it('are reported with both places; the content counts', async () => {
    const built = await build({ ...page(whole), ...entry });
    expect(told(built)).toEqual([
      'SITEC2103 integrations.ledger.vendor: the content file says "Ledger Corp.", the page says "Ledger Inc."',
      'SITEC2103 integrations.ledger.setupMinutes: the content file says "6", the page says "5"',
    ]);
    const [problem] = built.problems.filter(({ code }) => code === 'SITEC2103');
    expect([problem?.place?.file, problem?.line, problem?.relatedLines]).toEqual(['content/integrations.yaml', 3, [7]]);
    expect(rows(built)[0]).toMatchObject({ vendor: 'Ledger Corp.', setupMinutes: 6 });
  });

  it('can be silenced or made an error by the configuration', async () => {
    const drift = { 'integrations.*.vendor': 'off', 'integrations.ledger.setupMinutes': 'error' };
    const built = await build({ ...page(whole), ...entry, ...config({ integrations }, { drift }) });
    expect([told(built).length, built.exitCode]).toEqual([1, 1]);
  });
});

describe('what a record needs', () => {
  it('is what its schema requires; a page without it is reported and left out', async () => {
    const built = await build({ ...page(whole), 'integrations/empty/index.html': html('Empty') });
    expect(told(built)).toEqual([
      'SITEC2005 /integrations/empty/ looks like a integration, but sitec cannot find "vendor"; the list leaves it out',
    ]);
    expect(rows(built).map(({ slug }) => slug)).toEqual(['ledger']);
    expect([built.exitCode, built.dist.has('api/v1/integrations/empty.json')]).toEqual([0, false]);
  });

  it('is a page, when the kind has pages: an entry without one is reported', async () => {
    const built = await build({ ...page(whole), 'content/integrations/lost.md': '---\nvendor: Nobody\n---\n' });
    expect(told(built)).toEqual(['SITEC2002 integration "lost" is in the content, but the site has no page /integrations/lost']);
  });

  it('is a name, of the content where there is no page', async () => {
    const built = await stories({
      'content/case-studies.yaml': '- slug: a\n  customer: { name: A }\n- title: B\n  customer: { name: B }\n',
    });
    expect(told(built)).toEqual([
      'SITEC2005 content/case-studies.yaml looks like a case study, but sitec cannot find "title"; the list leaves it out',
    ]);
    expect(built.json('api/v1/stories.json')).toMatchObject({ caseStudies: [{ slug: 'b' }] });
  });

  it.each([
    ['a wrong value', 'customer: { nam: A }', 'customer must have required property'],
    ['a wrong type', 'customer: Brot', 'customer must be object'],
  ])('is checked in the content: %s', async (_, line, message) => {
    const built = await stories({ 'content/case-studies.yaml': `- title: A\n  ${line}\n` });
    expect(built.exitCode).toBe(1);
    const found = built.problems.filter(({ code }) => code === 'SITEC1031');
    expect(found.some((problem) => problem.message.startsWith(message))).toBe(true);
    expect(found.every(({ line: at }) => at === 2)).toBe(true);
  });

  it.each(['"../../x"', '".hidden"', '"a\\0b"', '"\\uD800"', '""'])(
    'is a slug that can be the name of a file: %s is none',
    async (slug) => {
      const built = await stories({ 'content/case-studies.json': `[{ "title": "A", "slug": ${slug}, "customer": { "name": "A" } }]` });
      expect([built.exitCode, built.codes]).toEqual([1, ['SITEC1031']]);
    },
  );
});

describe('content of a declared kind', () => {
  const file = 'title: A\ncustomer: { name: A }';
  it.each([
    ['a data file with a list under its name', { 'content/case-studies.yaml': 'case-studies:\n  - { title: A, customer: { name: A } }\n' }],
    ['a data file that is a list', { 'content/case-studies.json': '[{ "title": "A", "customer": { "name": "A" } }]' }],
    ['front matter in its folder', { 'content/case-studies/a.md': `---\n${file}\n---\n` }],
    ['front matter that names it', { 'content/texts/a.md': `---\nkind: case-studies\n${file}\n---\n` }],
    ['a data file that names it', { 'content/a.yaml': `kind: case-studies\n${file}\n` }],
  ])('is %s', async (_, files) => {
    const built = await stories(files);
    expect(told(built)).toEqual([]);
    expect(built.json('api/v1/stories.json')).toMatchObject({ caseStudies: [{ slug: 'a', title: 'A', customer: { name: 'A' } }] });
  });

  it('is in the order of its data file', async () => {
    const built = await build({
      ...page(whole),
      'integrations/abacus/index.html': html('Abacus', whole),
      'content/integrations.yaml': '- { slug: ledger, vendor: Ledger Inc. }\n- { slug: abacus, vendor: Ledger Inc. }\n',
    });
    expect(rows(built).map(({ slug }) => slug)).toEqual(['ledger', 'abacus']);
  });

  it('of one slug in two files is reported, because which counts would be chance', async () => {
    const built = await stories({
      'content/a/case-studies/x.md': `---\n${file}\n---\n`,
      'content/b/case-studies/x.md': `---\n${file}\n---\n`,
    });
    expect(told(built)).toEqual([
      'SITEC1033 several content files describe case-studies "x": content/a/case-studies/x.md, content/b/case-studies/x.md',
    ]);
  });

  it('that is missing is reported with what was looked for', async () => {
    const { problems } = await stories({});
    expect(problems.map(({ message }) => message)).toContain(
      'no case-studies found: looked for case-studies.yaml, and for files in a folder case-studies/',
    );
  });
});
