/** E-mail addresses and telephone numbers that pages name, without a source that says whose they are. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Files } from '../site.ts';

interface Contacts {
  readonly contacts: Readonly<
    Record<'support' | 'sales' | 'general', { readonly email: string | null; readonly telephone: string | null } | null>
  >;
}

/** `role: address, number` of each contact that is published. */
const contactsOf = async (files: Files): Promise<readonly string[]> => {
  const { json } = await buildSite({ files });
  const { contacts } = json('api/v1/company.json') as Contacts;
  return Object.entries(contacts).flatMap(([role, contact]) =>
    contact === null ? [] : [`${role}: ${[contact.email, contact.telephone].filter((value) => value !== null).join(', ')}`],
  );
};

const mail = (address: string): string => `<p><a href="mailto:${address}">Write to us</a></p>`;
const home = html('Acme', '<p>Acme makes anvils.</p>');

describe('an e-mail address of the domain of the site', () => {
  it.each([
    ['in a link', mail('hello@acme.example')],
    ['in a link with a subject', mail('Hello@Acme.example?subject=Anvils')],
    ['in a text', '<p>Write to hello@acme.example.</p>'],
    ['in character references', '<p>hello&#64;acme&#46;example</p>'],
    ['in a footer', '</main><footer><a href="mailto:hello@acme.example">E-mail</a></footer><main>'],
  ])('%s of any page is the one for everything', async (_, body) => {
    expect(await contactsOf({ 'index.html': home, 'story.html': html('Story', body) })).toEqual(['general: hello@acme.example']);
  });

  it('is for what its name says', async () => {
    const pages = { 'a.html': html('A', mail('support@acme.example')), 'b.html': html('B', mail('sales@acme.example')) };
    expect(await contactsOf({ 'index.html': home, ...pages })).toEqual(['support: support@acme.example', 'sales: sales@acme.example']);
  });

  it('counts by the pages that have it, not by its place', async () => {
    const pages = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.html`, html(name, mail('hello@acme.example'))]));
    expect(await contactsOf({ 'index.html': html('Acme', mail('adam@acme.example')), ...pages })).toEqual(['general: hello@acme.example']);
  });

  it('is the one for information, whatever more pages have', async () => {
    const pages = Object.fromEntries(['a', 'b'].map((name) => [`${name}.html`, html(name, mail('bonds@acme.example'))]));
    expect(await contactsOf({ 'index.html': html('Acme', mail('info@acme.example')), ...pages })).toEqual(['general: info@acme.example']);
  });

  it.each(['privacy@acme.example', 'jobs@acme.example', 'noreply@acme.example', 'security@acme.example'])(
    '%s is for one purpose, and no contact',
    async (address) => {
      expect(await contactsOf({ 'index.html': html('Acme', mail(address)) })).toEqual([]);
    },
  );
});

describe('an e-mail address of another domain', () => {
  it('is one of the company where it is the only one of a contact page', async () => {
    const contact = html('Kontakt', mail('acme@post.test-mail.de'));
    expect(await contactsOf({ 'index.html': home, 'de/kontakt/index.html': contact })).toEqual(['general: acme@post.test-mail.de']);
  });

  it('is one of the company where all of a contact page have one domain and one is for a purpose', async () => {
    const contact = html('Contact', mail('hello@group-mail.de') + mail('sales@group-mail.de') + mail('press@group-mail.de'));
    expect(await contactsOf({ 'index.html': home, 'contact.html': contact })).toEqual([
      'sales: sales@group-mail.de',
      'general: hello@group-mail.de',
    ]);
    const people = html('Contact', mail('ann@provider-mail.de') + mail('bob@provider-mail.de'));
    expect(await contactsOf({ 'index.html': home, 'contact.html': people })).toEqual([]);
  });

  it('is the one with the name of the site among those at providers', async () => {
    const contact = html('Contact', mail('ann@provider-mail.de') + mail('ac-me@other-mail.de'));
    expect(await contactsOf({ 'index.html': home, 'contact.html': contact })).toEqual(['general: ac-me@other-mail.de']);
  });

  it('is one of the company where it is the only one of the site and several pages link to it', async () => {
    const [terms, pricing] = [html('Terms', mail('acme.anvils@post-mail.de')), html('Pricing', mail('acme.anvils@post-mail.de'))];
    expect(await contactsOf({ 'index.html': home, 'terms.html': terms, 'pricing.html': pricing })).toEqual([
      'general: acme.anvils@post-mail.de',
    ]);
    const story = html('Story', mail('eve@evil-mail.de'));
    expect(await contactsOf({ 'index.html': home, 'terms.html': terms, 'pricing.html': pricing, 'story.html': story })).toEqual([]);
  });

  it('is somebody else’s on any other page, beside another one, and in examples', async () => {
    const story = html('Story', mail('eve@evil-mail.de'));
    expect(await contactsOf({ 'index.html': home, 'story.html': story })).toEqual([]);
    const two = html('Contact', mail('a@one-mail.de') + mail('b@two-mail.de'));
    expect(await contactsOf({ 'index.html': home, 'contact.html': two })).toEqual([]);
    const example = html('Contact', mail('you@example.com'));
    expect(await contactsOf({ 'index.html': home, 'contact.html': example })).toEqual([]);
  });

  it.each(['pre', 'code', 'blockquote'])('in %s is quoted', async (tag) => {
    const contact = html('Contact', `<${tag}>adam@other-mail.de</${tag}>`);
    expect(await contactsOf({ 'index.html': home, 'contact.html': contact })).toEqual([]);
  });
});

describe('a telephone number', () => {
  it('is one of the company below a heading for contacts where no page has such a path', async () => {
    const [first, other] = [html('Anvils', '<h2>Kontakt</h2><p>Tel. 55 01 02 00</p>'), html('Hammers', '<p>Tel. 55 01 02 99</p>')];
    expect(await contactsOf({ 'index.html': home, 'anvils.html': first, 'hammers.html': other })).toEqual(['general: 55 01 02 00']);
    const contact = html('Contact', '<p>Tel. 53 85 50 00</p>');
    expect(await contactsOf({ 'index.html': home, 'anvils.html': first, 'contact.html': contact })).toEqual(['general: 53 85 50 00']);
  });

  it.each([
    ['<a href="tel:+4930123456">Call</a>', '+4930123456'],
    ['<a href="tel://+4930123456">Call</a>', '+4930123456'],
    ['<p>Call +49 (30) 123-456.</p>', '+49 (30) 123-456'],
    ['<p>Call (+49) 30/123 456.</p>', '(+49) 30/123 456'],
    ['<p>Call us (+49 30 123 456).</p>', '+49 30 123 456'],
    ['<p>+49 30 - 123 45 60</p>', '+49 30 - 123 45 60'],
    ['<a href="tel:+4930123456">030 123456</a> <p>Tel. 030 123456</p>', '+4930123456'],
    ['<a href="tel:+4930123456">030 123456 9-17 Uhr</a>', '+4930123456'],
    ['<a href="tel:+49030123456">+49 30 123456</a>', '+49 30 123456'],
    ['<p>+49 (0)30 1234567</p><p>Tel.: 030 - 123 45 67</p>', '+49 (0)30 1234567'],
    ['<p>Telefon: +49 30 1234567<br>Telefax: +49 30 1234568</p>', '+49 30 1234567'],
    ['<p>+49 30 1234567, fax no. +49 30 1234568</p>', '+49 30 1234567'],
    ['<p><b>Fax</b> <a href="tel:+49301234568">+49 30 1234568</a> <a href="tel:+49301234567">Call</a></p>', '+49301234567'],
    ['<p>Tel./Fax: +49 30 1234567</p>', '+49 30 1234567'],
    ['<p>Phone: +49 30 1234567</p><p>WhatsApp: +49 170 1234567</p>', '+49 30 1234567'],
    ['<p>WhatsApp: +49 170 1234567</p>', '+49 170 1234567'],
    ['<p>Call us at (555)-123-4567 or call the bus station at (555)-765-4321.</p>', '(555)-123-4567'],
  ])('of a contact page is the one for everything: %s', async (body, number) => {
    expect(await contactsOf({ 'index.html': home, 'contact.html': html('Contact', body) })).toEqual([`general: ${number}`]);
  });

  it.each(['+39 000 000 0000', '+49 30 1111111'])('is none of one digit: %s', async (number) => {
    expect(await contactsOf({ 'index.html': home, 'contact.html': html('Contact', `<p>${number}</p>`) })).toEqual([]);
  });

  it('is none right behind an address for a special purpose', async () => {
    const press = `${mail('press@acme.example')}<p>+49 30 1234567</p>`;
    expect(await contactsOf({ 'index.html': home, 'contact.html': html('Contact', press) })).toEqual([]);
    const both = `${press}${mail('hello@acme.example')}<p>+49 30 7654321</p>`;
    expect(await contactsOf({ 'index.html': home, 'contact.html': html('Contact', both) })).toEqual([
      'general: hello@acme.example, +49 30 7654321',
    ]);
  });

  it('is none where another one is on as many pages', async () => {
    const contact = html('Contact', '<a href="tel:+4930123456">Call</a><a href="tel:+4930123457">Fax</a>');
    expect(await contactsOf({ 'index.html': home, 'contact.html': contact })).toEqual([]);
    const imprint = html('Imprint', '<a href="tel:+4930123457">Call</a>');
    expect(await contactsOf({ 'index.html': home, 'contact.html': contact, 'imprint.html': imprint })).toEqual(['general: +4930123457']);
  });

  it.each([
    'Order by phone. 01.01.2030 is the first day.',
    'Reach us by phone. 1500000 customers do.',
    'Telefon 0800-1200 1300-1700',
    '+49 30 1234567, +49 40 1234567',
  ])('is not in: %s', async (text) => {
    expect(await contactsOf({ 'index.html': home, 'contact.html': html('Contact', `<p>${text}</p>`) })).toEqual([]);
  });

  it('is none where its link shows another one, as a template that was not completed', async () => {
    const link = '<a href="tel:0301234567"><span>040-765-4321</span> <small>9-17</small></a>';
    expect(await contactsOf({ 'index.html': home, 'contact.html': html('Contact', link) })).toEqual([]);
  });

  it('of another page, and a placeholder, are none', async () => {
    expect(await contactsOf({ 'index.html': home, 'story.html': html('Story', '<a href="tel:+4930123456">Eve</a>') })).toEqual([]);
    expect(await contactsOf({ 'index.html': home, 'contact.html': html('Contact', '<a href="tel:0000000000">Call</a>') })).toEqual([]);
  });
});

it('what an explicit source states is not said again for everything', async () => {
  const organization =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acme","contactPoint":{"@type":"ContactPoint","contactType":"customer support","email":"hello@acme.example"}}</script>';
  expect(await contactsOf({ 'index.html': html('Acme', mail('hello@acme.example'), organization) })).toEqual([
    'support: hello@acme.example',
  ]);
});

describe('a telephone number without a country code', () => {
  const contact = (body: string): Files => ({ 'index.html': home, 'contact/index.html': html('Contact', body) });

  it.each([
    ['<p>Telefon nr: 55 01 02 00</p>', '55 01 02 00'],
    ['<p>Numero de telefono:644539893</p>', '644539893'],
    ['<p><strong>TELEFON:</strong><br>500-100-200</p>', '500-100-200'],
    [`<h4>TELEFON:</h4>${' '.repeat(60)}<h4>${' '.repeat(60)}<b>500-100-300</b></h4>`, '500-100-300'],
    ['<table><tr><th>Tel.:</th><td>(02203) 184 77</td></tr></table>', '(02203) 184 77'],
    ['<p>電話：03-1234-5670</p>', '03-1234-5670'],
    ['<dl><dt>Téléphone :</dt><dd>01 99 00 12 34</dd></dl>', '01 99 00 12 34'],
    ['<header><span>Tel. 55 01 02 00 </span></header>', '55 01 02 00'],
    ['<p>Tél. 01 99 00 12 34</p>', '01 99 00 12 34'],
    ['<p>Telefon 030 123456</p>', '030 123456'],
    ['<p>14 Smith Street<br>Bristol BS1 4ST<br>0117 496 0123</p>', '0117 496 0123'],
    ['<div>0117 496 0123</div><div>Sales desk</div><div>(0221) 98 76 54</div><div>10115 Berlin</div>', '(0221) 98 76 54'],
    ['<p><i class="fa fa-phone"></i> 0117 496 0123</p>', '0117 496 0123'],
    ['<p>Jo Day - <i class="icon-phone"></i>: 500 100 200</p>', '500 100 200'],
    ['<ul><li><span class="icon-telephone"></span><a href="/contact/">01 99 00 12 34</a></li></ul>', '01 99 00 12 34'],
  ])('is known after a word for it: %s', async (body, number) => {
    expect(await contactsOf(contact(body))).toEqual([`general: ${number}`]);
  });

  it.each([
    '<p>55 01 02 00</p>',
    '<p>Fax: 55 01 02 00</p>',
    '<p>Telefon/Fax: 55 01 02 00</p>',
    '<p>CVR nr: 55 01 02 00</p>',
    '<p>0117 496 0123</p><p>Smiths</p>',
    '<dl><dt>Steuernummer</dt><dd>012/345/67890</dd><dt>Ort</dt><dd>10115 Berlin</dd></dl>',
    '<p>10115 Berlin</p><p>0000123456</p>',
    '<p><i class="fa fa-fax"></i> 0117 496 0123</p>',
    '<p><i class="fa fa-headphones"></i> 0117 496 0123</p>',
    '<p>Telefon: 08.00-16.00</p>',
    '<p>Telefon: 9-12</p>',
    '<p>Telefon 55 01 02 00</p>',
    '<p>Tel. & Fax 030 123456</p>',
    '<p>Telefon 08.00-16.00</p>',
    '<p>Telefon: <b>12</b> <b>34567890</b></p>',
    '<p>Microphone: 55 01 02 00</p>',
    '<blockquote>Telefon: 55 01 02 00</blockquote>',
  ])('is nothing otherwise: %s', async (body) => {
    expect(await contactsOf(contact(body))).toEqual([]);
  });

  it('is known on a page with an ending, and less than its form with a country code', async () => {
    const files = { 'index.html': home, 'kontakt.html': html('Kontakt', '<p>Telefon: 0755 86100085</p><p>+86 755 86100085</p>') };
    expect(await contactsOf(files)).toEqual(['general: +86 755 86100085']);
  });

  it('is no contact beside another one, and no part of a longer figure', async () => {
    expect(await contactsOf(contact('<p>Telefon: 55 01 02 00</p><p>Telefon: 55 01 02 01</p>'))).toEqual([]);
    expect(await contactsOf(contact('<p>Telefon: 55 01 02 00</p><p>12 rooms</p>'))).toEqual(['general: 55 01 02 00']);
  });
});
