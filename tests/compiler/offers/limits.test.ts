/** Limits in lines of cards, in cells of tables and selected texts, and the labels that name them. */
import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';
import { limitKey, limitLabel } from '../../../compiler/offers/limit-names.ts';
import { limitOf, type ShownLimit } from '../../../compiler/offers/limits.ts';
import { partAbout, quantityIn } from '../../../compiler/offers/quantities.ts';

const short = (limit: Omit<ShownLimit, 'name'>): string =>
  [limit.unlimited ? 'unlimited' : limit.value, limit.period].filter((part) => part !== null).join(' ');

const inLine = (text: string, language: string): string | null => {
  const limit = limitOf(text, vocabularyOf(language));
  return limit && `${limitKey(limit.name)} ${short(limit)}`;
};

describe('a limit in a line of a card', () => {
  it.each([
    ['en', '5 users', 'users 5'],
    ['en', '16 people or more', null],
    ['cs', '6 lekcí a více', null],
    ['ko', '16인 이상', null],
    ['ja', '5名以上', null],
    ['ko', '1~5인', '인 5'],
    ['en', 'Support: 24×7', null],
    ['en', 'Help desk: 5x8 staffed', null],
    ['en', 'Pickup by 10 AM', null],
    ['en', 'Chip i5-14500 fast', null],
    ['en', '5-10 users', 'users 10'],
    ['en', 'Posted: today Views: 127', null],
    ['ja', '延長15分ごと', null],
    ['ja', '貸出(3日分)', null],
    ['en', '5 Pro seats', 'proSeats 5'],
    ['en', '500 min a month', 'min 500 P1M'],
    ['en', '30 min.', null],
    ['en', '30 cloud minutes during the trial', null],
    ['de', '50 Rechnungen in der Testphase', null],
    ['en', '10 test projects', 'testProjects 10'],
    ['en', 'Size: 250 ml', null],
    ['fr', 'du 30 juin au 1er sept.', null],
    ['fr', 'du 10 fév. au 10 mars', null],
    ['fr', 'du 31 mars au 2 mai du 27 oct.', null],
    ['cs', '5 Pro licencí', 'proLicencí 5'],
    ['ja', '10km以上', null],
    ['fr', 'Jus (0,25l)', null],
    ['ja', '60分', null],
    ['en', 'up to 5 team members', 'teamMembers 5'],
    ['en', '5 users included', 'users 5'],
    ['en', '12k contacts', 'contacts 12000'],
    ['en', '10,000 contacts', 'contacts 10000'],
    ['en', '1,000 AI credits / month', 'aiCredits 1000 P1M'],
    ['en', '1,000 monthly AI credits', 'aiCredits 1000 P1M'],
    ['en', '3 accounts per channel', 'accounts 3'],
    ['en', '10 GB storage', 'gbStorage 10'],
    ['en', 'Unlimited contacts', 'contacts unlimited'],
    ['en', 'Users: 5', 'users 5'],
    ['en', 'Cores:8', 'cores 8'],
    ['en', '3x tokens', 'tokens 3'],
    ['de', 'bis zu 5 Benutzer', 'benutzer 5'],
    ['de', '10.000 Kontakte', 'kontakte 10000'],
    ['de', 'Kontakte: unbegrenzt', 'kontakte unlimited'],
    ['fr', '1 000 contacts', 'contacts 1000'],
    ['es', 'Usuarios ilimitados', 'usuarios unlimited'],
    ['ja', '毎月のCredit：180,000', 'credit 180000'],
    ['ja', 'メンバー10人', '人 10'],
    ['ja', 'ボード 4 つまで', 'ボード 4'],
    ['ja', '6 つの倉庫', '倉庫 6'],
    ['ja', '25 言語 UI', '言語 25'],
    ['ja', '3GB アーカイブ', 'gbアーカイブ 3'],
    ['ja', '90日間 保証', null],
    ['fr', 'De 3 à 5 convives', 'convives 5'],
    ['es', '3 a 5 comensales', 'comensales 5'],
    ['nl', 'Elke 4 maanden gratis wasbeurt', null],
    ['en', 'Every 4 weeks free wash', null],
    ['en', 'Phone support, 3 business day SLA', null],
    ['en', '6 hour reply SLA', null],
    ['fr', 'Réponse sous 2 jours ouvrés', null],
    ['en', 'Listing on 9GaGa Local', null],
    ['en', '9GiB storage', 'gibStorage 9'],
    ['en', 'Lumo 4.5 Swift & Nimbus 3.0 Max', null],
    ['en', 'Includes 1.5 GB storage', 'gbStorage 1.5'],
    ['en', '90 days history', 'daysHistory 90'],
    ['en', 'Priority email, 48h response', null],
    ['en', '2h coaching', 'hCoaching 2'],
    ['en', '9,000 one-time credits', 'credits 9000'],
    ['en', 'Backup space — 500 MB', 'mbBackupSpace 500'],
    ['en', '3 boxes – 10 GB', 'boxes 3'],
    ['en', 'Reports — 4 each', null],
    ['en', 'Mailboxes Unlimited', 'mailboxes unlimited'],
    ['nl', 'Postvakken onbeperkt', 'postvakken unlimited'],
    ['ja', '施術（2回目）', null],
    ['en', '4 business cards', 'businessCards 4'],
    ['ar', 'حتى ٥ مستخدمين', 'مستخدمين 5'],
  ])('%s: %s', (language, text, limit) => {
    expect(inLine(text, language)).toBe(limit);
  });

  it.each([
    '24/7 support',
    '1 la 1 cu un trainer',
    '2 months free',
    'Coaching 1 zu 1 Gespräche',
    'Support: 24/7',
    'Uptime: 99.9%',
    'Ports: 80/443',
    'GPT-4 models',
    '99.9% uptime',
    '10er-Karte',
    'From 5 users',
    'Starting at 10 seats',
    '3rd party apps',
    'ISO 27001',
    '12 months',
    '$5 per user',
    '5',
    'Support',
    '© 2024 Acme',
    '',
  ])('is not in %j', (text) => {
    expect(inLine(text, 'en')).toBeNull();
  });

  it.each([
    ['en', 'Steps 2 and 3'],
    ['en', '5 or more users'],
    ['nb', 'Trinn 2 og 3'],
    ['de', 'Stufe 1 und 2'],
    ['de', '05031 516589 Jetzt anrufen'],
  ])('is not in the %s words %j', (language, text) => {
    expect(inLine(text, language)).toBeNull();
  });
});

const inCell = (cell: string, key = 'users', language = 'en'): string | null => {
  const quantity = quantityIn(cell, key, vocabularyOf(language));
  return quantity && (quantity.reason ?? short(quantity));
};

describe('a quantity', () => {
  it.each([
    ['5', '5'],
    ['٥', '5'],
    ['0', '0'],
    ['5 users', '5'],
    ['1 user', '1'],
    ['up to 5', '5'],
    ['5*', '5'],
    ['12k', '12000'],
    ['10,000 / month', '10000 P1M'],
    ['1,000 a year', '1000 P1Y'],
    ['500 per month', '500 P1M'],
    ['Unlimited', 'unlimited'],
    ['∞', 'unlimited'],
    ['Custom', 'on_request'],
    ['Contact us', 'on_request'],
    ['Fair use', 'unreadable'],
    ['Unlimited (fair use)', 'unreadable'],
    ['5+', 'unreadable'],
    ['5-10', 'unreadable'],
    ['from 5', 'unreadable'],
    ['min. 5', 'unreadable'],
    ['5 users or more', 'unreadable'],
    ['5, then $10 each', 'unreadable'],
    ['$5', 'unreadable'],
    ['100%', 'unreadable'],
    ['5 GB', 'unreadable'],
    ['30 days', 'unreadable'],
    ['—', 'unreadable'],
    ['2 / 5', 'unreadable'],
    ['5 million', 'unreadable'],
    ['5k users', '5000'],
    ['5M', '5000000'],
    ['5m', 'unreadable'],
    ['5 kb', 'unreadable'],
    ['5 tib', 'unreadable'],
    ['5 xkb', '5'],
    ['5 kbs', '5'],
    ['5–', 'unreadable'],
    ['<5', 'unreadable'],
    ['5!', '5'],
    ['(5)', '5'],
    ['5, 6', 'unreadable'],
    ['5 seats', '5'],
    ['5 fast seats', 'unreadable'],
    ['5 extra', 'unreadable'],
    ['5 additional', 'unreadable'],
    ['about 5', 'unreadable'],
    ['over 5', 'unreadable'],
    ['save 5', 'unreadable'],
    ['was 5', 'unreadable'],
    ['worth 5', 'unreadable'],
    ['+ 5', 'unreadable'],
    ['competitors 5', 'unreadable'],
    ['first 5', 'unreadable'],
    ['then 5', 'unreadable'],
    ['5 only', '5'],
    ['5 free', '5'],
    ['5 EUR', 'unreadable'],
    ['5 months', 'unreadable'],
    ['5 a day', '5 P1D'],
    ['5 a month per user', '5 P1M'],
    ['5 per month, 10 per year', 'unreadable'],
    ['05', 'unreadable'],
    ['v5', 'unreadable'],
    ['monthly', 'unreadable'],
    ['5 unlimited', 'unreadable'],
    ['unlimited users', 'unlimited'],
    ['∞ / month', 'unlimited P1M'],
    ['custom users', 'on_request'],
    ['custom 5', 'unreadable'],
    ['5\n6', 'unreadable'],
    ['5\nusers', '5'],
    ['several', 'unreadable'],
    ['yes', 'unreadable'],
    ['5 k users', 'unreadable'],
  ])('%s is %s', (cell, quantity) => {
    expect(inCell(cell)).toBe(quantity);
  });

  it.each([
    ['de', 'bis zu 5 Benutzer', '5'],
    ['de', '1.000 pro Monat', '1000 P1M'],
    ['de', 'Unbegrenzt', 'unlimited'],
    ['de', 'auf Anfrage', 'on_request'],
    ['de', 'ab 5 Nutzern', 'unreadable'],
    ['fr', '5 utilisateurs par mois', '5 P1M'],
    ['ja', '無制限', 'unlimited'],
    ['zh', '5万', 'unreadable'],
  ])('of a page in %s: %s is %s', (language, cell, quantity) => {
    expect(inCell(cell, 'users', language)).toBe(quantity);
  });

  it('is read with the words of its own key', () => {
    expect(inCell('10 GB', 'storageGb')).toBe('10');
    expect(inCell('500 MB', 'storageGb')).toBe('unreadable');
    expect(inCell('3 per channel', 'accountsPerChannel')).toBe('3');
    expect(inCell('1,000 credits a month', 'aiCredits')).toBe('1000 P1M');
    expect(inCell('30 days', 'retentionDays')).toBe('30');
  });

  it('is none in an empty cell', () => {
    expect(inCell('')).toBeNull();
    expect(inCell(' \u00A0\n')).toBeNull();
  });

  it('stands in the part of a list that names its limit', () => {
    expect(partAbout('5 users, 10,000 contacts and 3 channels', 'contacts')).toBe('10,000 contacts');
    expect(partAbout('5 users, 10,000 contacts', 'storageGb')).toBeNull();
    expect(partAbout('10,000 contacts', 'contacts')).toBe('10,000 contacts');
    expect(partAbout('5 GB of storage, 3 users', 'storageGb')).toBe('5 GB of storage');
    expect(partAbout('5 sandy beaches', 'beaches')).toBe('5 sandy beaches');
  });

  it.each([';', '·', '•', '|', '\n', ', ', ' and '])('stands in a part that ends at %j', (mark) => {
    expect(partAbout(`5 users${mark}10 contacts`, 'contacts')).toBe('10 contacts');
    expect(partAbout(`5 users${mark}10 contacts`, 'users')).toBe('5 users');
  });
});

describe('the label of a limit', () => {
  const KEYS = ['users', 'aiCredits', 'accountsPerChannel', 'storageGb'];

  it.each([
    ['Users', 'users'],
    ['Number of users', 'users'],
    ['Users included (max.)', 'users'],
    ['User', 'users'],
    ['AI credits', 'aiCredits'],
    ['Accounts per channel', 'accountsPerChannel'],
    ['Storage (GB)', 'storageGb'],
    ['GB of storage', 'storageGb'],
  ])('%s names %s', (label, key) => {
    expect(limitLabel(label, KEYS, vocabularyOf('en'))).toEqual({ key, isKnown: true, period: null });
  });

  it('may name a period', () => {
    expect(limitLabel('AI credits per month', KEYS, vocabularyOf('en'))).toEqual({ key: 'aiCredits', isKnown: true, period: 'P1M' });
    expect(limitLabel('Monthly AI credits', KEYS, vocabularyOf('en'))).toEqual({ key: 'aiCredits', isKnown: true, period: 'P1M' });
  });

  it.each(['User roles', 'Users and contacts', 'Support'])('%s names none that is known', (label) => {
    expect(limitLabel(label, KEYS, vocabularyOf('en')).isKnown).toBe(false);
  });

  it.each([
    ['AI credits', 'aiCredits'],
    ['aiCredits', 'aiCredits'],
    ['API calls', 'apiCalls'],
    ['Team-members per site', 'teamMembersPerSite'],
    ['Größe der Box', 'größeDerBox'],
    ['my aiCredits', 'myAicredits'],
    ['aiCredits!', 'aicredits'],
    ['ai-Credits', 'aiCredits'],
    ['1 user', ''],
    ['a1B2', 'a1b2'],
    ['storageGB', 'storageGB'],
    ['Storage GB', 'storageGb'],
    ['gb5', 'gb5'],
    ['5 users', ''],
    ['!!', ''],
  ])('%s is the key %s', (label, key) => {
    expect(limitKey(label)).toBe(key);
  });

  it.each([
    ['Users a year', 'users', 'P1Y'],
    ['Users per month per year', 'users', 'P1M'],
    ['Monthly', '', 'P1M'],
    ['Users per month', 'users', 'P1M'],
    ['Number', '', null],
    ['Users:\nmax', 'users', null],
    ['API', '', null],
    ['Gb', '', null],
    ['GB storages', 'storageGb', null],
  ])('%j names %j for %s', (label, key, period) => {
    const found = limitLabel(label, KEYS, vocabularyOf('en'));
    expect([found.isKnown ? found.key : '', found.period]).toEqual([key, period]);
  });

  it('may have words that say nothing elsewhere', () => {
    expect(limitLabel('Monthly', ['monthly'], vocabularyOf('en'))).toEqual({ key: 'monthly', isKnown: true, period: 'P1M' });
    expect(limitLabel('Is', ['i'], vocabularyOf('en')).isKnown).toBe(false);
    expect(limitLabel('Bus', ['bu'], vocabularyOf('en')).isKnown).toBe(true);
  });

  it('has all words of its own where none is known', () => {
    expect(limitLabel('AI credits: 5 free', [], vocabularyOf('en')).key).toBe('aiCreditsFree');
    expect(limitLabel('Class sizes', ['sizeClass'], vocabularyOf('en')).isKnown).toBe(true);
    expect(limitLabel('Cl assize', ['sizeClass'], vocabularyOf('en')).isKnown).toBe(false);
  });

  it('is its own key where none is known', () => {
    expect(limitLabel('Anzahl Projekte', [], vocabularyOf('de'))).toEqual({ key: 'projekte', isKnown: false, period: null });
    expect(limitLabel('Included', [], vocabularyOf('en')).key).toBe('');
  });
});
