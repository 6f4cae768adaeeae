import { describe, expect, it } from 'vitest';
import { createRequestLog } from '../../../cli/serve/request-log.ts';
import { fieldNames } from '../../../cli/traffic/formats/field-names.ts';
import { createLineReader } from '../../../cli/traffic/formats/line-reader.ts';
import type { LineContent } from '../../../cli/traffic/formats/request.ts';
import { pathOf } from '../../../cli/traffic/subjects.ts';
import { readText } from '../../docs/document.ts';
import { combined, FORMATS, GPTBOT, served } from './lines.ts';

const EVERYTHING = (): boolean => true;
const NOTHING = (): boolean => false;

const contentsOf = (text: string, isWorthReading = EVERYTHING): readonly LineContent[] =>
  text.split('\n').map(createLineReader(isWorthReading));
const lastOf = (text: string): LineContent | undefined => contentsOf(text).at(-1);

describe('a request', () => {
  it.each(Object.entries(FORMATS))('is read of %s', (_, text) => {
    const content = lastOf(text);
    const [request] = typeof content === 'object' ? content : [];
    expect(content).toHaveLength(1);
    expect({ ...request, target: pathOf(request?.target ?? '') }).toEqual({
      day: '2026-01-31',
      method: 'GET',
      target: '/pricing/',
      status: 200,
      agent: GPTBOT,
      isMarkdown: false,
    });
  });

  it('is read of a line of each format in one log', () => {
    // Columns come last: a header is of the lines below it.
    const { CloudFront = '', ...others } = FORMATS;
    const lines = Object.values(others).filter((text) => !text.startsWith('#'));
    const contents = contentsOf([...lines, CloudFront].join('\n'));
    expect(contents.filter((content) => typeof content === 'object')).toHaveLength(lines.length + 1);
    expect(contents).not.toContain('unknown');
  });

  it('is read of what sitec serve prints, and its last line is none', () => {
    const printed: string[] = [];
    const log = createRequestLog((line) => printed.push(line.trimEnd()));
    const record = {
      method: 'POST',
      path: '/mcp',
      status: 200,
      endpoint: 'mcp',
      call: 'tools/call',
      duration: 1,
      bytes: 2,
      agent: 'claude-code',
    } as const;
    log.onRequest(record);
    log.end();
    const [request, end] = contentsOf(printed.join('\n'));
    expect(request).toMatchObject([{ method: 'POST', target: '/mcp', status: 200, agent: 'claude-code', isMarkdown: false }]);
    expect(end).toBe('nothing');
  });

  it.each([
    ['sitec serve', served({ endpoint: 'markdown' })],
    ['Caddy', (FORMATS.Caddy ?? '').replace('*/*', 'text/markdown, */*;q=0.1')],
  ])('of %s says that it was for markdown', (_, line) => {
    expect(lastOf(line)).toMatchObject([{ isMarkdown: true }]);
  });

  it.each([
    ['has no user agent in Common Log Format', '192.0.2.1 - - [31/Jan/2026:12:00:00 +0000] "GET /a HTTP/1.0" 200 5', { agent: null }],
    ['has none where a dash stands', combined('/a', '-'), { agent: null }],
    ['may have a name of a person', '192.0.2.1 - Jane [Doe] [31/Jan/2026:12:00:00 +0000] "GET /a HTTP/1.0" 200 5', { target: '/a' }],
    ['may have quotation marks in its user agent', combined('/a', String.raw`a \"b\" c\\`), { agent: String.raw`a "b" c\ `.trim() }],
    ['may have them as nginx writes them', combined('/a', String.raw`a \x22b\x22`), { agent: 'a "b"' }],
    ['may be of HTTP/0.9', '192.0.2.1 - - [31/Jan/2026:12:00:00 +0000] "GET /a" 200 -', { target: '/a' }],
    ['may have more fields', `${combined('/a')} "-" 0.003`, { target: '/a', agent: GPTBOT }],
    [
      'may have more fields in Common Log Format',
      '192.0.2.1 - - [31/Jan/2026:12:00:00 +0000] "GET /a HTTP/1.0" 200 5 0.003',
      { agent: null },
    ],
    ['may hold UTF-8', Buffer.from(combined('/preise/für')).toString('latin1'), { target: '/preise/für' }],
    ['may hold bytes that are none', combined('/preise/f\u00fcr'), { target: '/preise/f\ufffdr' }],
  ])('%s', (_, line, expected) => {
    expect(lastOf(line)).toMatchObject([expected]);
  });
});

describe('a line', () => {
  it.each([
    ['that is empty', ''],
    ['that is a comment', '#Version: 1.0'],
    ['of a connection that was no HTTP', String.raw`192.0.2.1 - - [31/Jan/2026:12:00:00 +0000] "\x16\x03\x01" 400 150 "-" "-"`],
    ['of a connection without a request', '192.0.2.1 - - [31/Jan/2026:12:00:00 +0000] "-" 408 0 "-" "-"'],
  ])('%s holds no request', (_, line) => expect(lastOf(line)).toBe('nothing'));

  it.each([
    ['of another kind', 'Jan 31 12:00:00 host sshd[1]: Accepted publickey for root'],
    ['with a day that is none', combined('/a', GPTBOT, 200, '31/Feb/2026:12:00:00 +0000')],
    ['with a month that is none', combined('/a', GPTBOT, 200, '31/Foo/2026:12:00:00 +0000')],
    ['that was cut in its request', combined('/a').slice(0, 60)],
    ['that was cut in its user agent', combined('/a').slice(0, -9)],
    ['of JSON that was cut', (FORMATS.Caddy ?? '').slice(0, -9)],
    ['of JSON without a request', '{"level":"info","ts":1769860800.5,"msg":"serving initial configuration"}'],
    ['of JSON with a status that is none', served({ status: 'ok' })],
    ['of JSON with a time that is none', served({ time: 'yesterday' })],
    ['of JSON that is no object', '[1, null, "x"]'],
    ['of columns that are not there', `${(FORMATS.CloudFront ?? '').split('\n').slice(0, 2).join('\n')}\nx`],
  ])('%s is not understood', (_, line) => expect(lastOf(line)).toBe('unknown'));

  it('that nobody asks for is not taken apart, but one of another kind is told', () => {
    const many = Array.from({ length: 300 }, () => combined('/'));
    const contents = contentsOf([...many, 'nonsense', '{"a":', ...many].join('\n'), NOTHING);
    expect(contents.filter((content) => typeof content === 'object')).toHaveLength(200);
    expect(contents.flatMap((content, position) => (content === 'unknown' ? [position] : []))).toEqual([300, 301]);
  });
});

it('docs/how-to/traffic.md names every format', () => {
  const guide = readText('docs/how-to/traffic.md');
  expect(fieldNames.filter(({ name }) => !guide.includes(name))).toEqual([]);
});
