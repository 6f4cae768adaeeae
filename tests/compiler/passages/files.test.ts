/** The files of the passages: what is searched, in parts of a size, with the same bytes for the same pages. */
import { describe, expect, it } from 'vitest';
import { MOST_NUMBER, pack, packTerm } from '../../../compiler/passages/pack.ts';
import { compilePassages } from '../../../compiler/passages/index.ts';
import { createPassages, type FindOptions } from '../../../runtime/answer/passages.ts';
import { NUMBER_SHIFT, PASSAGE_FOLDER, type PassagePostings, type PassageTerms, type PassageTexts } from '../../../runtime/bundle.ts';
import { buildOf, bundleOf, type WrittenPage } from '../../passage-build.ts';

const written = (count: number): readonly WrittenPage[] =>
  Array.from({ length: count }, (_, at) => ({
    path: `/guides/g${at}/`,
    title: `Guide ${at}`,
    isGuide: at % 2 === 0,
    language: at % 3 === 0 ? 'de' : 'en',
    markdown: `# Guide ${at}\n\n## Step one\n\nTake the ${at}th wrench and ${'turn the bolt slowly '.repeat(10)}${at}.\n`,
  }));
const page = (path: string, text: string, more: Partial<WrittenPage> = {}): WrittenPage => ({
  path,
  title: path.slice(1, -1),
  markdown: `# T\n\n${text}\n`,
  ...more,
});
const all: FindOptions = { sources: ['guide', 'page'], limit: 20, perPage: 1 };
const search = (pages: readonly WrittenPage[]) => {
  const find = createPassages(bundleOf(buildOf(pages)));
  return async (text: string, options: FindOptions) => (await find(text))(options);
};
const found = async (pages: readonly WrittenPage[], query: string, options: Partial<FindOptions> = {}): Promise<readonly string[]> =>
  (await search(pages)(query, { ...all, ...options })).hits.map(({ page: { slug } }) => slug);

/** Numbers of a packed text, as docs/reference/search-index.md describes them. */
const unpack = (packed: string): readonly number[] => [...packed].map((sign) => sign.charCodeAt(0) - NUMBER_SHIFT);

describe('numbers', () => {
  it.each([[[]], [[0]], [[127, 128, 255, 256]], [[MOST_NUMBER, 0, 1]]])('%j are packed and read again, also from JSON', (numbers) => {
    expect(unpack(JSON.parse(JSON.stringify(pack(numbers))) as string)).toEqual(numbers);
    expect(pack(numbers).isWellFormed()).toBe(true);
  });

  it('of a term are its rarity and the distances of its passages, however great', () => {
    const passages = [
      [7, 3],
      [MOST_NUMBER + 7, 1],
      [3 * MOST_NUMBER, 127],
      [3 * MOST_NUMBER + 1, 9],
    ] as const;
    const [rarity, ...rest] = unpack(packTerm(42, passages));
    let passage = 0;
    const read = Array.from({ length: rest.length / 2 }, (_, at) => [(passage += rest[2 * at] ?? 0), rest[2 * at + 1]] as const);
    expect([rarity, read.filter(([, weight]) => weight !== 0)]).toEqual([42, passages]);
  });

  it('above the greatest one are refused', () => {
    expect(() => pack([MOST_NUMBER + 1])).toThrow(RangeError);
  });
});

describe('files', () => {
  const { table, files } = compilePassages(buildOf(written(600)));
  const named = (name: string): readonly string[] =>
    [...files].flatMap(([file, stored]) => (file.startsWith(`${PASSAGE_FOLDER}/${name}-`) ? [stored.text()] : []));

  it('are as many as the table says, each not much longer than it should be', () => {
    const [terms, postings, texts] = [named('terms'), named('postings'), named('texts')];
    expect([terms, postings, texts].map(({ length }) => length)).toEqual(
      [table.terms, table.postings, table.texts].map(({ length }) => length),
    );
    expect(terms.length + postings.length + texts.length).toBe(files.size);
    expect(texts.length).toBeGreaterThan(5);
    for (const json of terms) expect(json.length).toBeLessThan(10_000);
    for (const json of postings) expect(json.length).toBeLessThan(40_000);
    for (const json of texts) expect(json.length).toBeLessThan(70_000);
  });

  it('hold terms in their order, and every passage once', () => {
    const terms = named('terms').flatMap((json) => JSON.parse(json) as PassageTerms);
    expect(terms).toEqual(terms.toSorted((left, right) => (left < right ? -1 : 1)));
    expect(new Set(terms).size).toBe(terms.length);
    expect(
      named('postings')
        .flatMap((json) => Object.keys(JSON.parse(json) as PassagePostings))
        .toSorted(),
    ).toEqual(terms.toSorted());
    const texts = named('texts').map((json) => JSON.parse(json) as PassageTexts);
    expect(texts.flatMap((file) => file.texts).length).toBe(unpack(table.pages).reduce((sum, count) => sum + count, 0));
    expect(unpack(table.pages)).toHaveLength(600);
  });

  it('tell groups of pages by language and source, the main language first', () => {
    expect(table.groups.map(([, language, source]) => `${language} ${source}`)).toEqual(['en guide', 'en page', 'de guide', 'de page']);
  });

  it('have the same bytes for the same pages', () => {
    const again = compilePassages(buildOf(written(600)));
    const textsOf = (all: typeof files): readonly unknown[] => [...all].map(([file, stored]) => [file, stored.text()]);
    expect([again.table, textsOf(again.files)]).toEqual([table, textsOf(files)]);
  });

  it('keep the core of a large site small', () => {
    const { meanings: _, languages: __, ...core } = table;
    expect(JSON.stringify(core).length / 300).toBeLessThan(100);
  });

  it('of a site without pages find nothing', async () => {
    expect(await search([])('anything', all)).toMatchObject({ hits: [], total: 0 });
  });
});

describe('what is found', () => {
  const shop = [
    page('/canoes/', 'Canoes for two people are in the shed.'),
    page('/rafts/', 'Rafts for ten people.', { isGuide: true }),
    page('/boote/', 'Kanus und Boote für zwei.', { language: 'de' }),
    page('/names/', '__proto__ constructor toString'),
  ];

  it.each([
    ['canoe', ['canoes']],
    ['people ten', ['rafts', 'canoes']],
    ['canoos', ['canoes']],
    ['Boot', ['boote']],
    ['constructor', ['names']],
    ['zzzz', []],
    ['', []],
    [' ?!', []],
  ])('%s -> %j', async (query, slugs) => {
    expect(await found(shop, query)).toEqual(slugs);
  });

  it('is of the language and the sources that are asked for', async () => {
    expect(await found(shop, 'two zwei', { language: 'de' })).toEqual(['boote']);
    expect(await found(shop, 'people', { sources: ['guide'] })).toEqual(['rafts']);
    expect(await found(shop, 'people', { sources: ['facts'] })).toEqual([]);
  });

  it('is a block that repeats once, at the first page that has it', async () => {
    const twice = [page('/one/', 'Call the harbour master.'), page('/two/', 'Boats.\n\n## T\n\nCall the harbour master.')];
    const { files: stored } = compilePassages(buildOf(twice.map((each) => ({ ...each, title: 'T' }))));
    const texts = [...stored.values()].map((file) => file.text()).join('');
    expect(texts.match(/harbour master/g)).toHaveLength(1);
    expect(
      await found(
        twice.map((each) => ({ ...each, title: 'T' })),
        'harbour master',
      ),
    ).toEqual(['one']);
  });

  it('comes with relative scores, best first, and in parts', async () => {
    const find = search(written(40));
    const whole = await find('guide wrench 7', { ...all, limit: 100 });
    const scores = whole.hits.map(({ score }) => score);
    expect([scores[0], scores]).toEqual([1, scores.toSorted((left, right) => right - left)]);
    expect(whole.total).toBe(whole.hits.length);
    const part = await find('guide wrench 7', { ...all, offset: 3, limit: 2 });
    expect(part).toEqual({ ...whole, hits: whole.hits.slice(3, 5) });
  });

  it('is of each page as often as it may be', async () => {
    const sections = page('/long/', Array.from({ length: 5 }, (_, at) => `## Part ${at}\n\nAnchors and number ${at}.`).join('\n\n'));
    for (const perPage of [1, 2, 3]) expect(await found([sections], 'anchors', { perPage })).toHaveLength(perPage);
  });

  it('does not depend on the order of the pages', async () => {
    expect((await found(shop.toReversed(), 'people two')).toSorted()).toEqual((await found(shop, 'people two')).toSorted());
  });

  it('is read from the first 500 characters and 48 words', async () => {
    expect(await found(shop, `${' '.repeat(500)}canoe`)).toEqual([]);
    const words = Array.from({ length: 60 }, (_, at) => `w${at}`).join(' ');
    expect((await search(shop)(words, all)).query.words).toHaveLength(48);
  });

  it('is refused of the index of another analyser', () => {
    const { index, read } = bundleOf(buildOf(shop));
    const other = { index: { passages: { ...index.passages, analyser: '00000000' } }, read };
    expect(() => createPassages(other)).toThrow(/SITEC3401.*00000000.*run sitec build again/);
  });
});
