/** Classes, labels and signs by which a page says that something is struck, hidden, or not part of an offer. */
import { describe, expect, it } from 'vitest';
import { cards, shown } from './shown.ts';

/** The offer of the first card beside two others; empty where it is none. */
const pro = (content: string): string => {
  const lines = shown(cards(`<h3>Pro</h3>${content}`, '<h3>Team</h3><p>$77/mo</p>', '<h3>Max</h3><p>$99/mo</p>'));
  return lines.find((each) => each.startsWith('Pro =')) ?? '';
};

describe('a class of a former price', () => {
  it.each(
    `line-through [text-decoration:line-through] strike strikethrough striked struck text-strike LINE-THROUGH price-strike price_strike
    strike-out strikeout strike_out strike-price struck-price crossed cross crossed-out price-crossed cross_price old-price oldprice old_price
    is-old-price was-price original-price previous-price crossed-price old-prices price-old price--old price_was price-original
    price-previous price-before price-compare price-old-value my-price-old_x compare-at compare_at product-compare-at compare-at-value`.split(
      /\s+/,
    ),
  )('%s', (name) => {
    expect(pro(`<p><span class="${name}">$5</span> $9</p>`)).toBe('Pro = 9 USD "$9"');
  });

  it.each(
    `no-line-through line-through-none xline-through strikes restrike strike-outs strike-x-out unstruck across crossing text-strikes sold-price
    bold_price gold-price price-older priceold price-wasted price-befores compareat compare-attic uncompare-at compare--at pricey`.split(
      /\s+/,
    ),
  )('is not %s', (name) => {
    expect(pro(`<p><span class="${name}">$5</span> $9</p>`)).toBe('');
  });

  it.each(['Original price', 'Regular price: $5', 'the former price', 'Previous price', 'old price', 'It was $5', 'WAS'])(
    'may be a label: %s',
    (label) => {
      expect(pro(`<p><span aria-label="${label}">$5</span> $9</p>`)).toBe('Pro = 9 USD "$9"');
    },
  );

  it.each(['Aboriginal price', 'Original priced', 'Wash', 'Biwas', 'price'])('is no label %s', (label) => {
    expect(pro(`<p><span aria-label="${label}">$5</span> $9</p>`)).toBe('');
  });

  it.each(['text-decoration: LINE-THROUGH', 'color:red;text-decoration-line:line-through'])('may be a style: %s', (style) => {
    expect(pro(`<p><span style="${style}">$5</span> $9</p>`)).toBe('Pro = 9 USD "$9"');
  });
});

describe('a part that is hidden', () => {
  it.each(['hidden', 'd-none', 'hide', 'is-hidden', 'invisible', 'display-none', 'x hidden', 'md-block hidden'])(
    'by the class %s',
    (name) => {
      expect(pro(`<p><span class="${name}">$9</span></p>`)).toBe('Pro = 9 USD hidden "$9"');
    },
  );

  it.each(['unhidden', 'hidden-xs', 'd-nones', 'hideous', 'hidden sm:block', 'hidden 2xl:flex', 'd-none d-lg-block'])(
    'is none by the class %s',
    (name) => {
      expect(pro(`<p><span class="${name}">$9</span></p>`)).toBe('Pro = 9 USD "$9"');
    },
  );

  it.each(['display:none', 'display  :  none', 'VISIBILITY:HIDDEN', 'color:red; visibility :hidden'])('by the style %s', (style) => {
    expect(pro(`<p><span style="${style}">$9</span></p>`)).toBe('Pro = 9 USD hidden "$9"');
  });

  it.each(['display:block', 'visibility:visible', 'overflow:hidden', 'float:none'])('is none by the style %s', (style) => {
    expect(pro(`<p><span style="${style}">$9</span></p>`)).toBe('Pro = 9 USD "$9"');
  });
});

describe('a part that says nothing of the offers', () => {
  it.each('blockquote q code pre samp kbd nav select option output svg script style template noscript iframe object math'.split(' '))(
    'is %s',
    (tag) => {
      // A counter makes a calculator of the card.
      const content = tag === 'option' ? '<select><option>$5</option></select>' : `<${tag}>$5</${tag}>`;
      expect(pro(`<div>${content}</div><p>$9</p>`)).toBe(tag === 'output' ? '' : 'Pro = 9 USD "$9"');
    },
  );

  it.each(['textarea'])('is a field %s', (tag) => {
    expect(pro(`<${tag}>$5</${tag}><p>$9</p>`)).toBe('Pro = 9 USD "$9"');
  });

  it.each(['role="tooltip"', 'role="navigation"', 'data-sitec="ignore"', 'data-pagefind-ignore', 'data-pagefind-ignore="all"'])(
    'has %s',
    (attribute) => {
      expect(pro(`<p ${attribute}>$5</p><p>$9</p>`)).toBe('Pro = 9 USD "$9"');
    },
  );

  it.each(['role="tooltips"', 'role="subnavigation"', 'data-sitec="offer"', 'data-pagefind-ignore="false"'])('has not %s', (attribute) => {
    expect(pro(`<p ${attribute}>$5</p><p>$9</p>`)).toBe('');
  });
});

describe('a calculator', () => {
  it.each([
    '<button>+</button>',
    '<button> − </button>',
    '<button>–</button>',
    '<button>-</button>',
    '<input type="number">',
    '<input type="range">',
    '<output>5</output>',
  ])('has %s', (content) => {
    expect(pro(`<p>$9</p>${content}`)).toBe('');
  });

  it.each([
    ['<button>+ 1</button>', 'Pro = 9 USD "$9" | [+ 1]'],
    ['<button>1 +</button>', 'Pro = 9 USD "$9" | [1]'],
    ['<b>+</b>', 'Pro = 9 USD "$9"'],
    ['<input type="numbers">', 'Pro = 9 USD "$9"'],
    ['<input type="orange">', 'Pro = 9 USD "$9"'],
    ['<input>', 'Pro = 9 USD "$9"'],
    ['<p type="number">x</p>', 'Pro = 9 USD "$9" | +x'],
  ])('has more than %s', (content, line) => {
    expect(pro(`<p>$9</p>${content}`)).toBe(line);
  });
});

describe('a line of a card', () => {
  it.each(['✗', '✘', '✕', '✖', '×', '❌', '🚫', '⛔'])('is not part of it behind %s', (sign) => {
    expect(pro(`<p>$9/mo</p><ul><li>${sign} Mail</li></ul>`)).toBe('Pro = 9 USD P1M "$9/mo" | -Mail');
  });

  it.each(['✓', '✔', '✅', '☑', '●', '•', '◦', '▪', '·', '*'])('is part of it behind %s', (sign) => {
    expect(pro(`<p>$9/mo</p><ul><li>${sign} Mail ${sign}</li></ul>`)).toContain('| +Mail');
  });

  it.each([
    ['Mail ✗', '-Mail'],
    ['Mail - all', '+Mail - all'],
    ['– Mail', '-Mail'],
    ['— Mail', '-Mail'],
    ['-Mail', '+Mail'],
  ])('%s', (text, said) => {
    expect(pro(`<p>$9/mo</p><ul><li>${text}</li></ul>`)).toBe(`Pro = 9 USD P1M "$9/mo" | ${said}`);
  });

  it.each('excluded exclude is-excluded unavailable feature_unavailable disabled not-included missing Missing disabled-line'.split(' '))(
    'is not part of it by the class %s',
    (name) => {
      expect(pro(`<p>$9/mo</p><ul><li class="${name}">Mail</li></ul>`)).toBe('Pro = 9 USD P1M "$9/mo" | -Mail');
    },
  );

  it.each('na n-a not-available unchecked no list-times'.split(' '))('is not part of it by the class %s of its item', (name) => {
    expect(pro(`<p>$9/mo</p><ul><li class="${name}">Mail</li></ul>`)).toBe('Pro = 9 USD P1M "$9/mo" | -Mail');
  });

  it.each([
    ['a mark before it', '<li><i class="bx bx-x"></i> <span>Mail</span></li>', '-Mail'],
    ['a mark behind it', '<li><span>Mail</span> <i class="bx bx-x"></i></li>', '-Mail'],
    ['a picture with a name', '<li><img src="/p.png" alt="Not included"> Mail</li>', '-Mail'],
    ['a check before it and a cross behind it', '<li><i class="fa-check"></i> Mail <i class="fa-times"></i></li>', '+Mail'],
    ['a check in an item that is off', '<li class="disabled"><i class="fa-check"></i> Mail</li>', '+Mail'],
    ['a mark in its middle', '<li>Mail <i class="fa-times"></i> all day</li>', '+Mail all day'],
    ['a button that closes its note', '<li>Mail <button><i class="fa-times"></i></button></li>', '+Mail'],
    ['a link with a mark', '<li><a href="/m"><i class="fa-times"></i> Mail</a></li>', '-Mail'],
    ['a part of the name of another icon', '<li><i class="fa fa-calendar-times"></i> Mail</li>', '+Mail'],
    ['several icons behind it', '<li>Mail <i class="fa-check"></i><i class="fa-times"></i></li>', '+Mail'],
  ])('with %s', (_, item, said) => {
    expect(pro(`<p>$9/mo</p><ul>${item}</ul>`)).toBe(`Pro = 9 USD P1M "$9/mo" | ${said}`);
  });

  it.each([
    ['a dash is a bullet where nothing else is', ['minus', 'minus'], '+A | +B'],
    ['a dash beside a check', ['check', 'minus'], '+A | -B'],
    ['different pictures', ['wifi', 'times', 'tv'], '+A | +B | +C'],
    ['different pictures beside a check', ['wifi', 'times', 'check', 'tv'], '+A | -B | +C | +D'],
    ['crosses alone', ['times', 'times'], '-A | -B'],
  ])('with others: %s', (_, icons, said) => {
    const items = icons.map((icon, index) => `<li><i class="fa fa-${icon}"></i> ${'ABCD'.charAt(index)}</li>`);
    expect(pro(`<p>$9/mo</p><ul>${items.join('')}</ul>`)).toBe(`Pro = 9 USD P1M "$9/mo" | ${said}`);
  });

  it('in blocks has the icon beside them', () => {
    const blocks = ['check', 'close', 'check'].map(
      (icon, index) => `<div><img src="/${icon}.svg" alt=" "><div>${'ABC'.charAt(index)} seats</div></div>`,
    );
    expect(pro(`<p>$9/mo</p><div>${blocks.join('')}</div>`)).toBe('Pro = 9 USD P1M "$9/mo" | +A seats | -B seats | +C seats');
  });

  it('says nothing by a dash that all lines have', () => {
    expect(pro('<p>$9/mo</p><ul><li>– Mail</li><li>– Chat</li></ul>')).toBe('Pro = 9 USD P1M "$9/mo" | +Mail | +Chat');
    expect(pro('<p>$9/mo</p><ul><li>– Mail</li><li>Chat</li></ul>')).toBe('Pro = 9 USD P1M "$9/mo" | -Mail | +Chat');
  });

  it.each('excludes nonexcluded dismissing enabled undisabled disableds included'.split(' '))('is part of it by the class %s', (name) => {
    expect(pro(`<p>$9/mo</p><ul><li class="${name}">Mail</li></ul>`)).toBe('Pro = 9 USD P1M "$9/mo" | +Mail');
  });

  it.each('times fa-times icon_xmark cross x-circle lucide-x-circle ban fa-ban Times times-red'.split(' '))(
    'is not part of it by a sign of the class %s',
    (name) => {
      expect(pro(`<p>$9/mo</p><ul><li><i class="${name}"></i>Mail</li></ul>`)).toBe('Pro = 9 USD P1M "$9/mo" | -Mail');
    },
  );

  it.each('sometimes timesheet banner across urban check'.split(' '))('is part of it by a sign of the class %s', (name) => {
    expect(pro(`<p>$9/mo</p><ul><li><i class="${name}"></i>Mail</li></ul>`)).toBe('Pro = 9 USD P1M "$9/mo" | +Mail');
  });
});
