/** Where the insertion at the start of the body goes, and that browsers would see it there: parse5 follows the standard. */
import fastCheck from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { insertInPage } from '../../../compiler/html/html.ts';

const DIRECTIVE = '<x-note hidden></x-note>';
const LINK = '<link rel="x">';

const insert = (source: string, head = ''): string => Buffer.from(insertInPage(Buffer.from(source), { head, start: DIRECTIVE })).toString();

interface Node {
  readonly nodeName: string;
  readonly childNodes?: readonly Node[];
  readonly value?: string;
}

const body = (source: string): Node | undefined => {
  const root = (parse(source) as Node).childNodes?.find(({ nodeName }) => nodeName === 'html');
  return root?.childNodes?.find(({ nodeName }) => nodeName === 'body');
};

const children = (source: string): readonly Node[] =>
  (body(source)?.childNodes ?? []).filter(
    ({ nodeName, value = '' }) => nodeName !== '#comment' && !(nodeName === '#text' && /^\s*$/.test(value)),
  );

/** A tree without what was inserted, as text. */
const treeOf = (source: string): string =>
  JSON.stringify(parse(source), (key, value: unknown) => (key === 'parentNode' || key === 'tagName' ? undefined : value)).replaceAll(
    /,?\{"nodeName":"x-note"[^{}]*\{?[^{}]*\}?[^{}]*\},?/g,
    '',
  );

describe('the start of the body', () => {
  it.each([
    ['behind its tag', '<head></head><body class="a>b">', '<p>c'],
    ['behind its tag, not one in a comment', '<head></head><!-- <body> --><body>', '<p>c'],
    ['behind its tag, not one in a script', '<script>"<body>"</script><body>', '<p>c'],
    ['behind its tag, not one in a script in a script', '<script><!--<script></script><body></script><body>', '<p>c'],
    ['behind its tag, not one in a template in a template', '<template><template></template><body></template><body>', '<p>c'],
    ['behind its tag, not one in an attribute', '<meta content="<body>"><body>', '<p>c'],
    ['behind its tag, not one that begins so', '<head></head><body>', '<body-x></body-x>'],
    ['behind its tag, with white space before it', '</head>\n\t<body>', 'text'],
    ['before the first element', '<!doctype html><title>a</title><meta charset=utf-8><link href=x>', '<p>b'],
    ['before the first element that is known to nobody', '<title>a</title>', '<x-y>b</x-y>'],
    ['before the first text', '<title>a</title> ', 'b <p>c'],
    ['before the first text, which is all', '<!doctype html>\n', 'a'],
    ['before a sign that begins no tag', '<!doctype html>\n', '< 5'],
    ['before the first text, which has a tag behind it', '<title>a</title>', 'b<body>c'],
    ['before what a closed head is followed by', '<head><title>a</title></head>\n<script>1</script>', '<main>b</main>'],
    ['behind a closing tag that nobody reads', '<title>a</title></p></div>', '<p>b'],
    ['before a closing tag that begins a body', '<title>a</title>', '</body><p>b'],
    ['behind a byte order mark', '\ufeff<!doctype html>', '<p>a'],
    ['at the start of a page of text', '', 'text'],
    ['at the start of a page of text with a byte order mark', '\ufeff', 'text'],
  ])('%s', (_, before, behind) => {
    expect(insert(before + behind)).toBe(before + DIRECTIVE + behind);
    expect(children(insert(before + behind))[0]?.nodeName).toBe('x-note');
  });

  it.each([
    ['has no body', '<head><title>a</title></head>'],
    ['is empty', ''],
    ['has frames', '<head></head><frameset><frame src=a></frameset>'],
    ['ends in a comment', '<title>a</title><!-- <body>'],
    ['ends in a script', '<head></head><script>let x = 1; // <body>'],
    ['ends in a tag', '<head></head><body class="x'],
  ])('is not looked for where a page %s', (_, source) => {
    const bytes = Buffer.from(source);
    expect(Buffer.from(insertInPage(bytes, { head: '', start: DIRECTIVE, end: DIRECTIVE })).equals(bytes)).toBe(true);
  });

  it('comes behind the end of the head, where both are at one place', () => {
    expect(insert('<title>a</title><p>b', LINK)).toBe(`<title>a</title>${LINK}${DIRECTIVE}<p>b`);
  });

  it('may come before the end of a head that is closed late', () => {
    expect(insert('<title>a</title><p>b</head>c', LINK)).toBe(`<title>a</title>${DIRECTIVE}<p>b${LINK}</head>c`);
  });

  const PIECES = [
    '<html> <head> </head> <body\tclass=x> </body> <title>a<b></title> <script>"<body>"</script> <script> </script>',
    '<script><!--<script></script> <!--\t<body>\t--> <!-- --> <!doctype\thtml> <template> </template> <template><p></template>',
    '<meta\tcontent="<body>"> <p> </p> </br> text \t \n < <style><p></style> <noframes><p> </noframes> <frameset> <x-y>',
    "<textarea><p></textarea> <svg><title><p></title></svg> <select> <table> <a\tb='>'>",
  ];
  const piece = fastCheck.constantFrom(...PIECES.flatMap((line) => line.split(' ')));

  it('is where browsers begin it, and changes nothing else', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.array(piece, { maxLength: 10 }), (pieces) => {
        const source = pieces.join('');
        const inserted = insert(source);
        expect(inserted.replace(DIRECTIVE, '')).toBe(source);
        if (inserted === source) return;
        // Frames take the place of a body that has shown nothing yet.
        if (body(source)) expect(children(inserted)[0]?.nodeName, inserted).toBe('x-note');
        expect(treeOf(inserted), inserted).toBe(treeOf(source));
      }),
      { numRuns: 5000, seed: 7 },
    );
  });

  // Two megabytes take a fraction of a second; by a way that looks back for every sign they would take minutes.
  it.each(['<!--', '<a "', '<script>', '<script><!--<script>', '<template>', '</p>', ' ', '<meta>', '<!-->', '<'])(
    'is found in linear time behind many %s',
    (sign) => {
      const start = performance.now();
      insert(sign.repeat(2_000_000 / sign.length));
      expect(performance.now() - start).toBeLessThan(10_000);
    },
    20_000,
  );
});
