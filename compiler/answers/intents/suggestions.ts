/** Questions that the site can answer, in every language, from its own names. */
import type { TemplateId } from '../../words/templates/en.ts';
import { same, type Text } from '../../words/wording.ts';
import type { Composer } from '../composer.ts';
import type { AnswerContext } from '../context.ts';

/** Up to three questions. */
export const suggestions = ({ bodies }: AnswerContext, { wording }: Composer): readonly Text[] => {
  const named: readonly (readonly [TemplateId, string | undefined])[] = [
    ['suggest.price', bodies.plans.plans[0]?.name],
    ['suggest.feature', bodies.features.features[0]?.name],
    ['suggest.platform', bodies.platforms.platforms[0]?.name],
  ];
  const questions = named.flatMap(([id, name]) => (name === undefined ? [] : [wording.term(id, { name: same(name) })]));
  return [...questions, ...(bodies.guides.guides.length > 0 ? [wording.term('suggest.guides')] : [])].slice(0, 3);
};
