/** Sets in sets, sections and single parts, and where a record is too long for one. */
import { expect, it } from 'vitest';
import { cards, shown } from './shown.ts';

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  [
    'sections of offers with prices of their own',
    '<div><section><h2>Massage</h2><div><p>One</p><p>$30 per person</p></div><div><p>Two</p><p>$50 per couple</p></div></section><section><h2>Bath</h2><div><p>Hot</p><p>$20 per person</p></div><div><p>Cold</p><p>$40 per couple</p></div></section></div>',
    'cards "Massage"',
    'One = 30 USD per person "$30 per person"',
    'Two = 50 USD "$50"',
    'cards "Bath"',
    'Hot = 20 USD per person "$20 per person"',
    'Cold = 40 USD "$40"',
  ],
  [
    'sections of which one has the main heading',
    '<main><section><h1>Care fund</h1><p>$131 a month</p><a href="/a">Ask us</a></section><section><h2>Money for you</h2><p>$131 a month</p><ul><li>No forms</li></ul></section></main>',
  ],
  [
    'paragraphs below headings that have the same services',
    '<h2>Women</h2><p>Wash and cut ..... $45</p><p>Cut ..... $30</p><p>Colour ..... from $38</p><h2>Men</h2><p>Cut ..... $22</p><p>Beard ..... $12</p>',
    'cards "Women"',
    'Wash and cut = 45 USD "$45"',
    'Women: Cut = 30 USD "$30"',
    'Colour = 38 USD from "from $38"',
    'cards "Men"',
    'Men: Cut = 22 USD "$22"',
    'Beard = 12 USD "$12"',
  ],
  [
    'terms with amounts',
    '<div><div><h3>Cancellation</h3><p>$50</p></div><div><h3>Journey</h3><p>$1 per km</p></div><div><h3>Minimum order</h3><p>$25</p></div></div>',
  ],
  [
    'sections of which one is a form for messages',
    '<div><section class="part"><h2>Next step</h2><p>Care fund: $131 a month</p><a href="/fund">Care fund</a></section><section class="part"><h2>Get a quote</h2><p>Contact us</p><form><input name="who"><textarea></textarea><button>Send</button></form></section></div>',
  ],
  [
    'a section of offers and one with a price',
    '<div><section><h2>Massage</h2><div><p>One</p><p>$30 per person</p></div><div><p>Two</p><p>$50 per couple</p></div></section><section><h2>Bath</h2><p>$20</p></section></div>',
    'cards strong',
    'Massage = 30 USD per person "$30 per person"; 50 USD "$50" | +Two | +$50 per couple',
    'Bath = 20 USD "$20"',
  ],
  [
    'sections with a price of their own too',
    '<div><section><h2>Massage</h2><p>$99/mo</p><div><p>One</p><p>$30 per person</p></div><div><p>Two</p><p>$50 per couple</p></div></section><section><h2>Bath</h2><p>$88/mo</p><div><p>Hot</p><p>$20 per person</p></div><div><p>Cold</p><p>$40 per couple</p></div></section></div>',
    'cards strong',
    'Massage = 99 USD P1M "$99/mo"; 30 USD per person "$30 per person" | +One | +Two | +$50 per couple',
    'Bath = 88 USD P1M "$88/mo"; 20 USD per person "$20 per person" | +Hot | +Cold | +$40 per couple',
  ],
  [
    'records that list things of one price',
    '<div><section><h2>Massage</h2><div><p>One</p><p>$30</p></div><div><p>Two</p><p>$30</p></div></section><section><h2>Bath</h2><div><p>Hot</p><p>$20</p></div><div><p>Cold</p><p>$20</p></div></section></div>',
    'cards strong',
    'Massage = 30 USD "$30" | +Two',
    'Bath = 20 USD "$20" | +Cold',
  ],
  [
    'things of a record without headings',
    '<div><div class="a"><p>Pro</p><p>$9/mo</p><div><p>Mail</p><p>$1</p></div><div><p>Chat</p><p>$2</p></div></div><div class="a"><p>Team</p><p>$19/mo</p></div><div class="a"><p>Max</p><p>$29/mo</p></div></div>',
    'cards',
    'Pro = 9 USD P1M "$9/mo" | +Mail | +Chat',
    'Team = 19 USD P1M "$19/mo"',
    'Max = 29 USD P1M "$29/mo"',
  ],
  [
    'things of a record as many as the records',
    '<div><div class="a"><p>Pro</p><p>$9/mo</p><div><p>Mail</p><p>$1</p></div><div><p>Chat</p><p>$2</p></div></div><div class="a"><p>Team</p><p>$19/mo</p></div></div>',
    'cards',
    'Mail = 1 USD "$1"',
    'Chat = 2 USD "$2"',
  ],
  [
    'things of two records without headings',
    '<div><div class="a"><p>Pro</p><p>$9/mo</p><div><p>Mail</p><p>$1</p></div><div><p>Chat</p><p>$1</p></div></div><div class="a"><p>Team</p><p>$19/mo</p><div><p>Web</p><p>$3</p></div><div><p>Fax</p><p>$3</p></div></div><div class="a"><p>Max</p><p>$29/mo</p></div></div>',
    'cards',
    'Pro = 9 USD P1M "$9/mo" | +Mail | +Chat',
    'Team = 19 USD P1M "$19/mo" | +Web | +Fax',
    'Max = 29 USD P1M "$29/mo"',
  ],
  [
    'cards and a part beside them',
    '<div><h2>Plans</h2><div><div><h3>Pro</h3><p>$9</p></div><div><h3>Team</h3><p>$19</p></div></div><section><h2>Course</h2><p>$250</p><ul><li>Six days</li><li>Lunch</li></ul></section></div>',
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
    'single "Team"',
    'Course = 250 USD "$250" | +Six days | +Lunch',
  ],
  [
    'a table with a body',
    '<table><thead><tr><th>Service</th><th>Price</th></tr></thead><tbody><tr><td>Wash</td><td>$9</td></tr><tr><td>Dry</td><td>$19</td></tr></tbody></table>',
    'rows strong',
    'Wash = 9 USD "$9"',
    'Dry = 19 USD "$19"',
  ],
  [
    'a table in a record',
    '<div><div class="a"><h3>Pro</h3><table><tr><td>Mail</td><td>$1</td></tr><tr><td>Chat</td><td>$2</td></tr></table></div><div class="a"><h3>Team</h3><p>$19</p></div></div>',
    'rows strong "Pro"',
    'Mail = 1 USD "$1"',
    'Chat = 2 USD "$2"',
  ],
  ['a table without offers', '<table><tr><td>$1</td><td>$2</td></tr></table>'],
  [
    'headings with a part of one price',
    '<div><h3>Haircut</h3><p>$25</p><h3>Beard</h3><p>Contact us</p><h3>Shave</h3><p>$5</p></div>',
    'sections strong',
    'Haircut = 25 USD "$25"',
    'Beard = | request "Contact us"',
    'Shave = 5 USD "$5"',
  ],
  [
    'headings up to one of a higher level',
    '<div><h3>Haircut</h3><p>$25</p><h3>Beard</h3><p>words</p><h4>Shave</h4><p>$15</p><h2>Else</h2><p>$99</p></div>',
    'sections strong',
    'Haircut = 25 USD "$25"',
    'Beard = 15 USD "$15"',
  ],
  [
    'one part with a price of words',
    '<section><h2>The course</h2><p>Now $250 each person here</p><ul><li>Six days</li><li>Lunch</li></ul></section>',
    'single',
    'The course = 250 USD per person here "$250 each person here" | +Six days | +Lunch',
  ],
  ['one part with a price in its list', '<section><h2>The course</h2><ul><li>$250</li><li>Six days</li><li>Lunch</li></ul></section>'],
  ['one part without a heading', '<section><p>The course</p><p>$250</p><ul><li>Six days</li><li>Lunch</li></ul></section>'],
  [
    'one part with a heading that is a price',
    '<section><h2>The course</h2><h2>$250</h2><ul><li>Six days</li><li>Lunch</li></ul></section>',
    'single',
    'The course = 250 USD "$250" | +Six days | +Lunch',
  ],
  [
    'one long part',
    '<section><h2>The course</h2><p>$250</p><ul><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li></ul></section>',
    'single',
    'The course = 250 USD "$250" | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day | +Day',
  ],
  [
    'one longer part',
    '<section><h2>The course</h2><p>$250</p><ul><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li><li>Day</li></ul></section>',
  ],
  [
    'two names of three records',
    cards('<h3>Pro</h3><p>$9</p>', '<h3>Team</h3><p>$19</p>', '<p>$29</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'a record whose price is not clear',
    cards('<h3>Pro</h3><p>$9/mo</p>', '<h3>Team</h3><p>$19/mo</p><p>$21/mo</p><p>Contact us</p>', '<h3>Max</h3><p>$29/mo</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD P1M "$9/mo"',
    'Max = 29 USD P1M "$29/mo"',
  ],
  [
    'a record with words alone',
    cards('<h3>Pro</h3><p>$9/mo</p>', '<h3>Team</h3>', '<h3>Max</h3><p>$29/mo</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD P1M "$9/mo"',
    'Max = 29 USD P1M "$29/mo"',
  ],
  ['records of zero', cards('<h3>Pro</h3><p>$0</p>', '<h3>Team</h3><p>$0</p>', '<h3>Max</h3><p>Contact us</p>')],
  [
    'a record as long as a card',
    cards(`<h3>Pro</h3><p>$9</p>${'<p>line</p>'.repeat(88)}`, '<h3>Team</h3><p>$19</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9" | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line',
    'Team = 19 USD "$19"',
  ],
  [
    'records of other classes',
    '<div><div class="a"><h3>Pro</h3><p>$9</p></div><div class="b"><h3>Team</h3><ul><li>All</li></ul></div><div class="a"><h3>Max</h3><p>$29</p></div></div>',
    'cards strong',
    'Pro = 9 USD "$9"',
    'Max = 29 USD "$29"',
  ],
  [
    'a record at the end without a price',
    cards('<h3>Pro</h3><p>$9</p>', '<h3>Team</h3><p>$19</p>', '<h3>Max</h3><ul><li>All of it</li></ul>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
    'Max = | +All of it',
  ],
  [
    'three headings that only one record has',
    cards('<h3>Pro</h3><h4>ab</h4><h4>cd</h4><h4>ef</h4><h4>gh</h4><p>$9</p>', '<h3>Team</h3><h4>ab</h4><h4>cd</h4><p>$19</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
  [
    'a price far behind in a list',
    cards(
      '<h3>Pro</h3><ul><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li><li>line</li></ul><p>$9</p>',
      '<h3>Team</h3><p>$19</p>',
    ),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9" | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line | +line',
    'Team = 19 USD "$19"',
  ],
  ['a price far before its name', cards(`<p>$9</p>${'<p>line</p>'.repeat(16)}<h3>Pro</h3>`, '<h3>Team</h3><p>$19</p>')],
  [
    'a description at the fourth line',
    cards(
      '<h3>Pro</h3><p>$9</p><p>one</p><p>two</p><p>Made for those who count their lines</p>',
      '<h3>Team</h3><p>$19</p><p>one</p><p>two</p><p>three</p><p>Made for those who count their lines</p>',
    ),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9" | +one | +two | +Made for those who count their lines | (Made for those who count their lines)',
    'Team = 19 USD "$19" | +one | +two | +three | +Made for those who count their lines',
  ],
  [
    'a description of nineteen characters',
    cards('<h3>Pro</h3><p>nineteen characters</p><p>$9</p>', '<h3>Team</h3><p>twenty characters ab</p><p>$19</p>'),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19" | (twenty characters ab)',
  ],
  [
    'a description as a link or heading',
    cards(
      '<h3>Pro</h3><p><a href="/x">Made for those who click on everything</a></p><p>$9</p>',
      '<h3>Team</h3><h4>Made for those who read all the headings</h4><p>$19</p>',
    ),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9" | [Made for those who click on everything /x]',
    'Team = 19 USD "$19"',
  ],
  [
    'links in lists and buttons before links',
    cards(
      '<h3>Pro</h3><p>$9</p><ul><li><a href="/in">In a list</a></li></ul><button>Ask</button><p>or</p><a href="/buy"> Buy </a>',
      '<h3>Team</h3><p>$19</p><a href=" /t ">Team</a>',
    ),
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9" | +In a list | [Buy /buy]',
    'Team = 19 USD "$19" | [Team /t]',
  ],
  [
    'an id of the record and one inside',
    '<div><div id="one"><h3 id="two">Pro</h3><p>$9</p></div><div><p>Team</p><p id="three">$19</p></div></div>',
  ],
  [
    'a heading that is a price above',
    '<h2>Plans</h2><h2>From $5</h2><div><div><h3>Pro</h3><p>$9</p></div><div><h3>Team</h3><p>$19</p></div></div>',
    'cards strong pricing "Plans"',
    'Pro = 9 USD "$9"',
    'Team = 19 USD "$19"',
  ],
])('%s', (_, html, ...lines) => {
  expect(shown(html)).toEqual(lines);
});

it('a set has no more than 200 records', () => {
  const list = (count: number) =>
    `<ul>${Array.from({ length: count }, (_, index) => `<li>Thing a${index} $${index + 1}</li>`).join('')}</ul>`;
  expect(shown(list(200))).toHaveLength(201);
  expect(shown(list(201))).toEqual([]);
});
