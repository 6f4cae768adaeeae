/** What a front page shows around its content is found by a question, though no markdown version has it. */
import { expect, it } from 'vitest';
import { frontPages } from '../../../compiler/build/contents.ts';
import { frameOf } from '../../../compiler/passages/frame.ts';
import { buildOf, type WrittenPage } from '../../passage-build.ts';

const HOME = { path: '/', title: 'Acme', markdown: '# Acme\n\nWe rent boats.\n\nCall us.\n' };

/** The lines around the content of a front page with a body. */
const around = (body: string, more: Partial<WrittenPage> = {}): readonly string[] => {
  const [page] = buildOf([{ ...HOME, html: `<body>${body}</body>`, ...more }]).listed;
  return page ? frameOf(page, 'https://acme.example').map((block) => (block.kind === 'row' ? block.cells.join(' | ') : block.text)) : [];
};

const CONTENT = '<h1>Acme</h1><p>We rent boats.</p><p>Call us.</p>';

it.each([
  ['a footer', `<main>${CONTENT}</main><footer><h2>Hours</h2><p>Mo 9:00 – 17:00</p></footer>`, ['Hours', 'Mo 9:00 – 17:00']],
  ['a part that is no footer by its name', `<main>${CONTENT}</main><div><p>Reg. no. 12345</p></div>`, ['Reg. no. 12345']],
  ['a landmark', `<div role="main">${CONTENT}</div><div role="contentinfo"><p>1 Quay St</p></div>`, ['1 Quay St']],
  ['no menus', `<nav><p>Boats</p></nav>${CONTENT}<footer><nav><a href="/a">A</a></nav><p><a href="/terms">Terms</a></p></footer>`, []],
  ['linked hours', `${CONTENT}<footer><ul><li><a href="/">Monday 9:00 – 17:00</a></li></ul></footer>`, ['Monday 9:00 – 17:00']],
  ['no year of copyright', `${CONTENT}<footer><p>© 2019–2026</p><p>© 2026 Acme Ltd</p></footer>`, ['© 2026 Acme Ltd']],
  ['nothing that nobody sees', `${CONTENT}<footer><p hidden>Reg. no. 1</p></footer>`, []],
  ['no page that is nested too deeply', `${CONTENT}<footer>${'<div>'.repeat(5000)}Reg.</footer>`, []],
])('%s', (_, body, expected) => {
  expect(around(body)).toEqual(expected);
});

it('is that of the front page of each language', () => {
  const pages = [
    HOME,
    { ...HOME, path: '/boats/' },
    { ...HOME, path: '/de/', language: 'de' },
    { ...HOME, path: '/de/boote/', language: 'de' },
  ];
  expect(frontPages(buildOf(pages)).map(({ path }) => path)).toEqual(['/', '/de/']);
});
