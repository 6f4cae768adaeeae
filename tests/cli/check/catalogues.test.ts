/** Catalogues and cards of other makers, which are right in another way than ours. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { discoveryChecks } from '../../../cli/check/checks/discovery/index.ts';
import { BASE } from '../../compiler/site.ts';
import { contextAt, listen, outcomes } from './http-site.ts';

type Answers = Readonly<Record<string, readonly [type: string, body: unknown, status?: number, location?: string]>>;

const JSON_TYPE = 'application/json';

/** What one of the checks says of a site with these answers. */
const judged = async (name: string, answers: Answers): Promise<string | undefined> => {
  const address = await listen(({ url = '' }, response) => {
    const [type, body, status = 200, location] = answers[url] ?? ['text/html', 'none', 404];
    response.writeHead(status, { 'content-type': type, ...(location !== undefined && { location }) });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const checks = discoveryChecks.filter((check) => check.name === name);
  return (await outcomes(checks, contextAt(address)))[name];
};

const catalogue = (...links: readonly object[]): Answers => ({
  '/.well-known/api-catalog': ['application/linkset+json', { linkset: links }],
});

it('an address that ends with a slash has to be there', async () => {
  const found = await judged('catalogue-targets', catalogue({ anchor: `${BASE}/`, 'service-doc': [{ href: '/docs/gone/' }] }));
  expect(found).toBe('/.well-known/api-catalog links to /docs/gone/: status 404');
});

it('what the paths of a described API begin with need not be there', async () => {
  const api = { anchor: `${BASE}/api/v1/`, 'service-desc': [{ href: '/openapi.json' }] };
  const answers = { ...catalogue({ anchor: `${BASE}/`, item: [{ href: '/api/v1/' }] }, api), '/openapi.json': [JSON_TYPE, {}] as const };
  expect(await judged('catalogue-targets', answers)).toBe('passed');
});

it.each([
  ['another type is wanted', [JSON_TYPE, {}, 406], 'passed'],
  ['another method is wanted', [JSON_TYPE, {}, 405], 'passed'],
  ['a login is wanted', [JSON_TYPE, {}, 401], 'passed'],
  ['it has moved on the site', [JSON_TYPE, '', 301, '/there'], 'passed'],
  ['it has moved to nothing', [JSON_TYPE, '', 301, '/nowhere'], 'status 404'],
  ['it has moved to itself', [JSON_TYPE, '', 301, '/api'], 'it redirects endlessly'],
  ['it is broken', [JSON_TYPE, {}, 500], 'status 500'],
] as const)('a target: %s', async (_, answer, expected) => {
  const answers: Answers = { ...catalogue({ anchor: `${BASE}/`, item: [{ href: '/api' }] }), '/api': answer, '/there': [JSON_TYPE, {}] };
  const found = await judged('catalogue-targets', answers);
  expect(found).toBe(expected === 'passed' ? expected : `/.well-known/api-catalog links to /api: ${expected}`);
});

const digest = (bytes: string): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

it.each([
  ['an archive', { type: 'archive', url: '/a.zip', digest: digest('PK') }, 'passed'],
  [
    'a text that is called an archive',
    { type: 'archive', url: '/a.md', digest: digest('# A') },
    /its Content-Type is text\/markdown, not application\/zip$/,
  ],
  ['no digest', { url: '/a.md' }, /: the skill a has no digest$/],
  ['another digest', { url: '/a.md', digest: digest('# B') }, /: the skill a does not match its digest$/],
])('a skill: %s', async (_, skill, expected) => {
  const index = { skills: [{ name: 'a', description: 'A', ...skill }] };
  const files: Answers = { '/a.zip': ['application/zip', 'PK'], '/a.md': ['text/markdown', '# A'] };
  expect(await judged('agent-skills', { ...files, '/.well-known/agent-skills/index.json': [JSON_TYPE, index] })).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});

const card = { name: 'example.acme/site', version: '1.0.0', description: 'Plans of Acme.' };

it.each([
  ['no endpoint', card, 'passed'],
  ['its endpoint among its remotes', { ...card, remotes: [{ type: 'streamable-http', url: `${BASE}/api/mcp` }] }, 'passed'],
  [
    'a remote of another site',
    { ...card, remotes: [{ url: 'https://mcp.example/' }] },
    /its endpoint https:\/\/mcp\.example\/ is on another site$/,
  ],
])('a server card with %s', async (_, value, expected) => {
  expect(await judged('mcp-server-card', { '/.well-known/mcp/server-card.json': [JSON_TYPE, value] })).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});
