/** A bundle in the folder of its site: every build sees the site as its generator wrote it. */
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { compile } from '../../../../compiler/index.ts';
import { locate } from '../../../../compiler/problems/locate.ts';
import { BASE, html, type Files } from '../../site.ts';
import { contentOf, differing, freshBuild, generated, inPlaceFolder, type InPlaceFolder } from './in-place-site.ts';

let site: InPlaceFolder;

beforeEach(() => {
  site = inPlaceFolder();
});

describe('a bundle in the folder of its site', () => {
  it('is the one that goes elsewhere, with what the site has and does not publish', async () => {
    expect(await site.errors()).toEqual([]);
    const inPlace = site.content();
    const elsewhere = inPlaceFolder();
    await elsewhere.compile();
    const bundle = contentOf(elsewhere.out);
    const added = [...inPlace.keys()].filter((path) => !bundle.has(path));
    expect(added.filter((path) => !path.startsWith('_sitec/originals'))).toEqual([
      '.git',
      '.git/refs',
      '.git/refs/heads',
      '.git/refs/heads/main',
      '.htpasswd',
      '_headers',
      'style.css.map',
    ]);
    // It lists what it keeps of the site.
    expect([...bundle].filter(([path, body]) => inPlace.get(path) !== body).map(([path]) => path)).toEqual(['sitec-manifest.json']);
    expect(site.leftovers()).toEqual([]);
  });

  it.each([{}, { hosts: ['cloudflare'] }, { hosts: ['firebase'] }, { cache: false }])(
    'is the same when it is built again: %j',
    async (options) => {
      await site.build(options);
      const first = site.content();
      await site.build(options);
      expect(differing(site.content(), first)).toEqual([]);
      await site.build(options);
      expect(differing(site.content(), first)).toEqual([]);
      expect(site.leftovers()).toEqual([]);
    },
  );

  it.each<[string, Files, readonly string[]]>([
    ['changes a page', { 'about.html': html('About us', '<p>Other words.</p>') }, []],
    ['writes a page anew', { 'index.html': generated['index.html'] as string }, []],
    ['adds pages and files', { 'new/index.html': html('New'), 'new.js': 'x'.repeat(5000), '.new': 'hidden' }, []],
    ['deletes pages, with their folder and without', {}, ['pricing', 'about.html']],
    ['changes what sitec would write', { 'robots.txt': 'User-agent: *\nDisallow: /\n', 'sitemap.xml': '<urlset/>' }, []],
    ['deletes what sitec writes then', {}, ['robots.txt', 'sitemap.xml', '404.html']],
    ['changes a file that has compressed forms', { 'style.css': `a { color: blue }\n${'/* more */\n'.repeat(300)}` }, []],
    ['writes a file that the bundle wrote, as it is there', { 'style.css.gz': gzipSync('mine') }, []],
    ['changes what is not published', { '.htpasswd': 'other', _headers: '/*\n  X-Own: 2\n' }, ['style.css.map']],
    ['writes everything anew', generated, []],
  ])('is that of the changed site when the generator %s', async (_, changed, deleted) => {
    await site.build();
    for (const path of deleted) site.delete(path);
    for (const [path, body] of Object.entries(changed)) site.write(path, body);
    await site.build();
    const left = Object.entries(generated).filter(([path]) => !deleted.some((each) => path === each || path.startsWith(`${each}/`)));
    expect(differing(site.content(), await freshBuild({ ...Object.fromEntries(left), ...changed }))).toEqual([]);
  });

  it('is the first one when the generator empties the folder', async () => {
    await site.build();
    const first = site.content();
    rmSync(site.site, { recursive: true });
    for (const [path, body] of Object.entries(generated)) site.write(path, body);
    await site.build();
    expect(differing(site.content(), first)).toEqual([]);
  });

  it('goes there when the output folder is named so, by an option or the configuration', async () => {
    const expected = await freshBuild(generated);
    await site.compile({ out: 'site' });
    expect(differing(site.content(), expected)).toEqual([]);
    site = inPlaceFolder({ ...generated, 'sitec.config.json': '{"developers":true,"out":"site","input":"site"}' });
    await compile({ cwd: site.folder, baseUrl: BASE });
    expect(readdirSync(site.folder).sort()).toEqual(['.sitec', 'site', 'sitec.config.json']);
    expect(site.content().get('_sitec/originals.json')).toBe(expected.get('_sitec/originals.json'));
  });

  it('is of the changed configuration, and takes back what that no longer wants', async () => {
    await site.build({ hosts: ['cloudflare'] });
    expect(site.content().get('_headers')).not.toBe(generated._headers);
    await site.build();
    expect(differing(site.content(), await freshBuild(generated))).toEqual([]);
    expect(site.content().get('_headers')).toBe(generated._headers);
  });

  it('keeps the times of pages where they are dates', async () => {
    const { 'sitemap.xml': _, ...others } = generated;
    site = inPlaceFolder({ ...others, 'sitec.config.json': '{"developers":true,"dates":["file"]}' });
    const past = new Date('2020-02-03T04:05:06Z');
    for (const page of ['index.html', 'about.html']) utimesSync(join(site.site, page), past, past);
    await site.build();
    const first = site.content();
    expect(first.get('sitemap.xml')?.match(/2020-02-03/g)).toHaveLength(2);
    await site.build();
    expect(differing(site.content(), first)).toEqual([]);
  });
});

describe('a site with a bundle in its folder', () => {
  it('is kept as what was put in, and whole only where another file has its place', async () => {
    site = inPlaceFolder({ ...generated, 'sitec.config.json': '{"developers":true}' });
    await site.build();
    const { files } = JSON.parse(site.content().get('_sitec/originals.json') ?? '') as {
      readonly files: Readonly<Record<string, unknown>>;
    };
    // In the page for developers so much is filled in that the little behind it is not found again; one in another encoding has no byte in common.
    const whole = Object.keys(files).filter((path) => typeof files[path] === 'string');
    expect(whole).toEqual(['developers/index.html', 'latin.html']);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['index.html', 'latin.html', 'sitemap.xml', 'style.css']));
    expect([files['style.css'], files['sitemap.xml']]).toEqual([[], []]);
  });

  it('can be built elsewhere, as if there were none', async () => {
    await site.compile();
    const expected = contentOf(site.out);
    site = inPlaceFolder();
    await site.build();
    const before = site.content();
    await site.compile();
    expect(contentOf(site.out)).toEqual(expected);
    expect(differing(site.content(), before)).toEqual([]);
  });

  it('names places in the files as they lie there', async () => {
    const body = '<p>\u00fcber and under</p><p>broken \xff here</p>';
    const [before, behind] = Buffer.from(html('Broken', body, '<meta charset="utf-8">'))
      .toString()
      .split('\u00ff') as [string, string];
    site = inPlaceFolder({ ...generated, 'broken.html': Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(behind)]) });
    for (const _ of [1, 2]) {
      const { problems, isPublished } = await site.build();
      const place = problems.find(({ code }) => code === 'SITEC1036')?.place;
      const found = place && locate(place, site.folder);
      expect([isPublished, found?.line, found?.text.slice(found.column - 1)]).toEqual([true, 7, '\ufffd here</p>']);
    }
    // One that is not published lies there without what the next bundle would put in.
    site.write('faulty.html', '<title>Faulty</title><main><h1>Faulty</h1><p data-sitec-prize="x">x</p></main>');
    const { problems } = await site.build();
    const place = problems.find(({ code }) => code === 'SITEC2201')?.place;
    expect(place && locate(place, site.folder)).toMatchObject({ line: 1, column: 43 });
  });

  it('is not published when it has errors, and stays as it is', async () => {
    await site.build();
    const before = site.content();
    site.write('about.html', html('About', '<p data-sitec-prize="x">x</p>'));
    const changed = site.content();
    expect(await site.errors()).toEqual(['SITEC2201']);
    expect(differing(site.content(), changed)).toEqual([]);
    site.write('about.html', before.get('about.html') ?? '');
    expect(await site.errors()).toEqual([]);
    expect(differing(site.content(), before)).toEqual([]);
  });

  it('is refused when what it was is lost', async () => {
    await site.build();
    const folder = join(site.site, '_sitec/originals');
    const [kept = ''] = readdirSync(folder);
    writeFileSync(join(folder, kept), 'changed');
    expect(await site.errors()).toEqual(['SITEC1061']);
    rmSync(folder, { recursive: true });
    expect(await site.errors()).toEqual(['SITEC1061']);
    writeFileSync(join(site.site, '_sitec/originals.json'), '{');
    expect(await site.errors()).toEqual(['SITEC1061']);
  });

  it('is told from a bundle that was made elsewhere', async () => {
    await site.compile();
    for (const options of [{ input: 'dist' }, { input: 'dist', out: 'other' }, { input: 'dist', inPlace: true }])
      expect((await site.compile(options)).problems.map(({ code }) => code)).toEqual(['SITEC1010']);
  });
});
