/** Sets with the same names: the sides of a switch, other things, and tables beside cards. */
import { expect, it } from 'vitest';
import { shown, table } from './shown.ts';

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  [
    'the same cards for one period twice',
    '<section><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div></section><section><div><h3>Pro</h3><p>$8/mo</p></div><div><h3>Team</h3><p>$18/mo</p></div></section>',
    'cards strong',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
    'cards strong "Team"',
    'Pro = 8 USD P1M "$8/mo"',
    'Team = 18 USD P1M "$18/mo"',
  ],
  [
    'one of the cards once more',
    '<section><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div></section><section><div><h3>Pro</h3><p>$90/yr</p></div><div><h3>Max</h3><p>$190/yr</p></div></section>',
    'cards strong',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
    'cards strong "Team"',
    'Pro = 90 USD P1Y "$90/yr"',
    'Max = 190 USD P1Y "$190/yr"',
  ],
  [
    'all cards and one more',
    '<section><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div></section><section><div><h3>Pro</h3><p>$90/yr</p></div><div><h3>Team</h3><p>$190/yr</p></div><div><h3>Max</h3><p>$290/yr</p></div></section>',
    'cards strong',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
    'cards strong "Team"',
    'Pro = 90 USD P1Y "$90/yr"',
    'Team = 190 USD P1Y "$190/yr"',
    'Max = 290 USD P1Y "$290/yr"',
  ],
  [
    'cards once more without a period',
    '<section><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div></section><section><div><h3>Pro</h3><p>$90</p></div><div><h3>Team</h3><p>$190</p></div></section>',
    'cards strong',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
    'cards strong "Team"',
    'Pro = 90 USD "$90"',
    'Team = 190 USD "$190"',
  ],
  [
    'cards and a table for another period',
    '<section><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div></section>' +
      table(['', 'Pro', 'Team'], ['Price', '$90/yr', '$190/yr']),
    'cards strong',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
    'columns strong "Team"',
    'Pro = 90 USD P1Y "$90/yr"',
    'Team = 190 USD P1Y "$190/yr"',
  ],
  [
    'the same names below one heading',
    '<h2>Car</h2><div><div><p>Small</p><p>$9</p></div><div><p>Big</p><p>$19</p></div></div><p>or</p><div><div><p>Small</p><p>$39</p></div><div><p>Big</p><p>$49</p></div></div>',
    'cards "Car"',
    'Small = 9 USD "$9"',
    'Big = 19 USD "$19"',
    'cards "Car"',
    'Small = 39 USD "$39"',
    'Big = 49 USD "$49"',
  ],
  [
    'the same names free below one heading',
    '<h2>Car</h2><div><div><h3>Small</h3><p>Free</p></div><div><h3>Big</h3><p>$19</p></div></div><h2>Van</h2><div><div><h3>Small</h3><p>$39</p></div><div><h3>Big</h3><p>$49</p></div></div>',
    'cards strong "Car"',
    'Small = 0 ? "Free"',
    'Car: Big = 19 USD "$19"',
    'cards strong "Van"',
    'Small = 39 USD "$39"',
    'Van: Big = 49 USD "$49"',
  ],
  [
    'a table with fewer prices than cards',
    '<div><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div><div><h3>Max</h3><p>$29/mo</p></div></div>' +
      table(['', 'Pro', 'Team'], ['Price', '$9/mo', '$19/mo']),
    'cards strong',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
    'Max = 29 USD P1M "$29/mo"',
    'columns strong repeated "Max"',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
  ],
  [
    'a table with more offers than cards',
    '<div><div><h3>Pro</h3><p>$9/mo</p></div><div><h3>Team</h3><p>$19/mo</p></div></div>' +
      table(['', 'Pro', 'Team', 'Max'], ['Price', '$9/mo', '$19/mo', '$9/mo']),
    'cards strong',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
    'columns strong "Team"',
    'Pro = 9 USD P1M "$9/mo"',
    'Team = 19 USD P1M "$19/mo"',
    'Max = 9 USD P1M "$9/mo"',
  ],
])('%s', (_, html, ...lines) => {
  expect(shown(html)).toEqual(lines);
});
