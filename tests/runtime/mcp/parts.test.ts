import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileDocument } from '../../../compiler/tools/document-parts.ts';
import type { CompiledDocument } from '../../../runtime/bundle.ts';
import { MAXIMUM_PART, partFrom, partResult, sectionOf } from '../../../runtime/mcp/parts.ts';
import { DOCUMENT, GUIDES, TAIL } from './fixture-tools.ts';
import { callLegacy } from './mcp-call.ts';

interface Content {
  readonly markdown: string;
  readonly offset: number;
  readonly totalChars: number;
  readonly nextOffset?: number;
  readonly approxTokens: number;
  readonly sections?: readonly { readonly id: string; readonly offset: number }[];
}

const guide = async (
  given: object = {},
): Promise<{ readonly structuredContent: Content; readonly isError?: true; readonly text: string }> => {
  const { message } = await callLegacy('tools/call', { name: 'get_guide', arguments: { slug: GUIDES[0], ...given } });
  const result = message?.result as unknown as {
    structuredContent: Content;
    isError?: true;
    content: readonly { readonly text: string }[];
  };
  return { ...result, text: result.content[0]?.text ?? '' };
};

/** The document part by part, the way a client reads it. */
const partsOf = (document: CompiledDocument): readonly string[] => {
  const parts: string[] = [];
  for (let offset: number | undefined = 0; offset !== undefined;) {
    const part = partFrom(document, offset, document.markdown.length);
    parts.push(document.markdown.slice(part.start, part.end));
    offset = part.next;
  }
  return parts;
};

const compiled = (text: string): CompiledDocument =>
  compileDocument(
    { structuredContent: { slug: 'x' }, text, source: { path: '/x', updated: null }, document: { headings: [], tokens: 1 } },
    TAIL,
  ) as CompiledDocument;

describe('a long document', () => {
  test('is read to its end with nextOffset, and the parts are the document', () => {
    const parts = partsOf(DOCUMENT);
    expect(parts.join('')).toBe(DOCUMENT.markdown);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every((part) => part.length <= MAXIMUM_PART)).toBe(true);
  });

  test('is cut before a heading when one is near the end of a part', () => {
    expect(
      partsOf(DOCUMENT)
        .slice(1)
        .filter((part) => part.startsWith('## ')).length,
    ).toBeGreaterThan(0);
  });

  test('of any text: parts join to it, none is too long, none splits a character', () => {
    const piece = fc.oneof(fc.constant('🙂'), fc.constant('\n'), fc.constant('```\n'), fc.constant('## x\n'), fc.constant('a'.repeat(997)));
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 90 }), (pieces) => {
        const document = compiled(pieces.join('').repeat(2));
        const parts = partsOf(document);
        expect(parts.join('')).toBe(document.markdown);
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(MAXIMUM_PART);
          expect(part.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a line of code is never the place of a cut while another is near', () => {
    const code = `intro\n\n\`\`\`\n${'x = 1\n'.repeat(5000)}\`\`\`\n\nend\n`;
    const [first = ''] = partsOf(compiled(`${'a line\n'.repeat(3000)}${code}`));
    expect(first.endsWith('intro\n\n```\n') || first.endsWith('intro\n\n')).toBe(true);
  });

  test('an offset inside of a character begins after it', () => {
    const document = compiled('🙂🙂');
    expect(partFrom(document, 1, 4)).toEqual({ start: 2, end: 4 });
  });
});

describe('get_guide', () => {
  test('gives the numbers of a part, and the outline of a document with several', async () => {
    const { structuredContent } = await guide({ offset: 100 });
    expect(structuredContent).toMatchObject({ offset: 100, totalChars: DOCUMENT.markdown.length });
    expect(structuredContent.sections?.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four']);
    expect(Object.keys(structuredContent).at(-1)).toBe('markdown');
    const share = structuredContent.markdown.length / DOCUMENT.markdown.length;
    expect(structuredContent.approxTokens).toBe(Math.ceil(20_000 * share));
  });

  test('text and structured content are the same part', async () => {
    const { structuredContent, text } = await guide({ section: 'two' });
    expect(text).toBe(structuredContent.markdown);
    expect(text.startsWith('## two\n')).toBe(true);
    expect(text).not.toContain('## three');
    expect(structuredContent.nextOffset).toBeUndefined();
  });

  test('a section has the sections below it, and offset is ignored beside it', async () => {
    const { structuredContent } = await guide({ section: 'long', offset: 5 });
    expect(structuredContent).toMatchObject({ offset: 0, nextOffset: expect.any(Number) as number });
    expect(sectionOf(DOCUMENT, 'four')?.end).toBe(DOCUMENT.markdown.length);
  });

  test.each([
    [{ section: 'nope' }, 'Unknown section "nope". Sections: long, one, two, three, four.'],
    [{ section: '__proto__' }, 'Unknown section "__proto__".'],
    [{ offset: DOCUMENT.markdown.length }, `totalChars is ${DOCUMENT.markdown.length}`],
    [{ offset: -1 }, 'Argument "offset"'],
    [{ offset: '0' }, 'Argument "offset"'],
    [{ section: 5 }, 'Argument "section"'],
  ])('%j is an error that says what to do', async (given, text) => {
    const answer = await guide(given);
    expect(answer.isError).toBe(true);
    expect(answer.text).toContain(text);
  });

  test('an outline is no document of its own', () => {
    const text = `${'## x\n\n'.repeat(3000)}${'a'.repeat(30_000)}`;
    const headings = Array.from({ length: 3000 }, (_, index) => ({ level: 2, id: `x-${index}`, text: 'x' }));
    const source = { path: '/x', updated: null };
    const document = compileDocument(
      { structuredContent: { slug: 'x' }, text, source, document: { headings, tokens: 1 } },
      TAIL,
    ) as CompiledDocument;
    const result = JSON.parse(partResult(document, partFrom(document, 0, text.length))) as { readonly structuredContent: Content };
    expect(result.structuredContent.sections).toHaveLength(100);
    expect(document.known).toMatch(/ and 2950 more\.$/);
  });

  test('an empty document is one empty part', () => {
    const result = JSON.parse(partResult(compiled(''), partFrom(compiled(''), 0, 0))) as { readonly structuredContent: Content };
    expect(result.structuredContent).toEqual({ slug: 'x', offset: 0, totalChars: 0, approxTokens: 0, markdown: '' });
  });
});
