/** Templates of a site: what replaces what, and every way in which one can be wrong. */
import { describe, expect, it } from 'vitest';
import { PROSE_NAMES, proseTemplates } from '../../../compiler/prose/names.ts';
import { shownTemplates } from '../../docs/templates.ts';
import { buildSite, html, type Built, type Files } from '../site.ts';

const PRICING = html(
  'Pricing',
  '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p></div>',
);

/** A site with every kind that a skill is about. */
const FILES: Files = {
  'index.html': html('Acme'),
  'pricing.html': PRICING,
  'guides/forge.html': html('Forge an anvil', '<h2>Heat</h2><p>Heat it.</p>'),
  'compare/rival.html': html('Acme vs Rival', '<p data-sitec-comparison="rival" data-sitec-competitor="Rival">Both</p>'),
};

/** Builds a site with templates of its own. */
const withTemplates = (templates: Files, files: Files = FILES, developers = false): Promise<Built> =>
  buildSite({
    files: {
      ...files,
      'sitec.config.json': JSON.stringify({ templates: 'templates', developers }),
      'templates/.gitkeep': '',
      ...Object.fromEntries(Object.entries(templates).map(([name, text]) => [`templates/${name}`, text])),
    },
  });

const found = ({ problems }: Built): readonly (readonly [string, string | undefined, number | null, string])[] =>
  problems.filter(({ code }) => code.startsWith('SITEC15')).map(({ code, place, line, message }) => [code, place?.file, line, message]);

describe('templates of a site', () => {
  it('replace those of sitec one by one, and leave all others as they were', async () => {
    const plain = await buildSite({ files: FILES });
    const own = await withTemplates({ '404.md.eta': '# Gone\n\nAsk <%= name %> for *<%= counts.plans %>* plans.\n', ...shownTemplates });
    expect(own.codes).toEqual([]);
    expect(own.read('_sitec/404.md')).toBe('# Gone\n\nAsk Acme for *1* plans.\n');
    expect(own.read('auth.md')).toMatch(/^# auth\.md of Acme\n\nNo key .*\n\nSend at most 30 requests a minute\.\n$/);
    for (const path of ['llms.txt', '404.html', '.well-known/agent-skills/find-a-guide/SKILL.md'])
      expect(own.read(path), path).toBe(plain.read(path));
  });

  it('give the description of a skill to its index, the AI catalogue and MCP', async () => {
    const { read, json } = await withTemplates({ ...shownTemplates });
    const description = 'Answer questions about the prices of Acme. Use when the user asks what it costs.';
    const skill = read('.well-known/agent-skills/pricing-questions/SKILL.md');
    expect(skill).toMatch(/^---\nname: pricing-questions\ndescription: ".+"\nlicense: "CC-BY-4\.0"\n---\n\n# Prices\n/);
    const { skills } = json('.well-known/agent-skills/index.json') as { readonly skills: readonly object[] };
    expect(skills[0]).toMatchObject({ name: 'pricing-questions', description });
    expect(read('.well-known/ai-catalog.json')).toContain(JSON.stringify(description));
    expect(read('_sitec/index.json')).toContain('CC-BY-4.0');
  });

  it('are all tried, and nothing is written when one is wrong', async () => {
    const site = await withTemplates({
      '404.html.eta': '<p><%= name %></p>\n<%= nothing.here %>',
      '404.md.eta': 'a\n<%= name',
      'auth.md.eta': '# auth.md\n<% throw new Error("no luck"); %>',
      'llms.md.eta': '# A\n\n> b\n\n## C\n',
      'skills/find-a-guide.md.eta': '# No front matter',
    });
    expect(found(site)).toEqual([
      ['SITEC1504', 'templates/404.html.eta', 2, 'the template uses "nothing", which does not exist'],
      ['SITEC1503', 'templates/404.md.eta', 2, 'cannot render the template: unclosed tag'],
      ['SITEC1503', 'templates/auth.md.eta', 2, 'cannot render the template: no luck'],
      ['SITEC1505', 'templates/llms.md.eta', null, 'llms.md.eta writes a text that has a heading that is not its title: "## C"'],
      [
        'SITEC1505',
        'templates/skills/find-a-guide.md.eta',
        null,
        "skills/find-a-guide.md.eta writes a text that has a front matter that skills cannot have: it must have required property 'description'",
      ],
    ]);
    expect(site.exitCode).toBe(1);
    expect(site.dist.size).toBe(0);
  });

  it('are given every name that is documented, and nothing else of the build', async () => {
    const names = Object.keys(PROSE_NAMES);
    const print = names.map((name) => `- <%= typeof ${name} %>`).join('\n');
    const site = await withTemplates({ '404.md.eta': `# Names\n\n${print}\n- <%= typeof build %> <%= typeof it %> <%= typeof include %>` });
    const types = site
      .read('_sitec/404.md')
      .split('\n')
      .slice(2, -1)
      .map((line) => line.slice(2));
    expect(types).toHaveLength(names.length + 1);
    expect(types.slice(0, -1)).not.toContain('undefined');
    expect(types.at(-1)).toBe('undefined undefined undefined');
  });

  it.each([
    ['auth.md.eta', '# auth.md\n\n<% counts.plans = 99 %>', 3],
    ['404.md.eta', '# Gone\n<% revisions.sort() %>', 2],
    ['404.md.eta', '# Gone\n<% served[0].arguments.push("more") %>', 2],
    ['developers.html.eta', '<p>Ours</p>\n<% paths.llms = "/evil" %>', 2],
    ['developers.html.eta', '<p>Ours</p>\n<% tools[0].fields.length = 0 %>', 2],
  ])('cannot change what they are given: %s', async (name, template, line) => {
    const site = await withTemplates({ [name]: template }, undefined, true);
    expect(found(site)).toEqual([
      ['SITEC1503', `templates/${name}`, line, expect.stringMatching(/: Cannot (?:assign to read only property|add property)/)],
    ]);
    expect(site.dist.size).toBe(0);
  });

  it('can use copies of what they are given', async () => {
    const template = '# Gone\n\n<%= { ...counts, plans: 9 }.plans %> <%= [...competitors, "b", "a"].toSorted().join() %>';
    expect((await withTemplates({ '404.md.eta': template })).read('_sitec/404.md')).toBe('# Gone\n\n9 Rival,a,b\n');
  });

  it('fill the page for developers, and its twin', async () => {
    const template = '<h2>Ours</h2>\n<p><%= tools.length %> tools for <%= name %></p>';
    const own = await withTemplates({ 'developers.html.eta': template }, undefined, true);
    expect(own.read('developers/index.html')).toContain('<h2>Ours</h2>');
    expect(own.read('developers/index.md')).toMatch(/\b[2-9] tools for Acme/);
    const wrong = await withTemplates({ 'developers.html.eta': '\n<%= tool.length %>', 'auth.md.eta': '# Keys' }, undefined, true);
    expect(found(wrong).map(([code, file, line]) => [code, file, line])).toEqual([
      ['SITEC1505', 'templates/auth.md.eta', null],
      ['SITEC1504', 'templates/developers.html.eta', 2],
    ]);
    expect(wrong.dist.size).toBe(0);
  });

  it.each(proseTemplates)('are not empty: %s', async (name) => {
    const site = await withTemplates({ [name]: '<% /* Nothing. */ %>\n \n' }, undefined, true);
    expect(found(site)).toEqual([['SITEC1505', `templates/${name}`, null, `${name} writes a text that is empty`]]);
    expect(site.dist.size).toBe(0);
  });

  it('cannot be other files of sitec', async () => {
    const site = await withTemplates({ 'webmcp.js.eta': '', 'README.md': '' });
    expect(found(site).map(([code, file]) => [code, file])).toEqual([
      ['SITEC1502', 'templates/README.md'],
      ['SITEC1502', 'templates/webmcp.js.eta'],
    ]);
    expect(site.exitCode).toBe(3);
  });
});

describe('the front matter of a skill', () => {
  const cases = [
    ['description: ""', 'has a front matter that skills cannot have: description must NOT have fewer than 1 characters'],
    [`description: ${'x'.repeat(1025)}`, 'has a front matter that skills cannot have: description must NOT have more than 1024 characters'],
    ['description: x\nversion: 1', 'has the key "version" in its front matter, which skills cannot have'],
    ['description: x\nname: other', 'names itself "other" in its front matter'],
    ['description: x\nmetadata: { a: 1 }', 'has a front matter that skills cannot have: metadata.a must be string'],
    ['description: x\n---\n\n<% if (false) { %>\nText\n<% } %>', 'has nothing after its front matter'],
    ['description: [', 'has a front matter that cannot be read'],
  ] as const;

  it.each(cases)('%s: %s', async (matter, reason) => {
    const site = await withTemplates({ 'skills/compare-tools.md.eta': `---\n${matter}\n${matter.includes('---') ? '' : '---\n\n# Text'}` });
    expect(site.problem('SITEC1505').message).toContain(`skills/compare-tools.md.eta writes a text that ${reason}`);
  });
});

describe('the opening of llms.txt', () => {
  it.each([
    ['> Quotation first\n\n# Title', 'does not begin with a title (#)'],
    ['# Title\n\nText', 'has no quotation (>) after its title'],
    ['# Title\n\n> Quotation\n\nMore\n====', 'has a heading that is not its title: "More"'],
  ])('%j %s', async (text, reason) => {
    const site = await withTemplates({ 'llms.md.eta': text });
    expect(found(site).map(([, , , message]) => message)).toContain(`llms.md.eta writes a text that ${reason}`);
  });

  it('may show headings in code', async () => {
    const site = await withTemplates({ 'llms.md.eta': '# Title\n\n> Quotation\n\n```sh\n# comment\n```' });
    expect(site.codes).toEqual([]);
  });
});

it('every template of the list is in the folder of sitec', async () => {
  const site = await buildSite({ files: { 'index.html': html('Acme') } });
  expect(site.exitCode).toBe(0);
  expect(proseTemplates.length).toBe(10);
});
