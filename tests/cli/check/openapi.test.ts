/** Which documents of an API are asked for, and schemas and JSON of other people. */
import { expect, it } from 'vitest';
import { apiChecks } from '../../../cli/check/checks/api/index.ts';
import { schemaReason } from '../../../cli/check/checks/api/schema-reason.ts';
import { factsChecks } from '../../../cli/check/checks/facts/index.ts';
import { jsonOf } from '../../../cli/terminal/json.ts';
import { BASE } from '../../compiler/site.ts';
import { contextAt, listen, outcomes, sendJson } from './http-site.ts';

const responses = { 200: { description: 'Yes', content: { 'application/json': {} } } };
const get = { responses };

/** What is asked for below /v1 by a description. */
const askedFor = async (
  description: object,
): Promise<{ readonly asked: readonly string[]; readonly found: Readonly<Record<string, string>> }> => {
  const asked: string[] = [];
  const address = await listen(({ url = '' }, response) => {
    if (url === '/openapi.json') return sendJson(response, { openapi: '3.1.0', info: { title: 'Acme' }, ...description });
    if (url.includes('v1') && !url.startsWith('/api/')) asked.push(url);
    return sendJson(response, '{}', url.includes('v1') ? 200 : 404);
  });
  const found = await outcomes([...apiChecks, ...factsChecks], contextAt(address));
  return { asked: [...new Set(asked)].toSorted(), found };
};

it('what needs more than its path is left out', async () => {
  const query = { name: 'q', in: 'query', required: true };
  const { asked, found } = await askedFor({
    components: { parameters: { Query: query }, responses: { Yes: responses[200] } },
    paths: {
      '/v1/open': { get },
      '/v1/referred': { get: { responses: { 200: { $ref: '#/components/responses/Yes' } } } },
      '/v1/optional': { get: { ...get, parameters: [{ ...query, required: false }], security: [{ key: [] }, {}] } },
      '/v1/of/{plan-id}': {
        get: { ...get, parameters: [{ name: 'plan-id', in: 'path', required: true, schema: { enum: ['a/b', 'ü'] } }] },
      },
      '/v1/any/{id}': { get: { ...get, parameters: [{ name: 'id', in: 'path', required: true }] } },
      '/v1/search': { get: { ...get, parameters: [query] } },
      '/v1/shared': { parameters: [{ $ref: '#/components/parameters/Query' }], get },
      '/v1/elsewhere': { get: { ...get, parameters: [{ $ref: 'parameters.json#/Query' }] } },
      '/v1/login': { get: { ...get, security: [{ key: [] }] } },
      '/v1/body': { get: { ...get, requestBody: { required: true } } },
      '/v1/orders': { post: { responses } },
      '/v1/image': { get: { responses: { 200: { content: { 'image/png': {} } } } } },
      '/v1/other': { get, servers: [{ url: 'https://api.acme.example' }] },
    },
  });
  expect(asked).toEqual(['/v1/of/%C3%BC', '/v1/of/a%2Fb', '/v1/open', '/v1/optional', '/v1/referred']);
  expect(found['openapi-paths']).toBe('passed');
});

it.each([
  ['a folder', [{ url: 'shop/' }], ['/shop/v1/a']],
  [
    'the public address',
    [{ url: 'https://api.acme.example' }, { url: `${BASE}/{stage}`, variables: { stage: { default: 'live' } } }],
    ['/live/v1/a'],
  ],
  ['another site', [{ url: 'https://api.acme.example' }], []],
])('servers: %s', async (_, servers, expected) => {
  const { asked, found } = await askedFor({ servers, paths: { '/v1/a': { get } } });
  expect(asked).toEqual(expected);
  const none = 'no API description has a public document';
  expect(found['openapi-paths']).toBe(expected.length > 0 ? 'passed' : none);
});

it('a login for everything leaves nothing', async () => {
  expect((await askedFor({ security: [{ key: [] }], paths: { '/v1/a': { get } } })).asked).toEqual([]);
});

it('of thousands of paths some are asked for, the same ones each time', async () => {
  const paths = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`/v1/${index}.json`, { get }]));
  const first = await askedFor({ paths });
  expect(first.asked.length).toBe(50);
  expect(first.asked).toContain('/v1/2999.json');
  expect((await askedFor({ paths })).asked).toEqual(first.asked);
});

/** Definitions of which each refers twice to the next one. */
const doubled = Array.from(
  { length: 40 },
  (_, index) => [`a${index}`, { anyOf: [1, 2].map(() => ({ $ref: `#/$defs/a${index + 1}` })) }] as const,
);
const ENDLESS: readonly (readonly [string, object, string])[] = [
  ['a pattern', { type: 'string', pattern: '^(a+)+$' }, `${'a'.repeat(50)}!`],
  ['references', { $ref: '#/$defs/a0', $defs: { ...Object.fromEntries(doubled), a40: { type: 'number' } } }, 'x'],
];

it.each(ENDLESS)('%s that takes for ever is stopped, and the next schema is read', (_, schema, value) => {
  expect(schemaReason({ ...schema }, value)).toBe('it takes more than 2 s to compare them');
  expect(schemaReason({ type: 'object', required: ['a'] }, {})).toBe("it must have required property 'a'");
});

it('references in a circle are no crash', () => {
  expect(schemaReason({ $ref: '#' }, 1)).toBe(null);
  expect(schemaReason({ $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } }, $ref: '#/$defs/a' }, 1)).toMatch(
    /^the schema cannot be used: /,
  );
});

it.each([
  ['a schema', '</it>; rel="describedby"', { type: 'object' }, 'passed'],
  ['a schema that is not met', '</it>; rel=describedby', { type: 'string' }, /: it must be string$/],
  [
    'a schema among other links',
    '</x>; rel="next", </doc>; rel=describedby; type="text/html", </it>; rel="item describedby"',
    { type: 'string' },
    /must be string$/,
  ],
  ['what a schema is called, and is none', '</it>; rel="describedby"; type="application/schema+json"', '# Text', /: there is no schema$/],
  ['a schema that is gone', '</gone>; rel="describedby"', {}, /: there is no schema$/],
  ['a page for people', '</it>; rel="describedby"; type="text/html"', '<h1>Plans</h1>', 'no document names its schema'],
  ['a text that names no type', '</it>; rel="describedby"', '# Text', 'no document names its schema'],
  ['a description that is no schema', '</it>; rel="describedby"', { name: 'Plans' }, 'no document names its schema'],
  ['a header that is made to be slow', '<>rel'.repeat(3000), {}, 'no document names its schema'],
])('a document is described by %s', async (_, link, described, expected) => {
  const address = await listen(({ url = '' }, response) => {
    if (url === '/openapi.json') return sendJson(response, { openapi: '3.1.0', info: { title: 'A' }, paths: { '/v1/a.json': { get } } });
    if (url === '/v1/a.json') response.setHeader('link', link);
    return sendJson(response, url === '/it' ? described : url === '/gone' ? 'none' : {}, url === '/it' || url === '/v1/a.json' ? 200 : 404);
  });
  const found = await outcomes(apiChecks, contextAt(address));
  expect(found['api-schemas']).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

it('JSON is read down to 200 levels', () => {
  expect([jsonOf('1'), jsonOf('{'), jsonOf(nested(3))]).toEqual([1, undefined, [[[]]]]);
  expect([jsonOf(nested(200)) === undefined, jsonOf(nested(201)), jsonOf(nested(500_000))]).toEqual([false, undefined, undefined]);
});

it('documents nested without an end are no JSON, and no crash', async () => {
  const address = await listen(({ url = '' }, response) =>
    sendJson(
      response,
      url === '/openapi.json' ? { openapi: '3.1.0', info: { title: 'A' }, paths: { '/v1/a.json': { get } } } : nested(100_000),
    ),
  );
  const found = await outcomes([...apiChecks, ...factsChecks], contextAt(address));
  expect(found['openapi-paths']).toBe('OpenAPI describes /v1/a.json: it is not JSON with at most 200 levels');
});
