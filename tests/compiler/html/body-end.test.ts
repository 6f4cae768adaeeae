/** Where the insertion at the end of the body goes, and that browsers would see it last there: parse5 follows the standard. */
import fastCheck from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { insertInPage } from '../../../compiler/html/html.ts';

const NOTE = '<x-note hidden></x-note>';

const insert = (source: string): string => Buffer.from(insertInPage(Buffer.from(source), { head: '', end: NOTE })).toString();

interface Node {
  readonly nodeName: string;
  readonly childNodes?: readonly Node[];
}

/** Names of all elements that browsers see. */
const elementsIn = ({ nodeName, childNodes = [] }: Node): readonly string[] => [nodeName, ...childNodes.flatMap(elementsIn)];

describe('the end of the body', () => {
  it.each([
    ['before its tag', '<body><p>a</p>', '</body></html>\n'],
    ['before its tag, not one in a comment', '<body><!-- </body> --><p>a</p>', '</body>'],
    ['before its tag, not one in a script', '<body><script>"</body>"</script>', '</body>'],
    ['before its tag, not one in a template', '<body><template></body></template>', '</body>'],
    ['before its tag, not one in an attribute', '<body title="</body>"><p>a</p>', '</BODY >'],
    ['before the last one', '<body><p>a</p></body><p>b</p>', '</body>'],
    ['before the end of the page', '<body><p>a</p>', '</html>'],
    ['where a page ends that has neither', '<title>a</title><p>b', ''],
    ['where a page of text ends', 'text', ''],
  ])('%s', (_, before, behind) => {
    expect(insert(before + behind)).toBe(before + NOTE + behind);
    expect(elementsIn(parse(insert(before + behind)) as Node)).toContain('x-note');
  });

  it('is never outside of the page, and costs no other byte', () => {
    const piece = fastCheck.constantFrom(
      '<body>',
      '</body>',
      '</html>',
      '<p>',
      '</p>',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      'a',
      '<template>',
      '</template>',
      '<head>',
      '</head>',
    );
    fastCheck.assert(
      fastCheck.property(fastCheck.array(piece, { maxLength: 12 }), (pieces) => {
        const source = pieces.join('');
        expect(insert(source).replace(NOTE, '')).toBe(source);
      }),
    );
  });
});
