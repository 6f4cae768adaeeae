/** Where sets of offers begin and end in the tree of a page, and what bounds them. */
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../compiler/offers/find.ts';
import { cards, shown, table } from './shown.ts';

const COURSE = '<h2>The course</h2><p>$250</p><ul><li>Six days</li><li>Lunch</li></ul>';

describe('a page', () => {
  it.each([
    ['<h1>Pricing</h1>', '', true],
    ['<h1>Us</h1>', 'Pricing', true],
    ['<h1>Us</h1><h1>Pricing</h1>', 'Us', true],
    ['<h2>Pricing</h2>', 'Us', false],
    ['<p>Pricing</p>', 'Us', false],
    ['<h1>Us</h1>', 'Us', false],
    ['<h1>Us</h1>', 'Us - Kosten', true],
    ['<h1>Cut your costs</h1>', 'Us', false],
  ])('with %s and the title %j is about prices: %s', (html, title, isPricing) => {
    expect(offersOf(fromHtml(html), 'en', title).isPricing).toBe(isPricing);
  });
});

describe('a set', () => {
  it('has no more than 200 lines of a paragraph', () => {
    const paragraph = (count: number) =>
      `<p>${Array.from({ length: count }, (_, index) => `Thing a${index} $${index + 1}`).join('<br>')}</p>`;
    expect(shown(paragraph(200))).toHaveLength(201);
    expect(shown(paragraph(201))).toEqual([]);
    expect(shown('<p>words</p>'.repeat(150) + paragraph(60))).toHaveLength(61);
  });

  it('has no more than 200 headings', () => {
    const headings = (count: number) =>
      `<div>${Array.from({ length: count }, (_, index) => `<h3>Thing a${index}</h3><p>$${index + 1}</p>`).join('')}</div>`;
    expect(shown(headings(200))).toHaveLength(201);
    expect(shown(headings(201))).toEqual([]);
  });

  it.each(['h2', 'h3', 'h4', 'h5', 'h6'])('may be of parts below %s', (tag) => {
    expect(shown(`<div><${tag}>Cut</${tag}><p>$25</p><${tag}>Beard</${tag}><p>$15</p></div>`)).toEqual([
      'sections strong',
      'Cut = 25 USD "$25"',
      'Beard = 15 USD "$15"',
    ]);
  });

  it('may be of lines with notes behind a dash or in brackets', () => {
    const note = 'with cleaning, new brake pads and new cables';
    expect(shown(`<ul><li>Check: $45 – ${note}</li><li>Repair: $89 - ${note}.</li><li>Wash $9 (${note})</li></ul>`)).toEqual([
      'cards',
      'Check = 45 USD "$45"',
      'Repair = 89 USD "$89"',
      'Wash = 9 USD "$9"',
    ]);
    expect(shown(`<ul><li>We paid $45 – ${note}.</li><li>They paid $89 (${note}).</li></ul>`)).toEqual([]);
    expect(shown('<ul><li>Tyres – we paid $45 (each)</li><li>Oil – we had to pay $89 (a lot)</li></ul>')).toEqual([]);
  });

  it('takes no names from brackets behind amounts', () => {
    expect(shown('<dl><dt>Cut</dt><dd>$15 (60 minutes)</dd><dt>Colour</dt><dd>$90 (half a day)</dd></dl>')).toEqual([
      'sections',
      'Cut = 15 USD "$15" | +$15 (60 minutes)',
      'Colour = 90 USD "$90" | +$90 (half a day)',
    ]);
  });

  it('may be of cards whose amounts are headings', () => {
    const card = (name: string, amount: string): string => `<span>${name}</span><h2>${amount}</h2><span>a month + VAT</span>`;
    expect(shown(cards(card('Small', '$9'), card('Plus', '$19')))).toEqual([
      'cards pricing "Plans"',
      'Small = 9 USD P1M without tax "$9 a month + VAT"',
      'Plus = 19 USD P1M without tax "$19 a month + VAT"',
    ]);
  });

  it('may be of cards of which one has a badge like its name', () => {
    const card = (above: string, name: string, price: string): string => `${above}<div><span>${name}</span></div><p>${price}</p>`;
    expect(shown(cards(card('', 'Small', '$9/mo'), card('<div><span>Popular</span></div>', 'Big', '$19/mo')))).toEqual([
      'cards pricing "Plans"',
      'Small = 9 USD P1M "$9/mo"',
      'Big = 19 USD P1M "$19/mo"',
    ]);
  });

  it('may be of cards that tell the instalments of a year', () => {
    const year = '<p>or 12x $8 with an annual plan</p>';
    expect(shown(cards('<h3>Small</h3><p>$9/mo</p>', `<h3>Big</h3><p>$19/mo</p>${year}`))).toEqual([
      'cards strong pricing "Plans"',
      'Small = 9 USD P1M "$9/mo"',
      'Big = 19 USD P1M "$19/mo" | +or 12x $8 with an annual plan',
    ]);
  });

  it('is none of parts below titles of pages', () => {
    expect(shown('<div><h1>Cut</h1><p>$25</p><h1>Beard</h1><p>$15</p></div>')).toEqual([]);
  });

  it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
    [
      'rows whose names have many words in an element of their own',
      '<ul><li><span>Steering lesson of one hour</span> <span>$30</span></li><li>\n<span>Course for the track with skid plates</span>\n<span>$50</span></li><li><span>Rental of a car for the day of the exam</span><span>$90</span></li></ul>',
      'cards',
      'Steering lesson of one hour = 30 USD "$30"',
      'Course for the track with skid plates = 50 USD "$50"',
      'Rental of a car for the day of the exam = 90 USD "$90"',
    ],
    [
      'rows whose names have many words before a colon',
      '<p>Cut of short hair without a wash: $30<br>Cut of long hair with a wash: $50</p>',
      'rows',
      'Cut of short hair without a wash = 30 USD "$30"',
      'Cut of long hair with a wash = 50 USD "$50"',
    ],
    [
      'no lists of links to other pages',
      '<div><h3>Part a</h3><p><a href="/a1">First page</a></p><p><a href="/a3">Third page</a></p><p><a href="/a2">Second page, $9 a month</a></p><p><a href="/a4">Fourth page</a></p></div><div><h3>Part b</h3><p><a href="/b1">First page</a></p><p><a href="/b3">Third page</a></p><p><a href="/b2">Second page, $9 a month</a></p><p><a href="/b4">Fourth page</a></p></div><div><h3>Part c</h3><p><a href="/c1">First page</a></p><p><a href="/c3">Third page</a></p><p><a href="/c2">Second page, $9 a month</a></p><p><a href="/c4">Fourth page</a></p></div>',
    ],
    [
      'no people with their initials',
      '<div><div><h3>New</h3><p><span>AB</span><span>A. Berg</span></p><p>$9,800</p></div><div><h3>Won</h3><p><span>CD</span><span>C. Dahl</span></p><p>$6,100</p></div></div>',
    ],
    [
      'the words right above the only price, below a title that only names prices',
      '<div><h2>Our prices</h2><p>For boats of any size, on land and in the water.</p><div>Small boats</div><div>$150</div><ul><li>Hull</li><li>Mast</li></ul></div>',
      'single',
      'Small boats = 150 USD "$150" | +Hull | +Mast',
    ],
    [
      'no entries with their age, as in a picture of a program',
      '<div><div><span>Berg Ltd</span> <span>$9,800</span> <span>3 days ago</span></div><div><span>Dahl Ltd</span><span>$6,100</span><span>5 hours ago</span></div><div><span>Ek Ltd</span><span>$4,300</span><span>today</span></div></div>',
    ],
    [
      'no entries with their age in front',
      '<ul><li><b>Auftrag Berg</b> <i>9.800 €</i> <small>vor 3 Tagen</small></li><li><b>Auftrag Dahl</b> <i>6.100 €</i> <small>vor 2 Std.</small></li></ul>',
    ],
    [
      'parts without headings, where a role says that their headings are none',
      '<div><div><h4 role="presentation">Alpha</h4><p>$9</p></div><div><h4 role="none">Beta</h4><p>$6</p></div></div>',
      'cards',
      'Alpha = 9 USD "$9"',
      'Beta = 6 USD "$6"',
    ],
    [
      'no items of an invoice with its sum',
      '<div><p><b>Base package</b> <i>$980</i></p><p><b>Extended hours</b> <i>$48</i></p><p>Extra: the price of a premium set from the list, as agreed</p><p><b>Total</b> <i>$1,090</i></p></div>',
    ],
    [
      'cards that are all on request, with what they have',
      '<h2>Our prices</h2><div><div><h3>Small</h3><p>On request</p><ul><li>Weights</li><li>Pool</li></ul></div><div><h3>Large</h3><p>On request</p><ul><li>Weights</li><li>Sauna</li></ul></div></div>',
      'cards strong pricing "Our prices"',
      'Small = | request "On request" | +Weights | +Pool',
      'Large = | request "On request" | +Weights | +Sauna',
    ],
    [
      'no cards that are all on request, where nothing names prices',
      '<div><div><h3>Small</h3><p>On request</p><ul><li>Weights</li></ul></div><div><h3>Large</h3><p>On request</p><ul><li>Pool</li></ul></div></div>',
    ],
    [
      'no cards that all have an address to write to',
      '<div><div><h3>Questions</h3><p>Contact us</p></div><div><h3>Press</h3><p>Contact us</p></div></div>',
    ],
    [
      'no sentences with an emphasized amount',
      '<ul><li>The people of this town spend about <b>$30</b></li><li>The people of that town may spend <b>$50</b></li></ul>',
    ],
  ])('is made of %s', (_, html, ...lines) => {
    expect(shown(html)).toEqual(lines);
  });

  it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
    [
      'a last section up to the next heading above it',
      '<div><h3>Cut</h3><p>$25</p><h3>Beard</h3><p>$15</p><h2>Rest</h2><p>words behind</p></div>',
      'sections strong',
      'Cut = 25 USD "$25"',
      'Beard = 15 USD "$15"',
    ],
    [
      'two tables',
      `<div>${table(['Wash', '$9'], ['Dry', '$19'])}${table(['Cut', '$5'], ['Shave', '$6'])}</div>`,
      'rows strong',
      'Wash = 9 USD "$9"',
      'Dry = 19 USD "$19"',
      'rows strong',
      'Cut = 5 USD "$5"',
      'Shave = 6 USD "$6"',
    ],
    ['a table that is no set', '<div><table><tr><td>$1</td><td>$2</td></tr></table></div>'],
    [
      'a table behind cards',
      `<div><div class="a"><h3>Pro</h3><p>$9</p></div><div class="a"><h3>Team</h3><p>$19</p></div><section>${table(['Wash', '$5'], ['Dry', '$6'])}</section></div>`,
      'rows strong "Team"',
      'Wash = 5 USD "$5"',
      'Dry = 6 USD "$6"',
      'cards strong',
      'Pro = 9 USD "$9"',
      'Team = 19 USD "$19"',
    ],
    [
      'a table before cards',
      `<div><section>${table(['Wash', '$5'], ['Dry', '$6'])}</section><div class="a"><h3>Pro</h3><p>$9</p></div><div class="a"><h3>Team</h3><p>$19</p></div></div>`,
      'rows strong',
      'Wash = 5 USD "$5"',
      'Dry = 6 USD "$6"',
      'cards strong',
      'Pro = 9 USD "$9"',
      'Team = 19 USD "$19"',
    ],
    [
      'a table below its caption with a price',
      '<table><caption>From $5</caption><tbody><tr><td>Wash</td><td>$9</td></tr><tr><td>Dry</td><td>$19</td></tr></tbody></table>',
      'rows strong',
      'Wash = 9 USD "$9"',
      'Dry = 19 USD "$19"',
    ],
    [
      'cards of which one is like a part by itself',
      `<div><div class="a">${COURSE}</div><div class="a"><h2>Team</h2><p>$19</p></div></div>`,
      'cards strong',
      'The course = 250 USD "$250" | +Six days | +Lunch',
      'Team = 19 USD "$19"',
    ],
    [
      'names that are headings in records whose names are not',
      '<div><div class="a"><p>Pro</p><p>$9</p><div><h4>Mail</h4><p>$1</p></div><div><h4>Chat</h4><p>$2</p></div></div><div class="a"><p>Team</p><p>$19</p></div><div class="a"><p>Max</p><p>$29</p></div></div>',
      'cards strong',
      'Mail = 1 USD "$1"',
      'Chat = 2 USD "$2"',
    ],
    ['names of one record of three', cards('<h3>Pro</h3><p>$9</p>', '<p>$19</p>', '<p>$29</p>')],
    [
      'names of three of five',
      cards('<h3>Pro</h3><p>$9</p>', '<h3>Max</h3><p>$19</p>', '<h3>Mini</h3><p>$5</p>', '<p>$29</p>', '<p>$39</p>'),
    ],
    [
      'names of four of six',
      cards(
        '<h3>Pro</h3><p>$9</p>',
        '<h3>Max</h3><p>$19</p>',
        '<h3>Mini</h3><p>$5</p>',
        '<h3>Big</h3><p>$6</p>',
        '<p>$29</p>',
        '<p>$39</p>',
      ),
      'cards strong pricing "Plans"',
      'Pro = 9 USD "$9"',
      'Max = 19 USD "$19"',
      'Mini = 5 USD "$5"',
      'Big = 6 USD "$6"',
    ],
    ['a sum with its price behind it', cards('<p>Total for two $9</p>', '<p>Max $19</p>')],
    [
      'a second line like a sum',
      cards('<p>Pro $9</p><p>Total</p>', '<p>Max $19</p><p>All</p>'),
      'cards pricing "Plans"',
      'Pro = 9 USD "$9" | +Total',
      'Max = 19 USD "$19" | +All',
    ],
  ])('%s', (_, html, ...lines) => {
    expect(shown(html)).toEqual(lines);
  });
});

describe('a part by itself', () => {
  it.each(['main', 'section', 'ul', 'ol', 'p'])('may be in an element %s', (tag) => {
    const lines = shown(`<div><p>Words</p><${tag} id="own">${COURSE}</${tag}></div>`);
    expect(lines[1]).toBe('The course = 250 USD "$250" | +Six days | +Lunch | #own');
  });

  it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
    ['in an item of a list', `<ul><li>${COURSE}</li></ul>`],
    ['below another heading', `<section><h3>Intro</h3>${COURSE}</section>`],
    [
      'with two prices for one thing',
      '<section><h2>The course</h2><p>$5/mo</p><p>$6/mo</p><ul><li>Six days</li><li>Lunch</li></ul></section>',
    ],
    ['with its price in words', '<section><h2>The course</h2><p>Only now $250 here</p><ul><li>Six days</li><li>Lunch</li></ul></section>'],
    ['with its price in its name', '<section><h2>The course $250</h2><ul><li>Six days</li><li>Lunch</li></ul></section>'],
    [
      'that is free and is not',
      '<section><h2>The course</h2><p>Free</p><p>$250</p><ul><li>Six days</li><li>Lunch</li></ul></section>',
      'single',
      'The course = 250 USD "$250" | +Six days | +Lunch',
    ],
    [
      'beside lines with prices',
      `<div><section>${COURSE}</section><p>Cut $5<br>Beard $6</p></div>`,
      'single',
      'The course = 250 USD "$250" | +Six days | +Lunch',
      'rows "The course"',
      'Cut = 5 USD "$5"',
      'Beard = 6 USD "$6"',
    ],
    [
      'far down a page',
      `${'<p>words</p>'.repeat(60)}<section>${COURSE}</section>`,
      'single',
      'The course = 250 USD "$250" | +Six days | +Lunch',
    ],
  ])('%s', (_, html, ...lines) => {
    expect(shown(html)).toEqual(lines);
  });
});
