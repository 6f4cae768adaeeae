/** Requests to a host, sent as they are: no address is normalised, no header added, no answer decoded. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** What a host answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Header fields of a request, in lower case. */
export type Fields = Readonly<Record<string, string>>;

const PATIENCE_MS = 20_000;

/** A client of one host. `base` is its address without a slash at the end. */
export class HostClient {
  readonly #agent = new Agent({ keepAlive: true });
  readonly base: URL;

  constructor(base: string) {
    this.base = new URL(base);
  }

  /** Sends one request; `target` is the request target as it goes over the wire. */
  send(target: string, headers: Fields = {}, method = 'GET'): Promise<Answer> {
    const { hostname, port } = this.base;
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path: target, method, headers, agent: this.#agent, timeout: PATIENCE_MS }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer to ${method} ${target}`)));
      sent.on('error', reject);
      sent.end();
    });
  }

  /** Asks for a page: of `/x` and `/x/` one may be a redirect to the other, on the same host. */
  async page(target: string, headers: Fields = {}, method = 'GET'): Promise<Answer> {
    const first = await this.send(target, headers, method);
    const { location } = first.headers;
    if (![301, 302, 303, 307, 308].includes(first.status) || location === undefined) return first;
    const next = new URL(location, new URL(target, this.base));
    if (next.host !== this.base.host) throw new Error(`${target} redirects to another host, ${location}`);
    return this.send(next.pathname + next.search, headers, method);
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Media type of an answer without its parameters, in lower case. */
export const mediaOf = ({ headers }: Answer): string => (headers['content-type'] ?? '').split(';', 1).join('').trim().toLowerCase();

/** Value of a header as text; empty when there is none. */
export const fieldOf = ({ headers }: Answer, name: string): string => [headers[name.toLowerCase()] ?? ''].flat().join(', ');

/** The items of a list header, in lower case and sorted. */
export const itemsOf = (answer: Answer, name: string): readonly string[] =>
  fieldOf(answer, name)
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .toSorted();

/** What of an answer a failed assertion shows. */
export const shown = (answer: Answer, ...names: readonly string[]): string =>
  [String(answer.status), ...names.map((name) => `${name}: ${fieldOf(answer, name) || '(none)'}`)].join(', ');
