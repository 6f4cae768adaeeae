/** `.sitec/provenance.json`: what every source said, with places that a person finds. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { FactRecord, ProvenanceFile, SourceRecord } from '../../../../compiler/config/provenance-file.ts';
import { PROVENANCE_FILE } from '../../../../compiler/facts/provenance-file.ts';
import type { Money } from '../../../../compiler/schema/shapes.ts';
import { pricing } from '../../problems/problem-case.ts';
import { html, SiteFolder, type BuildOptions, type Files } from '../../site.ts';
import { agreed, agreeingFiles, placeOf, sourceNames } from './agreeing-site.ts';

const folders: SiteFolder[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

interface Built {
  readonly exitCode: number;
  readonly site: SiteFolder;
  readonly text: string;
  readonly file: ProvenanceFile;
}

const build = async (files: Files, options: BuildOptions = {}): Promise<Built> => {
  const site = new SiteFolder(files);
  folders.push(site);
  const { exitCode } = await site.compile(options);
  const text = readFileSync(join(site.folder, PROVENANCE_FILE), 'utf8');
  return { exitCode, site, text, file: JSON.parse(text) as ProvenanceFile };
};

const fact = ({ file }: Built, path: string): FactRecord => {
  const found = file.facts[path];
  if (!found) throw new Error(`no ${path} among ${Object.keys(file.facts).join(', ')}`);
  return found;
};
const sourcesOf = ({ winner, confirming, losing }: FactRecord): readonly SourceRecord[] => [
  ...(winner ? [winner] : []),
  ...confirming,
  ...losing,
];
const at = ({ file, line }: SourceRecord): string => `${file}:${line}`;

describe('the sources of a fact', () => {
  it('that agree are the winner and who confirms it, strongest first, each with its line', async () => {
    const built = await build(agreeingFiles());
    const { value, words, reason, winner, confirming, losing } = fact(built, 'plans.solo.price');
    expect({ words, reason, losing }).toEqual({ words: '24.5 USD a month', reason: null, losing: [] });
    expect(value).toMatchObject({ value: 24.5, currency: 'USD', period: 'P1M' });
    expect([winner, ...confirming].map((source) => source?.level)).toEqual(['content', 'attribute', 'jsonld', 'table', 'heuristic']);
    expect([winner, ...confirming].map((source) => source && at(source))).toEqual(sourceNames.map((name) => placeOf[name]));
    expect(confirming.map((source) => source.at)).toEqual([
      'data-sitec-price',
      'JSON-LD /priceSpecification/price',
      'table, offer "Solo"',
      'offer "Solo"',
    ]);
  });

  it('that disagree are told apart, and the value is disputed', async () => {
    const built = await build(agreeingFiles({ table: { ...agreed, value: 29.5 }, card: { ...agreed, value: 29.5 } }));
    expect(built.exitCode).toBe(1);
    const { value, reason, words, winner, confirming, losing } = fact(built, 'plans.solo.price');
    expect({ value, reason, words }).toEqual({ value: null, reason: 'disputed', words: 'unknown (disputed)' });
    expect([winner, ...confirming].map((source) => source?.level)).toEqual(['content', 'attribute', 'jsonld']);
    expect(losing.map(({ level, words: said }) => [level, said])).toEqual([
      ['table', '29.5 USD a month'],
      ['heuristic', '29.5 USD a month'],
    ]);
    expect(losing.map(at)).toEqual([placeOf.table, placeOf.card]);
  });

  it('that a person overrules lose, and the value stays', async () => {
    const config = 'facts:\n  plans.solo.price: { value: 20, currency: USD, period: P1M }\n';
    const built = await build({ ...agreeingFiles(), 'sitec.config.yaml': config });
    const { value, winner, losing } = fact(built, 'plans.solo.price');
    expect(value).toMatchObject({ value: 20 });
    expect(winner).toMatchObject({ level: 'config', file: 'sitec.config.yaml', line: 2, at: 'plans.solo.price' });
    expect(losing.map(({ level }) => level)).toEqual(['content', 'attribute', 'jsonld', 'table', 'heuristic']);
  });

  it('are the page and another one that says the same in a sentence of its own', async () => {
    const cards = '<div><div><h3>Solo</h3><p>$19 a month</p></div><div><h3>Team</h3><p>$29 a month</p></div></div>';
    const about = html('About', '\n<p>Solo costs\n$19 a month.</p>');
    const built = await build({ 'index.html': html('Acme'), 'pricing.html': pricing(cards), 'about.html': about });
    const { value, winner, confirming } = fact(built, 'plans.solo.price');
    expect([value, winner, confirming]).toMatchObject([
      { value: 19, status: 'confirmed' },
      { file: 'site/pricing.html', line: 7, quote: '$19 a month' },
      [{ file: 'site/about.html', page: 'https://acme.example/about', line: 9, quote: '$19 a month' }],
    ]);
    const plans = JSON.parse(readFileSync(join(built.site.out, 'api/v1/plans.json'), 'utf8')) as { plans: { provenance: object }[] };
    expect(plans.plans[0]?.provenance).toMatchObject({
      '/price': { page: 'https://acme.example/pricing', level: 'heuristic', confirmedBy: ['heuristic'] },
    });
  });

  it('that nobody confirms are the page alone', async () => {
    const cards = '<div><div><h3>Solo</h3><p>$19 a month</p></div><div><h3>Team</h3><p>Contact us</p></div></div>';
    const built = await build({ 'index.html': html('Acme'), 'pricing.html': pricing(cards) });
    expect(fact(built, 'plans.solo.price')).toMatchObject({
      value: { value: 19, status: 'shown', reason: null },
      reason: null,
      winner: { level: 'heuristic', words: '19 USD a month', quote: '$19 a month' },
      confirming: [],
      losing: [],
    });
    expect(fact(built, 'plans.team.price')).toMatchObject({ value: { value: null, reason: 'on_request' }, words: 'on request' });
    expect(fact(built, 'plans.solo.action')).toMatchObject({ winner: null, reason: 'not_found', words: 'unknown (not_found)' });
  });
});

describe('every place', () => {
  const amount = (value: unknown): number | null => (value as Money).value;

  it('points at a line that holds what the source says', async () => {
    const files: Files = { ...agreeingFiles({ attribute: { ...agreed, value: 31.5 }, card: { ...agreed, value: 32.5 } }) };
    const built = await build(files);
    const lineAt = ({ file, line }: SourceRecord): string => String(files[file.replace('site/', '')]).split('\n')[(line ?? 0) - 1] ?? '';
    const records = Object.entries(built.file.facts).flatMap(([path, each]) => sourcesOf(each).map((source) => [path, source] as const));
    expect(records.length).toBeGreaterThan(14);
    for (const [path, source] of records) {
      const expected = path.endsWith('.price') ? String(amount(source.value)) : String(source.value);
      expect(lineAt(source), `${path} at ${at(source)}`).toContain(expected);
      expect(source.column).toBeGreaterThan(0);
    }
  });

  it('in the page names the column, in UTF-16 code units from one', async () => {
    const card = '<div data-sitec-plan="solo"><h2>Sölo 🎈</h2> <b data-sitec-price="19 USD P1M">$19 a month</b></div>';
    const built = await build({ 'index.html': html('Acme'), 'pricing.html': pricing(card) });
    const { winner, confirming } = fact(built, 'plans.solo.price');
    expect(winner).toMatchObject({ level: 'attribute', line: 7, column: card.indexOf('<b') + 1 });
    expect(confirming[0]).toMatchObject({ level: 'heuristic', line: 7, column: card.indexOf('$19') + 1 });
  });
});

describe('the file', () => {
  it('is written when the build fails, and over the one before', async () => {
    const built = await build(agreeingFiles());
    built.site.write('content/plans.yaml', 'plans:\n  - name: Gone\n');
    expect((await built.site.compile()).exitCode).toBe(1);
    const after = JSON.parse(readFileSync(join(built.site.folder, PROVENANCE_FILE), 'utf8')) as ProvenanceFile;
    expect(Object.keys(after.facts)).toContain('plans.gone.name');
    expect(built.text).not.toContain('plans.gone');
  });

  it('is the same, byte by byte, for the same input in any folder', async () => {
    const [one, two] = [await build(agreeingFiles()), await build(agreeingFiles())];
    expect(two.text).toBe(one.text);
    await two.site.compile();
    expect(readFileSync(join(two.site.folder, PROVENANCE_FILE), 'utf8')).toBe(one.text);
    expect(one.text).not.toContain(one.site.folder);
  });

  it('is neither in the bundle nor in git', async () => {
    const { site } = await build(agreeingFiles());
    const paths = [...site.bundle().keys()];
    expect(paths.filter((path) => path.includes('.sitec') || path.includes('provenance'))).toEqual([]);
    const texts = [...site.bundle()].filter(([, body]) => body.includes('content/plans.yaml')).map(([path]) => path);
    expect(texts).toEqual([]);
    expect(readdirSync(join(site.folder, '.sitec')).sort()).toEqual([
      '.gitignore',
      'cache',
      'chrome.json',
      'dns-aid.zone',
      'pages.jsonl',
      'provenance.json',
      'report',
      'report.html',
      'server.json',
    ]);
    expect(readFileSync(join(site.folder, '.sitec/.gitignore'), 'utf8')).toBe('*\n');
  });

  it('is written although the public provenance is turned off', async () => {
    const { site, file } = await build({ ...agreeingFiles(), 'sitec.config.json': '{"provenance":false}' });
    expect(Object.keys(file.facts)).toContain('plans.solo.price');
    expect(site.bundle().get('api/v1/plans.json')?.toString()).not.toContain('"provenance"');
  });

  it('costs no build when it cannot be written', async () => {
    const { site } = await build(agreeingFiles());
    rmSync(join(site.folder, '.sitec'), { recursive: true });
    writeFileSync(join(site.folder, '.sitec'), 'a file where the folder should be');
    expect((await site.compile()).exitCode).toBe(0);
    expect(readFileSync(join(site.folder, '.sitec'), 'utf8')).toBe('a file where the folder should be');
  });

  it('says its version and the address of the site', async () => {
    const { file, text } = await build(agreeingFiles());
    expect([file.version, file.base]).toEqual([1, 'https://acme.example']);
    expect(text.endsWith('}\n')).toBe(true);
  });
});
