/** A site whose bundle goes into its own folder, and what is in it. */
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Result } from '../../../../compiler/index.ts';
import { html, SiteFolder, type BuildOptions, type Files } from '../../site.ts';

/** Pages of several kinds, files that the bundle keeps where sitec would write them, and files that it leaves out. */
export const generated: Files = {
  'sitec.config.json': '{"developers":true}',
  'index.html': html('Acme', '<p>Ünïcode before the end of the body.</p>'),
  'about.html': html('About'),
  'pricing/index.html': html('Pricing', '<div data-sitec-plan="solo" data-sitec-name="Solo" data-sitec-price="free">Free</div>'),
  'developers/index.html': html('Developers', '<div data-sitec-developers></div>'),
  'latin.html': Buffer.from(
    '<html><head><meta charset="iso-8859-1"><title>\xfcber</title></head><body><p>\xfcber und unter dem Text</p></body></html>',
    'latin1',
  ),
  '404.html': html('Not here'),
  'robots.txt': 'User-agent: *\nDisallow: /private/\n',
  'sitemap.xml': '<urlset></urlset>',
  'style.css': `body { color: red }\n${'/* words */\n'.repeat(200)}`,
  'style.css.map': '{}',
  '.htpasswd': 'secret',
  _headers: '/*\n  X-Own: 1\n',
  '.git/refs/heads/main': 'a commit',
};

/** Everything in a folder: files by their bytes, links by what they point to. */
export const contentOf = (folder: string): ReadonlyMap<string, string> => {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true }).map(String).sort();
  const bytesOf = (path: string): string => {
    const stats = lstatSync(join(folder, path));
    if (stats.isSymbolicLink()) return `link to ${readlinkSync(join(folder, path))}`;
    return stats.isDirectory() ? 'a folder' : readFileSync(join(folder, path)).toString('latin1');
  };
  return new Map(paths.map((path) => [path, bytesOf(path)]));
};

/** Paths whose content differs, or that only one has. */
export const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));

/** A folder with a site that is built in place. */
export class InPlaceFolder extends SiteFolder {
  readonly site = join(this.folder, 'site');

  build(options: BuildOptions = {}): Promise<Result> {
    return this.compile({ inPlace: true, ...options });
  }

  /** Everything in the folder of the site. */
  content(): ReadonlyMap<string, string> {
    return contentOf(this.site);
  }

  /** What stands beside the folder of the site and belongs to a build. */
  leftovers(): readonly string[] {
    return readdirSync(this.folder).filter((name) => name.startsWith('site.'));
  }

  /** Codes of the errors of a build. */
  async errors(options: BuildOptions = {}): Promise<readonly string[]> {
    return (await this.build(options)).problems.filter(({ level }) => level === 'error').map(({ code }) => code);
  }

  delete(path: string): void {
    rmSync(join(this.site, path), { recursive: true });
  }
}

/** A folder with a site, deleted when the test ends. */
export const inPlaceFolder = (files: Files = generated): InPlaceFolder => {
  const site = new InPlaceFolder(files);
  onTestFinished(() => site.remove());
  return site;
};

/** Builds a site once in a folder that nothing was built in, and answers what is there then. */
export const freshBuild = async (files: Files, options: BuildOptions = {}): Promise<ReadonlyMap<string, string>> => {
  const fresh = new InPlaceFolder(files);
  try {
    await fresh.build(options);
    const content = fresh.content();
    if (!content.has('sitec-manifest.json')) throw new Error('nothing was built');
    return content;
  } finally {
    fresh.remove();
  }
};
