import { tokens } from '../../../runtime/answer/analyse.ts';
import type { AliasKind, AnswersConfig } from '../../config/sections/answers.ts';
import { search } from '../../problems/search.ts';
import type { AnswerContext } from '../context.ts';
import { spellingsOf } from '../names.ts';
import type { AnswerReport } from '../report.ts';
import { aliasKinds, listedThings } from '../things.ts';

/** Reports further names of things that the site does not have, and those that name another thing already. */
export const checkAliases = (
  aliases: NonNullable<AnswersConfig['aliases']>,
  context: AnswerContext,
  { problems, placeOf, unknown }: AnswerReport,
): void => {
  const things = aliasKinds.flatMap((kind) => listedThings(context, kind));
  const keysOf = (kind: AliasKind, name: string): readonly string[] => spellingsOf(kind, name).map((each) => tokens(each).join(' '));
  const taken = new Map(
    things.flatMap(({ kind, slug, names }) =>
      names.flatMap((name) => keysOf(kind, name).map((key): [string, string] => [key, `${kind}.${slug}`])),
    ),
  );
  const take = (kind: AliasKind, slug: string, name: string): void => {
    const thing = `${kind}.${slug}`;
    const keys = keysOf(kind, name);
    const other = keys.map((key) => taken.get(key) ?? thing).find((each) => each !== thing);
    if (other === undefined) for (const key of keys) taken.set(key, thing);
    else problems.add(search.aliasTaken, { name, thing, other }, placeOf('aliases', kind, slug));
  };
  for (const kind of aliasKinds) {
    const slugs = things.filter((thing) => thing.kind === kind).map(({ slug }) => slug);
    for (const [slug, names] of Object.entries(aliases[kind] ?? {})) {
      if (slugs.includes(slug)) names.forEach((name) => take(kind, slug, name));
      else unknown(['aliases', kind], slug, `is none of the ${kind} of this site`, slugs);
    }
  }
};
