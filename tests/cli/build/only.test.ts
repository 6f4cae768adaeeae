/** `sitec build --only`: what it takes, what it says of it, and what other commands make of such a bundle. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { runBuild } from '../../../cli/build/build.ts';
import { parts } from '../../../cli/flags/values.ts';
import { openFolder } from '../../../cli/mcp/site.ts';
import { tryOutLines } from '../../../cli/report/try-out.ts';
import { PARTS } from '../../../compiler/config/only.ts';
import { loadBundle } from '../../../runtime/adapters/node-bundle.ts';
import { BASE, html, SiteFolder } from '../../compiler/site.ts';
import { run, type Ended } from '../fixture.ts';

const build = async (...only: readonly string[]): Promise<Ended & { readonly site: SiteFolder }> => {
  const site = new SiteFolder({ 'index.html': html('Acme'), 'sitec.config.json': '{}' });
  onTestFinished(() => site.remove());
  const flags = { cwd: site.folder, config: 'sitec.config.json', baseUrl: BASE, out: 'dist', only: parts(only.join(',')) };
  return { ...(await run(() => runBuild('site', flags))), site };
};

describe('the list of parts', () => {
  it('is one with commas, or several', () => expect(parts('llms, robots', parts('api'))).toEqual(['api', 'llms', 'robots']));

  it.each([
    ['lms', 'There is no "lms"; did you mean "llms"?.'],
    ['everything', `There is no "everything"; there are ${PARTS.join(', ')}.`],
    ['', `There is no ""; there are ${PARTS.join(', ')}.`],
  ])('with "%s" in it is refused', (word, reason) => expect(() => parts(`api,${word}`)).toThrow(reason));
});

describe('a bundle of some parts', () => {
  it('is told with the parts that they need', async () => {
    const { code, stdout } = await build('mcp');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/ to dist: the site and only api, markdown, mcp\n/)]);
  });

  it('is tried out by what it has', async () => {
    const lines = async (...only: readonly string[]): Promise<string> =>
      tryOutLines('http://127.0.0.1:80/', await loadBundle((await build(...only)).site.out));
    expect(await lines('llms')).toBe('Site      http://127.0.0.1:80/    1 page\n');
    expect(await lines('mcp')).toMatch(/ 1 page\nMarkdown {2}curl .*\nMCP {7}claude mcp add .*\n$/);
    expect(await lines('a2a')).toMatch(/ 1 page\nMarkdown {2}curl .*\nAsk {7}curl .*\n$/);
  });

  it('is refused by sitec mcp when it has nothing to answer from', async () => {
    const open = async (part: string): Promise<object> => openFolder((await build(part)).site.out);
    expect(await open('llms')).toEqual({ reason: expect.stringContaining('without the documents that MCP needs') as string });
    expect(await open('api')).toHaveProperty('site');
  });
});
