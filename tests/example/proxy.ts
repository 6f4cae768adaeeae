/** The example behind a server that adds headers, as a strict host would. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { get } from './example.ts';

/** A running server; `close` stops it. */
export interface Proxy {
  readonly url: string;
  close(): void;
}

/** Serves the example with further headers. */
export const startProxy = async (headers: Readonly<Record<string, string>>): Promise<Proxy> => {
  const server = createServer((request, response) => {
    void get(request.url ?? '/').then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '', ...headers });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
};
