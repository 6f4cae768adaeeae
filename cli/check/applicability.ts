/**
 * Which checks do not apply to a site or folder, before any request: those that need a folder or a server, and those for parts that a
 * bundle does not have.
 */
import type { Supports } from '../../compiler/build/abilities.ts';
import { isAboutEndpoint, writesPath } from '../../compiler/config/only.ts';
import { bundleOf } from './bundle-of.ts';
import type { Check, Context, Subject } from './check.ts';
import { isBundle } from './sample.ts';

/** Why a check does not apply to a kind of site, whatever its answers; null when it applies. */
export const reasonNotApplicableToKind = ({ group, needs }: Check, { folder }: Pick<Subject, 'folder'>): string | null => {
  if (folder === null) return group === 'folder' ? 'only for folders' : null;
  return needs !== undefined && !isBundle(folder) ? 'a folder without a bundle does not show what its server does' : null;
};

/** Why a check does not apply to a site; null when it applies. */
export const reasonNotApplicable = async (check: Check, context: Context): Promise<string | null> => {
  const reason = reasonNotApplicableToKind(check, context.subject);
  if (reason !== null) return reason;
  const { parts, lacks } = await bundleOf(context);
  if (check.about?.every((path) => !writesPath(parts, path))) return `the bundle was built without ${check.about.join(', ')}`;
  const isOfEndpoint = check.needs === 'post' || check.about?.every(isAboutEndpoint);
  const lacking = isOfEndpoint ? 'post' : check.needs;
  return lacking !== undefined && lacking !== 'any' && lacks.includes(lacking)
    ? `the hosts of the bundle do not support ${WORDS[lacking]}`
    : null;
};

/** Abilities of hosts, in words. */
const WORDS: Readonly<Record<keyof Supports, string>> = {
  headers: 'custom headers',
  negotiation: 'content negotiation, or the configuration turns it off',
  post: 'POST',
};

/** False for a path that a bundle was built without. */
export const isBuilt = async (path: string, context: Context): Promise<boolean> => writesPath((await bundleOf(context)).parts, path);

/** False for an ability that not every host of a bundle has. */
export const isServed = async (ability: keyof Supports, context: Context): Promise<boolean> =>
  !(await bundleOf(context)).lacks.includes(ability);
