/** Headings that say of the cards below them that they are no plans. */
import { describe, expect, it } from 'vitest';
import { cardGroup } from '../../../../compiler/facts/readers/plans/card-groups.ts';
import { cardName } from '../../../../compiler/facts/readers/plans/card-name.ts';
import { treeOf } from './tree.ts';

const groupIn = (markup: string): readonly (string | undefined)[] => cardGroup(treeOf(markup)).map((element) => cardName(element)?.text);
const card = (name: string, price: string): string => `<div><h3>${name}</h3><p>${price}</p></div>`;

describe('what stands below a heading for add-ons is no group of plans', () => {
  const plans = `<div>${card('Solo', '$19') + card('Team', '$29')}</div>`;
  const extras = `<div>${card('Messages', '$5') + card('Storage', '$6') + card('Domains', '$7')}</div>`;

  it.each(['Add-ons', 'Extras', 'Optional extras', 'Zusatzmodule', 'Zusätzliche Pakete', 'إضافات', 'Add-ons for every plan'])(
    '%s',
    (title) => {
      const heading = `<h2>${title}</h2>`;
      const pages = [
        `<section>${heading}${extras}</section><section>${plans}</section>`,
        `<section><header>${heading}<p>Pay for what you need.</p></header><h3>For teams</h3>${extras}</section>${plans}`,
        `<h2>Plans</h2>${plans}${heading}${extras}`,
        `<div>${card('Solo', '$19')}${card('Team', '$29')}${heading}${card('Messages', '$5')}${card('Storage', '$6')}${card('Domains', '$7')}</div>`,
      ];
      expect(pages.map(groupIn)).toEqual(pages.map(() => ['Solo', 'Team']));
      expect(groupIn(heading + extras)).toEqual([]);
    },
  );

  it.each([
    ['a sentence', '<h2>Pick a plan, add users as you grow</h2>'],
    ['words that promise none', '<h2>No extra fees</h2>'],
    ['a heading of another section', '<section><h4>Add-ons</h4><p>Ask us for them.</p></section>'],
    ['a heading about something easy', '<h2>Easy setup</h2>'],
    ['a heading that asks to add', '<h2>Add your team</h2>'],
    ['a heading that another one of its level follows', '<h2>Add-ons</h2><p>Ask us for them.</p><h2>Plans</h2>'],
  ])('%s is no such heading', (_, before) => {
    expect(groupIn(before + extras)).toEqual(['Messages', 'Storage', 'Domains']);
  });
});
