/** robots.txt: what sitec writes, and what it adds to the file of a site, which keeps all of its bytes. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeRobots } from '../../../compiler/artefacts/complete-robots.ts';
import { readRobots } from '../../../compiler/site/crawl/robots.ts';
import { buildSite, html, type Files } from '../site.ts';

const FILES = ['Sitemap: https://acme.example/sitemap.xml', 'Agentmap: https://acme.example/.well-known/ard.json'];
const SIGNALS = ['Content-Signal: search=yes, ai-input=yes', 'Content-Usage: search=y'];
const LINES = { signals: SIGNALS, group: ['User-agent: *', ...SIGNALS, 'Allow: /'], files: FILES };

const built = (files: Files, robots?: object) =>
  buildSite({ files: { 'index.html': html('Acme'), ...files, ...(robots && { 'sitec.config.json': JSON.stringify({ robots }) }) } });

const valuesOf = (text: string, name: string): readonly string[] => [
  ...new Set([...text.matchAll(new RegExp(`^${name}: (.*)$`, 'gm'))].map(([, value = '']) => value)),
];

describe('robots.txt of a site without one', () => {
  it.each([
    [undefined, 'search=yes, ai-input=yes', 'search=y'],
    [{ aiTrain: 'no' }, 'search=yes, ai-input=yes, ai-train=no', 'train-ai=n, search=y'],
    [{ aiTrain: 'yes', search: 'no', aiInput: 'no' }, 'search=no, ai-input=no, ai-train=yes', 'train-ai=y, search=n'],
  ])('of the configuration %j says %j, in every group', async (robots, signal, usage) => {
    const { read, codes } = await built({}, robots);
    const groups = read('robots.txt').split('\n\n').slice(0, -1);
    expect(groups).toHaveLength(2);
    for (const group of groups) expect([valuesOf(group, 'Content-Signal'), valuesOf(group, 'Content-Usage')]).toEqual([[signal], [usage]]);
    expect(read('robots.txt').trimEnd().split('\n').slice(-2)).toEqual(FILES);
    expect(codes).toEqual([]);
  });

  it('disallows the paths of the configuration in every group', async () => {
    const { read } = await built({}, { disallow: ['/a b/'] });
    expect(read('robots.txt').match(/^Disallow: \/a%20b\/$/gm)).toHaveLength(2);
  });
});

describe('robots.txt of the site', () => {
  it('gets signals, the sitemap and the catalogue, and a note says so', async () => {
    const { read, codes, problem } = await built({ 'robots.txt': 'User-agent: *\r\nDisallow: /private' });
    expect(read('robots.txt')).toBe(['User-agent: *', ...SIGNALS, 'Disallow: /private', '', ...FILES, ''].join('\r\n'));
    expect(codes).toEqual(['SITEC1046']);
    expect(problem('SITEC1046').message).toBe(`added to site/robots.txt: ${[...SIGNALS, ...FILES].join('; ')}`);
  });

  it('stays as it is, without a note, when it lacks nothing', async () => {
    const own = `User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n${FILES.join('\n')}`;
    const { read, codes } = await built({ 'robots.txt': own });
    expect([read('robots.txt'), codes]).toEqual([own, []]);
  });

  it('gets the signals of the configuration, and a warning tells what it does not follow', async () => {
    const own = 'User-agent: GPTBot\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: *\nAllow: /\n';
    const { read, problem } = await built({ 'robots.txt': own }, { aiTrain: 'yes', disallow: ['/drafts/'] });
    expect(valuesOf(read('robots.txt'), 'Content-Signal')).toEqual(['ai-train=no', 'search=yes, ai-input=yes, ai-train=yes']);
    expect(problem('SITEC1047')).toMatchObject({ level: 'warning', place: { file: 'sitec.config.json' } });
    expect(problem('SITEC1047').message).toContain('ai-train=yes, Disallow: /drafts/');
    expect(read('robots.txt')).not.toContain('/drafts/');
  });

  it('that the configuration repeats gives no warning', async () => {
    const own = 'User-agent: *\nContent-Signal: ai-train=no\nDisallow: /drafts/\n';
    expect((await built({ 'robots.txt': own }, { aiTrain: 'no', disallow: ['/drafts/'] })).codes).toEqual(['SITEC1046']);
  });
});

const completed = (text: string): string => completeRobots(Buffer.from(text), LINES).body.toString();

describe('signals', () => {
  const added = SIGNALS.join('\n');

  it.each([
    ['a group without rules', 'User-agent: *\n', `User-agent: *\n${added}\n`],
    ['a group that disallows nothing', 'User-agent: *\nDisallow:\n', `User-agent: *\n${added}\nDisallow:\n`],
    ['a group with an exception', 'User-agent: *\nDisallow: /\nAllow: /a\n', `User-agent: *\n${added}\nDisallow: /\nAllow: /a\n`],
    ['the second agent of a group', 'User-agent: a\nUser-agent: b\nAllow: /\n', `User-agent: a\nUser-agent: b\n${added}\nAllow: /\n`],
    ['a file with a mark at its start', '\ufeffUSER-AGENT : *\n', `\ufeffUSER-AGENT : *\n${added}\n`],
  ])('go into %s', (_, own, expected) => {
    expect(completed(own)).toBe(`${expected}\n${FILES.join('\n')}\n`);
  });

  it.each([
    ['a closed group', 'User-agent: GPTBot\nDisallow: /\n'],
    ['a group that is closed by a wildcard', 'User-agent: *\nDisallow: /*\n'],
    ['a group with signals', 'User-agent: *\nContent-Signal: search=no\nAllow: /\n'],
    ['a group with those of AIPREF', 'User-agent: *\ncontent-usage: train-ai=n\n'],
    ['the second group of an agent', 'User-agent: *\nContent-Signal: ai-input=no\nAllow: /\n\nUser-agent: *\nAllow: /b\n'],
    ['a file with signals for all groups', 'Content-Signal: ai-input=no\nUser-agent: *\nAllow: /\n'],
  ])('do not go into %s', (_, own) => {
    expect(completed(own)).toBe(`${own}\n${FILES.join('\n')}\n`);
  });

  it.each(['', '# nothing\n', 'Sitemap: https://acme.example/own.xml\n'])('need a group: %j gets one for all', (own) => {
    const text = completed(own);
    expect(text.startsWith(own)).toBe(true);
    expect(text.match(/^User-agent: .*$/gm)).toEqual(['User-agent: *']);
    expect(valuesOf(text, 'Sitemap')).toEqual([own.includes('own.xml') ? 'https://acme.example/own.xml' : FILES[0]?.slice(9)]);
  });
});

describe('any robots.txt', () => {
  const line = fc.oneof(
    fc.constantFrom('User-agent: *', 'User-agent: GPTBot', 'Allow: /', 'Disallow: /', 'Disallow: /a', 'Disallow:', 'Sitemap: /s.xml', ''),
    fc.constantFrom('Content-Signal: ai-train=no', 'Content-Usage: train-ai=n', '# text', 'Agentmap: /a.json', 'crawl-delay: 2'),
    fc.string({ unit: 'binary' }),
  );
  const file = fc.tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r')).map(([lines, eol]) => lines.join(eol));
  const bytes = fc.oneof(
    file.map((text) => Buffer.from(text)),
    fc.uint8Array().map((own) => Buffer.from(own)),
  );

  it('keeps its bytes in their order, and gets nothing twice', () => {
    fc.assert(
      fc.property(bytes, (own) => {
        const { body } = completeRobots(own, LINES);
        let at = 0;
        for (const byte of body) if (byte === own[at]) at += 1;
        expect(at).toBe(own.length);
        expect(completeRobots(body, LINES).body.equals(body)).toBe(true);
      }),
    );
  });

  it('allows and disallows what it did, and no agent gets signals that it had', () => {
    fc.assert(
      fc.property(file, (own) => {
        const { body, groups } = completeRobots(Buffer.from(own), LINES);
        const [before, after] = [own, body.toString()].map((text) => readRobots(text));
        for (const path of ['/', '/a', '/b']) expect(after?.allows(path)).toBe(before?.allows(path));
        const told = groups.filter(({ signals }) => signals.length > 0).flatMap(({ agents }) => agents);
        const again = completeRobots(body, LINES).groups.filter(({ signals }) => signals.includes('search=yes, ai-input=yes'));
        expect(again.flatMap(({ agents }) => agents).filter((agent) => told.includes(agent))).toEqual([]);
      }),
    );
  });
});
