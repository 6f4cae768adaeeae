import { describe, expect, it } from 'vitest';
import type { AnswerContext } from '../../compiler/answers/context.ts';
import { createGuide } from '../../runtime/answer/intents.ts';
import { context, guides, runtimeIndex } from './fixture.ts';

/** A company with so many features that the list of them fills most of a reply. */
const many: AnswerContext = {
  ...context,
  bodies: {
    ...context.bodies,
    features: {
      ...context.bodies.features,
      features: Array.from({ length: 40 }, (_, position) => ({
        slug: `feature-${position}`,
        name: `Wonderful thing number ${position}`,
        description: null,
        status: null,
        url: null,
        markdownUrl: null,
      })),
    },
  },
};
const { answer } = createGuide(runtimeIndex(many, guides));

describe('a reply', () => {
  const { text, data } = answer('What features do you have? Compare Starter and Growth. Where is your office?');

  it('has at most 600 characters with its last line', () => {
    expect(text.length).toBeLessThanOrEqual(600);
    expect(text).toMatch(/\nRead more: https:\S+$/);
  });

  it('says the first answer in any case, and of the others those that fit', () => {
    expect(data.intents.map(({ name }) => name)).toEqual(['features.list', 'contacts.office']);
    expect(text).toContain('18 Lighthouse Road');
  });

  it('names what it has no room for, and nothing of it', () => {
    expect(data.answered).toBe('partial');
    expect(data.unanswered).toEqual([{ span: 'Compare Starter and Growth.', reason: 'out_of_scope', lookAt: data.links[0]?.url }]);
    expect(data.facts.filter(({ key }) => key.startsWith('plans.'))).toEqual([]);
    expect(data.links.map(({ rel }) => rel)).not.toContain('pricing');
  });

  it('counts three answers at most', () => {
    const { data: four } = answer('Price of Starter? Where is your office? Do you support Chat A? Which currency are the prices in?');
    expect(four.intents).toHaveLength(3);
    expect(four).toMatchObject({ answered: 'partial', unanswered: [{ span: 'Which currency are the prices in?' }] });
  });
});
