import { expect, it } from 'vitest';
import type { AnswerContext } from '../../compiler/answers/context.ts';
import type { PlanBody, ThingBody } from '../../compiler/answers/intents/bodies.ts';
import { createGuide, type Answer } from '../../runtime/answer/intents.ts';
import { context, guides, runtimeIndex } from './fixture.ts';

/** Answers of a company whose plans or platforms differ from the usual ones. */
const askWith = (changes: { readonly plan?: Partial<PlanBody>; readonly platform?: Partial<ThingBody> }): ((text: string) => Answer) => {
  const { plans, platforms } = context.bodies;
  const change = <Row>(rows: readonly Row[], part: Partial<Row> = {}): readonly Row[] =>
    rows.map((row, position) => (position === 0 ? { ...row, ...part } : row));
  const changed: AnswerContext = {
    ...context,
    bodies: {
      ...context.bodies,
      plans: { ...plans, plans: change(plans.plans, changes.plan) },
      platforms: { ...platforms, platforms: change(platforms.platforms, changes.platform) },
    },
  };
  return createGuide(runtimeIndex(changed, guides)).answer;
};

const [starter] = context.bodies.plans.plans;
if (starter === undefined) throw new Error('The fixture has plans');

it('a feature of a plan is what the plan says of it, and nothing when it says nothing', () => {
  const features = [
    { name: 'Broadcasts', slug: 'broadcasts', included: true },
    { name: 'Voice notes', slug: 'voice-notes', included: false },
    { name: 'Reports', slug: 'reports', included: null },
  ];
  const ask = askWith({ plan: { features } });
  expect(ask('Does Starter include broadcasts?').text).toMatch(/^Starter includes Broadcasts\.\n/);
  expect(ask('Does Starter include voice notes?').text).toMatch(/^Starter does not include Voice notes\.\n/);
  expect(ask('Does Starter include voice notes?').data.facts.map(({ pointer, value }) => [pointer, value])).toContainEqual([
    '/plans/0/features/1/included',
    false,
  ]);
  for (const plan of ['Starter', 'Growth'])
    expect(ask(`Does ${plan} include reports?`).data).toMatchObject({ answered: false, unanswered: [{ reason: 'not_published' }] });
});

it('a price that nobody publishes is no answer', () => {
  const price = { ...starter.price, value: null, reason: 'not_found' };
  expect(askWith({ plan: { price } })('What does Starter cost?').data).toMatchObject({ answered: false, facts: [{}, {}, {}] });
});

it('a price that only a page shows is told with its words, and the answer leads to them', () => {
  const words = { quote: '$19 / month', page: 'https://acme.example/pricing/#starter:~:text=%2419%20%2F%20month' };
  const shown = { ...starter.price, value: 19, ...words, status: 'shown' };
  const { text, data } = askWith({ plan: { price: shown } })('What does Starter cost?');
  expect(text).toBe(`Starter costs $19 per month.\nRead more: ${words.page}`);
  expect(data.links[0]).toMatchObject({ rel: 'pricing', url: words.page });
  expect(data.facts.find(({ key }) => key === 'plans.starter.price')).toMatchObject({ value: 19, ...words });
});

it('several prices lead to the page of all, each with its words', () => {
  const { plans } = context.bodies;
  const page = 'https://acme.example/pricing/#:~:text=';
  const shown = plans.plans.map((plan, at) => ({
    ...plan,
    price: { ...plan.price, value: at + 1, quote: `$${at + 1}`, page: page + at, status: 'shown' },
  }));
  const changed = { ...context, bodies: { ...context.bodies, plans: { ...plans, plans: shown } } };
  const { text, data } = createGuide(runtimeIndex(changed, guides)).answer('What are your prices?');
  expect(text).toMatch(/Read more: https:\/\/acme\.example\/pricing\/$/);
  expect(data.facts.flatMap(({ quote }) => quote ?? [])).toEqual(shown.map(({ price }) => price.quote));
});

it('a yearly price is the one that is published, and the monthly one leaves the question open', () => {
  const otherPrices = [{ ...starter.price, value: 190, period: 'P1Y' }];
  const ask = askWith({ plan: { otherPrices } });
  expect(ask('What does Starter cost per year?')).toMatchObject({ data: { answered: true } });
  expect(ask('What does Starter cost per year?').text).toContain('$190 per year');
  expect(ask('What does Growth cost per year?')).toMatchObject({ data: { answered: 'partial' } });
  expect(ask('Are prices monthly or yearly?').text).toContain('per month, per year');
});

it('nobody has most while one does not say what it has', () => {
  expect(askWith({})('Which plan has the most users?').text).toContain('The plan with the most is');
  const limits = { ...starter.limits, users: { value: null, unlimited: false, unit: 'users', period: null, reason: 'not_found' } };
  expect(askWith({ plan: { limits } })('Which plan has the most users?').text).not.toContain('the most is');
});

it('no plan fits only where every plan says what it includes', () => {
  const limits = {
    ...starter.limits,
    aiCredits: { value: null, unlimited: false, unit: 'AI credits', period: null, reason: 'not_found' },
  };
  expect(askWith({})('which plan for 9,000 AI credits').text).toContain('No published plan includes that many');
  expect(askWith({ plan: { limits } })('which plan for 9,000 AI credits').text).toContain('Nothing was found about that');
});

it('a platform that is planned is not a connected one', () => {
  expect(askWith({})('Which platforms do you support?').text).toContain('Connected platforms: Chat A, Search A.');
  expect(askWith({ platform: { status: 'planned' } })('Which platforms do you support?').text).toContain('Connected platforms: Search A.');
});

it('a status without its description states no description', () => {
  const { facts } = askWith({})('Is Broadcasts available?').data;
  expect(facts.map(({ pointer }) => pointer)).toEqual(['/features/0/name', '/features/0/status']);
});
