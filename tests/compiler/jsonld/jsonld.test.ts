/** JSON-LD as sites write it: everything that is not quite JSON, and nodes wherever they stand. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLenientJson } from '../../../compiler/base/lenient-json.ts';
import { graphOf, held, placeIn } from '../../../compiler/jsonld/graph.ts';
import { readJsonLd, text } from '../../../compiler/jsonld/read.ts';
import { parsePage } from '../../../compiler/markdown/parse.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { barePage, nodesOf } from '../facts/readers/offer-claims.ts';

const read = (body: string, start = 0) => {
  const problems = new ProblemList();
  const nodes = readJsonLd([{ text: body, start }], 'page.html', problems);
  return { nodes, names: nodes.map(({ properties }) => properties.name), problems: problems.sorted() };
};

const thing = '{"@type":"Thing","name":"a"}';

describe('a script', () => {
  const namesIn = (html: string): readonly unknown[] =>
    readJsonLd(parsePage(`<head>${html}</head>`).scripts, 'page.html', new ProblemList()).map(({ properties }) => properties.name);

  it.each(['application/ld+json', 'Application/LD+JSON; charset=utf-8', ' application/ld+json'])('of type "%s" is read', (type) => {
    expect(namesIn(`<script type="${type}">${thing}</script>`)).toEqual(['a']);
  });

  it('of another type is not read, and several are', () => {
    expect(namesIn(`<script type="application/json">${thing}</script>`)).toEqual([]);
    expect(namesIn(`<script type="application/ld+json">${thing}</script>`.repeat(2))).toEqual(['a', 'a']);
  });

  it.each<readonly [what: string, body: string]>([
    ['CDATA', `<![CDATA[${thing}]]>`],
    ['CDATA in line comments', `\n//<![CDATA[\n${thing}\n//]]>\n`],
    ['CDATA in block comments', `/*<![CDATA[*/${thing}/*]]>*/`],
    ['an HTML comment', `<!-- ${thing} -->`],
    ['CDATA in an HTML comment', `<!--//--><![CDATA[//><!--\n${thing}\n//--><!]]>`],
    ['a byte order mark', `\uFEFF${thing}`],
  ])('may wrap its JSON: %s', (_, body) => {
    const { names, problems } = read(body);
    expect(names).toEqual(['a']);
    expect(problems.filter(({ code }) => code !== 'SITEC2301')).toEqual([]);
  });

  it.each<readonly [what: string, body: string, reason: string, at: string]>([
    ['a comma at the end of an object', '{"@type":"Thing","name":"a",}', 'a comma before "}"', ',}'],
    ['a comma at the end of a list', `[${thing},\n]`, 'a comma before "]"', ',\n]'],
    ['a comma that stands in a text too', '{"name":"a,}","@type":"T",}', 'a comma before "}"', ',}'],
    ['a line comment', '{"@type":"Thing", // here\n"name":"a"}', 'a comment', '// here'],
    ['a block comment', '{"@type":"Thing",/* } */"name":"a"}', 'a comment', '/*'],
    ['a line break in a text', '{"@type":"Thing","name":"a\nb"}', 'a line break or control character inside a text', '\nb'],
    ['a space without a break', '{"@type":"Thing",\u00a0"name":"a"}', 'white space that JSON does not know', '\u00a0'],
  ])('is mended and reported once at its place: %s', (_, body, reason, at) => {
    const { nodes, problems } = read(body, 100);
    expect(nodes).toHaveLength(1);
    const offset = 100 + (body.includes('"a,}"') ? body.lastIndexOf(at) : body.indexOf(at));
    expect(problems).toMatchObject([{ code: 'SITEC2301', place: { file: 'page.html', offset } }]);
    expect(problems[0]?.message).toContain(reason);
  });

  it.each<readonly [what: string, body: string, reason: string, offset: number]>([
    ['words without quotes', '{"a": b}', 'unexpected "b"', 6],
    ['single quotes', "{'a': 1}", 'unexpected "\'"', 1],
    ['an end that is missing', '{"a": [1', 'it is incomplete', 8],
    ['a text without an end', '{"a": "b}', 'unexpected "\\""', 6],
    ['a comma too much', '[1,,2]', 'unexpected ","', 3],
    ['something behind the end', '{} {}', 'unexpected "{"', 3],
    ['a number with a zero before it', '[01]', 'unexpected "1"', 2],
    ['an escape that is none', '["\\x"]', 'a text has an escape that JSON does not know', 1],
    ['nesting without end', '['.repeat(5000), 'nested more than 64 levels deep', 65],
  ])('is left out and reported at its place: %s', (_, body, reason, offset) => {
    const { nodes, problems } = read(body, 100);
    expect(nodes).toEqual([]);
    expect(problems.map(({ code, message, place }) => [code, message, place?.offset])).toEqual([
      ['SITEC2302', `cannot read the JSON-LD: ${reason}`, 100 + offset],
    ]);
  });

  it('of a page is reported at its own line, also behind attributes', () => {
    const problems = new ProblemList();
    const page = '<head>\n<script id="x" type="application/ld+json">\n{ "a": b }</script>';
    readJsonLd(parsePage(page).scripts, 'page.html', problems);
    expect(problems.sorted()[0]?.place?.offset).toBe(page.indexOf('b }'));
  });

  it('reads what JSON.parse reads, and whatever it is given to the end', () => {
    const values = fastCheck.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value));
    fastCheck.assert(
      fastCheck.property(values, (source) => {
        expect(readLenientJson(source)).toMatchObject({ value: JSON.parse(source) as unknown, mended: null });
      }),
    );
    const signs = fastCheck.string({ unit: fastCheck.constantFrom(...'{}[]":,/*\\ \n1aé<!->') });
    fastCheck.assert(fastCheck.property(signs, (body) => read(body).nodes.length >= 0));
    for (const sign of ['"', '/*', '{"', '[', '<!--', '//', '\\"', '-->']) expect(read(sign.repeat(200_000)).nodes).toEqual([]);
  });
});

describe('nodes', () => {
  it.each<readonly [where: string, value: unknown, names: readonly unknown[]]>([
    [
      'in a list',
      [
        { '@type': 'T', name: 'a' },
        { '@type': 'T', name: 'b' },
      ],
      ['a', 'b'],
    ],
    ['in a graph', { '@graph': [{ '@type': ['T', 'U'], name: 'a' }] }, ['a']],
    [
      'inside of others, with and without a type',
      { '@type': 'T', name: 'o', part: [{ name: 'p', deep: { '@type': 'T', name: 'a' } }] },
      ['o', 'p', 'a'],
    ],
    ['nowhere', 'text', []],
    ['without a type at the top', { name: 'a' }, []],
  ])('are found %s', (_, value, names) => {
    expect(nodesOf(value).map(({ properties }) => properties.name)).toEqual(names);
  });

  it('know their types and properties without a prefix, their parent and their place', () => {
    const value = {
      '@context': { '@vocab': 'x' },
      '@type': 'http://www.schema.org/Product',
      'schema:offers': [{ '@type': 'schema:Offer', 'https://schema.org/price': 1 }],
    };
    const [product, offer, ...others] = nodesOf(value);
    expect(others).toEqual([]);
    expect(product).toMatchObject({ types: ['Product'], pointer: '', parent: null });
    expect(offer).toMatchObject({ types: ['Offer'], property: 'offers', pointer: '/schema:offers/0', properties: { price: 1 } });
    expect(offer?.parent).toBe(product);
    const source = JSON.stringify(value);
    expect(offer && placeIn(barePage, offer, 'price').offset).toBe(source.indexOf('1}'));
    expect(offer && placeIn(barePage, offer, 'missing').offset).toBe(source.indexOf('{"@type":"schema:Offer"'));
  });

  it('in a graph have no parent, whatever holds the graph', () => {
    expect(nodesOf({ '@type': 'T', '@graph': [{ '@type': 'U' }] }).map(({ parent }) => parent)).toEqual([null, null]);
  });

  it('are found by what refers to them: on the page, else on the site', () => {
    const nodes = nodesOf({
      '@graph': [
        { '@type': 'T', maker: [{ '@id': '#a' }, { '@id': '#b' }, { '@id': '#c' }], by: '#a' },
        { '@id': '#a', '@type': 'T', name: 'here' },
      ],
    });
    const site = nodesOf([
      { '@id': '#a', '@type': 'T', name: 'there' },
      { '@id': '#b', '@type': 'T', name: 'there' },
    ]);
    const graph = graphOf(nodes, site);
    const [first] = nodes;
    const names = (property: string) => first && held(first, property, graph).map((node) => text(node, 'name'));
    expect(names('maker')).toEqual(['here', 'there', null]);
    expect(names('by')).toEqual(['here']);
  });
});
