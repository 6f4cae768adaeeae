/** Limits in list items, in cells of tables, and the heads of their rows. */
import { describe, expect, it } from 'vitest';
import { limitNoun, readLimits, readQuantity } from '../../../compiler/amounts/limits.ts';
import type { Limit } from '../../../compiler/schema/shapes.ts';

const KEYS = ['users', 'contacts', 'aiCredits', 'accountsPerChannel', 'storageGb', 'workflows'];

const shortLimit = ({ value, unlimited, period, reason }: Limit): string =>
  [unlimited ? 'unlimited' : (value ?? reason), period].filter((part) => part !== null).join(' ');

const inItem = (text: string): string =>
  readLimits(text, KEYS)
    .map(({ key, limit }) => `${key} ${shortLimit(limit)}`)
    .join('; ');

const inCell = (cell: string, key = 'users'): string | null => {
  const limit = readQuantity(cell, key);
  return limit && shortLimit(limit);
};

describe('limits in list items', () => {
  it.each([
    ['5 users', 'users 5'],
    ['1 user', 'users 1'],
    ['5 users included', 'users 5'],
    ['Includes 5 seats', 'users 5'],
    ['up to 5 team members', 'users 5'],
    ['5 Nutzer', 'users 5'],
    ['bis zu 5 Benutzer', 'users 5'],
    ['inkl. 5 Teammitgliedern', 'users 5'],
    ['حتى ٥ مستخدمين', 'users 5'],
    ['5 log', 'users 5'],
    ['5 users tak', 'users 5'],
    ['10,000 contacts', 'contacts 10000'],
    ['10.000 Kontakte', 'contacts 10000'],
    ['12k contacts', 'contacts 12000'],
    ['5 ألف جهة اتصال', 'contacts 5000'],
    ['1,000 AI credits / month', 'aiCredits 1000 P1M'],
    ['1,000 monthly AI credits', 'aiCredits 1000 P1M'],
    ['1.000 KI-Credits pro Monat', 'aiCredits 1000 P1M'],
    ['1000 AI credits mahana', 'aiCredits 1000 P1M'],
    ['3 accounts per channel', 'accountsPerChannel 3'],
    ['3 Konten pro Kanal', 'accountsPerChannel 3'],
    ['3 حسابات لكل قناة', 'accountsPerChannel 3'],
    ['10 GB storage', 'storageGb 10'],
    ['10GB of storage', 'storageGb 10'],
    ['10 workflows', 'workflows 10'],
    ['Unlimited contacts', 'contacts unlimited'],
    ['Unbegrenzt Kontakte', 'contacts unlimited'],
    ['Kontakte: unbegrenzt', 'contacts unlimited'],
    ['lamehdood contacts', 'contacts unlimited'],
    ['جهات اتصال غير محدودة', 'contacts unlimited'],
    ['Users: 5', 'users 5'],
    ['5 users and unlimited contacts', 'users 5; contacts unlimited'],
    ['5 users, 10,000 contacts', 'users 5; contacts 10000'],
    ['5+ users', 'users unreadable'],
    ['5-10 users', 'users unreadable'],
    ['5 to 10 users', 'users unreadable'],
    ['from 5 users', 'users unreadable'],
    ['ab 5 Nutzern', 'users unreadable'],
    ['min. 5 users', 'users unreadable'],
    ['5 users or more', 'users unreadable'],
    ['5 users per workspace', 'users unreadable'],
    ['2 users (up to 10 users with SSO)', 'users unreadable'],
    ['Fair use AI credits', 'aiCredits unreadable'],
    ['Unlimited contacts (fair use)', 'contacts unreadable'],
    ['Custom users', 'users on_request'],
    ['AI credits on request', 'aiCredits on_request'],
    ['Kontakte auf Anfrage', 'contacts on_request'],
  ])('%s: %s', (text, limits) => {
    expect(inItem(text)).toBe(limits);
  });

  it.each([
    'Trusted by 10,000 users',
    'Join 500 users today',
    '5 user roles',
    '5 additional users',
    '+5 users',
    '5 users for $10',
    '$5 per user',
    '$5 users',
    'GPT-4 users',
    '24/7 agents',
    '100% users',
    'User management',
    'Contact us',
    '5 channels',
    '5',
    '',
  ])('%j has none', (text) => {
    expect(inItem(text)).toBe('');
  });

  it('keeps the words of the page', () => {
    const [found] = readLimits('✓ Up to  ٥ users', KEYS);
    expect(found?.limit).toMatchObject({ value: 5, unit: 'users', quote: 'Up to ٥ users' });
  });
});

describe('limits in cells', () => {
  it.each([
    ['5', '5'],
    ['٥', '5'],
    ['5 users', '5'],
    ['up to 5', '5'],
    ['5*', '5'],
    ['12k', '12000'],
    ['10,000 / month', '10000 P1M'],
    ['1.000 pro Monat', '1000 P1M'],
    ['Unlimited', 'unlimited'],
    ['Unbegrenzt', 'unlimited'],
    ['lamehdood', 'unlimited'],
    ['غير محدود', 'unlimited'],
    ['∞', 'unlimited'],
    ['Custom', 'on_request'],
    ['Contact us', 'on_request'],
    ['auf Anfrage', 'on_request'],
    ['Fair use', 'unreadable'],
    ['Unlimited (fair use)', 'unreadable'],
    ['5+', 'unreadable'],
    ['5-10', 'unreadable'],
    ['from 5', 'unreadable'],
    ['5, then $10 each', 'unreadable'],
    ['$5', 'unreadable'],
    ['100%', 'unreadable'],
    ['5 GB', 'unreadable'],
    ['—', 'unreadable'],
    ['2 / 5', 'unreadable'],
  ])('%s is %s', (cell, limit) => {
    expect(inCell(cell)).toBe(limit);
  });

  it('are read with the words of their own row', () => {
    expect(inCell('10 GB', 'storageGb')).toBe('10');
    expect(inCell('500 MB', 'storageGb')).toBe('unreadable');
    expect(inCell('3 per channel', 'accountsPerChannel')).toBe('3');
    expect(inCell('1,000 credits a month', 'aiCredits')).toBe('1000 P1M');
  });

  it('are none in an empty cell', () => {
    expect(readQuantity('', 'users')).toBeNull();
    expect(readQuantity(' \u00A0\n', 'users')).toBeNull();
  });
});

describe('heads of rows', () => {
  it.each([
    ['Users', 'users'],
    ['Number of users', 'users'],
    ['Team members', 'users'],
    ['Users included', 'users'],
    ['Anzahl Nutzer', 'users'],
    ['Benutzer', 'users'],
    ['عدد المستخدمين', 'users'],
    ['صارفین', 'users'],
    ['Contacts (max.)', 'contacts'],
    ['Kontakte', 'contacts'],
    ['جهات الاتصال', 'contacts'],
    ['AI credits', 'aiCredits'],
    ['KI-Guthaben', 'aiCredits'],
    ['رصيد الذكاء الاصطناعي', 'aiCredits'],
    ['Accounts per channel', 'accountsPerChannel'],
    ['Konten pro Kanal', 'accountsPerChannel'],
    ['Accounts fi channel', 'accountsPerChannel'],
    ['Storage (GB)', 'storageGb'],
    ['Workflows', 'workflows'],
  ])('%s is about %s', (text, key) => {
    expect(limitNoun(text, KEYS)?.key).toBe(key);
  });

  it('may name a period', () => {
    expect(limitNoun('AI credits per month', KEYS)).toEqual({ key: 'aiCredits', unit: 'ai credits', period: 'P1M' });
  });

  it.each(['User roles', 'Contact import', 'Price per user', 'AI agents', 'Log', 'Users and contacts', 'Users per account', 'Support', ''])(
    '%j is about none',
    (text) => {
      expect(limitNoun(text, KEYS)).toBeNull();
    },
  );
});
