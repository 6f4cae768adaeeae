/** Which checks are not for what is looked at, before anything is asked: what only a folder or a server shows, and what a bundle is without. */
import { onceEach } from '../../compiler/once-each.ts';
import { partsFrom, writesPath, type ChosenParts } from '../../compiler/parts.ts';
import { paths } from '../../compiler/paths.ts';
import type { Check } from './check.ts';
import { memberOf } from './checks/reading.ts';
import type { Context, Subject } from './context.ts';
import { answerOr } from './no-answer.ts';
import { isBundle } from './sample.ts';

/** Why a check says nothing of a kind of site, whatever this one answers; null when it says something. */
export const kindMisfit = ({ group, isOfServer = false }: Check, { folder }: Pick<Subject, 'folder'>): string | null => {
  if (folder === null) return group === 'folder' ? 'a site on the web is no folder' : null;
  return isOfServer && !isBundle(folder) ? 'a folder without a bundle does not say what its server does' : null;
};

/** Why a check says nothing of a site; null when it says something. */
export const misfit = async (check: Check, context: Context): Promise<string | null> => {
  const reason = kindMisfit(check, context.subject);
  if (reason !== null || check.about === undefined) return reason;
  const written = await Promise.all(check.about.map((path) => isBuilt(path, context)));
  return written.includes(true) ? null : `the bundle was built without ${check.about.join(', ')} (--only)`;
};

/** False for a path that a bundle was built without. */
export const isBuilt = async (path: string, context: Context): Promise<boolean> => writesPath(await partsOf(context), path);

/** The parts that a bundle was built of, as its manifest says; null for all, and for what is no bundle. */
const partsOf = onceEach(async ({ get }: Context): Promise<ChosenParts> => {
  const manifest = await answerOr<unknown>(
    get(paths.manifest).then((answer) => answer.json()),
    null,
  );
  return partsFrom(memberOf(manifest, 'parts'));
});
