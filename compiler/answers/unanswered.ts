/** Answers that say why there is none. */
import type { AnswerLink } from '../../runtime/bundle.ts';
import type { TemplateId } from '../words/templates/en.ts';
import type { CitedText } from './cited-text.ts';
import type { AnswerOptions, Composer } from './composer.ts';
import type { AnswerContext, PageName } from './context.ts';
import type { IntentAnswer } from './intent-answer.ts';

/** The answer to a question about a thing that the site does not list: what it lists instead. `kind`: what such a thing is called. */
export const notListed = (
  composer: Composer,
  kind: TemplateId,
  names: CitedText,
  options: Pick<AnswerOptions, 'links' | 'path'>,
): IntentAnswer =>
  composer.answer(composer.say('unknown_entity', { kind: composer.say(kind), names }), { ...options, reason: 'unknown_entity' });

/** The answer to a question about a kind without records. It tells of the search, never of the company: what was not found may be there. */
export const notFound = ({ pageCount }: AnswerContext, composer: Composer, page: PageName): IntentAnswer => {
  const count = { text: composer.wording.number(pageCount), facts: [] };
  return composer.answer(composer.say('not_found', { count }), { links: composer.link(page), reason: 'not_published' });
};

/** The answer to a question about plans that what is published of them leaves open. */
export const notPublishedOfPlans = (context: AnswerContext, composer: Composer): IntentAnswer =>
  context.bodies.plans.plans.length === 0 ? notFound(context, composer, 'pricing') : notPublished(composer, composer.link('pricing'));

/** The answer to a question about something that the site could publish and does not. */
export const notPublished = (composer: Composer, links: readonly AnswerLink[]): IntentAnswer =>
  composer.answer(composer.say('not_published'), { links, reason: 'not_published' });
