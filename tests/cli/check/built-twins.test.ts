/** A bundle that was just built passes what is checked of its markdown, whatever its pages leave out, open or say to those who listen. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdownChecks } from '../../../cli/check/checks/markdown/index.ts';
import { folderPages } from '../../../cli/check/sample.ts';
import { createFetch } from '../../../runtime/adapters/fetch.ts';
import { loadBundle } from '../../../runtime/adapters/node-bundle.ts';
import { html, SiteFolder } from '../../compiler/site.ts';
import { contextOf } from './checked-site.ts';

const CASES = fileURLToPath(new URL('../../compiler/markdown/cases/', import.meta.url));

/** Every page that shows how markdown is made, as a page of one site. */
const cases = Object.fromEntries(
  readdirSync(CASES).map((name) => [`cases/${name}.html`, readFileSync(`${CASES}${name}/input.html`, 'utf8')]),
);

const SUBSCRIBE = '<section><h3>Write to us</h3><p>Once a month, and never more.</p></section>';

const folder = new SiteFolder({
  'index.html': html('Acme', '<p>Acme makes anvils for people who forge.</p>'),
  'headings.html': html(
    'Headings',
    '<h2>See <a href="/pricing">all prices</a> here</h2><p>A.</p><h2>With <img src="/a.png" alt="a picture"> in it</h2><p>B.</p>' +
      '<h2>Told <span class="sr-only">to some</span> alone</h2><p>C.</p><div hidden><h2>Hidden from all</h2></div>' +
      '<div class="cookie-box"><h2>Cookies</h2><button>Yes</button></div><aside><nav><h2>Menu</h2></nav></aside><h2>One<br>line</h2><p>D.</p>',
  ),
  'form.html': html(
    'A form',
    '<form><label for="a"><h2>Your name</h2></label><input id="a"><button><h2>Send</h2></button></form><p>Text.</p>',
  ),
  'dialog.html': html('A dialog', '<p>Text.</p><dialog><h2>Before you go</h2><form><input></form></dialog><dialog><h1>Stay</h1></dialog>'),
  'sitec.config.json': JSON.stringify({ markdown: { drop: ['.teaser', 'header.old'] } }),
  'dropped.html': html(
    'Left out by the owner',
    '<header class="old"><h1>Old name</h1></header><h1>Anvils</h1><p>Text.</p>' +
      '<div class="teaser"><h2>Read on about hammers</h2><p>A.</p><h2>Read on about tongs</h2><p>B.</p></div>',
  ),
  ...Object.fromEntries(
    'abcdefghij'
      .split('')
      .map((name) => [
        `guides/${name}.html`,
        html(
          `Guide ${name}`,
          `<h2>How ${name} works</h2><p>The ${name} of it, in a few words that no other page has: ${name}${name}.</p>${SUBSCRIBE}`,
        ),
      ]),
  ),
  ...cases,
});

describe('a site that was just built', () => {
  let context: ReturnType<typeof contextOf>;

  beforeAll(async () => {
    await folder.compile();
    const answer = createFetch(await loadBundle(folder.out), { limit: false });
    const sampled = contextOf((request) => answer(request, '127.0.0.1'));
    const all = folderPages(folder.out).map(async (path) => ({ path, html: await sampled.get(path) }));
    // Not a sample: a page that is not asked about proves nothing.
    context = { ...sampled, pages: () => Promise.all(all) };
  }, 60_000);
  afterAll(() => folder.remove());

  it.each(markdownChecks.map((check) => [check.name, check] as const))('passes %s', async (_, check) => {
    expect(await check.run(context)).toEqual([]);
  });

  it('is asked about all its pages', async () => {
    expect((await context.pages()).length).toBeGreaterThan(Object.keys(cases).length);
  });
});
