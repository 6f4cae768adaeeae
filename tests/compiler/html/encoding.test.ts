/** Pages in the encodings of the web: the text is read right, and published in UTF-8, as it is sent. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Built } from '../site.ts';

const page = (charset: string, title: string): string =>
  html(title, `<p>${title}.</p>`, charset === '' ? '' : `<meta charset="${charset}">`);

/** A page that declares its encoding in its own words. */
const declared = (declaration: string, title: string): string => html(title, `<p>${title}.</p>`, declaration);

const utf16 = (text: string, littleEndian: boolean): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};

/** Encodes a text in a single-byte or double-byte encoding by asking the decoder for every code. */
const encode = (text: string, encoding: string): Buffer => {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, readonly number[]>();
  // Some versions of Node make control characters of these.
  if (encoding === 'windows-1252')
    [...'\u20ac\u2013\u201c\u201d'].forEach((sign, index) => codes.set(sign, [[0x80, 0x96, 0x93, 0x94][index] ?? 0]));
  for (let first = 0x80; first < 0x100; first++) {
    for (let second = 0x40; second < 0xfd; second++) codes.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
    codes.set(decoder.decode(Uint8Array.of(first)), [first]);
  }
  return Buffer.from([...text].flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : [...(codes.get(sign) ?? [0x3f])])));
};

const build = (bytes: Uint8Array): Promise<Built> => buildSite({ files: { 'index.html': html('Acme'), 'page.html': bytes } });

const ARABIC = '\u0627\u0644\u0623\u0633\u0639\u0627\u0631';
const CHINESE = '\u4ef7\u683c';
const KOREAN = '\uac00\uaca9';
/** With signs that are control characters in ISO 8859-1. */
const LATIN = 'Caf\u00e9 \u2013 \u201c9 \u20ac\u201d';
/** Counts more than what a page declares. */
const MARK = Buffer.from('\ufeff');
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
    ['gb18030', encode(page('gb18030', CHINESE), 'gb18030'), CHINESE],
    ['gb2312, which is gbk', encode(page('GB2312', CHINESE), 'gbk'), CHINESE],
    ['euc-kr', encode(page('euc-kr', KOREAN), 'euc-kr'), KOREAN],
    ['windows-1252', encode(page('windows-1252', LATIN), 'windows-1252'), LATIN],
    ['latin1, which is windows-1252', encode(page('iso-8859-1', LATIN), 'windows-1252'), LATIN],
    ['an encoding by another label, with spaces', encode(page(' CP1256 ', ARABIC), 'windows-1256'), ARABIC],
    ['an encoding in other quotes', encode(declared(`<meta charset='"windows-1256"'>`, ARABIC), 'windows-1256'), ARABIC],
    ['an encoding without quotes', encode(declared('<META CHARSET=windows-1256 />', ARABIC), 'windows-1256'), ARABIC],
    [
      'an encoding whose content comes first',
      encode(declared(`<meta content="text/html; charset='windows-1256'; x" http-equiv=content-type>`, ARABIC), 'windows-1256'),
      ARABIC,
    ],
    [
      'an encoding behind a long head',
      encode(declared(`${'<meta name="x" content="y">'.repeat(60)}<meta charset="windows-1256">`, ARABIC), 'windows-1256'),
      ARABIC,
    ],
    ['an encoding that XML declares', encode(`<?xml version="1.0" encoding="windows-1256"?>${page('', ARABIC)}`, 'windows-1256'), ARABIC],
    ['UTF-8 with an encoding in a comment', Buffer.from(declared('<!-- <meta charset="shift_jis"> -->', ARABIC)), ARABIC],
    ['UTF-8 that speaks of an encoding', Buffer.from(declared('<meta name="description" content="charset=shift_jis">', ARABIC)), ARABIC],
    ['UTF-8 that says it is UTF-16', Buffer.from(page('utf-16', 'Caf\u00e9')), 'Caf\u00e9'],
  ])('in %s', async (_, bytes, title) => {
    const { codes, read, dist } = await build(bytes);
    expect(codes).toEqual([]);
    expect(read('page/index.md')).toContain(`\n# ${title}\n\n${title}.\n`);
    const published = dist.get('page.html') ?? Buffer.alloc(0);
    // As a browser reads it, which is told by the Content-Type that it is in UTF-8.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(published);
    expect(text).toContain(`>${title}</h1>`);
    expect(text).toContain('rel="describedby"');
    expect(bytes.includes(title) || published.subarray(0, 3).equals(MARK)).toBe(true);
  });

  it('that is shown for what does not exist is published in UTF-8, too', async () => {
    const missing = encode(page('windows-1252', LATIN), 'windows-1252');
    const { dist } = await buildSite({ files: { 'index.html': html('Acme'), '404.html': missing } });
    expect(dist.get('404.html')?.toString('utf8')).toMatch(new RegExp(`^\ufeff.*>${LATIN}<`, 's'));
  });

  it.each([
    ['utf-8', Buffer.of(0xff), 1],
    ['utf-8', Buffer.of(0xe2, 0x82), 1],
    ['UTF8', Buffer.concat([Buffer.of(0xc0), Buffer.from('a\ufffd'), Buffer.of(0xc0)]), 3],
    ['shift_jis', Buffer.of(0x81, 0x3c), 1],
  ])('with bytes that are not the %s that it declares is read as browsers read it', async (charset, wrong, count) => {
    const [before = '', after = ''] = page(charset, 'Acme').split('Acme.');
    const { problem, codes, read } = await build(Buffer.concat([Buffer.from(`${before}\nFirst `), wrong, Buffer.from(` last.${after}`)]));
    expect(codes).toEqual(['SITEC1036']);
    const { message, line } = problem('SITEC1036');
    expect([message.replace(/^.*\((\d+) in total\)$/, '$1'), line]).toEqual([String(count), 8]);
    expect(read('page/index.md')).toMatch(/First .*\ufffd.* last\./);
  });

  it.each([
    ['in windows-1252', 'en', 'Caf\u00e9 \u2013 9 \u20ac', 'windows-1252'],
    ['in the encoding that browsers assume for its language', 'ja', JAPANESE, 'shift_jis'],
  ])('that declares no encoding is read %s', async (_, language, title, encoding) => {
    const { codes, read, dist } = await build(encode(page('', title).replace('<html lang="en">', `<html lang="${language}">`), encoding));
    expect(codes).toEqual(['SITEC1041']);
    expect(read('page/index.md')).toContain(`\n# ${title}\n\n${title}.\n`);
    expect(dist.get('page.html')?.toString('utf8')).toContain(`>${title}</h1>`);
  });

  it('of UTF-8 that does not say so is not lost for one byte', async () => {
    const { codes } = await build(Buffer.concat([Buffer.from(page('', ARABIC)), Buffer.of(0xff)]));
    expect(codes).toEqual(['SITEC1036']);
  });

  it.each([
    [
      'bytes in an encoding that it does not name',
      encode(page('', ARABIC), 'windows-1256'),
      'its bytes are not valid utf-8, and it declares no other encoding',
    ],
    ['an encoding that does not exist', Buffer.from(page('utf-9', 'x')), 'unknown encoding "utf-9"'],
    ['an encoding that browsers refuse', Buffer.from(page('utf-7', 'x')), 'unknown encoding "utf-7"'],
  ])('with %s is named, and published as it is', async (_, bytes, reason) => {
    const { problem, exitCode, dist } = await build(bytes);
    expect(problem('SITEC1020')).toMatchObject({ message: `cannot read the page: ${reason}`, place: { file: 'site/page.html' } });
    expect([exitCode, dist.has('page/index.md')]).toEqual([0, false]);
    expect(dist.get('page.html')).toEqual(bytes);
  });
});
