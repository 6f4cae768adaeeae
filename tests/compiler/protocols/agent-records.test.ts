/** The DNS records for agents: which there are, and where there are none. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { AGENT_RECORDS } from '../../../compiler/protocols/agent-records.ts';
import { html, SiteFolder, type BuildOptions } from '../site.ts';

/** The file after builds with some options, each in place of the one before. */
const recordsOf = async (...builds: readonly BuildOptions[]): Promise<string | null> => {
  const site = new SiteFolder({ 'index.html': html('Acme') });
  onTestFinished(() => site.remove());
  for (const options of builds) await site.compile({ precompress: false, ...options });
  const file = join(site.folder, AGENT_RECORDS);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

it('are at the domain, for the index and each endpoint, and lead to the host of the site', async () => {
  expect(await recordsOf({ baseUrl: 'https://www.acme.example' })).toBe(
    [
      '; DNS-AID records of https://www.acme.example, for a zone that is signed with DNSSEC',
      '; alpn says that the host speaks HTTP/2: write http/1.1 in place of h2 where it does not',
      '_index._agents.acme.example. 3600 IN SVCB 1 www.acme.example. alpn="h2" port=443',
      '_mcp._agents.acme.example. 3600 IN SVCB 1 www.acme.example. alpn="mcp,h2" port=443',
      '_a2a._agents.acme.example. 3600 IN SVCB 1 www.acme.example. alpn="a2a,h2" port=443',
      '',
    ].join('\n'),
  );
});

it('have the port of the address', async () => {
  expect(await recordsOf({ baseUrl: 'https://acme.example:8443' })).toContain(
    '_index._agents.acme.example. 3600 IN SVCB 1 acme.example. alpn="h2" port=8443\n',
  );
});

it('name only endpoints that are written', async () => {
  const text = await recordsOf({ only: ['mcp'] });
  expect(text).toContain('_mcp.');
  expect(text).not.toContain('_a2a.');
});

it.each<readonly [string, BuildOptions]>([
  ['a host of files', { hosts: ['any'] }],
  ['a build without endpoints', { only: ['llms'] }],
  ['a local address', { baseUrl: 'http://localhost:4321' }],
  ['an IP address', { baseUrl: 'https://192.0.2.1' }],
])('are none for %s, also after a build that had some', async (_, options) => {
  expect(await recordsOf({}, options)).toBeNull();
});
