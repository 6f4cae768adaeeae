/** What is printed by itself is what the packages print. */
import fc from 'fast-check';
import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it } from 'vitest';
import { escapeMarkdown, markdownLink } from '../../../compiler/markdown/escape.ts';

const signs = fc.string({ unit: fc.constantFrom(...'aZé名٣1 -+*_#>|~`!"\'’“”«»()[]{}<>&;:,./\\?=%@$–—…\t\n'), maxLength: 24 });
const addresses = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abZ09.:/%+=?-_~!*()&#@') }).map((rest) => `https://acme.example/${rest}`),
  signs,
);
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('texts', () => {
  it('are escaped as the package does it', () => {
    fc.assert(
      fc.property(signs, (text) => {
        const expected = toMarkdown({ type: 'paragraph', children: [{ type: 'text', value: onOneLine(text) }] }).trimEnd();
        expect(escapeMarkdown(text)).toBe(expected);
      }),
      { numRuns: 5000 },
    );
  });

  it('become links as the package writes them', () => {
    fc.assert(
      fc.property(signs, addresses, fc.boolean(), (text, url, isSame) => {
        const title = isSame ? url : text;
        const link = { type: 'link', url, children: [{ type: 'text', value: onOneLine(title) }] } as const;
        expect(markdownLink(title, url)).toBe(
          toMarkdown({ type: 'paragraph', children: [{ ...link, children: [...link.children] }] }).trimEnd(),
        );
      }),
      { numRuns: 5000 },
    );
  });
});
