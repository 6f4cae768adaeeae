/** Compressed forms: which is sent, and that it is what it says. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths } from '../../compiler/paths.ts';
import { CODING_SUFFIXES, type ContentCoding } from '../../runtime/bundle.ts';
import { fieldOf, itemsOf, mediaOf, shown, type Fields } from './client.ts';
import { assertion, want, type Assertion, type Subject } from './subject.ts';

const CODINGS = Object.keys(CODING_SUFFIXES) as readonly ContentCoding[];

/** How a body is read back; what Node 20 cannot decode is compared with the file that lies in the bundle. */
const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Something that lies in the bundle in compressed forms. */
interface Coded {
  readonly name: string;
  readonly target: (subject: Subject) => string;
  readonly file: (subject: Subject) => string;
  readonly media: string;
  readonly accept?: string;
}

const ofPage =
  (name: string): Coded['file'] =>
  ({ page }) =>
    `${decodeURIComponent(page).slice(1)}/index.${name}`;

const HTML: Coded = { name: 'HTML of a page', target: ({ page }) => `${page}/`, file: ofPage('html'), media: 'text/html' };
const MARKDOWN: Coded = { ...HTML, name: 'negotiated markdown', file: ofPage('md'), media: 'text/markdown', accept: 'text/markdown' };
const FILES: readonly Coded[] = [
  { ...MARKDOWN, name: 'the twin', target: ({ page }) => `${page}/index.md`, accept: '*/*' },
  { name: 'llms.txt', target: () => paths.llms, file: () => paths.llms.slice(1), media: 'text/plain' },
  { name: 'openapi.json', target: () => paths.openapi, file: () => paths.openapi.slice(1), media: 'application/json' },
];

const fields = ({ accept }: Coded, coding?: string): Fields => ({
  ...(accept !== undefined && { accept }),
  ...(coding !== undefined && { 'accept-encoding': coding }),
});

const isFile = (path: string, coding: ContentCoding, body: Buffer, { file }: Subject): boolean => {
  const decode = DECODERS[coding];
  return decode ? decode(body).equals(file(path)) : body.equals(file(path + CODING_SUFFIXES[coding]));
};

const inCoding = (coded: Coded, coding: ContentCoding): Assertion =>
  assertion(`${coded.name} is sent as ${coding} to whoever takes it, where the bundle has it`, async (subject) => {
    const path = coded.file(subject);
    const there = subject.index.encodings[path] ?? [];
    want(there.includes('gzip'), `the bundle has no compressed ${path}: take a longer file`);
    const answer = await subject.client.send(coded.target(subject), fields(coded, coding));
    if (!there.includes(coding)) return want(fieldOf(answer, 'content-encoding') !== coding, shown(answer, 'content-encoding'));
    want(answer.status === 200 && fieldOf(answer, 'content-encoding') === coding, shown(answer, 'content-encoding'));
    want(mediaOf(answer) === coded.media, shown(answer, 'content-type'));
    want(itemsOf(answer, 'vary').includes('accept-encoding'), shown(answer, 'vary'));
    want(isFile(path, coding, answer.body, subject), `the body is another one, ${answer.body.length} bytes`);
    const plain = await subject.client.send(coded.target(subject), fields(coded));
    want(fieldOf(plain, 'etag') !== fieldOf(answer, 'etag'), `${shown(answer, 'etag')} without a coding too`);
    const again = await subject.client.send(coded.target(subject), { ...fields(coded, coding), 'if-none-match': fieldOf(answer, 'etag') });
    want(again.status === 304, `by its entity tag: ${shown(again, 'etag')}`);
  });

const plainFor = (coded: Coded): Assertion =>
  assertion(`${coded.name} is sent as it is to whoever takes no coding`, async (subject) => {
    for (const accepted of [undefined, 'identity', 'unheard-of', 'br;q=0, gzip;q=0, zstd;q=0']) {
      const answer = await subject.client.send(coded.target(subject), fields(coded, accepted));
      want(fieldOf(answer, 'content-encoding') === '', `${String(accepted)}: ${shown(answer, 'content-encoding')}`);
      want(answer.body.equals(subject.file(coded.file(subject))), `${String(accepted)}: the body is another one`);
    }
  });

const ofForm = (coded: Coded): readonly Assertion[] => [...CODINGS.map((coding) => inCoding(coded, coding)), plainFor(coded)];

/** Codings of negotiated markdown. */
export const codingsOfForms: readonly Assertion[] = ofForm(MARKDOWN);

/** Codings of what has one form. */
export const codings: readonly Assertion[] = [
  ...[HTML, ...FILES].flatMap(ofForm),
  assertion('every coding that a browser takes is one that the bundle has, or none', async ({ client, page }) => {
    const answer = await client.send(`${page}/`, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    want(['', ...CODINGS].includes(fieldOf(answer, 'content-encoding') as ContentCoding), shown(answer, 'content-encoding'));
  }),
];
