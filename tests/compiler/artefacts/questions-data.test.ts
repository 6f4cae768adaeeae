/** FAQPage in pages: only where a page has a list of questions with whole answers, in the words of the page. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../compiler/markdown/parse.ts';
import { misuses } from '../facts/schema-terms.ts';
import { jsonld } from '../problems/problem-case.ts';
import { BASE, buildSite, html, type Built, type Files } from '../site.ts';
import { graphIn, withoutMark } from './structured-site.ts';

interface FaqPage {
  readonly '@type': string;
  readonly '@id': string;
  readonly mainEntity: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[];
}

const build = (page: string, more: Files = {}): Promise<Built> =>
  buildSite({ files: { 'index.html': html('Acme'), 'help.html': page, ...more } });

const faqIn = (built: Built, path = 'help.html'): FaqPage | undefined =>
  (graphIn(built, path) ?? []).find((node) => node['@type'] === 'FAQPage') as FaqPage | undefined;

/** `question => answer` of each question that is written into the page; null without any. */
const written = (built: Built, path?: string): readonly string[] | null =>
  faqIn(built, path)?.mainEntity.map(({ name, acceptedAnswer }) => `${name} => ${acceptedAnswer.text}`) ?? null;

const ofBody = async (body?: string, head?: string): Promise<readonly string[] | null> => written(await build(html('Help', body, head)));

const details = (question: string, answer: string): string => `<details><summary>${question}</summary>${answer}</details>`;
const TWO =
  details('Is it free?', '<p>Yes, <a href="/plan/">all</a>.</p>') +
  details('Why us?', '<p>Try <em>it</em>:</p><ul><li>one</li><li>two</li></ul>');
const READ = ['Is it free? => Yes, all.', 'Why us? => Try it: one two'];
const LONG = `<p>${'Words that answer it in full. '.repeat(12)}</p>`;

describe('a list of questions', () => {
  it.each([
    ['details', TWO],
    [
      'definitions',
      '<dl><dt>Is it free?</dt><dd>Yes, <a href="/plan/">all</a>.</dd><dt>Why us?</dt><dd>Try <em>it</em>:<ul><li>one</li><li>two</li></ul></dd></dl>',
    ],
    [
      'buttons with panels',
      '<h3><button aria-expanded="false" aria-controls="a">Is it free?</button></h3><div id="a">Yes, all.</div><h3><button aria-expanded="false" aria-controls="b">Why us?</button></h3><div id="b">Try it: <ul><li>one</li><li>two</li></ul></div>',
    ],
    [
      'headings below a title',
      '<h2>FAQ</h2><h3>Is it free?</h3><p>Yes, all.</p><h3>Why us?</h3><p>Try it:</p><ul><li>one</li><li>two</li></ul>',
    ],
  ])('of %s is written in the words of the page', async (_, body) => {
    const built = await build(html('Help', body));
    expect(written(built)).toEqual(READ);
    expect(faqIn(built)).toMatchObject({ '@id': `${BASE}/help`, url: `${BASE}/help`, inLanguage: 'en' });
    expect(misuses(graphIn(built, 'help.html'))).toEqual([]);
  });

  it('is read back to the same questions, which are then stated', async () => {
    const first = await build(html('Help', details('Is it free?', '<p>Yes, all.</p>') + details('Why us?', '<p>Try it.</p>')));
    const questions = (built: Built): readonly Readonly<Record<string, unknown>>[] =>
      (built.json('api/v1/questions.json') as { readonly questions: readonly Readonly<Record<string, unknown>>[] }).questions;
    const again = await build(withoutMark(first.read('help.html')));
    expect(questions(again)).toEqual(questions(first).map((each) => ({ ...each, status: 'confirmed' })));
    expect(questions(await build(first.read('help.html')))).toEqual(questions(first));
  });

  it('of headings that are most of a page is written', async () => {
    const four = ['Is it free?', 'Why us?', 'Who are you?', 'How long?'].map((question) => `<h2>${question}</h2>${LONG}`);
    expect(await ofBody(four.join(''))).toHaveLength(4);
  });
});

describe('no list is', () => {
  const heading = (text: string): string => `<h2>${text}</h2>${LONG}`;
  it.each<readonly [what: string, body: string, head?: string]>([
    ['a single question', details('Is it free?', '<p>Yes.</p>')],
    ['a question that a page asks twice', details('Is it free?', '<p>Yes.</p>').repeat(2)],
    ['details without questions', details('Size', '<p>Small.</p>') + details('Colour', '<p>Red.</p>')],
    [
      'an article with asking headings',
      heading('What is it?') + heading('Background') + heading('Why now?') + heading('Outlook') + heading('Who?'),
    ],
    ['questions whose answers a script writes', details('Is it free?', '<div id="a"></div>') + details('Why us?', '<div id="b"></div>')],
    [
      'one whole answer beside one of pictures',
      details('Is it free?', '<p>Yes.</p>') + details('Why us?', '<img src="/a.png" alt="Because">'),
    ],
    ['answers with struck words', details('How much?', '<p><s>$9</s> $7</p>') + details('Why us?', '<p>Try.</p>')],
    ['a page that states FAQPage', TWO, jsonld({ '@type': 'FAQPage' })],
    ['a page that states QAPage', TWO, jsonld({ '@type': ['WebPage', 'QAPage'] })],
    ['a page that states a Question', TWO, jsonld({ '@type': 'WebPage', mainEntity: { '@type': 'Question', name: 'x' } })],
    ['a page that states them in microdata', `<div itemscope itemtype="https://schema.org/FAQPage">${TWO}</div>`],
    ['a page that states them in RDFa', `<div vocab="https://schema.org/" typeof="FAQPage">${TWO}</div>`],
    ['a page that is not listed', TWO, '<meta name="robots" content="noindex">'],
  ])('%s', async (_, body, head) => {
    expect(await ofBody(body, head)).toBeNull();
  });

  it('what repeats on several pages, but on one of them', async () => {
    const built = await build(html('Help', TWO + details('How long?', '<p>A day.</p>')), { 'about.html': html('About', TWO) });
    expect([written(built)?.length, written(built, 'about.html')]).toEqual([3, null]);
  });

  it('anything for a site without questions by its configuration', async () => {
    expect(written(await build(html('Help', TWO), { 'sitec.config.json': '{"kinds":{"questions":false}}' }))).toBeNull();
  });
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const hostile = fastCheck
  .array(
    fastCheck.oneof(
      fastCheck.constantFrom(
        '</script>',
        '<!--',
        '-->',
        '<script>',
        ']]>',
        '\u2028',
        '\u2029',
        '\\',
        '"',
        "'",
        '&lt;',
        '&',
        '😀',
        'é',
        '\\u003c',
        '__proto__',
      ),
      fastCheck.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => `a ${parts.join(' ')}`);

it('any words stay in their script, and are those of the page', async () => {
  await fastCheck.assert(
    fastCheck.asyncProperty(hostile, hostile, hostile, async (name, first, second) => {
      const page = html('Help', details('Is it free?', `<p>${escaped(first)}</p>`) + details('Why us?', `<p>${escaped(second)}</p>`));
      const built = await build(page, { 'content/company.yaml': `name: ${JSON.stringify(name)}\n` });
      for (const path of ['help.html', 'index.html']) {
        const { scripts } = parsePage(withoutMark(built.read(path)));
        expect(scripts).toHaveLength(1);
        expect(scripts[0]?.text).toMatch(/^[\x20-\x25\x27-\x3b\x3d\x3f-\x7e]+$/);
        expect(built.read(path).match(/<\/script/g)).toHaveLength(2);
      }
      const answers = faqIn(built)?.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text);
      const shown = (built.json('api/v1/questions.json') as { readonly questions: readonly { readonly answer: string }[] }).questions;
      expect(answers).toHaveLength(shown.length);
    }),
    { numRuns: 25 },
  );
});
