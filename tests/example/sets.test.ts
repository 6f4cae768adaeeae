import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { CODING_SUFFIXES, type ContentCoding } from '../../runtime/bundle.ts';
import { example, filesOf, get, getJson, getText, renderedPages, schemaErrors, sha256 } from './example.ts';
import { AI_CATALOG, ARD_MANIFEST } from '../compiler/artefacts/catalogue-schemas.ts';
import { API_CATALOG, AGENT_CARD, SERVER_CARD, SKILL_INDEX } from './schemas.ts';

interface Named {
  readonly name: string;
}
interface Entry {
  readonly identifier: string;
  readonly type: string;
  readonly url: string;
  readonly capabilities?: readonly string[];
}

/** Tools of the specification, in the order of its table. */
const TOOLS = [
  'get_plans',
  'list_features',
  'get_feature',
  'list_platforms',
  'search_guides',
  'get_guide',
  'get_comparison',
  'get_contact',
  'search_site',
  'read_page',
];
const OPERATIONS: Readonly<Record<string, string>> = {
  get_company: '/api/v1/company.json',
  get_plans: '/api/v1/plans.json',
  get_features: '/api/v1/features.json',
  get_platforms: '/api/v1/platforms.json',
  get_guides: '/api/v1/guides.json',
  get_comparisons: '/api/v1/comparisons.json',
  get_questions: '/api/v1/questions.json',
  get_guide: '/api/v1/guides/{slug}.json',
  get_comparison: '/api/v1/comparisons/{slug}.json',
};
const SKILLS = ['pricing-questions', 'find-a-guide', 'compare-tools', 'start-a-trial', 'use-the-mcp-server'];

const catalog = await getJson<{ readonly entries: readonly Entry[] }>(paths.aiCatalog);
const ard = await getJson<{ readonly entries: readonly Entry[] }>(paths.ard);

describe('tools are the same set', () => {
  test('in tools/list', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(paths.mcp, example.url)));
    const { tools } = await client.listTools();
    await client.close();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS);
    const card = await getJson<{ readonly tools: readonly object[] }>(paths.mcpServerCard);
    expect(card.tools).toEqual(tools.map(({ outputSchema: _, ...tool }) => tool));
  });

  test.each([
    ['ard.json', ard],
    ['ai-catalog.json', catalog],
  ])('in %s', (_, { entries }) => {
    expect(entries.flatMap(({ capabilities = [] }) => capabilities)).toEqual(TOOLS);
  });
});

test('operations are those of the specification', async () => {
  const {
    openapi,
    info,
    paths: described,
  } = await getJson<{
    readonly openapi: string;
    readonly info: { readonly version: string };
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  }>(paths.openapi);
  expect([openapi, info.version]).toEqual(['3.1.0', '1.0.0']);
  const operations = Object.entries(described).map(([path, methods]) => [methods.get?.operationId ?? '', path]);
  expect(Object.fromEntries(operations)).toEqual(OPERATIONS);
  expect(
    Object.values(described)
      .flatMap(Object.keys)
      .filter((method) => method !== 'get'),
  ).toEqual([]);
});

describe('every public path', () => {
  // /api/v1/ is a prefix; /mcp and /a2a take POST; two files are there only when the configuration asks for them.
  const unserved: readonly string[] = [paths.api, paths.mcp, paths.a2a, paths.mcpRegistryProof, paths.copy];
  const served = Object.values(paths)
    .flat()
    .filter((path) => !unserved.includes(path));

  test.each(served)('%s answers 200', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  test('the manifest is in the bundle', () => {
    expect(existsSync(join(example.dist, paths.manifest))).toBe(true);
  });

  test.each([paths.mcp, paths.a2a])('%s takes POST only', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test.each([
    [paths.mcpServerCard, paths.mcpServerCardAliases],
    [paths.agentCard, [paths.agentCardAlias]],
  ])('%s is the same at its other paths', async (path, aliases) => {
    const text = await getText(path);
    for (const alias of aliases) expect(await getText(alias), alias).toBe(text);
  });

  test.each(['oauth-authorization-server', 'oauth-protected-resource', 'openid-configuration', 'http-message-signatures-directory'])(
    'nothing is served for %s',
    async (name) => expect((await get(`/.well-known/${name}`)).status).toBe(404),
  );
});

describe('cards and catalogues', () => {
  test.each([
    [paths.apiCatalog, API_CATALOG],
    [paths.mcpServerCard, SERVER_CARD],
    [paths.agentCard, AGENT_CARD],
    [paths.agentSkills, SKILL_INDEX],
    [paths.ard, ARD_MANIFEST],
    [paths.aiCatalog, AI_CATALOG],
  ])('%s has what its specification requires', async (path, schema) => {
    expect(schemaErrors(schema, await getJson(path))).toEqual([]);
  });

  test('the API catalogue describes the API, /mcp and /a2a, and every target answers', async () => {
    type Target = { readonly href: string };
    const { linkset } = await getJson<{
      readonly linkset: readonly ({ readonly anchor: string } & Readonly<Record<string, readonly Target[]>>)[];
    }>(paths.apiCatalog);
    const [own, ...described] = linkset.map(({ anchor }) => anchor);
    expect(own).toBe(example.url + paths.apiCatalog);
    expect(described).toEqual([paths.api, paths.mcp, paths.a2a].map((path) => example.url + path));
    expect(linkset[0]?.item?.map(({ href }) => href)).toEqual(described);
    for (const link of linkset.slice(1)) {
      const targets = [...(link['service-desc'] ?? []), ...(link['service-doc'] ?? [])];
      expect(targets).toHaveLength(2);
      for (const { href } of targets) expect((await get(href)).status, href).toBe(200);
    }
  });

  test('ai-catalog.json lists the MCP server, the guide, the API, the skills and llms.txt, each once', async () => {
    const skills = SKILLS.map((name) => `${example.url}/.well-known/agent-skills/${name}/SKILL.md`);
    const others = [paths.mcpServerCardAliases[1], paths.agentCard, paths.openapi, paths.llms].map((path) => example.url + path);
    expect(catalog.entries.map(({ url }) => url).toSorted()).toEqual([...skills, ...others].toSorted());
    expect(new Set(catalog.entries.map(({ identifier }) => identifier)).size).toBe(catalog.entries.length);
    for (const { url } of catalog.entries) expect((await get(url)).status, url).toBe(200);
  });

  test('ard.json lists the same but for llms.txt, which nobody can call', () => {
    expect(ard.entries).toEqual(catalog.entries.filter(({ url }) => url !== example.url + paths.llms));
    expect(ard.entries).toHaveLength(catalog.entries.length - 1);
  });

  test('the cards name the endpoints of this address', async () => {
    expect(await getJson(paths.mcpServerCard)).toMatchObject({ endpoint: example.url + paths.mcp, authentication: { required: false } });
    expect(await getJson(paths.agentCard)).toMatchObject({ url: example.url + paths.a2a, capabilities: { streaming: false } });
  });
});

describe('skills', () => {
  test('the five of the specification, with the digests of the served bytes', async () => {
    const { skills } = await getJson<{ readonly skills: readonly (Named & { readonly url: string; readonly digest: string })[] }>(
      paths.agentSkills,
    );
    expect(skills.map(({ name }) => name)).toEqual(SKILLS);
    for (const { url, digest, name } of skills) {
      const bytes = Buffer.from(await (await get(url)).arrayBuffer());
      expect(digest, name).toBe(`sha256:${sha256(bytes)}`);
      expect(bytes.toString()).toMatch(new RegExp(`^---\\nname: ${name}\\ndescription: ".+"\\n---\\n\\n# `));
    }
  });
});

test('the manifest lists every file with its hash and size, and nothing else', async () => {
  const { files } = JSON.parse(readFileSync(join(example.dist, paths.manifest), 'utf8')) as {
    readonly files: Readonly<
      Record<string, { readonly sha256: string; readonly bytes: number; readonly encodings?: readonly ContentCoding[] }>
    >;
  };
  const found = filesOf(example.dist).filter((file) => `/${file}` !== paths.manifest);
  const listed = Object.entries(files).flatMap(([file, { encodings = [] }]) => [
    file,
    ...encodings.map((coding) => file + CODING_SUFFIXES[coding]),
  ]);
  expect(listed.toSorted()).toEqual(found);
  for (const [file, entry] of Object.entries(files)) {
    const bytes = readFileSync(join(example.dist, file));
    expect(entry, file).toMatchObject({ sha256: sha256(bytes), bytes: bytes.length });
  }
  expect(renderedPages().length).toBeGreaterThan(50);
});
