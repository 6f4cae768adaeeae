import { trialToken } from '../../../trial-token.ts';
import { both, CARDS, edited, gone, json, moved, page, withHeader, without, type ProbeCase } from './broken.ts';

const skill = '/.well-known/agent-skills/find-a-guide/SKILL.md';

/** Broken in discovery. */
export const discoveryCases: readonly ProbeCase[] = [
  {
    broken: 'a token of an origin trial is of another site',
    overrides: {
      '/': edited((text) =>
        text.replace(
          '<script src="/webmcp.js"',
          `<meta http-equiv="origin-trial" content="${trialToken('https://www.acme.example', 'WebMCP', 4_000_000_000)}">$&`,
        ),
      ),
    },
    expected: [
      'SITEC5049 browsers reject a token of the home page for the origin trial of WebMCP: it is for https://www.acme.example, not for https://acme.example',
    ],
  },
  {
    broken: 'robots.txt is missing',
    overrides: { '/robots.txt': gone },
    expected: ['SITEC5030 /robots.txt has a problem: there is none'],
  },
  {
    broken: 'robots.txt is a page',
    overrides: { '/robots.txt': page },
    expected: ['SITEC5030 /robots.txt has a problem: it returns an HTML page'],
  },
  {
    broken: 'robots.txt has two groups for *',
    overrides: { '/robots.txt': edited((text) => `${text}User-agent: *\nAllow: /\n`) },
    expected: ['SITEC5030 /robots.txt has a problem: it has several groups for *, but some crawlers read only one'],
  },
  {
    broken: 'robots.txt names no agent that is known',
    overrides: { '/robots.txt': edited((text) => text.replace(/User-agent: .*/g, 'User-agent: Otherbot')) },
    expected: ['SITEC5031 /robots.txt has no rules for AI agents: it has no group for * or for an AI agent'],
  },
  {
    broken: 'robots.txt has no signals',
    overrides: { '/robots.txt': without(/^Content-Signal.*\n/gm) },
    expected: ['SITEC5032 /robots.txt does not say how the content may be used: it has no Content-Signal line'],
  },
  {
    broken: 'robots.txt names no sitemap',
    overrides: { '/robots.txt': without(/^Sitemap.*\n/gm) },
    expected: ['SITEC5030 /robots.txt has a problem: it has no Sitemap line'],
  },
  {
    broken: 'the sitemap is of another site',
    overrides: { '/sitemap.xml': edited((text) => text.replaceAll('<loc>https://acme', '<loc>https://www.acme')) },
    expected: [
      'SITEC5033 /sitemap.xml has a problem: it lists addresses outside of https://acme.example, first https://www.acme.example/ (3 in total)',
    ],
  },
  {
    broken: 'the sitemap is of another type',
    overrides: { '/sitemap.xml': withHeader('content-type', 'text/plain') },
    expected: ['SITEC5033 /sitemap.xml has a problem: its Content-Type is text/plain, not application/xml'],
  },
  {
    broken: 'the sitemap is hidden by a redirect',
    overrides: { '/sitemap.xml': moved },
    expected: ['SITEC5033 /sitemap.xml has a problem: it redirects to https://www.acme.example/'],
  },
  {
    broken: 'the home page has no Link header',
    overrides: { '/': withHeader('link', null) },
    expected: ['SITEC5034 the home page does not link to machine-readable files: it has no Link header'],
  },
  {
    broken: 'the Link header says nothing to agents',
    overrides: { '/': withHeader('link', '</a.css>; rel=preload') },
    expected: [
      'SITEC5034 the home page does not link to machine-readable files: its Link header has none of the relations api-catalog, service-desc, service-doc, describedby, ard, ai-catalog',
    ],
  },
  {
    broken: 'llms.txt is missing',
    overrides: { '/llms.txt': gone },
    expected: ['SITEC5035 /llms.txt has a problem: there is none', 'SITEC5048 /.well-known/ai-catalog.json links to /llms.txt: status 404'],
  },
  {
    broken: 'llms.txt has no heading',
    overrides: { '/llms.txt': without(/^# .*\n/gm) },
    expected: ['SITEC5035 /llms.txt has a problem: it has no first heading (# Name)'],
  },
  {
    broken: 'llms.txt names what is gone',
    overrides: { '/pricing/index.md': gone, '/pricing.md': gone },
    expected: ['SITEC5036 /llms.txt links to /pricing/index.md: it answers with status 404'],
  },
  {
    broken: 'llms-full.txt is empty',
    overrides: { '/llms-full.txt': edited(() => '') },
    expected: ['SITEC5037 /llms-full.txt has a problem: it is empty'],
  },
  {
    broken: 'sitemap.md is a page',
    overrides: { '/sitemap.md': page },
    expected: ['SITEC5038 /sitemap.md has a problem: it returns an HTML page'],
  },
  {
    broken: 'auth.md is about something else',
    overrides: { '/auth.md': edited((text) => text.replace('auth.md', 'keys')) },
    expected: ['SITEC5039 /auth.md has a problem: its first heading does not name auth.md'],
  },
  {
    broken: 'the API catalogue is plain JSON',
    overrides: { '/.well-known/api-catalog': withHeader('content-type', 'application/json') },
    expected: ['SITEC5040 /.well-known/api-catalog has a problem: its Content-Type is application/json, not application/linkset+json'],
  },
  {
    broken: 'the API catalogue is empty',
    overrides: { '/.well-known/api-catalog': edited(() => '{"linkset":[]}') },
    expected: ['SITEC5040 /.well-known/api-catalog has a problem: it has no linkset, or an empty one'],
  },
  {
    broken: 'the API catalogue does not link to itself',
    overrides: { '/.well-known/api-catalog': withHeader('link', null) },
    expected: ['SITEC5040 /.well-known/api-catalog has a problem: its Link header has no rel="api-catalog"'],
  },
  {
    broken: 'ard.json is missing',
    overrides: { '/.well-known/ard.json': gone },
    expected: ['SITEC5054 /.well-known/ard.json has a problem: there is none'],
  },
  {
    broken: 'an entry of ard.json has an address and a document',
    overrides: {
      '/.well-known/ard.json': json(({ entries: [first, ...others] }: { readonly entries: readonly object[] }) => ({
        entries: [{ ...first, displayName: 'Both', data: {} }, ...others],
      })),
    },
    expected: ['SITEC5054 /.well-known/ard.json has a problem: its entry Both has no identifier, or not exactly one of url and data'],
  },
  {
    broken: 'the AI catalogue has no host',
    overrides: { '/.well-known/ai-catalog.json': json((value: object) => ({ ...value, host: {} })) },
    expected: ['SITEC5041 /.well-known/ai-catalog.json has a problem: its host has no displayName'],
  },
  {
    broken: 'a catalogue names what is gone',
    overrides: { '/openapi.json': gone },
    expected: [
      'SITEC5048 /.well-known/ai-catalog.json links to /openapi.json: status 404',
      'SITEC5048 /.well-known/api-catalog links to /openapi.json: status 404',
      'SITEC5048 /.well-known/ard.json links to /openapi.json: status 404',
      'SITEC5050 /openapi.json has a problem: there is none',
    ],
  },
  {
    broken: 'a skill has other bytes',
    overrides: { [skill]: edited((text) => `${text} `) },
    expected: ['SITEC5042 /.well-known/agent-skills/index.json has a problem: the skill find-a-guide does not match its digest'],
  },
  {
    broken: 'a skill is gone',
    overrides: { [skill]: gone },
    expected: [
      'SITEC5042 /.well-known/agent-skills/index.json has a problem: of the skill find-a-guide at /.well-known/agent-skills/find-a-guide/SKILL.md: there is none',
      'SITEC5048 /.well-known/ai-catalog.json links to /.well-known/agent-skills/find-a-guide/SKILL.md: status 404',
      'SITEC5048 /.well-known/ard.json links to /.well-known/agent-skills/find-a-guide/SKILL.md: status 404',
    ],
  },
  {
    broken: 'the server card names no version',
    overrides: both(
      CARDS,
      json(({ version: _, serverInfo: __, ...card }: { version: string; serverInfo: object }) => card),
    ),
    expected: ['SITEC5043 /.well-known/mcp/server-card.json has a problem: it has no name or no version of the server'],
  },
  {
    broken: 'an alias is of an older build',
    overrides: { '/.well-known/agent.json': json((card: object) => ({ ...card, version: '0.0.1' })) },
    expected: ['SITEC5044 /.well-known/agent.json and /.well-known/agent-card.json differ: their bytes differ'],
  },
  {
    broken: 'security.txt has expired',
    overrides: { '/.well-known/security.txt': edited((text) => text.replace('2999', '2020')) },
    expected: ['SITEC5045 /.well-known/security.txt has a problem: it expired on 2020-01-01'],
  },
  {
    broken: 'the script of WebMCP is gone',
    overrides: { '/webmcp.js': gone },
    expected: ['SITEC5046 browsers find no tools on the home page: of /webmcp.js: there is none'],
  },
  {
    broken: 'the page names no script of WebMCP',
    overrides: { '/': without(/<script[^>]*><\/script>/g) },
    expected: ['SITEC5046 browsers find no tools on the home page: no script of the page registers one'],
  },
  {
    broken: 'every well-known path is a page',
    overrides: { '/.well-known/openid-configuration': page },
    expected: ['SITEC5047 /.well-known/openid-configuration does not exist, but the answer is status 200'],
  },
];
