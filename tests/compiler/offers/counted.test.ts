/** What a line of a card counts, at the edges of the grammar: figures that count nothing, nouns and where they end, labels and bounds. */
import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';
import { limitOf } from '../../../compiler/offers/limits.ts';

/** `seats = 5 P1M`, in the words of the line. */
const limitWords = (text: string, language = 'en'): string => {
  const limit = limitOf(text, vocabularyOf(language));
  if (!limit) return 'none';
  const { name, value, unlimited, period } = limit;
  return [name, '=', unlimited ? 'unlimited' : value, period].filter((part) => part !== null).join(' ');
};

describe('a line of several parts', () => {
  it.each([
    ['5 users · 10 seats', 'users = 5'],
    ['$5 · 5 users', 'users = 5'],
    ['$5 per user • 10 projects', 'projects = 10'],
    ['$5 | 10 projects', 'projects = 10'],
    ['$5 per user, 10 projects', 'none'],
    ['© 2024 Acme · 5 users', 'users = 5'],
    ['5 users © 2024', 'none'],
  ])('%j: %s', (text, said) => {
    expect(limitWords(text)).toBe(said);
  });
});

describe('a label', () => {
  it.each([
    ['Seats: 5', 'Seats = 5'],
    ['Seats : 5', 'Seats = 5'],
    ['Seats:5', 'Seats = 5'],
    ['Seats：5', 'Seats = 5'],
    ['Seats: many', 'none'],
    ['Seats: 5k', 'Seats = 5000'],
    ['Seats: 5K all', 'all = 5000'],
    ['Seats: 5 lakh', 'none'],
    ['Seats: 1.2.3', 'none'],
    ['Storage: 10 GB included', 'GB Storage = 10'],
    ['Seats: 5 monthly', 'Seats = 5 P1M'],
    ['Calls: 500 per day', 'Calls = 500 P1D'],
    ['Total seats: 3 members', 'members = 3'],
    ['Trial: 5 months', 'none'],
    ['Seats 5: all', 'none'],
    ['5: all', 'none'],
    [': 5', 'none'],
    ['Seats of 2 teams: 5', 'Seats of 2 teams = 5'],
    ['Seats: 2 teams: 5', 'teams = 2'],
    ['Month: 5', 'none'],
    ['Unlimited: seats', 'none'],
  ])('in %j: %s', (text, said) => {
    expect(limitWords(text)).toBe(said);
  });
});

describe('a figure', () => {
  it.each([
    ['5M contacts', 'contacts = 5000000'],
    ['5K contacts', 'contacts = 5000'],
    ['5k contacts', 'contacts = 5000'],
    ['5 k contacts', 'none'],
    ['5 lakh contacts', 'none'],
    ['5 million contacts', 'none'],
    ['10x tokens', 'tokens = 10'],
    ['10 x tokens', 'tokens = 10'],
    ['10× tokens', 'tokens = 10'],
    ['ユーザー 3名まで', '名 = 3'],
    ['7ページまで作れます', 'ページ = 7'],
    ["2 sessions d'1 h", 'sessions = 2'],
    ['20 rijlessen van 60 minuten', 'rijlessen = 20'],
    ['10 xs tokens', 'xs tokens = 10'],
    ['5 of 10 seats', 'seats = 10'],
    ['2 5 seats', 'seats = 5'],
    ['1.2.3 seats', 'none'],
    ['01 seats', 'none'],
    ['10 seats (5 admins)', 'seats = 10'],
    ['10 projects, 5 seats', 'projects = 10'],
    ['10 projects, up to 5 seats', 'seats = 5'],
    ['up to 5 seats, 10 projects', 'seats = 5'],
    ['5', 'none'],
    ['(5)', 'none'],
  ])('in %j: %s', (text, said) => {
    expect(limitWords(text)).toBe(said);
  });

  it.each([
    '4G network',
    '5G',
    '5% off',
    '5° more',
    '16:9 video',
    '5/7 support',
    '#1 tool',
    'v2 tools',
    'No.5 perfume',
    '@5 corners',
    'A-5 paper',
    '-5 seats',
    '€5 seats',
    '5€ seats',
    '5 ₿ seats',
    'ISO 9001 norms',
    'WINDOWS 11 computers',
    'The Windows 11 computers',
    'Microsoft 365 help',
    'Your own 365 dashboard',
    '45 min massage',
    '0.5 l beer',
    '30 Minuten',
    'GB 10 seats',
  ])('that counts nothing is in %j', (text) => {
    expect(limitWords(text)).toBe('none');
  });

  it.each([
    ['10GB storage', 'GB storage = 10'],
    ['10gb storage', 'gb storage = 10'],
    ['5 G network', 'G network = 5'],
    ['5 / 7 cars', 'cars = 7'],
    ['Windows 11 computers', 'computers = 11'],
    ['Get 5 seats', 'seats = 5'],
    ['Up to 5 seats', 'seats = 5'],
    ['UP TO 5 seats', 'seats = 5'],
    ['With up to 5 seats', 'seats = 5'],
    ['5 + 3 seats', 'seats = 3'],
    ['4-6 people', 'people = 6'],
    ['4–6 people', 'people = 6'],
    ['4~6 people', 'people = 6'],
    ['4 - 6 people', 'people = 6'],
    ['£5 – 6 people', 'none'],
  ])('that counts something is in %j: %s', (text, said) => {
    expect(limitWords(text)).toBe(said);
  });
});

describe('a noun', () => {
  it.each([
    ['50 m² space', 'm² space = 50'],
    ['50 m³', 'm³ = 50'],
    ['50 seats²', 'seats² = 50'],
    ['50 ² seats', 'none'],
    ['5 one two three four five', 'one two three four = 5'],
    ['5 seats in total', 'seats = 5'],
    ['5 seats for all', 'seats for all = 5'],
    ['5 seats and 10 rooms', 'seats = 5'],
    ['5 included', 'none'],
    ['5 seats each', 'seats = 5'],
    ['5 seats, all', 'seats = 5'],
    ['3 team-members', 'team = 3'],
    ['3 reports per user', 'reports = 3'],
    ['12 months', 'none'],
    ['12 months support', 'months support = 12'],
    ['500 per day', 'none'],
    ['500 a month', 'none'],
    ['500 daily', 'none'],
  ])('in %j: %s', (text, said) => {
    expect(limitWords(text)).toBe(said);
  });

  it.each([
    ['12 monthly reports', 'reports = 12 P1M'],
    ['500 credits a month', 'credits = 500 P1M'],
    ['500 credits a team', 'credits a team = 500'],
    ['500 credits monthly', 'credits = 500 P1M'],
    ['500 credits / month', 'credits = 500 P1M'],
    ['500 credits every day', 'credits = 500 P1D'],
    ['500 credits per user per month', 'credits = 500'],
    ['monthly 500 credits', 'credits = 500'],
  ])('with a period in %j: %s', (text, said) => {
    expect(limitWords(text)).toBe(said);
  });
});

describe('no limit', () => {
  it.each([
    ['Unlimited', 'none'],
    ['Contacts unlimited', 'Contacts = unlimited'],
    ['unlimited contacts, all', 'contacts = unlimited'],
    ['unlimited contacts for 5', 'contacts for = unlimited'],
    ['unlimited one two three four five', 'one two three four = unlimited'],
    ['All that is unlimited', 'All that is = unlimited'],
    ['Now unlimited contacts', 'contacts = unlimited'],
    ['∞ contacts', 'contacts = unlimited'],
    ['Order in 2 clicks', 'none'],
    ['50 clicks', 'clicks = 50'],
    ['2 clicks a month', 'clicks = 2 P1M'],
    ['25 m²', 'none'],
    ['5 seats, unlimited contacts', 'seats = 5'],
    ['no bounds', 'none'],
  ])('in %j: %s', (text, said) => {
    expect(limitWords(text)).toBe(said);
  });
});

describe('a line without spaces', () => {
  it.each([
    ['ja', '最大5人', '人 = 5'],
    ['ja', '最大 5 人', '人 = 5'],
    ['ja', '月5回 10人', '人 = 10'],
    ['ja', '最大5人 10回', '人 = 5'],
    ['ja', '5人まで10個', '個 = 10'],
    ['ja', 'プロのメンバー：5', 'メンバー = 5'],
    ['zh', '限5人 10个', '人 = 5'],
    ['zh', '大5人 10个', '人 = 5'],
    ['zh', '有5人 10个', '个 = 10'],
    ['zh', '5 个用户', '个用户 = 5'],
    ['ja', '60分コース', 'none'],
    ['ja', '保険（3割負担）', 'none'],
  ])('in %s: %j: %s', (language, text, said) => {
    expect(limitWords(text, language)).toBe(said);
  });
});
