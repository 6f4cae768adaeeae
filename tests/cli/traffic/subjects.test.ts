import { describe, expect, it } from 'vitest';
import { isWorthReading } from '../../../cli/traffic/counts.ts';
import { pathOf, siteOf, subjectOf, UNKNOWN_SITE } from '../../../cli/traffic/subjects.ts';
import { agentSkillPaths, pathsForAgents } from './agent-paths.ts';
import { combined } from './lines.ts';

const subject = (path: string): string => {
  const { kind, name, isTwin, isForAgents } = subjectOf(path, UNKNOWN_SITE);
  return [kind, name, ...(isTwin ? ['markdown'] : []), ...(isForAgents ? ['for agents'] : [])].join(' ');
};

describe('the path of a target', () => {
  it.each([
    ['/', '/'],
    ['/pricing/?plan=growth#top', '/pricing/'],
    ['https://www.example.com/pricing/', '/pricing/'],
    ['https://www.example.com:443?x', '/'],
    ['HTTP://www.example.com', '/'],
    ['/pr%65ise/f%C3%BCr', '/preise/für'],
    ['/bad%FF', '/bad%FF'],
    ['//evil.example/x', '//evil.example/x'],
    ['*', null],
    ['evil.example:443', null],
    [`/${'a'.repeat(5000)}`, `/${'a'.repeat(299)}`],
  ])('%s is %s', (target, path) => expect(pathOf(target)).toBe(path));
});

it.each([
  ['/project/pricing/', '/pricing/'],
  ['/project/', '/'],
  ['/project', '/project'],
  ['/projects/', '/projects/'],
  ['/robots.txt', '/robots.txt'],
])('the path of %s in a site below /project is %s', (target, path) => {
  expect(pathOf(target, siteOf({ site: 'https://acme.example/project', routes: {} }).below)).toBe(path);
});

describe('a path by its form', () => {
  it.each([
    ['/', 'pages /'],
    ['/pricing', 'pages /pricing'],
    ['/pricing/', 'pages /pricing'],
    ['/pricing.html', 'pages /pricing'],
    ['/pricing/index.html', 'pages /pricing'],
    ['/index.html', 'pages /'],
    ['/pricing.md', 'pages /pricing markdown for agents'],
    ['/pricing/index.md', 'pages /pricing markdown for agents'],
    ['/index.md', 'pages / markdown for agents'],
    ['/developers/', 'pages /developers'],
    ['/mcp', 'protocols mcp for agents'],
    ['/a2a/', 'protocols a2a for agents'],
    ['/api/v1/plans.json', 'facts plans for agents'],
    ['/api/v1/guides/start.json', 'facts guides for agents'],
    ['/api/prices.json', 'facts prices for agents'],
    ['/_sitec/brief/plans.json', 'facts plans for agents'],
    ['/api/v1/schemas/plans.json', 'discovery /api/v1/schemas/plans.json for agents'],
    ['/llms.txt', 'discovery /llms.txt for agents'],
    ['/de/llms.txt', 'discovery /de/llms.txt for agents'],
    ['/guides/llms-2.txt', 'discovery /guides/llms-2.txt for agents'],
    ['/openapi.json', 'discovery /openapi.json for agents'],
    ['/auth.md', 'discovery /auth.md for agents'],
    ['/sitemap.md', 'discovery /sitemap.md for agents'],
    ['/.well-known/agent-card.json', 'discovery /.well-known/agent-card.json for agents'],
    ['/.well-known/acme-challenge/x', 'discovery /.well-known/acme-challenge/x'],
    ['/robots.txt', 'discovery /robots.txt'],
    ['/sitemap.xml', 'discovery /sitemap.xml'],
    ['/sitemap-index.xml', 'discovery /sitemap-index.xml'],
    ['/style.css', 'files /style.css'],
    ['/search.js', 'files /search.js'],
    ['/webmcp.js', 'files /webmcp.js'],
    ['/feed.xml', 'files /feed.xml'],
    ['/v1.2/notes', 'pages /v1.2/notes'],
  ])('%s is %s', (path, expected) => expect(subject(path)).toBe(expected));

  it.each([...pathsForAgents, ...agentSkillPaths])('%s is found in a line without the name of an agent', (path) => {
    expect(subjectOf(path, UNKNOWN_SITE).isForAgents).toBe(true);
    expect(isWorthReading(combined(path, 'curl/8.7.1'))).toBe(true);
    expect(isWorthReading(JSON.stringify({ uri: path }).replaceAll('/', String.raw`\/`))).toBe(true);
  });
});

describe('a path in a bundle', () => {
  const variant = ['pricing/index.html', '"x"', 0] as const;
  const site = siteOf({
    site: 'https://acme.example',
    routes: {
      '/pricing.html': { variant, page: '/preise%20f%C3%BCr' },
      '/': { variant, page: '' },
      '/data.md': { variant },
      '/api/v1/plans.json': { variant },
    },
  });

  it.each([
    ['/pricing.html', { kind: 'pages', name: '/preise für' }],
    ['/', { kind: 'pages', name: '/' }],
    ['/data.md', { kind: 'files', name: '/data.md' }],
    ['/api/v1/plans.json', { kind: 'facts', name: 'plans' }],
    ['/api/v1/users.json', { kind: 'files', name: '/api/v1/users.json', isForAgents: false }],
    ['/app', { kind: 'pages', name: '/app' }],
    ['/constructor', { kind: 'pages', name: '/constructor' }],
  ])('%s is what the bundle says, else what its form says', (path, expected) => {
    expect(subjectOf(path, site)).toMatchObject(expected);
  });
});
