/** What the words of a question count: each meaning once, words between others little; and labels of lines, which are as good as headings. */
import { expect, test } from 'vitest';
import type { PassageTexts } from '../../runtime/bundle.ts';
import { html, type Files } from '../compiler/site.ts';
import { asked } from './sites.ts';

const inLanguage = (language: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, String(text).replace('lang="en"', `lang="${language}"`)]));

test('a meaning counts once, so that the prices of all things do not answer for another thing', async () => {
  const article = (number: number): string =>
    html(`Winter ${number}`, `<p>A trailer needs care, as every trailer does in winter ${number}.</p>`);
  const articles = Array.from({ length: 8 }, (_, number) => [`winter-${number}/index.html`, article(number)] as const);
  const { ask } = await asked({
    'index.html': html('Harbour yard', '<p>Repairs of masts.</p>'),
    'prices/index.html': html('Prices', '<ul><li>Mast repair: 120 EUR</li><li>Hull cleaning: 80 EUR</li></ul>'),
    ...Object.fromEntries(articles),
  });
  expect((await ask('How much does it cost?')).data.answered).toBe(true);
  expect((await ask('How much does a mast repair cost?')).text).toMatch(/^Mast repair: 120 EUR\n/);
  expect((await ask('How much does a trailer cost?')).data.answered).toBe(false);
});

test('the label of a line answers as a heading does', async () => {
  const { ask } = await asked(
    inLanguage('de', {
      'index.html': html('Werft am Haff', '<p>Die Werft repariert Boote.</p>'),
      'impressum/index.html': html(
        'Impressum',
        '<p>Werft am Haff GmbH<br>Geschäftsführer: Ada König, Max Peters<br>Kammer: Handelskammer Rostock<br>Registergericht: Amtsgericht Rostock</p>',
      ),
      'boote/index.html': html('Boote', '<p>Unsere Boote fahren seit Jahren über das Haff, und wer will, fährt mit.</p>'),
    }),
  );
  const { text, data } = await ask('Wer ist Geschäftsführer?');
  expect([data.answered, text]).toEqual([true, expect.stringContaining('Geschäftsführer: Ada König, Max Peters') as string]);
  expect((await ask('Wer ist Hafenmeister?')).data.answered).toBe(false);
});

test('pairs of Japanese characters between two words count little', async () => {
  const { ask } = await asked(
    inLanguage('ja', {
      'index.html': html('港の船', '<p>船の修理をしています。お金は後でお支払いください。</p>'),
      'prices/index.html': html('料金', '<ul><li>カウンセリング（初回のみ）: 3,500円</li><li>帆の修理: 9,000円</li></ul>'),
      'terms/index.html': html('規約', '<p>船の料理は別です。集金は月末です。クラスの料理、リンクの一覧。</p>'),
    }),
  );
  const { text, data } = await ask('カウンセリングの料金は？');
  expect([data.answered, text]).toEqual([true, expect.stringMatching(/^カウンセリング（初回のみ）: 3,500円\n/) as string]);
});

test('a line of an offer answers what the offer includes', async () => {
  const card = (name: string, price: string, ...lines: readonly string[]): string =>
    `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></div>`;
  const { ask } = await asked(
    inLanguage('pl', {
      'index.html': html('Przystań', '<p>Przystań obejmuje trzy pomosty, a statut obejmuje wszystkich żeglarzy.</p>'),
      'cennik/index.html': html(
        'Cennik',
        card('Pakiet MAJTEK', '19 zł / mies.', 'Do 10 dokumentów', 'Mapy') +
          card('Pakiet KAPITAN', '49 zł / mies.', 'Do 90 dokumentów', 'Radio'),
      ),
    }),
  );
  const { text, data } = await ask('Ile dokumentów obejmuje pakiet KAPITAN?');
  expect([data.answered, text]).toEqual([true, expect.stringMatching(/^Pakiet KAPITAN: Do 90 dokumentów\n/) as string]);
});

test('beside a quote is no fact of a thing whose name has other words than the question', async () => {
  const { ask } = await asked({
    'index.html': html('Harbour', '<p>Meals for sailors.</p>'),
    'menu/index.html': html(
      'Menu',
      `<div class="item"><h3>King crab plate small $10.50 / large $12.50</h3><p>Lettuce, fries</p></div>
      <div class="item"><h3>Falafel plate $11.00</h3><p>Lettuce, fries</p></div><div class="item"><h3>Falafel bag $7.50</h3><p>Lettuce</p></div>`,
    ),
  });
  expect((await ask('What does a crab plate cost?')).text).not.toMatch(/^Falafel plate/m);
});

test('a number with its unit is found with a space between them', async () => {
  const rows = '<tr><td>Berth 22m²</td><td>$70</td></tr><tr><td>Berth 16m²</td><td>$50</td></tr><tr><td>Berth 25m²</td><td>$90</td></tr>';
  const { ask } = await asked({
    'index.html': html('Harbour', '<p>Berths for boats.</p>'),
    'berths/index.html': html('Berth prices', `<table><tr><th>Berth</th><th>Price</th></tr>${rows}</table>`),
  });
  for (const question of ['How much is the berth of 22 m²?', 'How much is berth 22m²?'])
    expect((await ask(question)).text, question).toMatch(/^Berth 22m²: \$70\n[^$]*$/);
});

test('a phrase alone is not answered by a word that only means it', async () => {
  const { ask } = await asked({
    'index.html': html('Harbour yard', '<p>Repairs of masts.</p>'),
    'services/index.html': html('Services', '<h2>What we do</h2><p>We address leaks, cracks and rot before they grow.</p>'),
  });
  expect((await ask('Where is your office?')).data.answered).toBe(false);
});

test('vouchers are asked for without a rate of discount', async () => {
  const { ask } = await asked(
    inLanguage('de', {
      'index.html': html('Werft am Haff', '<p>Die Werft repariert Boote.</p>'),
      'geschenke/index.html': html('Geschenke', '<h2>Gutscheine</h2><p>Für jede Fahrt, im Büro oder per Post.</p>'),
    }),
  );
  expect((await ask('Gibt es Gutscheine?')).text).toMatch(/^Auf der Website steht: “Gutscheine; Für jede Fahrt/);
});

test('a phrase with a meaning in a name is no further word of it', async () => {
  const { built, ask } = await asked({
    'index.html': html('Harbour yard', '<p>Berths for boats.</p>'),
    'prices/index.html': html('Prices', '<ul><li>Set up of a mast: 120 EUR</li><li>Mast: 900 EUR</li><li>Hull cleaning: 80 EUR</li></ul>'),
  });
  expect((await ask('How much is the set up of a mast?')).text).toMatch(/^Set up of a mast: 120 EUR\n/);
  const { texts } = built.json('_sitec/passages/texts-0.json') as PassageTexts;
  expect(texts.flatMap(([, , about, head]) => `${about} ${head}`.split(' ')).filter((term) => term.startsWith('_'))).toEqual([]);
  expect(texts.flatMap(([, , , , pieces]) => pieces.flatMap(([, terms]) => terms.split(' ')))).toContain('_set_up');
});
