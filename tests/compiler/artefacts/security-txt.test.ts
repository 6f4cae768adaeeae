/** security.txt (RFC 9116): what is written, what is refused, and whose file counts. */
import { describe, expect, it } from 'vitest';
import { headersFor } from '../headers/headers-file.ts';
import { buildSite, html, type Built } from '../site.ts';

const PATH = '.well-known/security.txt';
const security = { contact: ['mailto:security@acme.example'], expires: '2027-06-30T00:00:00Z' };

const build = (configured: unknown, files = {}, baseUrl = 'https://acme.example'): Promise<Built> =>
  buildSite({
    files: { 'index.html': html('Acme'), ...files, 'sitec.config.json': JSON.stringify({ security: configured }) },
    options: { baseUrl, hosts: ['cloudflare'] },
  });

describe('security.txt', () => {
  it('has every field of the RFC, in one order, with the address that it is published at', async () => {
    const { read, codes, json } = await build({
      hiring: ['https://acme.example/jobs'],
      policy: ['https://acme.example/policy'],
      preferredLanguages: ['en', 'pt-BR'],
      acknowledgments: ['https://acme.example/thanks'],
      encryption: ['openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f', 'https://acme.example/key.txt'],
      expires: '2027-06-30T12:00:00.5+05:30',
      contact: ['mailto:security@acme.example', 'tel:+1-201-555-0123', 'https://acme.example/report?to=security'],
    });
    expect(codes).toEqual([]);
    expect(read(PATH)).toBe(
      [
        'Contact: mailto:security@acme.example',
        'Contact: tel:+1-201-555-0123',
        'Contact: https://acme.example/report?to=security',
        'Expires: 2027-06-30T12:00:00.5+05:30',
        'Encryption: openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f',
        'Encryption: https://acme.example/key.txt',
        'Acknowledgments: https://acme.example/thanks',
        'Preferred-Languages: en, pt-BR',
        'Canonical: https://acme.example/.well-known/security.txt',
        'Policy: https://acme.example/policy',
        'Hiring: https://acme.example/jobs',
        '',
      ].join('\n'),
    );
    const { routes, headers } = json('_sitec/index.json') as {
      routes: Record<string, { variant: [string, string, number] }>;
      headers: unknown[];
    };
    const set = headers[routes[`/${PATH}`]?.variant[2] ?? -1];
    expect(set).toContainEqual(['Content-Type', 'text/plain; charset=utf-8']);
    expect(set).toContainEqual(['Access-Control-Allow-Origin', '*']);
  });

  it('may be read by pages of other origins at a host that only knows patterns, as llms.txt and robots.txt may not', async () => {
    const text = (await build(security)).read('_headers');
    expect(headersFor(text, `/${PATH}`)).toMatchObject({ 'access-control-allow-origin': '*', 'content-type': 'text/plain; charset=utf-8' });
    for (const path of ['/llms.txt', '/robots.txt']) expect(headersFor(text, path)).not.toHaveProperty('access-control-allow-origin');
  });

  it('has no canonical address without https', async () => {
    expect((await build(security, {}, 'http://localhost:4321')).read(PATH)).toBe(
      'Contact: mailto:security@acme.example\nExpires: 2027-06-30T00:00:00Z\n',
    );
  });

  it.each([
    ['no contact', { expires: security.expires }],
    ['an empty list of contacts', { ...security, contact: [] }],
    ['no end', { contact: security.contact }],
    ['http', { ...security, contact: ['http://acme.example/'] }],
    ['an address without a scheme', { ...security, contact: ['security@acme.example'] }],
    ['a mailbox without a host', { ...security, contact: ['mailto:security'] }],
    ['an address without a host', { ...security, policy: ['https://'] }],
    ['a line break', { ...security, contact: ['mailto:a@acme.example\nExpires: 2099-01-01T00:00:00Z'] }],
    ['a line break at the end', { ...security, policy: ['https://acme.example/\n'] }],
    ['white space', { ...security, hiring: ['https://acme.example/our jobs'] }],
    ['another script', { ...security, hiring: ['https://acme.example/arb\u00e9it'] }],
    ['a day that there is not', { ...security, expires: '2027-02-30T00:00:00Z' }],
    ['an hour that there is not', { ...security, expires: '2027-02-20T25:00:00Z' }],
    ['a date without a time', { ...security, expires: '2027-02-20' }],
    ['a language that is none', { ...security, preferredLanguages: ['English, German'] }],
    ['a field that is ours', { ...security, canonical: ['https://elsewhere.example/'] }],
  ])('is not made of %s', async (_, configured) => {
    const { exitCode, codes, dist } = await build(configured);
    expect([exitCode, codes.length > 0, codes.every((code) => ['SITEC1002', 'SITEC1003'].includes(code)), dist.size]).toEqual([
      3,
      true,
      true,
      0,
    ]);
  });

  it('of the site stays as it is when the configuration has none', async () => {
    const { read, codes } = await build(undefined, { [PATH]: 'Contact: mailto:own@acme.example' });
    expect([read(PATH), codes]).toEqual(['Contact: mailto:own@acme.example', []]);
  });

  it('of the site is replaced by that of the configuration, with a note', async () => {
    const { read, problem } = await build(security, { [PATH]: 'Contact: mailto:own@acme.example' });
    expect(read(PATH)).toContain('Contact: mailto:security@acme.example\n');
    expect(problem('SITEC1026').message).toContain(PATH);
  });

  it('is there only when it is configured', async () => {
    expect((await build(undefined)).dist.has(PATH)).toBe(false);
  });
});

describe('an end before the newest content', () => {
  const dated = (date: string) => ({
    'index.html': html('Acme', '<p>x</p>', `<meta property="article:modified_time" content="${date}">`),
  });

  it.each([
    ['2027-07-01', ['SITEC3141']],
    ['2027-06-30', []],
  ])('is known without a clock: content of %s', async (date, expected) => {
    expect((await build(security, dated(date))).codes).toEqual(expected);
  });
});
