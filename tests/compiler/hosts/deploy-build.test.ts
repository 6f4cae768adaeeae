/** A build and deploy/: what is in the way is known before the bundle is replaced. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { home } from '../problems/problem-case.ts';
import { SiteFolder } from '../site.ts';

describe('a build', () => {
  it('keeps the old bundle when deploy/ cannot be written, and says so', async () => {
    const site = new SiteFolder(home);
    try {
      await site.compile({ hosts: ['any'] });
      const before = site.bundle();
      writeFileSync(join(site.folder, 'deploy'), 'a file');
      site.write('more/index.html', '<title>More</title>');
      const { exitCode, problems } = await site.compile({ hosts: ['firebase'] });
      expect(exitCode).toBe(3);
      expect(problems.filter(({ level }) => level === 'error')).toMatchObject([{ code: 'SITEC3301' }]);
      expect(site.bundle()).toEqual(before);
    } finally {
      site.remove();
    }
  });

  it('knows what is in the way before it replaces the bundle', async () => {
    const site = new SiteFolder(home);
    try {
      await site.compile({ hosts: ['any'] });
      const before = site.bundle();
      mkdirSync(join(site.folder, 'deploy/nginx'), { recursive: true });
      writeFileSync(join(site.folder, 'deploy/nginx/nginx.conf'), 'mine');
      const wished = { hosts: ['nginx'], failOn: 'warning' } as const;
      for (const options of [wished, { ...wished, dryRun: true }]) {
        const { exitCode, isPublished, problems } = await site.compile(options);
        expect([exitCode, isPublished]).toEqual([1, false]);
        expect(problems.map(({ code }) => code)).toContain('SITEC4005');
        expect(site.bundle()).toEqual(before);
        expect(readdirSync(join(site.folder, 'deploy/nginx'))).toEqual(['nginx.conf']);
      }
    } finally {
      site.remove();
    }
  });

  it('writes the files of a host, and the copy of the bundle that they name', async () => {
    const site = new SiteFolder(home);
    try {
      const { exitCode } = await site.compile({ hosts: ['firebase'] });
      expect(exitCode).toBe(0);
      const copied = readdirSync(join(site.folder, 'deploy/firebase/dist'), { recursive: true }).map(String);
      const { files } = JSON.parse(readFileSync(join(site.out, 'sitec-manifest.json'), 'utf8')) as { readonly files: object };
      expect(copied.filter((path) => path.includes('.'))).toEqual(
        expect.arrayContaining(Object.keys(files).filter((path) => path.includes('.'))),
      );
    } finally {
      site.remove();
    }
  });

  it('removes what it wrote for hosts that its bundle is for no more, and nothing else', async () => {
    const site = new SiteFolder(home);
    const hosts = (): readonly string[] => (existsSync(join(site.folder, 'deploy')) ? readdirSync(join(site.folder, 'deploy')).sort() : []);
    try {
      await site.compile({ hosts: ['nginx', 'firebase', 'caddy', 'apache'] });
      writeFileSync(join(site.folder, 'deploy/caddy/mine.txt'), 'mine');
      const all = hosts();
      expect(all).toEqual(expect.arrayContaining(['caddy', 'firebase', 'nginx']));
      await site.compile({ hosts: ['nginx'], out: 'other' });
      expect(hosts()).toEqual(all);
      await site.compile({ hosts: ['firebase'], only: ['llms'] });
      expect(hosts()).toEqual(all);
      await site.compile({ hosts: ['firebase'] });
      expect(hosts()).toEqual(['caddy', 'firebase', 'nginx']);
      expect(readdirSync(join(site.folder, 'deploy/caddy'))).toEqual(['mine.txt']);
      await site.compile();
      expect(hosts()).toEqual(['caddy', 'nginx']);
      await site.compile({ out: 'other' });
      expect(hosts()).toEqual(['caddy']);
    } finally {
      site.remove();
    }
  });

  it('keeps what somebody put in the place of a copy', async () => {
    const site = new SiteFolder(home);
    const copy = join(site.folder, 'deploy/firebase/dist');
    try {
      await site.compile({ hosts: ['firebase'] });
      rmSync(copy, { recursive: true });
      mkdirSync(copy);
      writeFileSync(join(copy, 'mine.html'), 'precious');
      await site.compile({ hosts: ['any'] });
      expect([readdirSync(join(site.folder, 'deploy/firebase')), readdirSync(copy)]).toEqual([['dist'], ['mine.html']]);
    } finally {
      site.remove();
    }
  });

  it('removes nothing through a link', async () => {
    const site = new SiteFolder(home);
    const [folder, mine] = [join(site.folder, 'deploy/nginx'), join(site.folder, 'mine')];
    try {
      await site.compile({ hosts: ['nginx'] });
      renameSync(folder, mine);
      symlinkSync(mine, folder);
      const before = readdirSync(mine);
      const { exitCode, isPublished, problems } = await site.compile({ hosts: ['any'] });
      expect([exitCode, isPublished]).toEqual([0, true]);
      expect(problems.map(({ code }) => code)).not.toContain('SITEC4009');
      expect(readdirSync(folder)).toEqual(before);
    } finally {
      site.remove();
    }
  });

  it('is not failed by what it cannot remove, and says so', async () => {
    const site = new SiteFolder(home);
    try {
      await site.compile({ hosts: ['nginx'] });
      mkdirSync(join(site.folder, 'deploy/nginx/.sitec.tmp/mine'), { recursive: true });
      const { exitCode, isPublished, problems } = await site.compile({ hosts: ['any'] });
      expect([exitCode, isPublished]).toEqual([0, true]);
      // A note, so that no --fail-on fails a bundle that is in its place.
      expect(problems.filter(({ code }) => code === 'SITEC4009').map(({ level }) => level)).toEqual(['note']);
    } finally {
      site.remove();
    }
  });
});
