/** `sitec build` with an address. */
import { describe, expect, it, vi } from 'vitest';
import { runBuild, type BuildFlags } from '../../../cli/build/build.ts';
import { BASE, html } from '../../compiler/site.ts';
import { serve } from '../../compiler/site/crawl/web-site.ts';
import { deserted } from '../../tools/free-port.ts';
import { folderOf, run } from '../fixture.ts';

/** Builds in an empty project; variables of this machine do not count. */
const build = (site: string | undefined, flags: BuildFlags = {}) => {
  for (const name of ['GITHUB_ACTIONS', 'SITEC_REPORTER', 'SITEC_FAIL_ON', 'SITEC_INPUT']) vi.stubEnv(name, '');
  const cwd = folderOf({ 'sitec.config.json': '{"developers":false}' });
  return run(() => runBuild(site, { cwd, baseUrl: BASE, ...flags }));
};

describe('sitec build with an address', () => {
  it.each(['argument', '--from'])('reads the site from there: %s', async (way) => {
    const { origin } = await serve({ '/': html('Acme', '<a href="/gone">x</a>') });
    const { code, stdout, stderr } = await (way === '--from' ? build(undefined, { from: origin }) : build(origin));
    expect(code).toBe(0);
    expect(stdout).toContain(`${origin}  1 page  en  ${BASE}\n`);
    expect(stderr).toContain(`warning SITEC1074  ${origin}/gone answers 404\n  ${origin}/\n`);
  });

  it('ends with 4 when nobody answers, and with 2 when it is given twice', async () => {
    const address = `${await deserted()}/`;
    const dead = await build(address);
    expect(dead.code).toBe(4);
    expect(dead.stderr).toContain(`error   SITEC1070  ${address}robots.txt cannot be reached: nothing listens there (ECONNREFUSED)\n`);
    expect((await build('_site', { from: address })).code).toBe(2);
  });

  it('names pages and addresses in every report', async () => {
    const { origin } = await serve({ '/': html('Acme', '<a href="/a%20b/c">x</a>'), '/a%20b/c': html('C', '<a href="/gone">x</a>') });
    const json = JSON.parse((await build(origin, { json: true })).stdout) as { problems: { code: string; file: string; page: string }[] };
    expect(json.problems.find(({ code }) => code === 'SITEC1074')).toMatchObject({ file: `${origin}/a%20b/c`, page: '/a b/c' });
    const { stdout } = await build(origin, { reporter: ['sarif'] });
    const sarif = JSON.parse(stdout) as { runs: { results: { ruleId: string; locations: unknown[] }[] }[] };
    const found = sarif.runs[0]?.results.find(({ ruleId }) => ruleId === 'SITEC1074');
    expect(found?.locations).toEqual([{ physicalLocation: { artifactLocation: { uri: `${origin}/a%20b/c` }, region: { startLine: 1 } } }]);
    expect((await build(origin, { reporter: ['github'] })).stdout).toContain(
      `::warning file=${origin.replaceAll(':', '%3A')}/a%2520b/c,title=SITEC1074::`,
    );
  });
});
