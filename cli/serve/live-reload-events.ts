import type { IncomingMessage, ServerResponse } from 'node:http';
import { EVENTS_PATH } from './live-reload.ts';

/** So often something is sent to a page that hears nothing: the server ends connections that are silent for 30 s. */
const KEEP_ALIVE_MS = 15_000;
/** After so many ms a page asks again when the server was started anew. */
const RETRY_MS = 500;
/** Most pages that listen at once. */
const MAXIMUM_PAGES = 200;

/** Pages that wait for the next build, each over server-sent events (HTML standard, section 9.2). */
export class LiveReloadEvents {
  readonly #pages = new Set<ServerResponse>();
  readonly #timer = setInterval(() => this.#send(': still there\n\n'), KEEP_ALIVE_MS).unref();
  #build: string;

  /** @param build name of the build that is served. */
  constructor(build: string) {
    this.#build = build;
  }

  /** Answers a page that wants to listen; false for any other request. */
  readonly takes = (incoming: IncomingMessage, response: ServerResponse): boolean => {
    if (incoming.url !== EVENTS_PATH || incoming.method !== 'GET' || this.#pages.size >= MAXIMUM_PAGES) return false;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    response.write(`retry: ${RETRY_MS}\n${this.#message()}`);
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
    return true;
  };

  /** Tells every page which build is served now. */
  announce(build: string): void {
    this.#build = build;
    this.#send(this.#message());
  }

  /** Ends what is open, so that the server can end. */
  close(): void {
    clearInterval(this.#timer);
    for (const page of this.#pages) page.end();
  }

  #message(): string {
    return `data: ${this.#build}\n\n`;
  }

  #send(text: string): void {
    for (const page of this.#pages) page.write(text);
  }
}
