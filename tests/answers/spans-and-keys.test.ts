import { describe, expect, it } from 'vitest';
import type { AnswerContext } from '../../compiler/answers/context.ts';
import { createGuide } from '../../runtime/answer/intents.ts';
import { context, guides, runtimeIndex } from './fixture.ts';

const { answer, understand } = createGuide(runtimeIndex(context, guides));

describe('a span', () => {
  it.each([
    ['full-width letters', 'Ｗｈａｔ ｄｏｅｓ Ｓｔａｒｔｅｒ ｃｏｓｔ？', 'plans.price'],
    ['ligatures and fractions', 'Price of Starter oﬃce ½', 'plans.price'],
    ['a sign for a trade mark', 'What does Starter™ cost?', 'plans.price'],
    ['letters with their marks apart', 'Wo ist euer Bu\u0308ro?', 'contacts.office'],
  ])('is the text as it was written: %s', (_, text, name) => {
    expect(answer(text).data.intents).toMatchObject([{ name, span: text }]);
  });

  it('of the second sentence begins where it was written', () => {
    const { data } = answer('Ｐｒｉｃｅ ｏｆ Ｓｔａｒｔｅｒ？ﷺ！ Where is your ofﬁce？');
    expect(data.intents.map(({ span }) => span)).toEqual(['Ｐｒｉｃｅ ｏｆ Ｓｔａｒｔｅｒ？', 'Where is your ofﬁce？']);
  });

  it.each([
    ['plan for １，５００ contacts', 1500],
    ['plan for ③ users', 3],
  ])('%s has a number all the same', (text, min) => {
    expect(answer(text).data.intents).toMatchObject([{ name: 'plans.recommend', slots: { min } }]);
  });
});

describe('a slug that is also the name of a choice', () => {
  const [first, second, ...others] = context.bodies.plans.plans;
  if (first === undefined || second === undefined) throw new Error('The fixture has plans');
  /** The second plan, which is neither the cheapest nor the priciest, is called so. */
  const named = (slug: string, name: string): ReturnType<typeof createGuide> => {
    const changed: AnswerContext = {
      ...context,
      bodies: { ...context.bodies, plans: { ...context.bodies.plans, plans: [first, { ...second, slug, name }, ...others] } },
    };
    return createGuide(runtimeIndex(changed, guides));
  };

  it.each([
    ['cheapest', 'What is the cheapest plan?', 'The lowest-priced plan is Starter: $19'],
    ['priciest', 'which plan is the most expensive', 'The highest-priced plan is Scale: $199'],
    ['P1Y', 'What does Zenith cost?', 'Zenith costs $49.50'],
  ])('%s changes no answer to %s', (slug, text, holds) => {
    expect(named(slug, 'Zenith').answer(text).text).toContain(holds);
  });

  it('leaves the limit of all plans as it is', () => {
    const guide = named('users', 'Zenith');
    expect(guide.answer('How many users do the plans include?').text).toContain('Starter: 2 users; Zenith: 5 users');
    expect(guide.answer('What does Zenith include?').text).toContain('25,000 contacts');
  });

  it('is said without its colon in the reply', () => {
    expect(answer('What is the cheapest plan?').data.intents[0]?.slots).toEqual({ plan: 'cheapest' });
    expect(answer('Which plan has the most contacts?').data.intents[0]?.slots).toEqual({ plan: 'max:contacts', limit: 'contacts' });
  });
});

it('a page that was considered is told', () => {
  const url = 'https://acme.example/terms/';
  const page = { slug: 'terms', title: 'Terms of service', url, markdownUrl: `${url}index.md` };
  const indexed = {
    ...page,
    kind: 'page',
    language: 'en',
    description: 'Our terms.',
    approxTokens: 100,
    headings: [],
    markdown: '',
  } as const;
  const { understand: read } = createGuide(runtimeIndex({ ...context, others: [page] }, [...guides, indexed]));
  expect(read('terms of service').parts[0]?.page).toMatchObject({ intent: 'pages.find', slots: { page: 'terms' } });
  expect(understand('What does Starter cost?').parts[0]?.page.strength).toBe(0);
});
