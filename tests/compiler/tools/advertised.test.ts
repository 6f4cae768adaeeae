/** A bundle advertises what all of its hosts serve, and nothing else; what is served is the same everywhere. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { REGISTRY_ENTRY } from '../../../compiler/protocols/mcp/registry-entry.ts';
import { asking } from '../protocols/ask-mcp.ts';
import { buildSite, html, SiteFolder, type Built, type Files } from '../site.ts';
import { advertisedSites, HEADED, mentions, namedPaths, NEGOTIATED, POSTED, tellingTexts } from './advertised-site.ts';

const [, [, full] = ['', {}]] = advertisedSites;

/** Files that only bundles have whose hosts answer POST. */
const POSTED_FILES = [
  '.well-known/agent-card.json',
  '.well-known/agent.json',
  '.well-known/agent-skills/use-the-mcp-server/SKILL.md',
  '.well-known/mcp.json',
  '.well-known/mcp/server-card.json',
  'mcp/server-card',
];

const withConfig = (files: Files, more: object): Files => ({
  ...files,
  'sitec.config.json': JSON.stringify({ ...(JSON.parse(String(files['sitec.config.json'])) as object), ...more }),
});

describe.each(advertisedSites)('a site with %s', (_, files) => {
  let served: Built;
  let plain: Built;
  let silent: Built;
  beforeAll(async () => {
    served = await buildSite({ files });
    plain = await buildSite({ files, options: { hosts: ['any'] } });
    silent = await buildSite({ files: withConfig(files, { negotiate: 'off' }) });
  });

  it('tells of everything where it is served, so that what follows can fail', () => {
    const texts = tellingTexts(served);
    expect([served.exitCode, ...POSTED_FILES.filter((file) => !served.dist.has(file))]).toEqual([0]);
    expect(mentions(texts, POSTED).length).toBeGreaterThan(12);
    expect(mentions(texts, NEGOTIATED).length).toBeGreaterThanOrEqual(4);
    expect(mentions(texts, HEADED).length).toBeGreaterThanOrEqual(1);
  });

  it('names no endpoint, no negotiation and no header on a host of files', () => {
    const texts = tellingTexts(plain);
    expect([plain.exitCode, ...mentions(texts, POSTED)]).toEqual([0]);
    expect(mentions(texts, NEGOTIATED)).toEqual([]);
    expect(mentions(texts, HEADED)).toEqual([]);
  });

  it('has the same files there but for those that are about an endpoint, and the second ones of markdown', () => {
    const isPosted = (file: string): boolean => POSTED_FILES.includes(file);
    const isSecond = (file: string): boolean => file.endsWith('.md') && plain.dist.has(file.replace(/\.md$/, '/index.md'));
    expect([...plain.dist.keys()].filter((file) => !isSecond(file))).toEqual([...served.dist.keys()].filter((file) => !isPosted(file)));
  });

  it('keeps its endpoints where only negotiation is turned off, and promises none', () => {
    expect([silent.exitCode, ...mentions(tellingTexts(silent), NEGOTIATED)]).toEqual([0]);
    expect([...silent.dist.keys()]).toEqual([...served.dist.keys()]);
    expect(mentions(tellingTexts(silent), POSTED).length).toBe(mentions(tellingTexts(served), POSTED).length);
  });

  it('names only paths of its own that are in the bundle', () => {
    const isThere = ({ dist }: Built, path: string): boolean =>
      ['', 'index.html', '.html', '/index.html'].some((end) => dist.has(decodeURIComponent(path.slice(1)) + end));
    const lost = (built: Built): readonly string[] => [...namedPaths(tellingTexts(built))].filter((path) => !isThere(built, path)).sort();
    expect(lost(plain)).toEqual([]);
    expect(lost(served)).toEqual(['/a2a', '/mcp']);
  });

  it('has no empty place and no blank lines where a sentence was left out', () => {
    const prose = [...tellingTexts(plain)].filter(([file]) => /^(?:llms\.txt|auth\.md|.*SKILL\.md)$/.test(file)).map(([, text]) => text);
    expect(prose.length).toBeGreaterThanOrEqual(3);
    expect(prose.join('\n')).not.toMatch(/undefined|\(\)|: \.|, ,|, \.|(?<!`)``(?!`)|\n\n\n| \n/);
  });

  it('answers /mcp and /a2a on a laptop all the same', async () => {
    const ask = asking(plain);
    const names = async (built: Built): Promise<unknown> => (await asking(built)('tools/list')).result;
    expect(await names(plain)).toEqual(await names(served));
    expect(JSON.stringify(await ask('tools/call', { name: 'get_contact', arguments: {} }))).toContain('structuredContent');
    const { endpoints } = (plain.json('_sitec/index.json') as { readonly http: { readonly endpoints: object } }).http;
    expect(endpoints).toEqual({ '/mcp': 'mcp', '/a2a': 'a2a', '/a2a/': 'a2a' });
  });
});

describe('a host of files', () => {
  it('counts when it is one of several', async () => {
    const { dist } = await buildSite({ files: full, options: { hosts: ['node', 'any'] } });
    expect(POSTED_FILES.filter((file) => dist.has(file))).toEqual([]);
  });

  it('costs the entry for the registry of an earlier build', async () => {
    const site = new SiteFolder(full);
    const entry = join(site.folder, REGISTRY_ENTRY);
    await site.compile();
    const before = existsSync(entry);
    await site.compile({ hosts: ['any'] });
    expect([before, existsSync(entry)]).toEqual([true, false]);
    site.remove();
  });

  it('leaves cards of another service of the company as they are', async () => {
    const own = { '.well-known/agent-card.json': '{"name":"ours"}', '.well-known/mcp.json': '{"name":"ours"}' };
    const { read, exitCode } = await buildSite({ files: { ...full, ...own }, options: { hosts: ['any'] } });
    expect(exitCode).toBe(0);
    for (const [file, text] of Object.entries(own)) expect(read(file), file).toBe(text);
  });

  it('keeps the proof for the registry, which is about the domain and was asked for', async () => {
    const files = withConfig(full, { mcp: { registryProof: 'v=MCPv1; k=ed25519; p=abc' } });
    const { read } = await buildSite({ files, options: { hosts: ['any'] } });
    expect(read('.well-known/mcp-registry-auth')).toContain('ed25519');
    expect(read('developers/index.md')).toContain('Proof of the domain for the MCP registry');
  });
});

describe('a template of the site itself', () => {
  const build = (text: string): Promise<Built> =>
    buildSite({
      files: {
        'index.html': html('Acme'),
        'templates/auth.md.eta': `# auth.md\n\n${text}\n`,
        'templates/skills/use-the-mcp-server.md.eta': '---\ndescription: Use <%= addresses.mcp %>\n---\n\n# MCP\n',
        'sitec.config.json': '{"templates":"templates"}',
      },
      options: { hosts: ['any'] },
    });

  it.each([['<%= addresses.mcp %>'], ['<%= addresses.agentCard %>'], ['<%= tools.plans %>'], ['<%= calls.plans %>']])(
    'that promises %s is an error with its line',
    async (text) => {
      const { exitCode, problem } = await build(text);
      expect([exitCode, problem('SITEC1503').line]).toEqual([1, 3]);
      expect(problem('SITEC1503').message).toContain('null');
    },
  );

  it('of the page for developers is held to the same', async () => {
    const { problem } = await buildSite({
      files: {
        'index.html': html('Acme'),
        'templates/developers.html.eta': '<p>Tools</p>\n<p><%= paths.mcp %></p>\n',
        'sitec.config.json': '{"templates":"templates","developers":{}}',
      },
      options: { hosts: ['any'] },
    });
    expect(problem('SITEC1503').line).toBe(2);
  });

  it('may ask first, and the skill about /mcp is not made', async () => {
    const { read, dist, exitCode } = await build(
      '<% if (addresses.mcp) { %>MCP<% } %>post <%= String(serves.post) %>, <%= served.length + questions.length + revisions.length + answerLanguages.length %>',
    );
    expect([exitCode, read('auth.md')]).toEqual([0, '# auth.md\n\npost false, 0\n']);
    expect(dist.has('.well-known/agent-skills/use-the-mcp-server/SKILL.md')).toBe(false);
  });
});
