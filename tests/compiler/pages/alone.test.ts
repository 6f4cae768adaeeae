/** A site of a few pages without landmarks: each page tells by itself what its content is. */
import { describe, expect, it } from 'vitest';
import { buildSite, type Files } from '../site.ts';

const page = (name: string): string =>
  `<!doctype html><html lang="en"><head><title>${name}</title></head><body>
  <div><a href="/">Acme</a> <a href="/prices">Prices</a> <a href="/team">People</a></div>
  <div><h1>${name}</h1><p>Acme makes tools for small shops, and ${name} is about what they cost and who makes them in Bern.</p></div>
  <div><a href="/prices">Prices</a> <a href="/team">People</a> <a href="/imprint">Imprint</a> <span>© 2026 Acme</span></div></body></html>`;
const site = (pages: number): Files =>
  Object.fromEntries(
    Array.from({ length: pages }, (_, index) => [index === 0 ? 'index.html' : `page-${index}.html`, page(`page ${index}`)]),
  );

describe('a site of few pages', () => {
  it.each([1, 3])('has no menu and no footer in its markdown: %i', async (pages) => {
    const { read } = await buildSite({ files: site(pages) });
    expect(read('index.md')).toContain('Acme makes tools');
    expect(read('index.md')).not.toMatch(/Imprint|© 2026/);
  });

  it('keeps what the configuration keeps', async () => {
    const files = { ...site(1), 'sitec.config.json': JSON.stringify({ markdown: { keep: ['span'] } }) };
    const { read } = await buildSite({ files });
    expect(read('index.md')).toContain('© 2026');
  });
});
