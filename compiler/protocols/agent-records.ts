import type { Build } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { serverName } from '../build/service-info.ts';
import { paths } from '../paths.ts';
import { removeNote, writeTextNote } from '../site/project-folder.ts';

/** Path of the file beside the project: its owner adds the lines to the DNS zone. */
export const AGENT_RECORDS = '.sitec/dns-aid.zone';

/** Time in seconds that resolvers keep a record. */
const TTL = 3600;

/**
 * Writes the DNS records by which agents find the endpoints of a site: SVCB (RFC 9460) at `_index._agents` and at a name for each protocol
 * (draft-mozleywilliams-dnsop-dnsaid-02). Removes an earlier file when there is no endpoint, and for an address without a domain.
 */
export const writeAgentRecords = (build: Build): void => {
  const records = agentRecords(build);
  if (records === null) removeNote(AGENT_RECORDS, build.settings);
  else writeTextNote(AGENT_RECORDS, records, build.settings);
};

const agentRecords = (build: Build): string | null => {
  const { protocol, hostname, port } = new URL(build.base);
  const endpoints = (['mcp', 'a2a'] as const).filter((name) => publishes(build)(paths[name]));
  // Scanners and agents ask for the domain, also where the site has the name with www.
  const domain = hostname.replace(/^www\./, '');
  if (protocol !== 'https:' || !domain.includes('.') || serverName(build.base) === 'localhost' || endpoints.length === 0) return null;
  const record = (name: string, alpn: string): string =>
    `_${name}._agents.${domain}. ${TTL} IN SVCB 1 ${hostname}. alpn="${alpn}" port=${port || 443}\n`;
  return [
    `; DNS-AID records of ${build.base}, for a zone that is signed with DNSSEC\n`,
    '; alpn says that the host speaks HTTP/2: write http/1.1 in place of h2 where it does not\n',
    record('index', 'h2'),
    ...endpoints.map((name) => record(name, `${name},h2`)),
  ].join('');
};
