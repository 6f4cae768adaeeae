/** Opening hours that pages show as text. */
import { describe, expect, it, test } from 'vitest';
import { hoursIn } from '../../../compiler/facts/readers/company/named-hours.ts';
import { asked } from '../../answers/sites.ts';
import { buildSite, html, type Files } from '../site.ts';

const textsIn = (language: string, lines: readonly string[]): readonly string[] => hoursIn(lines, language).map(({ text }) => text);

test.each([
  [
    'de',
    ['Mo - Mi 8:00 bis 18:00 Uhr', 'Do 8:00 bis 14:00 Uhr', 'Samstag geschlossen'],
    'Mo - Mi 8:00 bis 18:00 Uhr; Do 8:00 bis 14:00 Uhr; Samstag geschlossen',
  ],
  [
    'de-CH',
    ['Dienstag und Freitag', '9.00 – 12.00 Uhr und 14.00 – 18.00 Uhr'],
    'Dienstag und Freitag: 9.00 – 12.00 Uhr und 14.00 – 18.00 Uhr',
  ],
  ['de', ['Montags bis freitags von 8 bis 17 Uhr'], 'Montags bis freitags von 8 bis 17 Uhr'],
  [
    'en',
    ['Monday & Tuesday', 'Closed', 'Wednesday – Friday', '12:00 – 20:00'],
    'Monday & Tuesday: Closed; Wednesday – Friday: 12:00 – 20:00',
  ],
  ['en', ['● Mon–Fri 9am–5pm'], 'Mon–Fri 9am–5pm'],
  ['en', ['Mon, Tues, Thurs 9.00am - 2.00pm', 'Wed, Fri 9.00am - 11.00am'], 'Mon, Tues, Thurs 9.00am - 2.00pm; Wed, Fri 9.00am - 11.00am'],
  [
    'en',
    ['Opens daily', 'Monday', 'Opens', '10:00', 'Closes', '21:00', 'Tuesday', 'closed'],
    'Monday: Opens 10:00 Closes 21:00; Tuesday: closed',
  ],
  ['en', ['Office hours:', 'Mon 9am-5pm', 'Shop hours', 'Mon-Fri 8am-6pm'], 'Office hours: Mon 9am-5pm; Shop hours: Mon-Fri 8am-6pm'],
  ['en', ['Hours Mon–Fri9:00–17:00'], 'Mon–Fri: 9:00–17:00'],
  ['fi', ['Avoinna 24/7'], 'Avoinna 24/7'],
  ['it', ['Da lunedi a venerdi dalle 9.00 alle 22.00'], 'lunedi a venerdi dalle 9.00 alle 22.00'],
  ['nb', ['Åpningstider Mandag–fredag 07.00–17.00'], 'Mandag–fredag 07.00–17.00'],
  [
    'sv',
    ['Öppettider: Måndag - Fredag: 08:00 - 17:00', 'Lördag: 09:00 - 14:00 Söndag: Stängt'],
    'Måndag - Fredag: 08:00 - 17:00; Lördag: 09:00 - 14:00; Söndag: Stängt',
  ],
  ['de', ['Mo–Fr 09:00–17:30 · Sa 10:00–16:00'], 'Mo–Fr 09:00–17:30; Sa 10:00–16:00'],
  ['en', ['Hours: Tues to Thurs, 7:30 am to 4:30 pm'], 'Tues to Thurs, 7:30 am to 4:30 pm'],
  ['es', ['Lunes a Viernes de 9:00 a 18:00', 'Sábados 10:00 a 14:00'], 'Lunes a Viernes de 9:00 a 18:00; Sábados 10:00 a 14:00'],
  ['fr', ['Du lundi au vendredi : 9h - 18h'], 'lundi au vendredi : 9h - 18h'],
  ['it', ['Lun - Ven: 9.00 - 18.00', 'Sabato: chiuso'], 'Lun - Ven: 9.00 - 18.00; Sabato: chiuso'],
  ['da', ['Mandag: 10-19', 'Lørdag: Efter aftale'], 'Mandag: 10-19; Lørdag: Efter aftale'],
  ['ja', ['月〜金 9:00〜18:00', '土・日 定休日'], '月〜金 9:00〜18:00; 土・日 定休日'],
  ['ja', ['月〜金', '9:00〜13:00', '土曜', '9:00〜12:00（予約のみ）'], '月〜金: 9:00〜13:00; 土曜: 9:00〜12:00（予約のみ）'],
  ['ja', ['営業時間：10:30〜19:00', '定休日：年末年始'], '10:30〜19:00'],
  ['nl', ['Maandag 8u30 tot 16u', 'Dinsdag gesloten'], 'Maandag 8u30 tot 16u; Dinsdag gesloten'],
  ['ko', ['월~금 09:00~18:00'], '월~금 09:00~18:00'],
  ['nl', ['24/7 geopend', '24/7 bereikbaar'], '24/7 geopend'],
  ['nl', ['ma t/m vr 9:00 - 17:30', 'za gesloten'], 'ma t/m vr 9:00 - 17:30; za gesloten'],
  ['pl', ['Pon — Pt, 9:00 — 17:00', 'Pierwsza wizyta'], 'Pon — Pt, 9:00 — 17:00'],
  ['pt', ['Segunda a Sexta: 9h às 18h'], 'Segunda a Sexta: 9h às 18h'],
  ['ru', ['Пн-Пт 9:00-18:00', 'Сб выходной'], 'Пн-Пт 9:00-18:00; Сб выходной'],
  ['sv', ['Mån–fre 9.00–17.00', 'Lör stängt'], 'Mån–fre 9.00–17.00; Lör stängt'],
  ['tr', ['Pzt - Cum 09:00 - 18:00'], 'Pzt - Cum 09:00 - 18:00'],
  ['zh', ['周一至周五 9:00-18:00'], '周一至周五 9:00-18:00'],
])('%s: %j', (language, lines, hours) => {
  expect(textsIn(language, lines)).toEqual([hours]);
});

test.each([
  ['no days', ['We are open 9am-5pm']],
  ['no days behind a label that may be that of an event', ['Hours: 9:00–17:00']],
  ['days behind other words', ['12 Forge Lane, York Mon–Fri 9:00–17:00 · Sat 10:00–16:00']],
  ['the hours of something else', ['Support answers 24/7']],
  ['a sum behind days', ['Monday', 'Opens', '10:00', 'Price', 'ten']],
  ['a date', ['Fri 12 - 14 May: conference']],
  ['a course', ['Monday 9:00–10:00 Yoga']],
  ['a course in brackets', ['Monday 9:00–10:00 (Yoga)']],
  ['numbers that are no hours', ['Monday: 20-35']],
  ['a meal', ['Sunday lunch', '12:00 – 15:00']],
  ['words for closed alone', ['Sunday: Closed']],
  ['a sentence', ['Monday is the best day to come, for instance from 9:00 to 10:00, when nobody else is here']],
])('not %s', (_, lines) => {
  expect(textsIn('en', lines)).toEqual([]);
});

describe('the hours of the company', () => {
  const hoursOf = async (files: Files): Promise<string | null> => {
    const { json } = await buildSite({ files });
    const { contacts } = json('api/v1/company.json') as {
      readonly contacts: { readonly general: { readonly hours: string | null } | null };
    };
    return contacts.general?.hours ?? null;
  };
  const home = html('Acme', '<p>Acme makes anvils.</p>');
  const contact = (body: string): Files => ({ 'index.html': home, 'contact.html': html('Contact', body) });

  it('are those of the contact page', async () => {
    expect(
      await hoursOf(contact('<table><tr><td>Mon - Fri</td><td>9:00 - 17:00</td></tr><tr><td>Sat</td><td>closed</td></tr></table>')),
    ).toBe('Mon - Fri: 9:00 - 17:00; Sat: closed');
  });

  it('are those of the only page whose path ends with the word for contact', async () => {
    const page = html('Dates', '<p>Mon - Fri 9:00 - 17:00</p>');
    expect(await hoursOf({ 'index.html': home, 'dates-contact.html': page })).toBe('Mon - Fri 9:00 - 17:00');
    expect(await hoursOf({ 'index.html': home, 'dates-contact.html': page, 'press-contact.html': page })).toBeNull();
    expect(await hoursOf({ 'index.html': home, 'contact-lenses.html': page })).toBeNull();
  });

  it('are the longer ones of those that are a part of others', async () => {
    const footer = '</main><footer>Mon - Fri 9:00 - 17:00</footer><main>';
    const files = contact(`<p>Mon - Fri 9:00 - 17:00</p><p>Sat 9:00 - 12:00</p>${footer}`);
    expect(await hoursOf({ ...files, 'index.html': html('Acme', footer) })).toBe('Mon - Fri 9:00 - 17:00; Sat 9:00 - 12:00');
  });

  it('are one when pages say the same in other words, and name more days of the week', async () => {
    const files = contact('<p>Monday to Friday 9am–5pm</p><p>Saturday closed</p>');
    expect(await hoursOf({ ...files, 'index.html': html('Acme', '<p>Mon–Fri 09:00–17:00</p>') })).toBe(
      'Monday to Friday 9am–5pm; Saturday closed',
    );
    expect(await hoursOf({ ...files, 'index.html': html('Acme', '<p>Mon, Fri 09:00–17:00</p><p>Wed 9:00–12:00</p>') })).toBeNull();
  });

  it('are those below a heading for them on a page with another name, when no page about the company has any', async () => {
    const page = html('Dates', '<h2>Opening hours</h2><p>Mon - Fri 9:00 - 17:00</p>');
    expect(await hoursOf({ 'index.html': home, 'dates.html': page })).toBe('Mon - Fri 9:00 - 17:00');
    expect(await hoursOf({ ...contact('<p>Sat 9:00 - 12:00</p>'), 'dates.html': page })).toBe('Sat 9:00 - 12:00');
    const pages = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.html`, page]));
    expect(await hoursOf({ 'index.html': home, ...pages })).toBeNull();
  });

  it.each([
    ['Mo-Fr 09:00-17:00', '<p>Call us: Monday to Friday, 9am–5pm</p>', 'Monday to Friday, 9am–5pm'],
    ['Mo-Fr 09:00-17:00; Sa 10:00-14:00', '<p>Mon–Fri 9–17</p><p>Sat 10:00–13:00, Sun closed</p>', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
    ['Mo-Fr 09:00-17:00', '<p>Monday to Saturday, 9am–5pm</p>', 'Mo-Fr 09:00-17:00'],
    ['Mo-Su 08:00-20:00', '<p>Mon–Sun 8:00 AM–8:00 PM · 7 days a week</p>', 'Mon–Sun 8:00 AM–8:00 PM'],
    ['Mo,Fr 09:00-17:00', '<p>Monday and Friday: 9:00–17:00</p>', 'Monday and Friday: 9:00–17:00'],
    ['by appointment', '<p>Monday and Friday: 9:00–17:00</p>', 'by appointment'],
  ])('%s of JSON-LD are in the words of the page where it says the same: %s', async (openingHours, body, hours) => {
    const node = { '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Acme', openingHours: openingHours.split('; ') };
    const page = `<script type="application/ld+json">${JSON.stringify(node)}</script>${body}`;
    expect(await hoursOf({ 'index.html': html('Acme', page) })).toBe(hours);
  });

  it('of the configuration stay as they are written', async () => {
    const config = { facts: { company: { contacts: { support: { hours: 'Mo-Fr 09:00-17:00' } } } } };
    const { json } = await buildSite({
      files: {
        'index.html': html('Acme', '<p>Opening hours: Mon–Fri 9am–5pm</p>'),
        'sitec.config.json': JSON.stringify(config),
      },
    });
    expect(json('api/v1/company.json')).toMatchObject({ contacts: { support: { hours: 'Mo-Fr 09:00-17:00' } } });
  });

  it('are unknown when a page shows those of several places', async () => {
    expect(await hoursOf(contact('<h2>York</h2><p>Mon - Fri 9:00 - 17:00</p><h2>Leeds</h2><p>Mon - Fri 8:00 - 16:00</p>'))).toBeNull();
  });

  it('are not a timetable', async () => {
    expect(await hoursOf(contact('<h2>Opening hours</h2><p>Monday 9:00 - 10:00</p><p>Monday 11:00 - 12:00</p>'))).toBeNull();
  });

  it('are those with a label', async () => {
    const body =
      '<h2>Tours</h2><p>Sat 8:00 - 16:00</p><p>Ask for a guide.</p><h2>Where we are</h2><p>York</p><h2>Opening hours</h2><p>Mon - Fri 9:00 - 17:00</p>';
    expect(await hoursOf(contact(body))).toBe('Mon - Fri 9:00 - 17:00');
  });

  it('answer a question, without other contacts', async () => {
    const { ask } = await asked(contact('<p>hello@acme.example</p><p>Opening hours</p><p>Mon - Fri 9:00 - 17:00</p>'));
    const { text, data } = await ask('When are you open?');
    expect(text).toMatch(/^Mon - Fri 9:00 - 17:00\n/);
    expect(data.answered).toBe(true);
  });
});
