/** What is wrong with logs, bundles and flags, on the real command: problems on stderr, exit codes, and no stack. */
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { trafficSchema, type TrafficDocument } from '../../../cli/traffic/schema.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import { SITEC } from '../../program.ts';
import { folderOf, type Ended } from '../fixture.ts';
import { ADDRESS, combined, FORMATS } from './lines.ts';

const lines = (...texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');
const GOOD = lines(combined('/'), combined('/pricing/'));

/** `sitec traffic` in a folder with files, and with something on standard input. */
const traffic = (
  files: Readonly<Record<string, string | Uint8Array>>,
  words: readonly string[],
  input: string | Uint8Array = '',
): Ended => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...SITEC, 'traffic', ...words], {
    cwd: folderOf(files),
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  expect(stdout + stderr).not.toMatch(/^ +at /m);
  return { code: status ?? -1, stdout, stderr };
};

const documentOf = ({ stdout }: Ended): TrafficDocument => {
  const document = JSON.parse(stdout) as TrafficDocument;
  expect(violations(trafficSchema, document)).toEqual([]);
  return document;
};

describe('sitec traffic', () => {
  it('reads files, packed files and standard input into one report', () => {
    const many = lines(...Array.from({ length: 50 }, () => combined('/guides/start.md')));
    const files = { 'a.log': GOOD, 'b.gz': gzipSync(many), 'c.log': Buffer.concat([gzipSync(GOOD), gzipSync(GOOD)]) };
    const ended = traffic(files, ['a.log', 'b.gz', '-', 'c.log', '--json'], gzipSync(GOOD));
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    const { logs, agents, pages, bundle, problems } = documentOf(ended);
    expect(logs.map(({ file, lines: number }) => [file, number])).toEqual([
      ['a.log', 2],
      ['b.gz', 50],
      ['-', 2],
      ['c.log', 4],
    ]);
    expect(agents).toMatchObject([{ name: 'GPTBot', operator: 'OpenAI', purpose: 'training', requests: 58, pages: 3 }]);
    expect(pages.map(({ path, read, markdown }) => [path, read, markdown])).toEqual([
      ['/guides/start', 50, 50],
      ['/', 4, 0],
      ['/pricing', 4, 0],
    ]);
    expect([bundle, problems]).toEqual([null, []]);
  });

  it('has nothing to say of an empty log, and ends with 0', () => {
    const ended = traffic({ 'a.log': '', 'b.gz': gzipSync('') }, ['a.log', 'b.gz', '-']);
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    expect(ended.stdout).toContain('3 logs  0 lines\n\nNo requests of known agents.\n');
  });

  it('prints no address of a client', () => {
    const all = lines(...Object.values(FORMATS), combined('/a', 'curl/8.7.1'), combined('/llms.txt', `${ADDRESS} x`), 'x');
    const text = traffic({ 'a.log': all }, ['a.log', '--limit', '1000']);
    const json = traffic({ 'a.log': all }, ['a.log', '--json']);
    expect(text.code + json.code).toBe(0);
    expect(documentOf(json).agents).toMatchObject([{ name: 'GPTBot' }]);
    expect(text.stdout + text.stderr + json.stdout + json.stderr).not.toContain(`${ADDRESS}`);
  });
});

describe('what is wrong', () => {
  it('SITEC1100: a log that cannot be read; the others are counted', () => {
    const { code, stdout, stderr } = traffic({ 'a.log': GOOD, 'folder/x': '' }, ['nowhere.log', 'a.log', 'folder']);
    expect(code).toBe(3);
    expect(stdout).toMatch(/^ {2}GPTBot +training +2 /m);
    expect(stderr).toMatch(/^error {3}SITEC1100 {2}cannot read nowhere\.log: there is no such file$/m);
    expect(stderr).toMatch(/^error {3}SITEC1100 {2}cannot read folder: it is a folder$/m);
    expect(traffic({}, ['nowhere.log']).stdout).toBe('');
  });

  it.each([
    ['words', lines('Jan 31 12:00:00 host sshd[1]: Accepted publickey', 'x')],
    ['JSON of something else', lines('{"level":"info"}', '{"level":"warn"}')],
    ['bytes', Buffer.from([0, 255, 254, 10, 13, 0, 200])],
    ['UTF-16', Buffer.from(GOOD, 'utf16le')],
  ])('SITEC1101: a log of %s', (_, log) => {
    const { code, stderr } = traffic({ 'a.log': log }, ['a.log']);
    expect(code).toBe(3);
    expect(stderr).toMatch(/^error {3}SITEC1101 {2}no line of a\.log is a request in a known format$/m);
    expect(stderr.match(/SITEC\d{4}/g)).toEqual(['SITEC1101']);
  });

  it('SITEC1102: lines that are not understood, with the first of them', () => {
    const ended = traffic({ 'a.log': lines(combined('/'), 'x', combined('/'), '', 'y'.repeat(2_000_000), 'z') }, ['a.log', '--json']);
    expect(ended.code).toBe(0);
    const { logs, problems } = documentOf(ended);
    expect(logs).toEqual([{ file: 'a.log', lines: 6, notUnderstood: 3 }]);
    expect(problems).toMatchObject([
      {
        code: 'SITEC1102',
        level: 'warning',
        message: 'cannot read 3 of 6 lines of a.log, the first is line 2',
        fix: 'compare line 2 with the formats in docs/how-to/traffic.md',
      },
    ]);
  });

  it('SITEC1103: a packed log that was cut, or damaged; what came before counts', () => {
    const packed = gzipSync(lines(...Array.from({ length: 20_000 }, (_, number) => combined(`/guides/${number}/`))));
    const damaged = Uint8Array.from(packed);
    damaged.fill(255, packed.length >> 1);
    for (const log of [packed.subarray(0, packed.length >> 1), damaged]) {
      const ended = traffic({ 'a.gz': log }, ['a.gz', '--json']);
      expect(ended.code).toBe(3);
      const { logs, problems } = documentOf(ended);
      expect(logs[0]?.lines).toBeGreaterThan(1000);
      expect(problems).toMatchObject([
        { code: 'SITEC1103', message: expect.stringMatching(/^a\.gz is damaged: gzip says "[\w ]+" after line \d+$/) as string },
      ]);
    }
  });

  it.each([
    [['--since', '2026-02-30'], '--since "2026-02-30" is not a calendar day'],
    [['--until', 'today'], '--until "today" is not a calendar day'],
    [['--since', '2026-02-02', '--until', '2026-02-01'], '--since 2026-02-02 is later than --until 2026-02-01'],
  ])('SITEC1104: %j', (words, message) => {
    const { code, stdout, stderr } = traffic({ 'a.log': GOOD }, ['a.log', ...words]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`error   SITEC1104  ${message}\n`);
  });

  it.each([
    [['a.log', '--agent', 'gptbt'], 2, 'there is no agent "gptbt"; did you mean "GPTBot"?'],
    [['a.log', '--limit', '0'], 2, 'It must be a whole number from 1'],
    [[], 2, "missing required argument 'log'"],
    [[''], 2, "argument 'log' is blank"],
    [['a.log', '--bundle', 'nowhere'], 3, 'nowhere has no bundle. Build it first: sitec build'],
    [['a.log', '--bundle', 'broken'], 3, 'broken/sitec-manifest.json'],
  ])('%j is refused', (words, exitCode, message) => {
    const { code, stdout, stderr } = traffic({ 'a.log': GOOD, 'broken/sitec-manifest.json': '{' }, words);
    expect([code, stdout]).toEqual([exitCode, '']);
    expect(stderr).toContain(message);
  });
});
