/** What of a page is a passage: parts that say something by themselves, once. */
import { describe, expect, it } from 'vitest';
import type { PageQuestion } from '../../../compiler/pages/questions/questions.ts';
import { ownDescriptions, passagesOf, toldElsewhere, type Passage } from '../../../compiler/passages/passages.ts';
import { tokensOf } from '../../../compiler/words/tokens.ts';
import { buildOf, type WrittenPage } from '../../passage-build.ts';

/** The passages of a page. */
const passages = (markdown: string, more: Partial<WrittenPage> = {}): readonly Passage[] => {
  const [page] = buildOf([{ path: '/a/', title: 'Page', markdown: `# Page\n\n${markdown}`, ...more }]).listed;
  return page ? passagesOf(page, toldElsewhere([page]), (line) => tokensOf(line).length).filter(({ text }) => text !== '') : [];
};
const told = (found: readonly Passage[]): readonly string[] =>
  found.map(({ kind, title, text }) => `${kind} | ${title} | ${text.replaceAll('\n', ' / ')}`);

/** What is written below the title of a page, and its passages besides the page itself. */
const CASES: readonly (readonly [name: string, markdown: string, expected: readonly string[]])[] = [
  ['a section of sentences', '## Boats\n\nWe rent boats. They float!\n', ['section | Boats | We rent boats. / They float!']],
  [
    'abbreviations end no sentence',
    '## Hours\n\nOpen from 9 a.m. to 5 p.m. on Mo. and at No. 5.\n',
    ['section | Hours | Open from 9 a.m. to 5 p.m. on Mo. and at No. 5.'],
  ],
  [
    'scripts without spaces have sentences',
    '## 料金\n\n月額五百円です。税込みです。\n',
    ['section | 料金 | 月額五百円です。 / 税込みです。'],
  ],
  [
    'names in bold before what is said of them are labels',
    '## Rooms\n\n**Wi-Fi** In all rooms\n\n**Boats** are for rent.\n',
    ['section | Rooms | Wi-Fi In all rooms / Boats are for rent.'],
  ],
  ['items of a list are lines', '## Kit\n\n- One paddle\n- Two vests\n', ['section | Kit | One paddle / Two vests']],
  [
    'rows of a table with the heads of their columns',
    '## Prices\n\n| Boat | Hour | Day |\n| --- | --- | --- |\n| Canoe | 9 € | 40 € |\n| Raft | | 90 € |\n',
    ['row | Canoe | Canoe / Hour: 9 € / Day: 40 €', 'row | Raft | Raft / Day: 90 €'],
  ],
  [
    'all rows of a table of hours, which names no columns',
    '## Hours\n\n| | |\n| --- | --- |\n| Monday | 9:00 – 17:00 |\n| Saturday | 10:00 – 14:00 |\n',
    ['row | Monday | Monday / 9:00 – 17:00', 'row | Saturday | Saturday / 10:00 – 14:00'],
  ],
  [
    'the first row of cells as the heads of columns where it has no figures like theirs',
    '## Prices\n\n| | | |\n| --- | --- | --- |\n| | | |\n| Boat | From 1.06. | From 1.10. |\n| Canoe | 9 € | 6 € |\n',
    ['row | Canoe | Canoe / From 1.06.: 9 € / From 1.10.: 6 €'],
  ],
  [
    'the first row of cells as a row where it has figures like theirs',
    '## Hours\n\n| | | |\n| --- | --- | --- |\n| Monday | 9:00 – 12:00 | 14:00 – 17:00 |\n| Friday | 9:00 – 12:00 | closed |\n',
    ['row | Monday | Monday / 9:00 – 12:00 / 14:00 – 17:00', 'row | Friday | Friday / 9:00 – 12:00 / closed'],
  ],
  [
    'an emphasised first row as the heads of columns',
    '## Prices\n\n| | |\n| --- | --- |\n| **Boat** | **Hour** |\n| Canoe | 9 € |\n',
    ['row | Canoe | Canoe / Hour: 9 €'],
  ],
  ['a bar in a cell', '## T\n\n| A | B |\n| --- | --- |\n| x \\| y | 1 |\n', ['row | x | y | x | y / B: 1']],
  ['links and emphasis as people read them', '## See\n\nUse **the** [map](/map/) of `port`.\n', ['section | See | Use the map of port .']],
  ['navigation says nothing', '## More\n\n- [One](/1/)\n- [Two](/2/)\n', []],
  [
    'a menu whose page is the only item without a link says nothing',
    '## Rooms\n\n[Home](/) Rooms [Prices](/p/) [Map](/m/) [Write](/w/)\n\nFor two.\n\n**\n',
    ['section | Rooms | For two.'],
  ],
  [
    'a line of links says something beside a text, with an address to write to too',
    '## See\n\nFor two.\n\n[Ox](https://ox.example) [Elk](https://elk.example) [Yak](https://yak.example) [Emu](https://emu.example)\n\n' +
      'Or [us](mailto:a@b.example) [Map](/a/) [Way](/b/) [Dock](/c/) [Harbour](/d/)\n',
    ['section | See | For two. / Ox Elk Yak Emu / Or us Map Way Dock Harbour'],
  ],
  [
    'a sentence with links says something',
    '## See\n\nThe guide leads to [one](/1/), [two](/2/), [three](/3/) and [four](/4/).\n',
    ['section | See | The guide leads to one, two, three and four.'],
  ],
  [
    'a price below the name of a card is not its name',
    '## Boats\n\n### Canoe\n\n#### €9 an hour\n\nFor two.\n',
    ['section | Canoe | €9 an hour / For two.'],
  ],
  ['lines of a cell are parted', '## T\n\n| A | B |\n| - | - |\n| x | 1<br>2 |\n', ['row | x | x / B: 1, 2']],
  [
    'an address to write to says something',
    '## Write\n\n[crew@acme.example](mailto:crew@acme.example)\n',
    ['section | Write | crew@acme.example'],
  ],
  [
    'a teaser is left to the page that it leads to',
    '## [Rafts](/rafts/)\n\nRafts for ten.\n\n## Canoes\n\nFor two.\n',
    ['section | Canoes | For two.'],
  ],
  [
    'a heading with a time, a price or an address says something',
    '## Open 9:30 – 18:00\n\n## Guest room: 80 €\n\nFor two.\n',
    ['section | Open 9:30 – 18:00 | Open 9:30 – 18:00', 'section | Guest room: 80 € | Guest room: 80 € / For two.'],
  ],
  ['code is text', '## Run\n\n```\n# not a heading\n| not | a row |\n```\n', ['section | Run | not a heading / not a row']],
];

describe('parts of a page', () => {
  it.each(CASES)('%s', (_, markdown, expected) => {
    const folded = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replace(/[|\s]+/g, ' ').replace(/ \./g, '.'));
    expect(folded(told(passages(markdown)).filter((line) => !line.startsWith('page ')))).toEqual(folded(expected));
  });

  it('begin with the page, which has its description or the first sentence', () => {
    expect(told(passages('## A\n\nFirst. Second.\n'))[0]).toBe('page | Page | A / First.');
    expect(told(passages('## A\n\nFirst.\n', { description: 'What it is. And more.' }))[0]).toBe('page | Page | What it is. / And more.');
  });

  it('begin with the first sentence where the description repeats a heading', () => {
    expect(told(passages('## Growth\n\n$49 a month\n', { description: 'Growth' }))[0]).toBe('page | Page | Growth / $49 a month');
  });

  it('have no description that several pages have, but for the first one', () => {
    const written = ['A.', 'A.', 'B.', 'A.', 'B.'].map((description, at) => ({ path: `/${at}/`, title: 'P', markdown: '', description }));
    const { listed } = buildOf(written);
    expect(listed.map(ownDescriptions(listed))).toEqual(['A.', null, 'B.', null, 'B.']);
  });

  it('know the headings around them, and the id of the nearest', () => {
    const found = passages('Before all.\n\n## Boats\n\nMany.\n\n### Canoes\n\nFor two.\n\n## Kit\n\nVests.\n', {
      description: 'All.',
    }).filter(({ kind }) => kind === 'section');
    expect(found.map(({ title, above, anchor }) => [title, above, anchor])).toEqual([
      ['Page', [], 'page'],
      ['Boats', [], 'boats'],
      ['Canoes', ['Boats'], 'canoes'],
      ['Kit', [], 'kit'],
    ]);
  });

  it('are questions of the page, whose answers are no sections as well', () => {
    const question = { question: 'May I swim?', answer: 'Yes. Wear a vest.', anchor: 'swim' } as PageQuestion;
    const questions = [question, { ...question, question: 'Why?', answer: null }];
    const found = passages('## May I swim?\n\nYes. Wear a vest.\n\n## Kit\n\nVests.\n', { questions });
    expect(told(found)).toEqual(['page | Page | Kit / Vests.', 'question | May I swim? | Yes. / Wear a vest.', 'section | Kit | Vests.']);
    expect(found[1]?.anchor).toBe('swim');
  });

  it('end when they are long, at a sentence', () => {
    const sentences = Array.from({ length: 40 }, (_, at) => `One two three four five six seven eight ${at} ten.`);
    const found = passages(`## Long\n\n${sentences.join(' ')}\n`, { description: 'All.' }).filter(({ kind }) => kind === 'section');
    expect(found.length).toBeGreaterThanOrEqual(2);
    for (const { title, text } of found) {
      expect(title).toBe('Long');
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(250);
      expect(text).toMatch(/^One(?:.|\n)*ten\.$/);
    }
    expect(
      found
        .map(({ text }) => text)
        .join('\n')
        .split('\n'),
    ).toEqual(sentences);
  });

  it.each([
    '',
    '\n\n\n',
    '####### x',
    '| a |\n| --- |',
    '[',
    '!['.repeat(20_000),
    '|'.repeat(20_000),
    '# '.repeat(5000),
    '**'.repeat(20_000),
  ])('of %j come in no time', (markdown) => {
    const started = performance.now();
    passages(markdown.slice(0, 100_000));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
