/** Pages in the encodings of the web: the text is read right, the bytes are published as they are. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Built } from './site.ts';

const page = (charset: string, title: string): string =>
  html(title, `<p>${title}.</p>`, charset === '' ? '' : `<meta charset="${charset}">`);

const utf16 = (text: string, littleEndian: boolean): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};

/** Encodes a text in a single-byte or double-byte encoding by asking the decoder for every code. */
const encode = (text: string, encoding: string): Buffer => {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, readonly number[]>();
  for (let first = 0x80; first < 0x100; first++) {
    for (let second = 0x40; second < 0xfd; second++) codes.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
    codes.set(decoder.decode(Uint8Array.of(first)), [first]);
  }
  return Buffer.from([...text].flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : [...(codes.get(sign) ?? [0x3f])])));
};

const build = (bytes: Uint8Array): Promise<Built> => buildSite({ files: { 'index.html': html('Acme'), 'page.html': bytes } });

const ARABIC = '\u0627\u0644\u0623\u0633\u0639\u0627\u0631';
const JAPANESE = '\u6599\u91d1\u30d7\u30e9\u30f3';

describe('a page', () => {
  it.each([
    ['UTF-8 without a word about it', Buffer.from(page('', ARABIC)), ARABIC],
    ['UTF-8 with a byte order mark and another charset', Buffer.from(`\uFEFF${page('windows-1256', ARABIC)}`), ARABIC],
    ['UTF-16, little-endian', utf16(page('', JAPANESE), true), JAPANESE],
    ['UTF-16, big-endian', utf16(page('', JAPANESE), false), JAPANESE],
    ['windows-1256', encode(page('windows-1256', ARABIC), 'windows-1256'), ARABIC],
    [
      'windows-1256 by http-equiv',
      encode(
        page('', ARABIC).replace('<head>', '<head><meta http-equiv="Content-Type" content="text/html; charset=windows-1256">'),
        'windows-1256',
      ),
      ARABIC,
    ],
    ['shift_jis', encode(page('shift_jis', JAPANESE), 'shift_jis'), JAPANESE],
    ['UTF-8 that says it is UTF-16', Buffer.from(page('utf-16', 'Caf\u00e9')), 'Caf\u00e9'],
  ])('in %s', async (_, bytes, title) => {
    const { codes, read, dist } = await build(bytes);
    expect(codes).toEqual([]);
    expect(read('page.md')).toContain(`\n# ${title}\n\n${title}.\n`);
    const published = dist.get('page.html') ?? Buffer.alloc(0);
    const tail = bytes.subarray(bytes.length - 40);
    expect(published.subarray(published.length - 40).equals(tail)).toBe(true);
  });

  it.each([
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from(page('', 'x')), Buffer.of(0xff, 0xfe, 0xc0)]), 'its bytes are not valid utf-8'],
    [
      'bytes that are not what it declares',
      Buffer.concat([Buffer.from(page('shift_jis', 'x')), Buffer.of(0x81)]),
      'its bytes are not valid shift_jis',
    ],
    ['an encoding that does not exist', Buffer.from(page('utf-9', 'x')), 'the encoding "utf-9" is not known'],
  ])('with %s is a problem that names it', async (_, bytes, reason) => {
    const { problem, exitCode, dist } = await build(bytes);
    expect(problem('SITEC1020')).toMatchObject({ message: `the page cannot be read: ${reason}`, place: { file: 'site/page.html' } });
    expect([exitCode, dist.size]).toEqual([1, 0]);
  });
});
