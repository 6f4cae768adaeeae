/** A site that has nothing but two pages, so that every page that can be generated is. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from '../../compiler/index.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve } from '../../runtime/adapters/node.ts';

/** A compiled site that is served. */
export interface SmallSite {
  readonly url: string;
  /** HTML files of the bundle that the site itself does not have, sorted. */
  readonly generated: readonly string[];
  close(): Promise<void>;
}

const page = (title: string, body: string): string =>
  `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title></head>\n<body><main><h1>${title}</h1>${body}</main></body>\n</html>\n`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': page('Acme', '<p>Acme repairs bicycles.</p>'),
  'faulty/index.html': page('Fault', '<p>A picture without words.</p><img src="/none.png">'),
};

/** Compiles the site and serves it; throws when it does not compile. */
export const serveSmallSite = async (): Promise<SmallSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-small-'));
  const [site, dist] = [join(folder, 'site'), join(folder, 'dist')];
  for (const [path, body] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), body);
  }
  writeFileSync(join(folder, 'sitec.config.json'), '{}');
  const options = { cwd: folder, input: site, out: dist, content: [], config: 'sitec.config.json', baseUrl: 'https://acme.example' };
  const { exitCode, problems } = await compile(options);
  if (exitCode !== 0) throw new Error(`The small site does not compile: ${problems.map(({ message }) => message).join('; ')}`);
  const server = await serve(await loadBundle(dist), { port: 0, host: '127.0.0.1', limit: false });
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  return {
    url: server.url,
    generated: pages.filter((path) => !existsSync(join(site, path))).sort(),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
