/** Answers that say why there is none. */
import type { AnswerLink } from '../runtime/bundle.ts';
import type { IntentAnswer, Wording } from './intent.ts';
import { answer, say, words } from './voice.ts';
import type { AnswerOptions, Piece } from './voice.ts';

/** The answer to a question about a thing that the site does not list: what it lists instead. */
export function notListed(kind: Wording, names: Piece, options: Pick<AnswerOptions, 'links' | 'path'>): IntentAnswer {
  const template: Wording = {
    en: 'That {kind} is not listed on this site. Listed: {names}.',
    de: '{kind} dieses Namens gibt es hier nicht. Vorhanden: {names}.',
    'ur-Latn': 'Is naam ka {kind} yahan nahin hai. Maujood: {names}.',
    ar: 'لا يوجد {kind} بهذا الاسم في هذا الموقع. المتوفر: {names}.',
  };
  return answer(say(template, { kind: words(kind), names }), { ...options, reason: 'unknown_entity' });
}

/** The answer to a question about something that the site could publish and does not. */
export function notPublished(links: readonly AnswerLink[]): IntentAnswer {
  const text: Wording = {
    en: 'The site does not publish that.',
    de: 'Dazu veröffentlicht die Website nichts.',
    'ur-Latn': 'Website par yeh maloomat nahin hai.',
    ar: 'لا ينشر الموقع هذه المعلومة.',
  };
  return answer(words(text), { links, reason: 'not_published' });
}
