/** The only change to a published page are one insertion in its head and one at the start of its body; every other byte stays. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertInPage } from '../../../compiler/html/html.ts';

const INSERTION = '<link rel="alternate" href="/x.md">';

const insert = (source: string, encoding: BufferEncoding = 'utf8'): Buffer =>
  Buffer.from(insertInPage(Buffer.from(source, encoding), { head: INSERTION }));

/** The text of a page before the insertion, and behind it. */
const around = (source: string): readonly [string, string] => {
  const [before = '', behind = '', ...others] = insert(source).toString('utf8').split(INSERTION);
  expect(others).toEqual([]);
  return [before, behind];
};

const piece = fastCheck.constantFrom(
  '<html>',
  '<HEAD>',
  '</head>',
  '</HEAD >',
  '<body class="x">',
  '<title>a </head> b</title>',
  '</title>',
  '<script>"</head>"</script>',
  '</script>',
  '<style>/*<body>*/</style>',
  '<!-- </head> -->',
  '<!--',
  '-->',
  '<!doctype html>',
  '<!DOCTYPE html SYSTEM "a>b">',
  '<template></head></template>',
  '<noscript><body></noscript>',
  '<meta content="</head>">',
  '<meta content="the </head> tag">',
  "<meta content = '> </head> <!-- \"'>",
  '<link title=a"b href=/x>',
  '\u00e9\u0631\ud83d\ude42',
  'text',
  '\r\n',
  '\0',
);

/** True when the end of a text is inside a comment, script, style or title that was opened and not closed. */
const isInside = (before: string): boolean => {
  const rest = before.replace(
    /<!--[^]*?-->|<meta[^>"']*(?:"[^"]*"|'[^']*')>|<(script|style|title|template|noscript)\b[^]*?<\/\1\s*>/gi,
    '',
  );
  return /<!--|<(?:script|style|title|template|noscript)\b/i.test(rest);
};

describe('the insertion in the head', () => {
  it('adds exactly the insertion, and never inside a comment, script or title', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.array(piece, { maxLength: 12 }), (pieces) => {
        const source = pieces.join('');
        const [before, behind] = around(source);
        expect(before + behind).toBe(source);
        expect(isInside(before)).toBe(false);
      }),
      { numRuns: 2000, seed: 5 },
    );
  });

  it('a script or title that is never closed is recognised', () => {
    expect(isInside(around('<title>a</title><script>let x = 1; // <body>')[0])).toBe(false);
  });

  it('keeps every byte of pages that are no text', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.uint8Array({ maxLength: 200 }), (bytes) => {
        const result = Buffer.from(insertInPage(bytes, { head: INSERTION }));
        const offset = result.indexOf(INSERTION);
        const kept = offset < 0 ? result : Buffer.concat([result.subarray(0, offset), result.subarray(offset + INSERTION.length)]);
        expect(kept.equals(bytes)).toBe(true);
      }),
      { numRuns: 500, seed: 6 },
    );
  });

  it.each([
    ['the end of the head', '<head><title>a</title></head><body>', '<head><title>a</title>'],
    ['the body, without a closing head', '<title>a</title><body>', '<title>a</title>'],
    ['the title, without both', '<!doctype html><title>a</title><p>b', '<!doctype html><title>a</title>'],
    ['the doctype, without a title', '<!doctype html><p>b', '<!doctype html>'],
    ['the start, without anything', '<p>b', ''],
    ['the start, behind a byte order mark', '\ufeff<p>b', '\ufeff'],
    ['the real head behind a commented one', '<!-- </head> --><head></head>', '<!-- </head> --><head>'],
    ['the real head behind one in an attribute', '<head><meta content="the </head> tag"></head>', '<head><meta content="the </head> tag">'],
    ['the head behind a value without quotes', `<head><meta content=it's></head>'`, `<head><meta content=it's>`],
    ['the head behind an empty comment', '<!--><head></head>-->', '<!--><head>'],
    ['the body, not another element that begins so', '<title>a</title><body-x></body-x><body>', '<title>a</title><body-x></body-x>'],
    ['the first title only, not that of a picture', '<title>a</title><p><svg><title>b</title></svg>', '<title>a</title>'],
    ['a picture, whose title is not that of the page', '<!doctype html><svg><title>b</title></svg>', '<!doctype html>'],
    ['a picture that the body begins with', '<html><body><svg><title>b</title></svg>', '<html>'],
    ['a formula, whose title is none', '<html><math><mi>x</mi><title>b</title></math>', '<html>'],
    ['the end of the head, with a picture before it', '<svg/><title>b</title></head>', '<svg/><title>b</title>'],
    ['the title, without an end of the head and with a picture', '<title>a</title><svg><title>b</title></svg>', '<title>a</title>'],
    [
      'the head behind a script in a script that names it',
      '<head><script><!--<script></script></head></script></head>',
      '<head><script><!--<script></script></head></script>',
    ],
    ['the head behind a comment in a script', '<head><script><!--></script></head>', '<head><script><!--></script>'],
    [
      'the head behind templates in a template',
      '<head><template><template></template></head></template></head>',
      '<head><template><template></template></head></template>',
    ],
    ['the head behind a script that names it', '<head><script>x="</head>"</script></head>', '<head><script>x="</head>"</script>'],
  ])('goes before %s', (_, source, before) => {
    expect(around(source)[0]).toBe(before);
  });

  it.each(['<!--', '<a "', '<a b="', "<a b='x", '<script>', '</script', '<!', '<a/', '=', '<!--!>', '<a = '])(
    'takes linear time for many %s',
    (sign) => {
      const start = performance.now();
      insert(sign.repeat(200_000));
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );
});
