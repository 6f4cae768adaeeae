/** Applications of React, Vue and Svelte come to what their prerendered sites come to, when they are rendered; else that is told. */
import { beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../chromium.js';
import { buildSite, type Built, type Files } from '../../site.ts';
import { appOf, FRAMEWORKS } from './apps.ts';

/** What machines read of a bundle: markdown, facts, answers. HTML is what it was, and digests are those of it. */
const read = ({ dist }: Built): ReadonlyMap<string, string> =>
  new Map(
    [...dist].flatMap(([path, body]) => (/\.md$|^llms|^api\/v1\/(?!pages)/.test(path) ? [[path, body.toString('utf8')] as const] : [])),
  );

describe.each(FRAMEWORKS)('an application of %s', (framework) => {
  let written: Files = {};
  let prerendered: Files = {};
  beforeAll(async () => {
    ({ written, prerendered } = await appOf(framework));
  });

  it('is told to have nothing to read, and is not built', async () => {
    const built = await buildSite({ files: written });
    expect(built.codes).toEqual(['SITEC1097']);
    expect(built.exitCode).toBe(1);
    expect(built.problem('SITEC1097').message).toContain('get "You need to enable JavaScript to run this app."');
    expect(built.problem('SITEC1097').fix).toContain('--render');
    expect(built.dist.size).toBe(0);
  });

  it.skipIf(findChromium() === undefined)('gives the facts and the markdown of its prerendered site', async () => {
    const rendered = await buildSite({ files: written, options: { render: true } });
    const expected = await buildSite({ files: prerendered });
    expect(rendered.exitCode).toBe(0);
    expect([...read(rendered)]).toEqual([...read(expected)]);
    expect(rendered.read('pricing/index.md')).toContain('## Team\n\n$29 per month');
    const plans = rendered.json('api/v1/plans.json') as { readonly plans: readonly { readonly price: { readonly value: number } }[] };
    expect(plans.plans.map(({ price }) => price.value)).toEqual([9, 29]);
    // People get what the generator wrote, and readers of HTML nothing: that is still told.
    expect(rendered.read('pricing/index.html')).toContain('<div id="root"></div>');
    expect(rendered.problems[0]).toMatchObject({ code: 'SITEC1098', level: 'note', line: null });
    expect(rendered.problems[0]?.message).toContain('2 pages are written by scripts');
    expect(expected.codes).not.toContain('SITEC1098');
  });

  it.skipIf(findChromium() === undefined)('gives the same bytes twice', async () => {
    const [first, second] = [
      await buildSite({ files: written, options: { render: true } }),
      await buildSite({ files: written, options: { render: true } }),
    ];
    expect([...second.dist]).toEqual([...first.dist]);
  });
});
