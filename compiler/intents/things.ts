/** What features and platforms share: both have a name, a description, a status and a page. */
import type { AnswerLink } from '../../runtime/bundle.ts';
import type { AnswerContext, Wording } from '../intent.ts';
import { createVoice, enumerate, say, words, type Piece } from '../voice.ts';
import { status as statusWording } from '../wording.ts';
import type { ThingBody } from './bodies.ts';

/** The two documents that list things. */
export type ThingList = 'features' | 'platforms';

/** The list of a document: `features.json` holds `features`, `platforms.json` holds `platforms`. */
export function thingsOf({ bodies }: AnswerContext, list: ThingList): readonly ThingBody[] {
  return list === 'features' ? bodies.features.features : bodies.platforms.platforms;
}

/** Names of all things, with how many there are left unsaid: a number would be a fact that nobody published. */
export function names(context: AnswerContext, list: ThingList, isWanted: (thing: ThingBody) => boolean = () => true): Piece {
  const voice = createVoice(context);
  return enumerate(
    thingsOf(context, list).flatMap((thing, position) =>
      isWanted(thing) ? [voice.fact(list, `/${list}/${position}/name`, `${list}.${thing.slug}.name`)] : [],
    ),
  );
}

/** The pieces that say a thing: its name, its description and its status; without a value, words that fit into the sentence. */
export function pieces(
  context: AnswerContext,
  list: ThingList,
  position: number,
): Readonly<Record<'name' | 'description' | 'status', Piece>> {
  const voice = createVoice(context);
  const { slug, description = null, status } = thingsOf(context, list)[position] ?? { slug: '', status: null };
  const at = (part: string): Piece => voice.fact(list, `/${list}/${position}/${part}`, `${list}.${slug}.${part}`);
  const none = words(EMPTY);
  return {
    name: at('name'),
    description: description === null ? none : say(SPACED, { part: at('description') }),
    status: status === null ? none : say(SPACED, { part: { text: statusWording(status), facts: at('status').facts } }),
  };
}

const EMPTY: Wording = { en: '', de: '', 'ur-Latn': '', ar: '' };
const SPACED: Wording = { en: ' {part}', de: ' {part}', 'ur-Latn': ' {part}', ar: ' {part}' };

/** Pages to read about a thing: its own, then the list. */
export function linksOf(context: AnswerContext, list: ThingList, thing: ThingBody): readonly AnswerLink[] {
  const rel = list === 'features' ? 'feature' : 'platform';
  const { name: title, url, markdownUrl } = thing;
  const own = url === null ? [] : [{ rel, title, url, ...(markdownUrl !== null && { markdown: markdownUrl }) }];
  // Neither has a document of its own: the list's document comes with the list.
  return [...own, ...createVoice(context).link(list)];
}
