/** What plans count is asked for by the words of the site, whatever they are. */
import { expect, it } from 'vitest';
import { answeredExamples } from '../../compiler/answers/skill-examples.ts';
import type { AnswerContext } from '../../compiler/answers/context.ts';
import type { LimitBody } from '../../compiler/answers/intents/bodies.ts';
import { intents } from '../../compiler/answers/intents/index.ts';
import { createGuide } from '../../runtime/answer/intents.ts';
import { context, guides, runtimeIndex } from './fixture.ts';

const limit = (unit: string, value: number): LimitBody => ({ value, unlimited: false, unit, period: null, reason: null });

/** The example company, whose plans count other things. */
const counting = (limitsAt: (position: number) => Readonly<Record<string, LimitBody>>): AnswerContext => {
  const { plans } = context.bodies;
  const counted = plans.plans.map((plan, position) => ({ ...plan, limits: limitsAt(position) }));
  return { ...context, bodies: { ...context.bodies, plans: { ...plans, plans: counted } } };
};

const site = counting((position) => ({
  projects: limit('projects', 10 * (position + 1)),
  teamSeats: limit('team seats', position + 1),
}));
const ask = createGuide(runtimeIndex(site, guides)).answer;

it.each([
  ['How many projects does Growth include?', '20 projects'],
  ['How many team seats are in Growth?', '2 team seats'],
  ['How many users does Growth include?', '2 team seats'],
  ['Which plan has the most projects?', 'projects'],
  ['Wie viele projects sind in Growth enthalten?', '20 projects'],
])('%s', (question, words) => {
  const { text, data } = ask(question);
  expect(data).toMatchObject({ answered: true, intents: [{ name: 'plans.limit' }] });
  expect(text).toContain(words);
});

it('is not named where no plan counts it', () => {
  expect(ask('How many contacts does Growth include?').data.facts.map(({ key }) => key)).not.toContain('plans.growth.limits.contacts');
  const examples = intents.flatMap((intent) => [...answeredExamples(intent, ['en', 'de'], site).values()].flat());
  expect(examples).toContain('How many projects does Starter include?');
  expect(examples.filter((text) => /users|contacts|credits/i.test(text))).toEqual([]);
});

it('gives no example where plans count nothing', () => {
  const bare = counting(() => ({}));
  const examples = intents
    .filter(({ name }) => name === 'plans.limit' || name === 'plans.recommend')
    .flatMap((intent) => [...answeredExamples(intent, ['en'], bare).values()].flat());
  expect(examples).toEqual([]);
});
