/** Pages as the web has them: in any encoding, in any script, with the tags that HTML lets out. */
import { describe, expect, it } from 'vitest';
import { answering } from '../../../cli/check/answer.ts';
import { pagesChecks } from '../../../cli/check/checks/pages/index.ts';
import { pageHtml, type PageHtml } from '../../../cli/check/page-html.ts';
import { folderSubject } from '../../../cli/check/subjects/folder.ts';
import { file, type Answering } from '../../compiler/site/crawl/web-site.ts';
import { folderOf } from '../fixture.ts';
import { said, webContext } from './web.ts';

const home = async (answer: Answering): Promise<{ readonly html: PageHtml; readonly text: unknown; readonly type: unknown }> => {
  const context = await webContext(() => ({ '/': answer }));
  const [page] = await context.pages();
  if (!page) throw new Error('there is no home page');
  return {
    html: pageHtml(page.html),
    text: await said(pagesChecks, 'page-text', context),
    type: await said(pagesChecks, 'page-type', context),
  };
};

const page = (title: string, head = ''): string =>
  `<!doctype html><html><head>${head}<title>${title}</title></head><body><h1>${title}</h1></body></html>`;

/** 料金プランと価格のご案内 in Shift_JIS. */
const SHIFT_JIS = Buffer.from('97bf8be0837683898393 82c689bf8a69 82cc82b288c493e0'.replaceAll(' ', ''), 'hex');
const JAPANESE = '料金プランと価格のご案内';
const LATIN = 'Caf\u00e9 \u2013 \u201c9 \u20ac\u201d one two three four five six seven eight';
const WINDOWS_1252 = Buffer.from(
  LATIN.replace('\u2013', '\u0096').replace('\u201c', '\u0093').replace('\u201d', '\u0094').replace('\u20ac', '\u0080'),
  'latin1',
);

/** A page whose title and heading are written in other bytes than the rest. */
const around = (title: Buffer, head = ''): Buffer => {
  const [start = '', middle = '', end = ''] = page('|', head).split('|');
  return Buffer.concat([Buffer.from(start), title, Buffer.from(middle), title, Buffer.from(end)]);
};

const utf16 = (mark: string): Buffer => Buffer.from(mark + page(JAPANESE), 'utf16le');

describe('a page in another encoding', () => {
  it.each([
    ['Shift_JIS, by its Content-Type', file('text/html; charset=Shift_JIS', around(SHIFT_JIS)), JAPANESE],
    ['Shift_JIS, by itself', file('text/html', around(SHIFT_JIS, '<meta charset="shift_jis">')), JAPANESE],
    ['windows-1252, by its Content-Type', file('text/html;charset="iso-8859-1"', around(WINDOWS_1252, '<meta charset="utf-8">')), LATIN],
    [
      'windows-1252, by http-equiv',
      file('text/html', around(WINDOWS_1252, '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">')),
      LATIN,
    ],
    ['UTF-16, by its byte order mark', file('text/html', utf16('\ufeff')), JAPANESE],
    ['UTF-16, little-endian', file('text/html; charset=utf-16le', utf16('')), JAPANESE],
    ['UTF-16, big-endian', file('text/html; charset=utf-16be', utf16('').swap16()), JAPANESE],
  ])('is read: %s', async (_, answer, title) => {
    const { html, text, type } = await home(answer);
    expect([html.title, html.titles]).toEqual([title, [title]]);
    expect([text, type]).toEqual([[], []]);
  });

  it('in a comment is in none', async () => {
    const { type } = await home(file('text/html', page('Acme', '<!-- <meta charset="utf-8"> -->')));
    expect(type).toEqual(['/ has the Content-Type text/html']);
  });

  it('in a folder is believed what it says', async () => {
    const folder = folderOf({ 'index.html': around(SHIFT_JIS, '<meta charset="shift_jis">') });
    const { fetch } = folderSubject('out', folder, 'https://site.invalid');
    const answer = await answering(fetch, 0)(new Request('https://site.invalid/'));
    expect(pageHtml(answer).title).toBe(JAPANESE);
  });
});

describe('a page in a script without spaces', () => {
  it.each([
    '使いやすい請求書作成ツール',
    '让公司网站可供智能体读取',
    'ราคาและแผนบริการ',
    'ລາຄາແລະແຜນບໍລິການ',
    'តម្លៃនិងគម្រោងសេវាកម្ម',
    'စျေးနှုန်းများနှင့်အစီအစဉ်',
  ])('says enough: %s', async (words) => {
    expect((await home(page(words))).text).toEqual([]);
  });
});

const TEXT = 'Acme is a tool for people who want to write less and be read.';

describe('a page that leaves out tags', () => {
  it.each([
    ['the end of its head', `<!doctype html><html><head><title>Acme</title><body><h1>Acme</h1><p>${TEXT}</body></html>`],
    ['the end of its head and the start of its body', `<!doctype html><html><head><title>Acme</title><h1>Acme</h1><p>${TEXT}`],
    ['every tag that may be left out', `<!doctype html><title>Acme</title><h1>Acme</h1><p>${TEXT}`],
    ['the end of a picture', `<title>Acme</title><svg><path d="M0 0"><title>Logo</title><h1>Acme</h1><p>${TEXT}`],
    [
      'nothing, and ends its head by an element',
      `<html><head><title>Acme</title><div><h1>Acme</h1>${TEXT}</div></head><body></body></html>`,
    ],
  ])('says what browsers show: %s', async (_, body) => {
    const { html, text } = await home(body);
    expect([html.title, html.titles, text]).toEqual(['Acme', ['Acme'], []]);
  });

  it('says nothing by its scripts and drawings', async () => {
    const words = 'one two three four five six seven eight nine ten eleven';
    const { text } = await home(
      `<title>${words}</title><script>"${words}"</script><svg><text>${words}</text></svg><template>${words}</template>`,
    );
    expect(text).toEqual(['/ has almost no text without scripts: 0 words']);
  });

  it.each([
    ['elements', '<div>'.repeat(600)],
    ['letters', `<!--${'-'.repeat(5_000_000)}-->`],
  ])('is not empty because it has more %s than are read', async (_, much) => {
    const { html, text } = await home(`<title>Acme</title>${much}`);
    expect([html.title, text]).toEqual(['Acme', []]);
  });
});
