import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGuide, type Answer } from '../../runtime/answer/intents.ts';
import { context, guides, runtimeIndex } from './fixture.ts';

const ask = createGuide(runtimeIndex(context, guides)).answer;

describe('hostile text', () => {
  const naughty = [
    '__proto__',
    'constructor',
    'toString hasOwnProperty __defineGetter__',
    '{{7*7}} ${7*7} {name}',
    '<script>alert(1)</script>',
    "'; DROP TABLE plans; --",
    '\uD800\uDFFF\uD800',
    '\u202E\u2066evil\u2069',
    'a\u0000b\u0007c',
    '../../etc/passwd',
    'null undefined NaN',
    '(((((((((((((((',
    'é'.repeat(5000),
    '\uFDFA'.repeat(4000),
    'a '.repeat(5000),
    'a'.repeat(5000),
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaa! '.repeat(300),
    '%00%0a',
    '\r\nSet-Cookie: a=b',
    '價'.repeat(4000),
    '{"jsonrpc":"2.0"}',
    '🙂'.repeat(3000),
  ];

  const check = ({ text, data }: Answer): void => {
    expect(data.facts).toEqual([]);
    expect(data.answered).toBe(false);
    expect(data.intents[0]?.span.length).toBeLessThanOrEqual(200);
    expect(data.intents[0]?.span).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    expect(text).toMatch(/^(I can't|I did not|Das kann|Die Frage|Is website|Sawal|لا أستطيع|لم أفهم)/);
  };

  it.each(naughty.map((text) => [JSON.stringify(text.slice(0, 30)), text] as const))('%s', (_, text) => {
    check(ask(text));
  });

  it('states no fact for random text', () => {
    const latin = /[a-z]/i;
    // Letters could spell a question by chance; everything else cannot.
    fastCheck.assert(
      fastCheck.property(fastCheck.string({ unit: 'binary' }), (text) => latin.test(text) || check(ask(text)) === undefined),
      { numRuns: 1000, seed: 1 },
    );
  });

  it('never throws and never answers with text of the question', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.string({ maxLength: 300 }), (text) => {
        const marked = `zqxj${text}`;
        const { text: reply, data } = ask(marked);
        return !reply.includes('zqxj') && !JSON.stringify({ ...data, intents: [], unanswered: [] }).includes('zqxj');
      }),
      { numRuns: 1000, seed: 2 },
    );
  });
});
