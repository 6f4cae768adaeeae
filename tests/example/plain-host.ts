/** The example on a host that serves files and nothing else. */
import { copyFileSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mediaType } from '../../compiler/header-table.ts';
import { compile } from '../../compiler/index.ts';
import { example } from './example.ts';

/** The example, built for a plain file server. */
export interface PlainHost {
  readonly url: string;
  readonly dist: string;
  close(): void;
}

/** Builds the example for the host `any` and serves its files: no negotiation, no headers but the media type, no POST. */
export const servePlainExample = async (): Promise<PlainHost> => {
  const folder = mkdtempSync(join(example.folder, 'plain-'));
  const [config, dist] = [join(folder, 'sitec.config.json'), join(folder, 'dist')];
  copyFileSync(example.config, config);
  const server = createServer(({ method, url = '/' }, response) => {
    const path = join(dist, decodeURIComponent(new URL(url, 'http://a').pathname));
    const file = path.endsWith('/') ? `${path}index.html` : path;
    if (method !== 'GET') response.writeHead(405).end();
    else if (!statSync(file, { throwIfNoEntry: false })?.isFile()) response.writeHead(404).end();
    else {
      const type = file.endsWith('.html') ? 'text/html' : mediaType(file);
      response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = { cwd: example.repository, input: example.rendered, out: dist, config, baseUrl: example.url, hosts: ['any'] };
  const { exitCode, problems } = await compile(options);
  if (exitCode !== 0) throw new Error(`The example does not compile: ${problems.map(({ message }) => message).join('; ')}`);
  return {
    url,
    dist,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
