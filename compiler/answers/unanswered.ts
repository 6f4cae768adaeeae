/** Answers that say why there is none. */
import type { AnswerLink } from '../../runtime/bundle.ts';
import type { TemplateId } from '../words/templates/en.ts';
import type { CitedText } from './cited-text.ts';
import type { AnswerOptions, Composer } from './composer.ts';
import type { IntentAnswer } from './intent-answer.ts';

/** The answer to a question about a thing that the site does not list: what it lists instead. `kind`: what such a thing is called. */
export const notListed = (
  composer: Composer,
  kind: TemplateId,
  names: CitedText,
  options: Pick<AnswerOptions, 'links' | 'path'>,
): IntentAnswer =>
  composer.answer(composer.say('unknown_entity', { kind: composer.say(kind), names }), { ...options, reason: 'unknown_entity' });

/** The answer to a question about something that the site could publish and does not. */
export const notPublished = (composer: Composer, links: readonly AnswerLink[]): IntentAnswer =>
  composer.answer(composer.say('not_published'), { links, reason: 'not_published' });
