import { describe, expect, it } from 'vitest';
import { headingOffsets, type Heading } from '../../../compiler/pages/headings.ts';
import { compileDocument } from '../../../compiler/tools/document-parts.ts';
import { MAXIMUM_PART } from '../../../runtime/mcp/parts.ts';

const heading = (level: number, text: string): Heading => ({ level, text, id: text.toLowerCase() });

const offsets = (text: string, headings: readonly Heading[]): readonly (readonly [id: string, line: string])[] =>
  headingOffsets(text, headings).map(({ heading: { id }, offset }) => [id, text.slice(offset).split('\n', 1)[0] ?? '']);

describe('headingOffsets', () => {
  it('finds headings by their order, also in quotes and lists', () => {
    const text = '# A\n\n> ## B\n\n- ### C\n\n1. ## D\n\n## E\n';
    expect(offsets(text, [heading(1, 'A'), heading(2, 'B'), heading(3, 'C'), heading(2, 'D'), heading(2, 'E')])).toEqual([
      ['a', '# A'],
      ['b', '> ## B'],
      ['c', '- ### C'],
      ['d', '1. ## D'],
      ['e', '## E'],
    ]);
  });

  it('takes no line of a code block for a heading', () => {
    const text = '# A\n\n```sh\n## not one\n```\n\n## B\n';
    expect(offsets(text, [heading(1, 'A'), heading(2, 'B')])).toEqual([
      ['a', '# A'],
      ['b', '## B'],
    ]);
  });

  it.each([
    ['a block that opens an item of a list', '# A\n\n- ```\n  code\n  ```\n\n## B\n'],
    ['a span of code at the start of a line', '# A\n\n```a``b`c``` is code.\n\n## B\n'],
    ['a fence inside of a longer one', '# A\n\n````md\n```js\n## not one\n```\n````\n\n## B\n'],
    ['an opening fence inside of a block', '# A\n\n```\n```js\n## not one\n```\n\n## B\n'],
  ])('finds what is behind %s', (_name, text) => {
    expect(offsets(text, [heading(1, 'A'), heading(2, 'B')])).toEqual([
      ['a', '# A'],
      ['b', '## B'],
    ]);
  });

  it('passes over a heading without words, and leaves out one that has no line', () => {
    const text = '# A\n\n###\n\n## B\n';
    expect(offsets(text, [heading(1, 'A'), heading(5, 'Gone'), heading(2, 'B')])).toEqual([
      ['a', '# A'],
      ['b', '## B'],
    ]);
  });
});

describe('compileDocument', () => {
  const compile = (text: string) =>
    compileDocument({ structuredContent: {}, text, source: { path: '/x', updated: null }, document: { headings: [], tokens: 1 } }, '}');

  it('keeps the places of cuts only where there is something to cut', () => {
    expect(compile('a\nb\n')?.lines).toEqual([]);
    const long = `${'a\n'.repeat(MAXIMUM_PART / 2)}\n\`\`\`\ncode\n\`\`\`\nb\n`;
    const lines = (compile(long)?.lines ?? []).map((start) => long.slice(start).split('\n', 1)[0]);
    expect(lines.slice(-4)).toEqual(['', '```', 'b', '']);
  });

  it('is null for a result that is no document', () => {
    expect(compileDocument({ structuredContent: {}, text: '', source: { path: '/x', updated: null } }, '}')).toBeNull();
  });
});
