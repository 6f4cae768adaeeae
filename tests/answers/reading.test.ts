import { describe, expect, it } from 'vitest';
import { createGuide } from '../../runtime/answer/intents.ts';
import { halves, sentences } from '../../runtime/answer/segments.ts';
import { createTypos } from '../../runtime/answer/typos.ts';
import { readWords } from '../../runtime/answer/words.ts';
import { context, guides, runtimeIndex } from './fixture.ts';

const folded = (text: string): string =>
  readWords(text, 100)
    .map(({ folded: word }) => word)
    .join(' ');

describe('words', () => {
  it.each([
    ['Straße, Größe!', 'strasse grosse'],
    ['1,000 contacts', '1000 contacts'],
    ['1.000 Kontakte', '1000 kontakte'],
    ['25٬000', '25000'],
    ['2.5 kg', '2.5 kg'],
    ['2.5k', '2.5k'],
    ['1 000 000 contacts', '1000000 contacts'],
    ['12k users', '12000 users'],
    ['٢٤ ساعة', '24 ساعه'],
    ['x\u200Dy', 'xy'],
    ['', ''],
    ['?!', ''],
  ])('%j is read as %j', (text, words) => expect(folded(text)).toBe(words));

  it('tells capital letters inside a sentence from those at its beginning', () => {
    const capitals = readWords('Is Growth enough? Business is. See: Starter', 100).filter(({ isCapital }) => isCapital);
    expect(capitals.map(({ folded: word }) => word)).toEqual(['growth']);
  });

  it('stops after so many', () => expect(readWords('a b c d', 2)).toHaveLength(2));
});

describe('typos', () => {
  const drawers = (words: string): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(words.split(' ').map((word) => [word.charAt(0), words.split(' ').filter((each) => each[0] === word[0])]));
  const correct = createTypos({
    leastLetters: 5,
    words: drawers('price prices feature features expensive cheapest support suppose'),
    beginnings: drawers('registrier integrat'),
  });
  it.each([
    ['pirce', 'price'],
    ['expensvie', 'expensive'],
    ['cheapst', 'cheapest'],
    ['featurs', 'features'],
    ['suppost', 'support'],
    ['supprots', 'support'],
    ['__proto__', undefined],
    ['prcies', 'prices'],
    ['expnsiev', undefined],
    ['pric', undefined],
    ['rpice', undefined],
    ['weather', undefined],
    ['regstrieren', 'registrier'],
    ['intgeration', 'integrat'],
  ])('%j is meant to be %j', (word, meant) => expect(correct(word)).toBe(meant));
});

describe('sentences', () => {
  const divide = (text: string): readonly string[] =>
    sentences(readWords(text, 100), text).map(
      ({ words, isQuestion }) => `${words.map(({ folded: word }) => word).join(' ')}${isQuestion ? '?' : ''}`,
    );
  it.each([
    ['Hello! What is it? Fine.', ['hello', 'what is it?', 'fine']],
    ['We are two. Which plan?', ['we are two', 'which plan?']],
    ['e.g. this one', ['e g this one']],
    ['كم السعر؟ شكرا', ['كم السعر?', 'شكرا']],
    ['', []],
  ])('%j', (text, parts) => expect(divide(text)).toEqual(parts));

  it('are divided at commas and conjunctions, at few places of a short one', () => {
    const words = readWords('price of Starter, contacts and support', 100);
    expect(halves(words, (word) => word === 'and').map((pair) => pair.map((half) => half.length))).toEqual([
      [3, 3],
      [4, 1],
    ]);
    expect(halves(readWords('a and '.repeat(100), 1000), (word) => word === 'and')).toEqual([]);
    expect(halves(readWords('a, '.repeat(20), 1000), () => false)).toHaveLength(6);
  });
});

describe('a message', () => {
  const { answer, understand } = createGuide(runtimeIndex(context, guides));
  const intents = (text: string): readonly string[] => answer(text).data.intents.map(({ name }) => name);

  it.each([
    ['How much is Starter and do you support Chat A?', ['plans.price', 'platforms.supports']],
    ['Hi! What does Growth cost? Thanks', ['plans.price']],
    ['Hello', ['greeting']],
    ['Compare Starter and Growth', ['plans.compare']],
    [
      'Starter price, support email, your office address, and do you have broadcasts?',
      ['plans.price', 'contacts.support', 'contacts.office'],
    ],
  ])('%j asks for %j', (text, names) => expect(intents(text)).toEqual(names));

  it('is answered in part when a part of it is about something else', () => {
    const { answered, unanswered } = answer('What does Starter cost and the weather in Rome?').data;
    expect(answered).toBe('partial');
    expect(unanswered).toMatchObject([{ reason: 'out_of_scope', span: 'the weather in Rome?' }]);
  });

  it.each([
    ['Which plan for 3 users?', { limit: 'users', min: 3 }, 'Growth: $49.50'],
    ['plan for 1,500 contacts', { limit: 'contacts', min: 1500 }, 'Growth: $49.50'],
    ['plan for 2 users', { limit: 'users', min: 2 }, 'Starter: $19'],
    ['plan for 300 users', { limit: 'users', min: 300 }, 'unlimited users'],
    ['plan for 900,000 contacts', { limit: 'contacts', min: 900000 }, 'This plan fits: Enterprise: on request, unlimited contacts'],
    ['plan for more than 5 users', { limit: 'users', min: 6 }, 'Scale: $199'],
    ['plan for 1 000 000 contacts', { limit: 'contacts', min: 1000000 }, 'Enterprise'],
    ['plan for ten thousand contacts', { limit: 'contacts', min: 10000 }, 'Growth: $49.50'],
    ['plan for twenty-five users', { limit: 'users', min: 25 }, 'Scale: $199'],
  ])('%j wants a plan that fits', (text, slots, holds) => {
    const { data, text: reply } = answer(text);
    expect(data.intents[0]).toMatchObject({ name: 'plans.recommend', slots });
    expect(reply).toContain(holds);
  });

  it.each(['plan for 1.5 users', 'plan for 3 users and 20000 contacts', 'plan for 10,0000 contacts', 'plan for 2 3 users'])(
    '%j is no number that a plan is chosen by',
    (text) => {
      expect(answer(text).data.intents[0]?.name).not.toBe('plans.recommend');
    },
  );

  it('of several platforms speaks of each', () => {
    const { data, text } = answer('Do you support Chat A and Search A?');
    expect(data.intents.map(({ slots }) => slots)).toEqual([{ platform: 'chat-a' }, { platform: 'search-a' }]);
    expect(text).toContain('Status of Search A: beta.');
  });

  it.each([
    ['Does Growth have a free trial?', true],
    ['Does Enterprise have a free trial?', false],
  ])('%j is answered for that plan', (text, answered) => {
    expect(answer(text).data).toMatchObject({ answered, intents: [{ name: 'plans.free_trial' }] });
  });

  it.each([
    ['How much is the Platinum plan?', { plan: null }, 'Listed: Starter, Growth, Scale, Enterprise.'],
    ['Do you support Telegram?', { platform: null }, 'Listed: Chat A, Search A.'],
    ['How do you compare to Tool Z?', { tool: null }, 'Acme Inbox vs Tool A'],
  ])('%j names something that the site does not have', (text, slots, holds) => {
    const { data, text: reply } = answer(text);
    expect(data.answered).toBe(false);
    expect(data.unanswered[0]?.reason).toBe('unknown_entity');
    expect(data.intents[0]?.slots).toEqual(slots);
    expect(reply).toContain(holds);
    expect(reply).not.toMatch(/Platinum|Telegram|Tool Z/);
  });

  it('is understood with what was read of it', () => {
    const [part] = understand('pirce of Starter').parts;
    expect(part?.question.words).toEqual(['price', 'of', 'starter']);
    expect(part?.question.names).toEqual([{ kind: 'plan', slug: 'starter', at: [2] }]);
    expect([part?.rule.intent, part?.chosen.share]).toEqual(['plans.price', 1]);
  });

  it('is answered in the preferred language when it shows none', () => {
    expect(answer('Starter 19', 'de').data.language).toBe('de');
    expect(answer('was kostet Starter', 'en').data.language).toBe('de');
    expect(answer('Starter 19', 'fr').data.language).toBe('en');
  });
});
