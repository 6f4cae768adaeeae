import { withAddresses } from '../problems/documentation.ts';
import { isAble, type Supports } from '../build/abilities.ts';
import { hosts as problems } from '../problems/hosts.ts';
import { ProblemList, type Problem } from '../problems/problem.ts';
import type { ChosenHosts } from './choose.ts';
import type { Host, HostLimits } from './host.ts';

/** Consequences of a missing ability of a host. */
const LACKS: Readonly<Record<keyof Supports, { readonly ability: string; readonly effect: string }>> = {
  headers: {
    ability: 'send the headers of a bundle',
    effect: 'the host chooses media types, Link and CORS; pages link to their markdown with elements instead',
  },
  negotiation: {
    ability: 'answer the address of a page in markdown',
    effect: 'markdown is only at its own address, /page/index.md; pages and lists link to it',
  },
  post: {
    ability: 'answer POST, so there is no MCP server and no A2A agent',
    effect: 'the bundle leaves out /mcp and /a2a, their cards and every mention of them',
  },
};

/** Reports what the chosen hosts cannot do, with alternatives. */
export const reportAbilities = ({ hosts }: ChosenHosts, list: ProblemList): void => {
  for (const { title, supports } of hosts)
    for (const [name, ability] of Object.entries(supports))
      if (!isAble(ability))
        list.add(problems.hostCannot, { host: title, ...LACKS[name as keyof Supports], instead: withAddresses(ability.instead) });
};

/** The uploaded files, for which hosts have limits. */
interface Upload {
  readonly path: string;
  readonly bytes: number;
}

/** Problems for exceeding the documented limits of hosts. */
export const beyondLimits = (hosts: readonly Host[], files: readonly Upload[], coded: readonly Upload[]): readonly Problem[] => {
  const list = new ProblemList();
  checkLimits(hosts, files, coded, list);
  return list.sorted();
};

/**
 * Compares a bundle with the documented limits of the chosen hosts. `coded` are the compressed forms, which count for hosts that upload
 * them.
 */
export const checkLimits = (hosts: readonly Host[], files: readonly Upload[], coded: readonly Upload[], list: ProblemList): void => {
  for (const host of hosts) {
    const uploads = host.codings.length === 0 ? files : [...files, ...coded];
    if (host.limits) checkHost(host.title, host.limits, uploads, list);
  }
};

const checkHost = (host: string, limits: HostLimits, uploads: readonly Upload[], list: ProblemList): void => {
  const { source, files = Infinity, fileBytes = Infinity, bytes = Infinity } = limits;
  const total = uploads.reduce((sum, upload) => sum + upload.bytes, 0);
  const report = (most: number, what: string, count: string, advice: string): void =>
    list.add(problems.hostLimit, { host, most, what, count, source, advice });
  if (uploads.length > files)
    report(files, 'files', String(uploads.length), 'publish a part of the site elsewhere, or use a host with a higher limit');
  if (total > bytes) report(bytes, 'bytes', String(total), 'publish large files elsewhere, or use a host with a higher limit');
  for (const { path, bytes: size } of uploads.filter((upload) => upload.bytes > fileBytes))
    report(
      fileBytes,
      'bytes a file',
      `${size} in ${path}`,
      'publish the file elsewhere; for parts of llms-full.txt lower `llms.fullMaximum`',
    );
};
