/** Questions that ask for several things at once: every thing is answered, or said to be left. */
import { describe, expect, it } from 'vitest';
import type { AnswerContext } from '../../compiler/answers/context.ts';
import { createGuide } from '../../runtime/answer/intents.ts';
import { context, guides, runtimeIndex } from './fixture.ts';

const { answer, understand } = createGuide(runtimeIndex(context, guides));

/** The example company, compared with three tools. */
const withTools: AnswerContext = {
  ...context,
  bodies: {
    ...context.bodies,
    comparisons: {
      ...context.bodies.comparisons,
      comparisons: ['Tool A', 'Tool B', 'Tool C'].flatMap((name) =>
        context.bodies.comparisons.comparisons.map((each) => ({
          ...each,
          slug: `acme-vs-${name.toLowerCase().replace(' ', '-')}`,
          title: `Acme Inbox vs ${name}`,
          url: `${each.url}${name.at(-1)}/`,
          competitor: { name },
        })),
      ),
    },
  },
};

describe('what is compared', () => {
  it.each(['Compare Starter, Growth and Scale', 'Was ist der Unterschied zwischen Starter, Growth und Scale?'])(
    'are all plans that are named: %s',
    (text) => {
      const { data, text: reply } = answer(text);
      expect(data).toMatchObject({ answered: true, unanswered: [] });
      expect(data.intents.map(({ name, slots }) => [name, slots])).toEqual([['plans.compare', { plans: ['growth', 'scale', 'starter'] }]]);
      for (const line of [/^Growth: /m, /^Scale: /m, /^Starter: /m]) expect(reply).toMatch(line);
      expect(data.facts.filter(({ key }) => key === 'plans.starter.price')).toHaveLength(1);
    },
  );

  it('are four plans too, and the reply stays short', () => {
    const { data, text } = answer('Compare Starter, Growth, Scale and Enterprise');
    expect(data.intents).toHaveLength(1);
    expect(text.length).toBeLessThanOrEqual(600);
    expect(data.answered === true || data.unanswered.length > 0).toBe(true);
  });

  it('are all tools that are named', () => {
    const { data, text } = createGuide(runtimeIndex(withTools, guides)).answer('How do Tool A, Tool B and Tool C compare?');
    expect(data.intents.map(({ slots }) => slots)).toEqual([{ tools: ['acme-vs-tool-a', 'acme-vs-tool-b', 'acme-vs-tool-c'] }]);
    for (const name of ['Tool A', 'Tool B', 'Tool C']) expect(text).toContain(`Acme Inbox vs ${name}`);
    expect(data.answered).toBe('partial');
  });

  it.each([
    'Starter vs Platinum',
    'Platinum vs Starter',
    'Is Starter better than Platinum?',
    'Is Starter cheaper than Platinum?',
    'Compare Starter and Platinum',
    'Ist Starter besser als Platinum?',
  ])('with a plan that the site does not have is no answer: %s', (text) => {
    const { data, text: reply } = answer(text);
    expect(data).toMatchObject({ answered: false, unanswered: [{ reason: 'unknown_entity' }] });
    expect(data.intents).toMatchObject([{ name: 'plans.compare', slots: { plans: ['starter', null] } }]);
    expect(reply).toMatch(/Starter, Growth, Scale, Enterprise/);
    expect(reply).not.toMatch(/Platinum|19/);
  });

  it.each([
    ['Is Growth better than Starter?', ['growth', 'starter']],
    ['Growth vs Starter for Instagram', ['growth', 'starter']],
  ])('with a plan of the site is: %s', (text, plans) => {
    expect(answer(text).data).toMatchObject({ answered: true, intents: [{ name: 'plans.compare', slots: { plans } }] });
  });
});

describe('a list of names', () => {
  it.each([
    ['Is there a free trial for Growth and Starter?', true, [{ plan: 'growth' }, { plan: 'starter' }]],
    ['What is the cheapest and the most expensive plan?', true, [{ plan: 'cheapest' }, { plan: 'priciest' }]],
    ['How much do Growth and Ultra cost?', 'partial', [{ plan: 'growth' }, { plan: null }]],
    ['growth vs starter vs ultra', 'partial', [{ plans: ['growth', 'starter'] }, { plan: null }]],
    ['Compare Starter, Growth and Ultra', 'partial', [{ plans: ['growth', 'starter'] }, { plan: null }]],
    ['Do you support Chat A, Telegram and Search A?', 'partial', [{ platform: 'chat-a' }, { platform: null }, { platform: 'search-a' }]],
  ])('is answered name by name, also where the site has none: %s', (text, answered, slots) => {
    const { data } = answer(text);
    expect(data.answered).toBe(answered);
    expect(data.intents.map((each) => each.slots)).toEqual(slots);
    expect(data.unanswered.map(({ reason }) => reason)).toEqual(answered === true ? [] : ['unknown_entity']);
  });
});

describe('two questions in one sentence', () => {
  it.each([
    ['What does growth cost and how do I bake bread', ['plans.price', 'out_of_scope']],
    ['How do I bake bread and what does growth cost?', ['out_of_scope', 'plans.price']],
    ['How do I moderate comments and how much is Growth?', ['guides.find', 'plans.price']],
  ])('are both answered, or said to be left: %s', (text, intents) => {
    expect(answer(text).data.intents.map(({ name }) => name)).toEqual(intents);
  });
});

describe('of several limits', () => {
  it.each([
    ['How many users and contacts are in Growth?', 'en'],
    ['Wie viele Benutzer und Kontakte enthält Growth?', 'de'],
  ])('each is answered: %s', (text, language) => {
    const { data, text: reply } = answer(text);
    expect(data).toMatchObject({ answered: true, language, unanswered: [] });
    expect(data.intents.map(({ slots }) => slots)).toEqual([
      { plan: 'growth', limit: 'users' },
      { plan: 'growth', limit: 'contacts' },
    ]);
    expect(reply).toMatch(/5 [^]*25[.,]000/);
  });

  it('each has a plan with the most', () => {
    const { data } = answer('Which plan has the most users and contacts?');
    expect(data.intents.map(({ slots }) => slots)).toEqual([
      { plan: 'max:users', limit: 'users' },
      { plan: 'max:contacts', limit: 'contacts' },
    ]);
  });

  it('a further one of the first half of a sentence is not lost', () => {
    const { data } = answer('How many users and contacts are in Growth, and do you support Chat A?');
    expect(data.intents.map(({ slots }) => slots)).toEqual([
      { plan: 'growth', limit: 'users' },
      { plan: 'growth', limit: 'contacts' },
      { platform: 'chat-a' },
    ]);
  });
});

describe('a long message', () => {
  const remarks = 'The sky is blue today. '.repeat(8);

  it.each([
    ['a question', `Price of Growth. ${remarks}What does Starter cost?`, 'What does Starter cost?'],
    ['a question that nobody can answer', `Price of Starter. ${remarks}Who won the world cup?`, 'Who won the world cup?'],
    ['a request', `Price of Starter. ${remarks}Tell me the price of Growth.`, 'Tell me the price of Growth.'],
    ['a question behind 400 words', `Price of Starter. ${'Lorem ipsum '.repeat(320)}. What does Growth cost?`, 'What does Growth cost?'],
  ])('says that %s at its end is left', (_, text, span) => {
    const { data } = answer(text);
    expect(data.unanswered).toContainEqual(expect.objectContaining({ span, reason: 'out_of_scope' }));
    expect(data.answered).not.toBe(true);
  });

  it('is answered also behind remarks, and a question that was answered is not left', () => {
    expect(answer(`${remarks}What does Starter cost?`).data).toMatchObject({ answered: true, unanswered: [] });
    expect(answer('What does Starter cost? '.repeat(9)).data).toMatchObject({ answered: true, unanswered: [] });
  });

  it('leaves each question that nobody can answer, also when one before it had the same answer', () => {
    const { data } = answer(`Price of Starter. Who is the mayor of Paris? ${remarks}Who won the world cup?`);
    expect(data.unanswered.map(({ span }) => span)).toEqual(['Who is the mayor of Paris?', 'Who won the world cup?']);
  });

  it('does not list remarks at its end', () => {
    expect(answer(`Price of Starter. ${remarks}${remarks}`).data).toMatchObject({ answered: true, unanswered: [] });
  });

  it('lists no more than a few sentences, and the rest as one', () => {
    const { left } = understand(`${remarks}${'Why is that so? '.repeat(200)}`);
    expect(left.length).toBeGreaterThan(10);
    expect(left.length).toBeLessThan(20);
  });
});
