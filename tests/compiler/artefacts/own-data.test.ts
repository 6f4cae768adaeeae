/** The JSON-LD that sitec wrote into a page is no source of the next build: no fact confirms itself, and no page gets it twice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pricing } from '../problems/problem-case.ts';
import { buildSite, html, SiteFolder, type Files } from '../site.ts';
import { plansOf } from '../facts/plan-site.ts';
import { graphIn, withoutMark } from './structured-site.ts';

const CARDS = '<div>\n<div><h3>Solo</h3><p>$19 a month</p></div>\n<div><h3>Team</h3><p>$29 a month</p></div>\n</div>';
const config = (more: object = {}): Files => ({ 'sitec.config.json': JSON.stringify(more) });
const ACCEPTED = config({ accept: ['plans.solo.price'] });
const files: Files = { 'index.html': html('Acme'), 'pricing/index.html': pricing(CARDS), 'content/company.yaml': 'name: Acme\n' };
const PRICING = 'pricing/index.html';

const build = (more: Files) => buildSite({ files: { ...files, ...more } });
const first = await build(ACCEPTED);
const again = (page: string, more: Files) => build({ 'index.html': first.read('index.html'), [PRICING]: page, ...more });
const statuses = (built: Parameters<typeof plansOf>[0]): readonly unknown[] => plansOf(built).map(({ price }) => price.status);
const pricesIn = (built: Parameters<typeof plansOf>[0]): readonly unknown[] => {
  const [product] = graphIn(built, PRICING) ?? [];
  return ((product?.offers ?? []) as readonly Readonly<Record<string, unknown>>[]).map(({ price }) => price);
};

describe('the page that was written', () => {
  it('does not confirm the price in it, but a copy without the mark does', async () => {
    expect([statuses(first), pricesIn(first)]).toEqual([['confirmed', 'shown'], [19]]);
    expect(statuses(await again(first.read(PRICING), config()))).toEqual(['shown', 'shown']);
    expect(statuses(await again(withoutMark(first.read(PRICING)), config()))).toEqual(['confirmed', 'shown']);
  });

  it('does not confirm a fact of the company', async () => {
    const site = { 'index.html': first.read('index.html'), 'sitec.config.json': '{}' };
    const company = (await buildSite({ files: site })).json('api/v1/company.json') as { readonly provenance?: object };
    expect(company.provenance ?? {}).not.toHaveProperty('/name');
  });

  it('is not contradicted by what it says where the page says something else now', async () => {
    const changed = first.read(PRICING).replace('$19 a month', '$21 a month');
    const next = await again(changed, ACCEPTED);
    expect([next.exitCode, next.codes, pricesIn(next)]).toEqual([0, ['SITEC2110'], [21]]);
  });

  it('is the same after another build, and loses what is no longer confirmed', async () => {
    expect((await again(first.read(PRICING), ACCEPTED)).read(PRICING)).toBe(first.read(PRICING));
    const next = await again(first.read(PRICING), config());
    expect(next.read(PRICING).match(/ld\+json/g)).toHaveLength(1);
    expect(pricesIn(next)).toEqual([]);
  });

  it('keeps the JSON-LD byte for byte where the configuration writes none', async () => {
    expect((await again(first.read(PRICING), config({ inject: [] }))).read(PRICING)).toBe(first.read(PRICING));
  });

  it('has it once where a tool moved it into the body or quoted it otherwise', async () => {
    const [script = ''] = /<script type="application\/ld\+json"[^]*?<\/script>/.exec(first.read(PRICING)) ?? [];
    const moved = script.replace('data-sitec="jsonld"', 'data-sitec=jsonld');
    const page = first.read(PRICING).replace(script, '').replace('</body>', `${moved}</body>`);
    const next = await again(page, ACCEPTED);
    expect(next.read(PRICING).match(/ld\+json/g)).toHaveLength(1);
    expect([pricesIn(next), statuses(next)]).toEqual([[19], ['confirmed', 'shown']]);
  });

  it('is written in place once, however often', async () => {
    const site = new SiteFolder({ ...files, ...ACCEPTED });
    try {
      const pages: string[] = [];
      for (let round = 0; round < 3; round++) {
        const result = await site.compile({ inPlace: true });
        pages.push(readFileSync(join(site.folder, 'site', PRICING), 'utf8'));
        expect(result.exitCode).toBe(0);
      }
      expect(pages[0]).toContain('data-sitec="jsonld"');
      expect(new Set(pages).size).toBe(1);
    } finally {
      site.remove();
    }
  });
});
