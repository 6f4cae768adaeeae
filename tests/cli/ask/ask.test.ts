import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { html, SiteFolder } from '../../compiler/site.ts';
import { SITEC } from '../../program.ts';

const pricing = html(
  'Pricing',
  '<article data-sitec-plan="growth"><h3 data-sitec-name>Growth</h3><p data-sitec-price="49 USD P1M">$49</p></article>',
);
const QUESTION = 'How much does Growth cost?';

const site = new SiteFolder({ 'index.html': html('Acme'), 'pricing/index.html': pricing });
const dist = join(site.folder, 'dist');
beforeAll(async () => void (await site.compile()));
afterAll(() => site.remove());

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `sitec ask` in a process of its own. */
const ask = (...words: readonly string[]): Outcome => spawnSync(process.execPath, [...SITEC, 'ask', ...words], { encoding: 'utf8' });

interface Data {
  readonly answered: unknown;
  readonly language: string;
  readonly intents: readonly { readonly name: string }[];
  readonly facts: readonly { readonly value: unknown }[];
}

describe('sitec ask', () => {
  test('prints the text of the answer', () => {
    const { status, stdout, stderr } = ask(QUESTION, dist);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('$49');
    expect(stdout).toContain('https://acme.example/pricing/');
    expect(stdout.endsWith('\n')).toBe(true);
  });

  test('prints the data with --json', () => {
    const { status, stdout } = ask(QUESTION, dist, '--json');
    expect(status).toBe(0);
    const data = JSON.parse(stdout) as Data;
    expect(data).toMatchObject({ answered: true, language: 'en', intents: [{ name: 'plans.price' }] });
    expect(data.facts.map(({ value }) => value)).toContain(49);
  });

  test('prints with --explain how it was understood, and where the facts stand', () => {
    const { status, stdout } = ask(QUESTION, dist, '--explain');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Growth: \$49/);
    expect(stdout).toMatch(/^ {2}answered {4}yes$/m);
    expect(stdout).toMatch(/^ {2}language {4}en$/m);
    expect(stdout).toMatch(/^ {2}intent {6}plans\.price {2}plan=growth {2}confidence [\d.]+ {2}"How much does Growth cost\??"$/m);
    expect(stdout).toMatch(
      /plans\.growth\.price {2}49 USD\/month {2}https:\/\/acme\.example\/api\/v1\/plans\.json#\/plans\/0\/price\/value$/m,
    );
    expect(stdout).toMatch(/^ {2}link {8}\w+ {2}https:\/\/acme\.example\/pricing\/$/m);
  });

  test('ends with 0 when the guide has no answer, and --explain says why', () => {
    expect(ask('What is the capital of France?', dist).status).toBe(0);
    const { status, stdout } = ask('What is the capital of France?', dist, '--explain');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ {2}answered {4}no$/m);
    expect(stdout).toMatch(/^ {2}unanswered {2}out_of_scope {2}"What is the capital of France\??" {2}https:/m);
  });

  test.each(['', ' ', '\u001b[31m\u0007\u202e?!'])('%j prints nothing that a terminal obeys', (question) => {
    for (const flag of ['--json', '--explain']) {
      const { status, stdout } = ask(question, dist, flag);
      // A blank question is wrong usage.
      expect(status).toBe(question.trim() === '' ? 2 : 0);
      expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
  });
});

describe('what cannot be asked', () => {
  test.each([
    [[], 2, /missing required argument 'question'/],
    [['a', 'b', 'c'], 2, /too many arguments/],
    [[QUESTION, dist, '--json', '--explain'], 2, /cannot be used with/],
    [
      [QUESTION, 'https://acme.example'],
      2,
      /^error {2}https:\/\/acme\.example is an address; sitec ask needs a bundle that sitec build wrote\n$/,
    ],
    [[QUESTION, join(site.folder, 'nowhere')], 3, /^error {2}.*nowhere has no bundle\. Build it first: sitec build\n$/],
  ])('%j ends with %i and a sentence', (words, code, sentence) => {
    const { status, stdout, stderr } = ask(...words);
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test.each([
    [
      'half of an index',
      '_sitec/index.json',
      (text: string) => text.slice(0, text.length / 2),
      /is not the file that sitec-manifest\.json lists/,
    ],
    ['half of a manifest', 'sitec-manifest.json', (text: string) => text.slice(0, text.length / 2), /is not whole: run sitec build again/],
    ['a manifest without files', 'sitec-manifest.json', () => '{}', /lists no files: run sitec build again/],
  ])('a bundle with %s', (_, file, damage, sentence) => {
    const broken = join(site.folder, `broken-${file.length}-${sentence.source.length}`);
    for (const [path, bytes] of site.bundle()) {
      mkdirSync(join(broken, path, '..'), { recursive: true });
      writeFileSync(join(broken, path), bytes);
    }
    writeFileSync(join(broken, file), damage(readFileSync(join(broken, file), 'utf8')));
    const { status, stderr } = ask(QUESTION, broken);
    expect(status).toBe(3);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test('--help tells arguments, flags and exit codes', () => {
    const { status, stdout } = ask('--help');
    expect(status).toBe(0);
    for (const word of ['<question>', '[bundle]', '--json', '--explain', 'Exit codes: 0 done']) expect(stdout).toContain(word);
  });
});
