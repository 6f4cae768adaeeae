/** Problems of names: paths that cannot be published, and names of content and configuration that lead nowhere. */
import { html } from '../site.ts';
import type { ProblemCase } from './problem-case.ts';

const home = { 'index.html': html('Acme') };
const NOWHERE = { file: null, line: null, text: null };

/** One case for each problem. */
export const nameCases: readonly ProblemCase[] = [
  {
    code: 'SITEC1012',
    files: home,
    options: { baseUrl: 'https://acme.example/project/?a=b' },
    message: '"https://acme.example/project/?a=b" is not a valid public address',
    ...NOWHERE,
  },
  {
    code: 'SITEC1039',
    files: home,
    options: { baseUrl: 'https://acme.example/project/' },
    message: 'the site is below /project of its host, but scanners look at the root of https://acme.example',
    ...NOWHERE,
  },
  {
    code: 'SITEC1014',
    files: { 'index.html': html('Acme', '', '<meta name="robots" content="noindex">') },
    message: 'every page has noindex',
    ...NOWHERE,
  },
  {
    code: 'SITEC1028',
    files: { ...home, 'mcp.html': html('MCP') },
    message: 'site/mcp.html conflicts with /mcp, which is the MCP endpoint',
    file: 'site/mcp.html',
    line: null,
    text: null,
  },
  {
    code: 'SITEC1033',
    files: {
      ...home,
      'guides/setup.html': html('Setup'),
      'content/a/guides/setup.md': '---\ntitle: A\n---\n',
      'content/b/guides/setup.md': '---\ntitle: B\n---\n',
    },
    message: 'several content files describe guides "setup": content/a/guides/setup.md, content/b/guides/setup.md',
    file: 'content/a/guides/setup.md',
    line: 2,
    text: 'title: A',
  },
  {
    code: 'SITEC1034',
    files: { ...home, 'sitec.config.json': '{\n  "facts": { "guides": { "pages": "/learn/*" } }\n}\n' },
    message: 'facts.guides.pages in the configuration names /learn/*, but no page of the site has such a path',
    file: 'sitec.config.json',
    line: 2,
    text: '"facts": { "guides": { "pages": "/learn/*" } }',
  },
];
