/** Which words of a clause bind days to a trial, which part them, and how far words reach. */
import { describe, expect, it } from 'vitest';
import { trialIn } from '../../../compiler/offers/trials.ts';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';

/** `14, card "14-day trial"`: days, what is said of a card, and the words of the page where they are not the whole text. */
const trialWords = (text: string): string => {
  const trial = trialIn(text, vocabularyOf('en'));
  if (!trial) return 'none';
  const { days, cardRequired, raw } = trial;
  return [days, cardRequired !== null && (cardRequired ? 'card' : 'no card'), raw !== text && `"${raw}"`].filter(Boolean).join(' ');
};

/** Words that no table has. */
const other = (count: number): string => 'some '.repeat(count).trim();

describe('a length of time', () => {
  it.each([
    ['1-day trial', '1'],
    ['366-day trial', '366'],
    ['367-day trial', 'none'],
    ['52-week trial', '364'],
    ['53-week trial', 'none'],
    ['24 hours trial', 'none'],
    ['0.5 weeks trial', 'none'],
    ['2 weeks and 14 days trial', 'none'],
    ['14 day trial', '14'],
    ['14 day long trial', '14'],
    ['14-day-long trial', '14'],
    ['14‑day trial', '14'],
    ['14‐day trial', '14'],
    ['14 - day trial', '14'],
    ['14–day trial', 'none'],
    ['14-days-trial', '14'],
    ['14days trial', '14'],
    ['014 days trial', 'none'],
    ['14 trial', 'none'],
    ['two weeks trial', 'none'],
    ['14 days trial, 14 of them free', '14 "14 days trial"'],
    ['14 days trial 14 days', 'none'],
    ['14-day trial. 14-day trial!', '14 "14-day trial"'],
    ['14 days or 1 month trial', 'none'],
    ['14-day trial, 1 month for teams', '14 "14-day trial"'],
  ])('in %j: %s', (text, said) => {
    expect(trialWords(text)).toBe(said);
  });
});

describe('a sign before the days', () => {
  it.each([
    ['-14 days trial', 'none'],
    ['- 14 days trial', '14'],
    ['– 14 days trial', '14 "14 days trial"'],
    ['+14 days trial', 'none'],
    ['+ 14 days trial', 'none'],
    ['~14 days trial', 'none'],
    ['<14 days trial', 'none'],
    ['>14 days trial', 'none'],
    ['≈ 14 days trial', 'none'],
    ['* 14 days trial', '14'],
    ['7–14 days trial', 'none'],
    ['7 — 14 days trial', 'none'],
    ['14 – 14 days trial', '14 "14 days trial"'],
    ['21 – 14 days trial', '14 "14 days trial"'],
    ['1.2.3 – 14 days trial', '14 "14 days trial"'],
  ])('%j: %s', (text, said) => {
    expect(trialWords(text)).toBe(said);
  });
});

describe('a mark', () => {
  const MARKS = [', ', '، ', '; ', '؛ ', ': ', ' (', ' – ', ' — ', ' + ', '、', '，', '：', '；', '（'];

  it.each(MARKS)('%j ends a clause', (mark) => {
    expect(trialWords(`14 days trial${mark}$5 for the first`)).toBe('14 "14 days trial"');
  });

  it.each(['. ', '! ', '… ', ' • ', ' · ', ' | ', '。', '！', '\n'])('%j ends a sentence', (mark) => {
    expect(trialWords(`14 days trial${mark}Competitors have none`)).toBe('14 "14 days trial"');
  });

  it.each([' ', ' / ', ' * ', ' & '])('%j ends nothing', (mark) => {
    expect(trialWords(`14 days trial${mark}$5`)).toBe('none');
  });

  it.each(['?', '؟', '？'])('%j ends a question', (mark) => {
    expect(trialWords(`Is there a 14-day trial${mark}`)).toBe('none');
    expect(trialWords(`Why${mark} We have a 14-day trial`)).toBe('14 "We have a 14-day trial"');
  });

  it('of a sentence ends the words that are kept', () => {
    expect(trialWords('Now: a 14-day trial. Yes!')).toBe('14 "a 14-day trial"');
    expect(trialWords('(14-day trial)')).toBe('14 "14-day trial"');
    expect(trialWords('Acme\n14-day\u00A0  trial')).toBe('14 "14-day trial"');
  });
});

describe('words between days and a trial', () => {
  it.each([
    [`14 days ${other(2)} trial`, '14'],
    [`14 days ${other(3)} trial`, 'none'],
    [`trial ${other(2)} 14 days`, '14'],
    [`trial ${other(3)} 14 days`, 'none'],
    [`14 days ${'a '.repeat(11)}trial`, '14'],
    [`14 days ${'a '.repeat(12)}trial`, 'none'],
    [`trial ${'a '.repeat(11)}14 days`, '14'],
    [`trial ${'a '.repeat(12)}14 days`, 'none'],
    [`${other(9)} 14 days trial`, '14'],
    ['14 days * * * * trial', '14'],
    ['free for your 14 days', '14'],
    ['14 days free with full access', '14'],
    ['14 days free coffee', 'none'],
    ['coffee free 14 days', 'none'],
    ['14 days for your', 'none'],
    ['14 days with full access', 'none'],
  ])('%j: %s', (text, said) => {
    expect(trialWords(text)).toBe(said);
  });
});

describe('days behind a trial', () => {
  it.each([
    ['14 days after the trial', 'none'],
    ['after the trial 14 days', 'none'],
    ['after your paid-up trial 14 days', '14'],
    ['after your new trial 14 days', 'none'],
    ['after you try it 14 days', '14'],
    ['trial baad 14 days', 'none'],
    ['14 days baad trial', 'none'],
    ['14 days trial baad', '14'],
    ['up to 14 days trial', 'none'],
    ['14 days up to a trial', '14'],
    ['the next 14 days are a trial', 'none'],
  ])('%j: %s', (text, said) => {
    expect(trialWords(text)).toBe(said);
  });
});

describe('a word that denies', () => {
  it.each([
    ['not a 14-day trial', 'none'],
    ['a 14-day trial not', 'none'],
    ['14-day trial, not now', '14 "14-day trial"'],
    ['14-day trial without setup', 'none'],
    ['14-day trial without Acme', '14'],
    ['without Acme a 14-day trial', 'none'],
    ['no obligation 14-day trial', '14'],
    ['14-day trial with no strings', '14'],
    [`no ${other(3)} obligation, 14-day trial`, '14 "14-day trial"'],
    [`14-day trial no ${other(3)} obligation`, '14'],
    [`14-day trial no ${other(4)} obligation`, 'none'],
    [`14-day trial not ${other(4)} card`, '14 no card'],
    [`14-day trial not ${other(5)} card`, 'none'],
    [`14-day trial card ${other(4)} not`, '14 no card'],
    [`14-day trial card ${other(5)} not`, 'none'],
  ])('%j: %s', (text, said) => {
    expect(trialWords(text)).toBe(said);
  });
});

describe('a card', () => {
  it.each([
    ['14-day trial. Card.', '14 "14-day trial"'],
    ['14-day trial. Card needed.', '14 card "14-day trial"'],
    [`14-day trial. Card ${other(4)} needed.`, '14 card "14-day trial"'],
    [`14-day trial. Card ${other(5)} needed.`, '14 "14-day trial"'],
    [`Needed ${other(4)} card. 14-day trial.`, '14 card "14-day trial"'],
    [`Needed ${other(5)} card. 14-day trial.`, '14 "14-day trial"'],
    ['14-day trial. Card needed. No card needed.', '14 "14-day trial"'],
    ['14-day trial, no card, no card', '14 no card "14-day trial"'],
    ['14-day trial. Not now. Card needed.', '14 card "14-day trial"'],
    ['14-day trial. Without a card.', '14 no card "14-day trial"'],
    ['Soon no card. 14-day trial.', '14 "14-day trial"'],
  ])('%j: %s', (text, said) => {
    expect(trialWords(text)).toBe(said);
  });
});

describe('a promise of money back', () => {
  it.each([
    ['try it 14 days. Guarantee!', 'none'],
    ['try it free 14 days. Guarantee!', '14 "try it free 14 days"'],
    ['14-day trial. Guarantee!', '14 "14-day trial"'],
    ['14-day trial guarantee', 'none'],
    ['14-day trial, risk-free', '14 "14-day trial"'],
    ['try it 14 days, risk-free', 'none'],
    ['risk-free 14-day trial', 'none'],
    ['free and risk-free 14-day trial', '14'],
  ])('%j: %s', (text, said) => {
    expect(trialWords(text)).toBe(said);
  });
});

describe('a year', () => {
  it.each([
    ['14-day trial 2019', 'none'],
    ['14-day trial 1999', 'none'],
    ['14-day trial 1899', '14'],
    ['14-day trial 20190', '14'],
    ['14-day trial 120199', '14'],
    ['14-day trial. Since 2019.', '14 "14-day trial"'],
  ])('in %j: %s', (text, said) => {
    expect(trialWords(text)).toBe(said);
  });
});
