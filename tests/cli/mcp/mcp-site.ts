/** A site on the web as `sitec mcp` sees it, and a client that speaks through pipes. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { onTestFinished } from 'vitest';
import { bridge } from '../../../cli/mcp/bridge.ts';
import type { Site } from '../../../cli/mcp/site.ts';

/** What a site answers to one request. */
export interface Scripted {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | AsyncIterable<string>;
}

/** A request as the site got it. */
export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A site that answers by a script. */
export interface ScriptedSite {
  readonly url: string;
  /** What was asked. */
  readonly received: Received[];
  /** Ends it; from then on nobody answers at its address. */
  readonly end: () => Promise<void>;
}

/** Serves one answer to everything, or one to each request, until the test ends. */
export const scriptedSite = async (answer: Scripted | ((request: Received) => Scripted)): Promise<ScriptedSite> => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const asked = { method: request.method, url: request.url, headers: request.headers, body };
      received.push(asked);
      const { status, headers, body: said = '' } = typeof answer === 'function' ? answer(asked) : answer;
      response.writeHead(status, headers);
      if (typeof said === 'string' || said instanceof Uint8Array) response.end(said);
      else Readable.from(said).pipe(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const end = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  onTestFinished(end);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, end };
};

/** An endpoint that answers each request with the same result. */
export const endpoint =
  (result: object) =>
  ({ body }: Received): Scripted => {
    const { id } = JSON.parse(body) as { readonly id?: unknown };
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ jsonrpc: '2.0', id, result }) };
  };

/** Sends lines through a bridge, each after the answer to the one before, closes stdin, and gives every line of stdout as JSON. */
export const converse = async (site: Site, lines: readonly (object | string)[]): Promise<readonly unknown[]> => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let written = '';
  output.on('data', (chunk) => (written += String(chunk)));
  const done = bridge(site, new StdioServerTransport(input, output), input);
  for (const line of lines) {
    const wantsAnswer = typeof line === 'object' && 'id' in line && 'method' in line;
    const answered = wantsAnswer && once(output, 'data');
    input.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
    await Promise.race([answered, done]);
  }
  input.end();
  await done;
  const answers = written.split('\n').filter((line) => line !== '');
  return answers.map((line) => JSON.parse(line) as unknown);
};
