/** A build, or the crawl before it, that is told to end in its middle. */
import { mkdirSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { html } from '../../compiler/site.ts';
import { link, serve } from '../../compiler/site/crawl/web-site.ts';
import { page, Project } from './sitec.ts';

/** So many pages that a build is still at work when it is told to end. */
const PAGES = 400;

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

describe.each(SIGNALS)('%s in the middle of a build', (signal, exitCode) => {
  it(`ends it with ${exitCode} and one line, and leaves the old bundle and nothing else`, async () => {
    const project = new Project();
    expect((await project.run('build', '--quiet')).code).toBe(0);
    const before = project.digests();
    for (let number = 0; number < PAGES; number++)
      project.write(`_site/guides/guide-${number}.html`, page(`Guide ${number}`, '<p>Some words of a guide.</p>'.repeat(50)));

    const { child, ended } = project.start(['build', '--verbose']);
    const stage = `dist.tmp-${child.pid}`;
    while (!readdirSync(project.folder).includes(stage) && child.exitCode === null) await sleep(2);
    expect(project.leftovers()).toEqual(['dist.lock', stage]);
    child.kill(signal);

    const { code, stdout, stderr } = await ended;
    expect([code, stdout]).toEqual([exitCode, '']);
    // With --verbose, the steps that were done have a line each.
    expect(stderr.replace(/^(?:pages|markdown)(?: \d+)? {2}.*\n/gm, '')).toBe(`error  interrupted by ${signal}\n`);
    expect(project.leftovers()).toEqual([]);
    expect(project.digests()).toEqual(before);

    expect((await project.run('build', '--quiet')).code).toBe(0);
    expect(Object.keys(project.digests())).toContain(`guides/guide-${PAGES - 1}.html`);
  });
});

describe.each(SIGNALS)('%s in the middle of a crawl', (signal, exitCode) => {
  it(`ends it with ${exitCode} and one line, and leaves nothing of what was read`, async () => {
    const project = new Project();
    const temporary = project.at('temporary');
    mkdirSync(temporary);
    const snapshots = (): readonly string[] => readdirSync(temporary).filter((name) => name.startsWith('sitec-'));
    const site = await serve({ '/': html('Acme', link('/silent')), '/silent': () => {} });

    const { child, ended } = project.start(['build', site.origin, '--base-url', 'https://acme.example'], ['env', `TMPDIR=${temporary}`]);
    while (!site.asked.includes('/silent') && child.exitCode === null) await sleep(2);
    expect(snapshots()).toEqual([expect.stringMatching(/^sitec-crawl-/)]);
    expect(readdirSync(`${temporary}/${snapshots()[0]}/site`)).toEqual(['index.html']);
    child.kill(signal);

    const { code, stdout, stderr } = await ended;
    expect([code, stdout, stderr]).toEqual([exitCode, '', `error  interrupted by ${signal}\n`]);
    expect(snapshots()).toEqual([]);
    expect([project.leftovers(), project.digests()]).toEqual([[], {}]);
  });
});
