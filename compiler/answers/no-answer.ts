/** Answers that say why there is none. */
import type { AnswerLink } from '../../runtime/bundle.ts';
import type { TemplateId } from '../words/templates/en.ts';
import type { IntentAnswer } from './intent-answer.ts';
import type { Piece } from './piece.ts';
import type { AnswerOptions, Voice } from './voice.ts';

/** The answer to a question about a thing that the site does not list: what it lists instead. `kind`: what such a thing is called. */
export const notListed = (voice: Voice, kind: TemplateId, names: Piece, options: Pick<AnswerOptions, 'links' | 'path'>): IntentAnswer =>
  voice.answer(voice.say('unknown_entity', { kind: voice.say(kind), names }), { ...options, reason: 'unknown_entity' });

/** The answer to a question about something that the site could publish and does not. */
export const notPublished = (voice: Voice, links: readonly AnswerLink[]): IntentAnswer =>
  voice.answer(voice.say('not_published'), { links, reason: 'not_published' });
