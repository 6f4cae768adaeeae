/** Questions in many words, with a greeting, or for a figure that the best passage does not tell. */
import { describe, expect, it } from 'vitest';
import { html } from '../compiler/site.ts';
import { asked } from './sites.ts';

const inLanguage = (language: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replace('lang="en"', `lang="${language}"`)]));

describe('a greeting and polite words', () => {
  it.each([
    [
      'de',
      'Guten Tag, ich würde gerne wissen, ob Hunde an Bord erlaubt sind?',
      '<p>Hunde sind an Bord erlaubt, wenn sie klein sind.</p>',
      'Hunde',
    ],
    [
      'fr',
      'Bonjour, pourriez-vous me dire si les chiens sont admis à bord ?',
      '<p>Les chiens sont admis à bord sans supplément.</p>',
      'chiens',
    ],
    ['sv', 'Hej! Jag undrar om hundar är tillåtna ombord?', '<p>Hundar är tillåtna ombord på alla turer.</p>', 'Hundar'],
  ])('do not belong to a question: %s, %s', async (language, question, says, quoted) => {
    const { ask } = await asked(
      inLanguage(language, { 'index.html': html('Fjordtur', `<h2>Info</h2>${says}<h2>Kontakt</h2><p>Fjordtur 12.</p>`) }),
    );
    const { text, data } = await ask(question);
    expect([data.answered, text]).toEqual([true, expect.stringContaining(quoted) as string]);
  });

  it('are not answered with a greeting where the question has no answer', async () => {
    const { ask } = await asked(
      inLanguage('de', { 'index.html': html('Fjordtur', '<h2>Boote</h2><p>Unsere Boote sind rot und blau.</p>') }),
    );
    const { text, data } = await ask('Guten Tag, haben Ihre Boote eine Heizung?');
    expect([data.answered, text]).toEqual([false, expect.not.stringMatching(/^Guten Tag/) as string]);
    expect((await ask('Guten Tag')).text).toMatch(/^Guten Tag/);
  });
});

it('a word of another language that is a function word does not negate', async () => {
  const { ask } = await asked(
    inLanguage('pt', {
      'index.html': html('Barcos', '<h2>Passeios</h2><p>Pode pescar no rio com os nossos barcos.</p><h2>Loja</h2><p>Aberta.</p>'),
    }),
  );
  expect((await ask('Posso pescar no rio?')).data.answered).toBe(true);
});

it('a question for a figure is answered by a passage that tells it, not by the one that is most about it', async () => {
  const { ask } = await asked(
    inLanguage('de', {
      'index.html': html('Seebad', '<h2>Willkommen im Seebad</h2><p>Das Seebad ist geöffnet. Wir freuen uns im Seebad auf Sie.</p>'),
      'zeiten/index.html': html('Seebad: Zeiten', '<h2>Täglich</h2><p>Täglich geöffnet</p><p>09:00 – 19:00 Uhr</p>'),
    }),
  );
  const { text, data } = await ask('Wann hat das Seebad geöffnet?');
  expect([data.answered, text]).toEqual([true, expect.stringContaining('09:00 – 19:00') as string]);
});

it('the year of a foundation is a year', async () => {
  const { ask } = await asked({
    'index.html': html(
      'Kitework',
      '<h2>Belts</h2><p>Kitework sells 8 kinds of belts, and founded members wear them.</p><h2>Kites</h2><p>Red.</p>',
    ),
  });
  expect((await ask('When was Kitework founded?')).data.answered).toBe(false);
  const told = await asked({
    'index.html': html('Kitework', '<h2>Story</h2><p>Kitework was founded in 1968 by two sailors.</p><h2>Kites</h2><p>Red.</p>'),
  });
  expect((await told.ask('When was Kitework founded?')).text).toContain('1968');
});

it('an inflected name is one of an offer', async () => {
  const { ask } = await asked(
    inLanguage('fi', {
      'hinnasto/index.html': html('Hinnasto', '<ul><li>Yksilölliset tukipohjalliset: 185,00 €</li><li>Jalkahoito: 60,00 €</li></ul>'),
      'index.html': html('Askel', '<p>Askel hoitaa jalat.</p>'),
    }),
  );
  const { text, data } = await ask('Tukipohjallisten hinta');
  expect([data.answered, text]).toEqual([true, expect.stringContaining('185,00 €') as string]);
  expect(text).not.toContain('60,00');
});

it('a name in bold before what is said of it is a heading', async () => {
  const { ask } = await asked(
    inLanguage('pt', {
      'index.html': html(
        'Casa do Rio',
        '<h2>Informações</h2><p>Tudo para a estadia.</p><p><strong>Estacionamento</strong> Espaço para vários carros</p><p><strong>Piscina</strong> Aberta no verão</p>',
      ),
    }),
  );
  const { text, data } = await ask('Tem estacionamento?');
  expect([data.answered, text]).toEqual([true, expect.stringContaining('vários carros') as string]);
});

it('the description of a company does not answer a question for a figure', async () => {
  const head = '<meta name="description" content="Clinica Alba, invisible aligners in Bilbao for more than 30 years.">';
  const { ask } = await asked({
    'index.html': html('Clinica Alba', '<p>Welcome.</p>', head),
    'aligners/index.html': html('Questions', '<h2>How long do invisible aligners take?</h2><p>Usually between 12 and 24 months.</p>'),
  });
  expect((await ask('How long do invisible aligners take?')).text).toContain('12 and 24 months');
});
