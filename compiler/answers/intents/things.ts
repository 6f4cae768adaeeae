/** What features and platforms share: both have a name, a description, a status and a page. */
import type { AnswerLink } from '../../../runtime/bundle.ts';
import { same } from '../../words/wording.ts';
import type { CitedText } from '../cited-text.ts';
import type { Composer } from '../composer.ts';
import type { AnswerContext } from '../context.ts';
import type { ThingBody } from './bodies.ts';

/** The two documents that list things. */
type ThingList = 'features' | 'platforms';

/** The list of a document: `features.json` holds `features`, `platforms.json` holds `platforms`. */
export const thingsOf = ({ bodies }: AnswerContext, list: ThingList): readonly ThingBody[] =>
  list === 'features' ? bodies.features.features : bodies.platforms.platforms;

/** Names of all things, with how many there are left unsaid: a number would be a fact that nobody published. */
export const names = (
  context: AnswerContext,
  composer: Composer,
  list: ThingList,
  isWanted: (thing: ThingBody) => boolean = () => true,
): CitedText =>
  composer.enumerate(
    thingsOf(context, list).flatMap((thing, position) =>
      isWanted(thing) ? [composer.fact(list, `/${list}/${position}/name`, `${list}.${thing.slug}.name`)] : [],
    ),
  );

/** The pieces that say a thing: its name, its description and its status; without a value, words that fit into the sentence. */
export const pieces = (
  context: AnswerContext,
  composer: Composer,
  list: ThingList,
  position: number,
): Readonly<Record<'name' | 'description' | 'status', CitedText>> => {
  const { slug, description = null, status } = thingsOf(context, list)[position] ?? { slug: '', status: null };
  const at = (part: string): CitedText => composer.fact(list, `/${list}/${position}/${part}`, `${list}.${slug}.${part}`);
  const none = { text: same(''), facts: [] };
  return {
    name: at('name'),
    description: description === null ? none : at('description'),
    status: status === null ? none : { text: composer.wording.status(status), facts: at('status').facts },
  };
};

/** Pages to read about a thing: its own, then the list. */
export const linksOf = (composer: Composer, list: ThingList, thing: ThingBody): readonly AnswerLink[] => {
  const rel = list === 'features' ? 'feature' : 'platform';
  const { name: title, url, markdownUrl } = thing;
  const own = url === null ? [] : [{ rel, title, url, ...(markdownUrl !== null && { markdown: markdownUrl }) }];
  // Neither has a document of its own: the list's document comes with the list.
  return [...own, ...composer.link(list)];
};
