import { paths } from '../../../../compiler/paths.ts';
import { probesDiscovery } from '../../../../compiler/problems/probes/discovery.ts';
import type { Finding, Probe } from '../../check.ts';
import type { Context } from '../../context.ts';
import { ofPlaces } from '../findings.ts';
import { answerAt } from '../follow.ts';

/** Files that have several names, the preferred name first. */
const NAMES = [
  [paths.mcpServerCard, ...paths.mcpServerCardAliases],
  [paths.agentCard, paths.agentCardAlias],
] as const;

/** Older names may be missing, but must not have another content. */
const aliases: Probe = {
  name: 'aliases',
  weight: 1,
  problem: probesDiscovery.aliasDiffers,
  run: async (context) => {
    const compared = await Promise.all(NAMES.map((names) => differing(names, context)));
    return ofPlaces(compared, 'no file of the site has two names');
  },
};

const differing = async ([other = '', ...names]: readonly string[], context: Context): Promise<readonly Finding[] | null> => {
  const first = await context.get(other);
  const answers = await Promise.all(names.map((path) => answerAt(path, context)));
  const present = answers.filter(({ answer }) => answer.status === 200);
  if (first.status !== 200 || present.length === 0) return null;
  return present
    .filter(({ answer }) => Buffer.compare(answer.bytes, first.bytes) !== 0)
    .map(({ path }) => ({ path, values: { path, other, reason: 'their bytes differ' } }));
};

/** Checks of files with several names. */
export const aliasChecks: readonly Probe[] = [aliases];
