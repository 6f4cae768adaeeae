/** A site that has nothing but two pages, so that every page that can be generated is. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { compile } from '../../compiler/index.ts';

/** A compiled site whose files are served as they are. */
export interface SmallSite {
  readonly url: string;
  /** HTML files of the bundle that the site itself does not have, sorted. */
  readonly generated: readonly string[];
  readonly dist: string;
  close(): Promise<void>;
}

const page = (title: string, body: string): string =>
  `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title></head>\n<body><main><h1>${title}</h1>${body}</main></body>\n</html>\n`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': page('Acme', '<p>Acme repairs bicycles.</p>'),
  'faulty/index.html': page('Fault', '<p>A picture without words.</p><img src="/none.png">'),
};

/** Compiles the site and serves its files; throws when it does not compile. */
export async function serveSmallSite(): Promise<SmallSite> {
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
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\/$/, '/index.html');
    response.setHeader('content-type', path.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript');
    void readFile(join(dist, path)).then(
      (body) => response.end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    generated: pages.filter((path) => !existsSync(join(site, path))).sort(),
    dist,
    close: async () => {
      await new Promise<void>((done) => server.close(() => done()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
