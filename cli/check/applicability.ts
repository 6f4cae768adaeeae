/** Which checks are not for what is looked at, before anything is asked: what only a folder or a server shows, and what a bundle is without. */
import { onceEach } from '../../compiler/base/memoise.ts';
import type { Supports } from '../../compiler/build/abilities.ts';
import { isAboutEndpoint, partsFrom, writesPath, type ChosenParts } from '../../compiler/config/only.ts';
import { paths } from '../../compiler/paths.ts';
import type { Check } from './check.ts';
import { memberOf } from './checks/reading.ts';
import type { Context, Subject } from './context.ts';
import { answerOr } from './failed-request.ts';
import { isBundle } from './sample.ts';

/** Why a check says nothing of a kind of site, whatever this one answers; null when it says something. */
export const reasonNotApplicableToKind = ({ group, needs }: Check, { folder }: Pick<Subject, 'folder'>): string | null => {
  if (folder === null) return group === 'folder' ? 'a site on the web is no folder' : null;
  return needs !== undefined && !isBundle(folder) ? 'a folder without a bundle does not say what its server does' : null;
};

/** Why a check says nothing of a site; null when it says something. */
export const reasonNotApplicable = async (check: Check, context: Context): Promise<string | null> => {
  const reason = reasonNotApplicableToKind(check, context.subject);
  if (reason !== null) return reason;
  const { parts, lacks } = await bundleOf(context);
  if (check.about?.every((path) => !writesPath(parts, path))) return `the bundle was built without ${check.about.join(', ')}`;
  const isOfEndpoint = check.needs === 'post' || check.about?.every(isAboutEndpoint);
  const lacking = isOfEndpoint ? 'post' : check.needs;
  return lacking !== undefined && lacking !== 'any' && lacks.includes(lacking) ? `the bundle is for hosts without ${WORDS[lacking]}` : null;
};

/** What hosts do, in words. */
const WORDS: Readonly<Record<keyof Supports, string>> = {
  headers: 'headers of its own',
  negotiation: 'markdown by Accept, or wants none',
  post: 'POST',
};

/** False for a path that a bundle was built without. */
export const isBuilt = async (path: string, context: Context): Promise<boolean> => writesPath((await bundleOf(context)).parts, path);

/** False for what not every host of a bundle does. */
export const isServed = async (ability: keyof Supports, context: Context): Promise<boolean> =>
  !(await bundleOf(context)).lacks.includes(ability);

/** What the manifest of a bundle says that it is without; nothing for what is no bundle. */
const bundleOf = onceEach(async ({ get }: Context): Promise<{ readonly parts: ChosenParts; readonly lacks: readonly unknown[] }> => {
  const manifest = await answerOr<unknown>(
    get(paths.manifest).then((answer) => answer.json()),
    null,
  );
  const lacks = memberOf(manifest, 'lacks');
  return { parts: partsFrom(memberOf(manifest, 'parts')), lacks: Array.isArray(lacks) ? lacks : [] };
});
