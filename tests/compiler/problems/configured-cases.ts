import { card, home, pricing, type ProblemCase } from './problem-case.ts';

const plans = 'plans:\n  - name: Solo\n    price: { value: 19, currency: USD, period: P1M }\n';
const configured = (lines: string): string => `facts:\n  plans:\n${lines}`;

/** Values and selectors of the configuration that the page contradicts or does not have, one site each. */
export const configuredCases: readonly ProblemCase[] = [
  {
    code: 'SITEC2140',
    files: {
      ...home,
      'pricing.html': pricing(card),
      'sitec.config.yaml': 'facts:\n  plans.solo.price: { value: 18, currency: USD, period: P1M }\n',
    },
    message: 'the configuration sets plans.solo.price to 18 USD a month, but the attribute of the page says 19 USD a month',
    file: 'sitec.config.yaml',
    line: 2,
    text: 'plans.solo.price: { value: 18, currency: USD, period: P1M }',
  },
  {
    code: 'SITEC1037',
    files: { ...home, 'sitec.config.yaml': 'markdown:\n  keep:\n    - main\n    - .legal\n' },
    message: 'markdown.keep in the configuration names .legal, but no page of the site has such an element',
    file: 'sitec.config.yaml',
    line: 4,
    text: '- .legal',
  },
  {
    code: 'SITEC1040',
    files: { ...home, 'assets/app.1f2e.js': '1', 'sitec.config.yaml': 'hashedAssets:\n  - assets/*.js\n  - _astro/**\n' },
    message: 'no file of the site matches _astro/** in `hashedAssets`',
    file: 'sitec.config.yaml',
    line: 3,
    text: '- _astro/**',
  },
  {
    code: 'SITEC2203',
    files: { ...home, 'pricing.html': pricing(card), 'sitec.config.yaml': configured('    item: "[data-sitec-plan]"\n    expect: 2\n') },
    message: 'the selector "[data-sitec-plan]" matches 1 of 2 on /pricing',
    file: 'sitec.config.yaml',
    line: 3,
    text: 'item: "[data-sitec-plan]"',
  },
  {
    code: 'SITEC2204',
    files: { ...home, 'pricing.html': pricing(card), 'sitec.config.yaml': configured('    item: "div["\n') },
    message: /^"div\[" is not a CSS selector: /,
    file: 'sitec.config.yaml',
    line: 3,
    text: 'item: "div["',
  },
  {
    code: 'SITEC2205',
    files: {
      ...home,
      'pricing.html': pricing('<h2>Solo</h2>\n<p>$19 a month</p>'),
      'content/plans.yaml': plans,
      'sitec.config.yaml': configured('    item: main\n    fields: { name: h2, price: h2 }\n'),
    },
    message: 'the selector "h2" finds "Solo", which is not a valid price',
    file: 'site/pricing.html',
    line: 7,
    text: '<h2>Solo</h2>',
  },
  {
    code: 'SITEC1035',
    files: { ...home, 'pricing.html': pricing(card), 'sitec.config.yaml': 'accept:\n  - plans.sol.price\n' },
    message: 'accept in the configuration names plans.sol.price, but there is no such fact; did you mean "solo"?',
    file: 'sitec.config.yaml',
    line: 1,
    text: 'accept:',
  },
];
