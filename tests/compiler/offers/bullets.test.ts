/** The lines of a card: what is part of the offer, and what is not. */
import { expect, it } from 'vitest';
import { cards, shown } from './shown.ts';

it.each<readonly [title: string, content: string, line: string]>([
  [
    'marks of what is there and what is not',
    '<p>$9/mo</p><ul><li>✓ Mail</li><li>✗ Chat</li><li>× Phone</li><li>- Fax</li><li>-10 users</li><li>• Web</li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +Mail | -Chat | -Phone | -Fax | +10 users | +Web',
  ],
  [
    'arrows and shapes before the words',
    '<p>$9/mo</p><ul><li><span>→</span>Mail</li><li>➜ Chat</li><li>▸ Web → fax</li><li>► 5 users</li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +Mail | +Chat | +Web → fax | +5 users',
  ],
  [
    'marks behind the words',
    '<p>$9/mo</p><ul><li><span>Mail</span><span>✓</span></li><li><span>Chat</span><span>✕</span></li><li>Fax ❌</li><li>A 5×</li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +Mail | -Chat | -Fax | +A 5×',
  ],
  [
    'figures in elements behind labels, but no notes',
    '<p>$9/mo</p><ul><li><span>Berths</span><b>1.500</b></li><li><i>Cranes</i> <em>4</em></li><li><span>Water</span><sup>2</sup></li><li><b>Power</b><b>24/7</b></li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +Berths: 1.500 | +Cranes: 4 | +Water | +Power 24/7',
  ],
  [
    'figures behind words and a mark, in elements with a look of their own',
    '<p>$9/mo</p><ul><li><i class="c">✓</i> Berths <b class="n">5</b></li><li><i class="c">✓</i> Cranes <b>4</b></li><li><b>Up</b> to <b class="n">3</b></li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +Berths: 5 | +Cranes 4 | +Up to 3',
  ],
  [
    'classes of what is not there',
    '<p>$9/mo</p><ul><li class="excluded">Mail</li><li class="not-included">Chat</li><li><i class="fa-times"></i>Fax</li><li><i class="icon-check"></i>Web</li><li><a class="cross" href="/x">Link</a></li></ul>',
    'Pro = 9 USD P1M "$9/mo" | -Mail | -Chat | -Fax | +Web',
  ],
  [
    'pale items at the end of a list',
    '<p>$9/mo</p><ul><li>Mail</li><li>Web</li><li class="dim">Chat</li><li class="text-muted">Fax</li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +Mail | +Web | -Chat | -Fax',
  ],
  [
    'a pale item between others, and a list of pale items',
    '<p>$9/mo</p><ul><li>Mail</li><li class="muted">Chat</li><li>Web</li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +Mail | +Chat | +Web',
  ],
  [
    'a list of pale items',
    '<p>$9/mo</p><ul><li class="muted">Mail</li><li class="muted">Chat</li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +Mail | +Chat',
  ],
  [
    'a number of things between name and price, but not an age and not a text',
    '<p>20 sheep more for every field</p><p>1 050 sheep are included</p><p>3-4 years</p><p>$9/mo</p><p>with wool</p>',
    'Pro = 9 USD P1M "$9/mo" | +1 050 sheep are included | +with wool | (20 sheep more for every field)',
  ],
  [
    'long lines',
    '<p>$9/mo</p><ul><li>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</li><li>bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb</li><li>***</li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  ],
  [
    'lines without a list',
    '<p>$9/mo</p><p>5 users</p><p>Mail and chat</p><p>A sentence that ends.</p><h4>Heading</h4><p>w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w </p>',
    'Pro = 9 USD P1M "$9/mo" | +5 users | +Mail and chat | (A sentence that ends.)',
  ],
  [
    'lines of buttons',
    '<p>$9/mo</p><button>Mail</button><p>Mail is mail</p><button>Chat</button><p>Chat is chat</p><button>Fax</button><p>Fax is fax</p>',
    'Pro = 9 USD P1M "$9/mo" | +Mail | +Chat | +Fax | [Mail]',
  ],
  [
    'two buttons',
    '<p>$9/mo</p><button>Mail</button><p>Mail is mail</p><button>Chat</button>',
    'Pro = 9 USD P1M "$9/mo" | +Mail is mail | [Mail]',
  ],
  [
    'a list and a line with a figure',
    '<p>$9/mo</p><p>10 GB for all</p><p>No figure</p><a href="/x">5 things</a><ul><li>Mail</li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +10 GB for all | +Mail | [5 things /x]',
  ],
  [
    'a mark inside, and a link that looks like one',
    '<p>$9/mo</p><ul><li>A ✓ B</li><li>•Web</li><li><a class="ban" href="/x">Mail</a></li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +A ✓ B | +Web | +Mail',
  ],
  [
    'pluses and words of an icon font',
    '<p>$9/mo</p><ul><li><b>+</b> Mail</li><li>+5 users</li><li><i class="material-icons">close</i> Fax</li><li><i class="icon">mail_outline</i> Post</li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +Mail | ++5 users | -Fax | +Post',
  ],
  ['one plus', '<p>$9/mo</p><ul><li>+ VAT</li><li>Mail</li></ul>', 'Pro = 9 USD P1M "$9/mo" | ++ VAT | +Mail'],
  [
    'items of several lines',
    '<p>$9/mo</p><ul><li><b>Mail</b><p>with all boxes</p></li><li>Chat</li></ul>',
    'Pro = 9 USD P1M "$9/mo" | +Mail with all boxes | +Chat',
  ],
])('%s', (_, content, line) => {
  const lines = shown(cards(`<h3>Pro</h3>${content}`, '<h3>Team</h3><p>$77/mo</p>', '<h3>Max</h3><p>$99/mo</p>'));
  expect(lines.find((each) => each.startsWith('Pro =')) ?? '').toBe(line);
});
