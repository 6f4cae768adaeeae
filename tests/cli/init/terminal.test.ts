/** `sitec init` at a terminal: what it asks, and what comes of the answers. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { confirmed, eleventy, table } from '../../compiler/init/sites.ts';
import { html } from '../../compiler/site.ts';
import { config, hasTerminals, project, runAtTerminal, runPiped } from './init-process.ts';

if (!hasTerminals) console.warn('sitec init at a terminal is not tested: this machine has no script of util-linux');

describe.skipIf(!hasTerminals)('at a terminal', () => {
  const yes = 'y\r';
  const enter = '\r';

  const kinds = [/Not found: [^\n]*\. Turn these kinds off\? \[y\/N\] /, enter] as const;

  it('shows what only pages say, and confirms what is right', async () => {
    const folder = project(eleventy);
    const { code, text } = await runAtTerminal(
      folder,
      ['init'],
      [
        [
          / 1 {2}Starter: 19 USD a month \("\$19 a month"\)\s+_site\/pricing\/index\.html:\d+\s+2 {2}Team: 49 [^]*right\?[^\n]*\[y\/N\] /,
          '4\r',
        ],
        [/y for all, n for none, or numbers from 1 to 3\s[^]*right\?[^\n]*\[y\/N\] /, '1, 3\r'],
        kinds,
        [/Write sitec\.config\.ts\? \[Y\/n\] /, enter],
      ],
    );
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(
        / wrote {3}sitec\.config\.ts\n[^]* added {3}2 guides, [^]*\n prices {2}2 confirmed by this file\n left {4}plans\.team\.price /,
      ),
    ]);
    expect(config(folder)).toContain("accept: ['plans.starter.price', 'plans.scale.price']");
    const { stdout } = runPiped(folder, 'build', '--json');
    expect(
      JSON.parse(stdout).problems.flatMap(({ code: each, fact }: Record<string, string>) => (each === 'SITEC2110' ? [fact] : [])),
    ).toEqual(['plans.team.price']);
  });

  it('confirms all prices by their paths, and proposes no selectors', async () => {
    const folder = project(eleventy);
    const { code, text } = await runAtTerminal(folder, ['init'], [[/right\?[^\n]*\[y\/N\] /, yes], kinds, [/Write/, enter]]);
    expect([code, text]).toEqual([0, expect.stringContaining(' prices  3 confirmed by this file\n')]);
    expect(config(folder)).toContain("accept: ['plans.starter.price', 'plans.team.price', 'plans.scale.price']");
    expect(config(folder)).not.toContain('plans:');
  });

  it('writes which kinds the site does not have, in at most twenty lines', async () => {
    const folder = project(eleventy);
    const answers = [
      [/right\?/, yes],
      [kinds[0], yes],
      [/Write/, enter],
    ] as const;
    expect((await runAtTerminal(folder, ['init'], answers)).code).toBe(0);
    expect(config(folder)).toContain('kinds: { features: false, platforms: false, comparisons: false }');
    expect(config(folder).trimEnd().split('\n').length).toBeLessThanOrEqual(20);
    expect(
      JSON.parse(runPiped(folder, 'build', '--json').stdout).problems.map((each: Record<string, string>) => each['code']),
    ).not.toContain('SITEC2001');
  });

  it('asks for the address, the name that nothing says, and the prices of a table', async () => {
    const folder = project({ ...table, 'index.html': html('Home') });
    const { code } = await runAtTerminal(
      folder,
      ['init'],
      [
        [/Public address .*: /, 'https://acme.example\r'],
        [/1 {2}Starter: 19 USD a month [^]*right\?/, yes],
        [/What is the name of the company\?[^\n]*\[acme\.example\] /, 'Acme & Sons\r'],
        kinds,
        [/Write/, yes],
      ],
    );
    expect(code).toBe(0);
    expect(config(folder)).toContain("name: 'Acme & Sons'");
    expect(runPiped(folder, 'build').stdout).toContain('3 plans');
  });

  it('says what is wrong with an address, and asks again', async () => {
    const folder = project({ 'index.html': html('Acme') });
    const { code, text } = await runAtTerminal(
      folder,
      ['init'],
      [[/Public address .*: /, 'acme\r'], [/SITEC1012[^]*Public address .*: /, 'https://acme.example\r'], kinds, [/Write/, yes]],
    );
    expect([code, text]).toEqual([0, expect.stringContaining('"acme" is not a valid public address')]);
  });

  it('takes answers that are typed ahead of their questions', async () => {
    const folder = project({ ...table, 'index.html': html('Acme') });
    const { code } = await runAtTerminal(folder, ['init'], [[/Public address .*: /, 'https://acme.example\ry\rn\ry\r']]);
    expect(code).toBe(0);
    expect(config(folder)).toContain("accept: ['plans.starter.price', 'plans.team.price', 'plans.scale.price']");
  });

  it.each([
    ['Ctrl-C', '\u0003', 130],
    ['the end of the input', '\u0004', 130],
    ['no', 'n\r', 0],
  ])('writes nothing after %s', async (_, key, expected) => {
    const folder = project(confirmed);
    const { code, text } = await runAtTerminal(folder, ['init'], [kinds, [/Write sitec\.config\.ts\? /, key]]);
    expect([code, text, readdirSync(folder)]).toEqual([
      expected,
      expect.stringContaining('nothing was written'),
      ['_site', 'package.json'],
    ]);
  });
});
