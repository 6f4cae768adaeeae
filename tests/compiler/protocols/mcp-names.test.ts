/** What /mcp makes of names and kinds that are not what one expects. */
import { describe, expect, it } from 'vitest';
import { buildSite, html } from '../site.ts';
import { asking, type Answer } from './ask-mcp.ts';

const PRICING = html(
  'Pricing',
  '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p></div>',
);

describe('names that look like something else', () => {
  it('a company name is no template', async () => {
    const company = '<script type="application/ld+json">{"@type":"Organization","name":"{value} & Co"}</script>';
    const ask = asking(await buildSite({ files: { 'index.html': html('Home', '<p>Hello.</p>', company), 'pricing.html': PRICING } }));
    const { result } = (await ask('initialize', { protocolVersion: 'INJECTED' })) as { readonly result: Answer };
    expect(result.serverInfo).toMatchObject({ title: '{value} & Co' });
    expect(JSON.stringify(result)).not.toContain('INJECTED');
    const { result: prompt } = await ask('prompts/get', { name: 'choose_plan', arguments: { budget: '5' } });
    expect(JSON.stringify(prompt)).toContain('a plan of {value} & Co');
  });

  it('a slug that begins another word of the address is found where it stands', async () => {
    const names = ['i', 'in', 'index', 'guide', 'value', 'constructor'];
    const files = Object.fromEntries(names.map((name) => [`guides/${name}/index.html`, html(`Guide ${name}`, '<p>Text.</p>')]));
    const ask = asking(await buildSite({ files: { 'index.html': html('Home'), ...files } }));
    const { result } = (await ask('resources/templates/list')) as {
      readonly result: { readonly resourceTemplates: readonly { readonly uriTemplate: string }[] };
    };
    expect(result.resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'https://acme.example/guides/{slug}/index.md',
      'https://acme.example/api/v1/guides/{slug}.json',
    ]);
    for (const name of names) {
      const { result: guide } = await ask('tools/call', { name: 'get_guide', arguments: { slug: name } });
      expect(guide).toMatchObject({ structuredContent: { slug: name } });
    }
  });

  it('a page without a language has none in a result', async () => {
    const page = html('Shared inbox', '<p>All in one.</p>').replace(' lang="en"', '');
    const ask = asking(await buildSite({ files: { 'index.html': html('Home'), 'features/inbox/index.html': page } }));
    const { result } = (await ask('tools/call', { name: 'get_feature', arguments: { slug: 'inbox' } })) as { readonly result: Answer };
    expect(result.structuredContent).not.toHaveProperty('language');
  });
});

describe('many declared kinds', () => {
  it('leave tools/list short, and every tool in it', async () => {
    const properties = Object.fromEntries(
      Array.from({ length: 15 }, (_, index) => [
        `field${index}`,
        { type: 'string', description: `What the field number ${index} is about` },
      ]),
    );
    const kind = (number: number): object => ({
      singular: `thing${'x'.repeat(number)}`,
      title: `Things ${number}`,
      description: `Things of the sort number ${number}`,
      schema: { type: 'object', properties: { name: { type: 'string', description: 'Name' }, ...properties }, additionalProperties: false },
    });
    const kinds = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`things${'x'.repeat(index)}`, kind(index)]));
    const entries = Object.keys(kinds).map((name) => [`content/${name}.json`, JSON.stringify([{ slug: 'one', name: 'One' }])] as const);
    const files = { 'index.html': html('Home'), ...Object.fromEntries(entries), 'sitec.config.json': JSON.stringify({ kinds }) };
    const ask = asking(await buildSite({ files }));
    const answer = await ask('tools/list');
    expect((answer.result as { readonly tools: readonly unknown[] }).tools).toHaveLength(3 + 24);
    // Names and descriptions of so many tools alone are that long: nothing else is left in the list.
    expect(JSON.stringify(answer.result).length).toBeLessThan(13_000);
    expect(JSON.stringify(answer.result)).not.toContain('outputSchema');
  });

  it('with texts are read in parts', async () => {
    const kinds = {
      stories: {
        singular: 'story',
        title: 'Stories',
        description: 'Stories of customers',
        pages: '/stories/*',
        text: true,
        schema: { type: 'object', properties: { name: { type: 'string', description: 'Name' } }, additionalProperties: false },
        fields: { name: 'h1' },
      },
    };
    const text = Array.from({ length: 9 }, (_, index) => `<h2 id="s${index}">Chapter ${index}</h2><p>${'It went on. '.repeat(500)}</p>`);
    const site = await buildSite({
      files: {
        'index.html': html('Home'),
        'stories/long/index.html': html('A long story', text.join('')),
        'sitec.config.json': JSON.stringify({ kinds }),
      },
    });
    const { markdown } = site.json('api/v1/stories/long.json') as { readonly markdown: string };
    const { result } = (await asking(site)('tools/call', { name: 'get_story', arguments: { slug: 'long' } })) as {
      readonly result: Answer;
    };
    expect(result.structuredContent).toMatchObject({ slug: 'long', name: 'A long story', totalChars: markdown.length });
    expect((result.structuredContent as { readonly markdown: string }).markdown.length).toBeLessThanOrEqual(24_000);
    const { result: section } = await asking(site)('tools/call', { name: 'get_story', arguments: { slug: 'long', section: 's8' } });
    expect(JSON.stringify(section)).toContain('## Chapter 8');
  });
});
