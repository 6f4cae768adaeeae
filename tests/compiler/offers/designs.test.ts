import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../compiler/offers/find.ts';
import { cards } from './shown.ts';

/** A plan of a page. */
interface Plan {
  readonly name: string;
  readonly price: number;
  readonly lines: readonly string[];
}

const PLANS: readonly Plan[] = [
  { name: 'Start', price: 9, lines: ['1 project', 'Email support'] },
  { name: 'Pro', price: 19, lines: ['10 projects', 'Priority support', 'API access'] },
  { name: 'Business', price: 49, lines: ['Unlimited projects', 'Phone support', 'API access'] },
];

type Markup = (plan: Plan) => string;
type Design = Readonly<Record<string, Markup>>;

const NAMES: Design = {
  heading: ({ name }) => `<h3>${name}</h3>`,
  'heading in a header': ({ name }) => `<div class="header"><h4 class="title">${name}</h4></div>`,
  'classed element': ({ name }) => `<div class="plan-name">${name}</div>`,
  'bold words': ({ name }) => `<p><strong>${name}</strong></p>`,
  'heading beside an icon': ({ name }) => `<div><svg viewBox="0 0 1 1"></svg><h3>${name}</h3></div>`,
  'element above a description': ({ name }) => `<div class="n">${name}</div><div class="d">For makers of ${name} things</div>`,
};

/** The name of the second plan with a badge. */
const BADGES: Readonly<Record<string, (name: string) => string>> = {
  'no badge': (name) => name,
  'badge above': (name) => `<div class="badge">Most popular</div>${name}`,
  'badge above without a known class': (name) => `<div>★ Best value</div>${name}`,
  'badge in the line before': (name) => `<span class="pop">Most popular</span>${name}`,
  'badge below': (name) => `${name}<p class="note">Recommended</p>`,
  'badge in the name': (name) => name.replace('Pro', 'Pro <span class="label">Popular</span>'),
  'badge before the name in it': (name) => name.replace('Pro', '<span class="top">Popular</span> Pro'),
};

const PRICES: Design = {
  line: ({ price }) => `<p class="price">$${price}/month</p>`,
  'small period': ({ price }) => `<div class="price">$${price}<small>/mo</small></div>`,
  'element for each part': ({ price }) => `<div><span>$</span><span class="amount">${price}</span><span>/month</span></div>`,
  'two blocks': ({ price }) => `<div class="amount">$${price}</div><div class="period">per month</div>`,
  heading: ({ price }) => `<h4 class="price"><sup>$</sup>${price}<span>/ month</span></h4>`,
  'struck price before': ({ price }) => `<p><s>$${price * 2}</s> $${price}/mo</p>`,
  'billing below': ({ price }) => `<p class="price">$${price}/mo</p><p class="sub">billed monthly</p>`,
  'code and words': ({ price }) => `<p class="price">${price} USD <em>per month</em></p>`,
};

const LISTS: Design = {
  list: ({ lines }) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
  'list with icons': ({ lines }) =>
    `<ul>${lines.map((line) => `<li><svg viewBox="0 0 1 1"></svg><span>${line}</span></li>`).join('')}</ul>`,
  elements: ({ lines }) => `<div>${lines.map((line) => `<div class="feature"><i class="check"></i>${line}</div>`).join('')}</div>`,
  'checked paragraphs': ({ lines }) => lines.map((line) => `<p class="line">✓ ${line}</p>`).join(''),
};

const LINK = '<a class="button" href="/sign-up">Get started</a>';

/** The order of name, price and list. */
const ORDERS: Readonly<Record<string, (name: string, price: string, list: string) => string>> = {
  'price above the list': (name, price, list) => name + price + list + LINK,
  'link above the list': (name, price, list) => name + price + LINK + list,
  'price below the list': (name, price, list) => name + list + price + LINK,
  'parts of the card': (name, price, list) => `<header>${name}${price}</header><div class="body">${list}</div><footer>${LINK}</footer>`,
};

const expected = PLANS.map(({ name, price, lines }) => [name, `${price} USD P1M`, ...lines].join(' | '));

/** Each offer of a page with its prices and bullet lines. */
const offersIn = (html: string): readonly string[] =>
  offersOf(fromHtml(html), 'en', 'Pricing')
    .sets.flatMap(({ offers }) => offers)
    .map(({ name, prices, bullets }) =>
      [name, ...prices.map(({ value, currency, period }) => `${value} ${currency} ${period}`), ...bullets.map(({ text }) => text)].join(
        ' | ',
      ),
    );

/** The parts of all cards but their names and badges, with what they are. */
const CONTENTS = Object.entries(PRICES).flatMap(([priceDesign, price]) =>
  Object.entries(LISTS).flatMap(([listDesign, list]) =>
    Object.entries(ORDERS).map(([orderDesign, order]) => ({
      design: [priceDesign, listDesign, orderDesign].join(', '),
      price,
      list,
      order,
    })),
  ),
);

describe.each(Object.entries(NAMES))('a name as %s', (_, name) => {
  it.each(Object.entries(BADGES))('%s', (_, badge) => {
    const wrong = CONTENTS.flatMap(({ design, price, list, order }) => {
      const contents = PLANS.map((plan, at) => order(at === 1 ? badge(name(plan)) : name(plan), price(plan), list(plan)));
      const found = offersIn(cards(...contents));
      return found.join() === expected.join() ? [] : [{ design, found }];
    });
    expect(wrong).toEqual([]);
  });
});
