/** One amount twice in a line, as for the eye and for those who listen, and two amounts that only look like it. */
import { expect, it } from 'vitest';
import { lineWords } from './said.ts';

it.each<readonly [text: string, said: string]>([
  ['$49/mo $49/mo', '"$49/mo" is 49 USD P1M; "$49/mo" is 49 USD P1M'],
  ['$49 per user $49', '"$49 per user" is 49 USD per user; "$49" is 49 USD'],
  ['$49 billed yearly $49', '"$49 billed yearly" is 49 USD P1Y; "$49" is 49 USD'],
  ['$10–$20 $10', '"$10–$20" is 10 USD from to 20; "$10" is 10 USD'],
  ['$49 €49', '"$49" is 49 USD; "€49" is 49 EUR'],
  ['$49 $49', '49 USD'],
  ['$49 once $49', '49 USD once'],
  ['once $49 $49', '"$49 $49" is 49 USD once | rest "once"'],
  ['$49 $49 once', '49 USD once'],
  ['save $49 $49', '"$49 $49" is 49 USD (saving) | rest "save"'],
  ['$49 $49 off', '"$49 $49" is 49 USD (saving) | lead "" | rest "off"'],
  ['was $49 $49', '"$49 $49" is 49 USD (former) | rest "was"'],
  ['$49\n$49', '"$49" is 49 USD; "$49" is 49 USD'],
  ['$49 x $49', '"$49" is 49 USD; "$49" is 49 USD (about) | lead "" | rest "x" | 1 words'],
  ['$49 $49 $49', '"$49 $49" is 49 USD; "$49" is 49 USD'],
  ['$49 from $49', '"$49" is 49 USD; "from $49" is 49 USD from'],
  ['from $49 $49', '49 USD from'],
  ['$49 $49+', '49 USD from'],
  ['$49 only $49', '"$49" is 49 USD; "$49" is 49 USD | lead "" | rest "only"'],
  ['+ $49 $49', '"$49 $49" is 49 USD (addOn) | rest "+"'],
  ['$49 $49 value', '"$49 $49" is 49 USD (about) | lead "" | rest "value"'],
  ['about $49 $49 per month', '"$49 $49 per month" is 49 USD P1M (about) | rest "about"'],
  ['$01 $01', '"$01" is ? USD; "$01" is ? USD'],
])('%j', (text, said) => {
  expect(lineWords(text, 'en')).toBe(said);
});
