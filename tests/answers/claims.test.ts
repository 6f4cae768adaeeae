/** Whatever is asked: a reply is short, its facts stand where they are said to, and what it quotes are words of the page that it names. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolvePointer } from '../../compiler/base/json.ts';
import type { Answer } from '../../runtime/answer/reply.ts';
import { BASE } from '../compiler/site.ts';
import { asked, SITES } from './sites.ts';

const sites = await Promise.all(Object.values(SITES).map(asked));

const QUESTIONS = [
  'How much is Schooner, and what does Dinghy cost?',
  'prices',
  'boats support telephone',
  'What is stored where, how long, and who reads it?',
  'Inspektion Garantie Lastenräder',
  'curso certificado matrícula grupos',
  'panier livraison vacances',
  '定期便の料金と解約と送料',
];

/** Text of a page as people read it. */
const shown = (html: string): string =>
  html
    .replace(/<\/(?:p|h\d|li|td|th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

describe.each(QUESTIONS)('%s', (question) => {
  const answers = sites.map(async ({ built, ask }) => ({ built, ...(await ask(question)) }));

  it('is answered within the bounds of a reply', async () => {
    for (const { text, data } of await Promise.all(answers)) {
      expect(text.length).toBeLessThanOrEqual(700);
      expect(text).not.toMatch(/undefined|\{\w+\}/);
      for (const { span } of [...data.intents, ...data.unanswered]) expect(span.length).toBeLessThanOrEqual(200);
      for (const { confidence } of data.intents) expect(Math.abs(confidence - 0.5)).toBeLessThanOrEqual(0.5);
    }
  });

  it('states facts that the bundle holds', async () => {
    for (const { built, data } of await Promise.all(answers))
      for (const { source, pointer, value } of data.facts)
        expect(resolvePointer(built.json(source.slice(BASE.length + 1)), pointer), source + pointer).toEqual(value);
  });

  it('quotes words of pages', async () => {
    for (const { built, text, data } of await Promise.all(answers)) {
      const pages = [...built.dist].flatMap(([path, body]) => (path.endsWith('.html') ? [shown(String(body))] : []));
      const isShown = (part: string): boolean => pages.some((page) => page.includes(part.replace(/[<>]/g, '').trim()));
      const quoted = [...text.matchAll(/“([^”]*)”/gu)].flatMap(([, quote = '']) => quote.split(/…|; /));
      // A cell of a table stands apart from the head of its column.
      for (const part of quoted) expect(isShown(part) || part.split(': ').every(isShown), part).toBe(true);
      const files = data.links.flatMap(({ url, markdown }) => [url, markdown ?? url]).map((url) => new URL(url).pathname.slice(1));
      for (const file of files)
        expect(
          [file, `${file}index.html`].some((path) => built.dist.has(decodeURI(path))),
          file,
        ).toBe(true);
    }
  });
});

it('says something that can be checked in most of them', async () => {
  const all = await Promise.all(QUESTIONS.flatMap((question) => sites.map(({ ask }) => ask(question))));
  expect(all.flatMap(({ data }) => data.facts).length).toBeGreaterThan(2);
  expect(all.filter(({ text }) => text.includes('“')).length).toBeGreaterThan(QUESTIONS.length);
});

describe('hostile text', () => {
  const [{ ask } = { ask: Promise.reject }] = sites;
  const naughty = [
    '__proto__',
    'constructor',
    'toString hasOwnProperty __defineGetter__',
    '{{7*7}} ${7*7} {site}',
    '<script>alert(1)</script>',
    '\uD800\uDFFF\uD800',
    '\u202E\u2066evil\u2069',
    'a\u0000b\u0007c',
    '../../etc/passwd',
    'null undefined NaN',
    'é'.repeat(5000),
    '\uFDFA'.repeat(4000),
    'zqx '.repeat(5000),
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaa! '.repeat(300),
    '\r\nSet-Cookie: a=b',
    '價'.repeat(4000),
    '?'.repeat(4000),
    'zqx?'.repeat(2000),
    '{"jsonrpc":"2.0"}',
    '🙂'.repeat(3000),
  ];

  const check = ({ text, data }: Answer): void => {
    expect(data).toMatchObject({ answered: false, facts: [] });
    expect(text.length).toBeLessThanOrEqual(700);
    for (const { span } of [...data.intents, ...data.unanswered]) {
      expect(span.length).toBeLessThanOrEqual(200);
      expect(span).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    }
  };

  it.each(naughty.map((text) => [JSON.stringify(text.slice(0, 30)), text] as const))('%s is not answered', async (_, text) => {
    check(await ask(text));
  });

  it('states no fact for random text', async () => {
    const word = /[\p{L}\p{N}]/u;
    // Letters could spell a question by chance; everything else cannot.
    const signs = fastCheck.string({ unit: 'binary' }).filter((text) => !word.test(text));
    await fastCheck.assert(
      fastCheck.asyncProperty(signs, async (text) => check(await ask(text))),
      { numRuns: 300, seed: 1 },
    );
  });

  it('never fails, and nothing of a question gets into its answer but its span', async () => {
    const any = fastCheck.asyncProperty(fastCheck.string({ maxLength: 300 }), async (text) => {
      const { text: reply, data } = await ask(`zqxj${text}`);
      return !(reply + JSON.stringify({ ...data, intents: [], unanswered: [] })).includes('zqxj');
    });
    await fastCheck.assert(any, { numRuns: 300, seed: 2 });
  });
});
