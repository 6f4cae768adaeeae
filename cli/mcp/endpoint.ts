/** An MCP endpoint on the web, which gets each message by POST. */
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { jsonOf } from '../terminal/json.ts';
import { eventData, isEventStream } from '../web/event-stream.ts';
import type { NoReply } from '../web/no-reply.ts';
import { PATIENCE_MS, redirectWords, webFailure } from '../web/web-failure.ts';
import { boundedBody, Misfit } from '../web/web-file.ts';
import { commonHeaders, isAnswerTo, isResponse } from './messages.ts';
import type { OnMessage, OpenedSite, Site, SiteReply } from './site.ts';

/** Ends a request after some time without data. A stream has no other limit. */
class Silence {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(patience: number) {
    this.#timer = setTimeout(() => this.#controller.abort(new DOMException('silence', 'TimeoutError')), patience);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  async *during<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    for await (const item of items) {
      this.#timer.refresh();
      yield item;
    }
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Maximum bytes of one answer; clients refuse much smaller messages. */
const MAXIMUM_BYTES = 16 * 1024 * 1024;
/** Time limit for ending a session, in ms: the process that closed stdin waits for it. */
const FAREWELL_MS = 2000;
/** A request without an effect. Every revision before 2026-07-28 has it; a server with only the newest one answers with an error. */
const PING = '{"jsonrpc":"2.0","id":"sitec","method":"ping"}';
const SESSION = 'Mcp-Session-Id';
const REVISION = 'MCP-Protocol-Version';

/** Why an endpoint cannot be used; with the status when it answered, but not as an MCP server. */
export type NoEndpoint = NoReply & { readonly status?: number };

/** Opens an endpoint and tests once whether it speaks MCP. `patience` is the maximum time without data, in ms. */
export const openEndpoint = async (endpoint: string, patience = PATIENCE_MS): Promise<OpenedSite | NoEndpoint> => {
  const opened = new Endpoint(endpoint, patience);
  const reply = await opened.site(PING, commonHeaders());
  if ('reason' in reply) return reply;
  const { status } = reply;
  // Any JSON-RPC response, also an error, shows that the endpoint speaks MCP.
  if (!isResponse(jsonOf(reply.body))) return { reason: `${endpoint} answered HTTP ${status}, but not as an MCP server does`, status };
  return { site: opened.site, name: endpoint, close: () => opened.close() };
};

class Endpoint {
  readonly #url: string;
  readonly #patience: number;
  /** Session of a server that keeps sessions, from its answer to `initialize`. */
  #session: string | null = null;
  #revision: string | null = null;

  constructor(url: string, patience: number) {
    this.#url = url;
    this.#patience = patience;
  }

  /** A message that gets a 429 is sent again when the endpoint allows it: clients do not do that themselves. */
  readonly site: Site = async (message, headers, onOther = () => undefined) => {
    let waited = 0;
    for (;;) {
      const { wait, ...reply } = await this.#send(message, headers, onOther);
      if (wait === undefined || waited + wait > this.#patience) return reply;
      await sleep(wait);
      waited += wait;
    }
  };

  /** Ends the session, if there is one; errors of the server are ignored. */
  async close(): Promise<void> {
    if (this.#session === null) return;
    const headers = { [SESSION]: this.#session, ...(this.#revision !== null && { [REVISION]: this.#revision }) };
    const ending = fetch(this.#url, { method: 'DELETE', headers, redirect: 'manual', signal: AbortSignal.timeout(FAREWELL_MS) });
    await ending.then(
      ({ body }) => body?.cancel(),
      () => undefined,
    );
  }

  async #send(message: string, headers: Headers, onOther: OnMessage): Promise<SiteReply & { readonly wait?: number | undefined }> {
    const silence = new Silence(this.#patience);
    const { id } = JSON.parse(message) as { readonly id?: unknown };
    const answerIn = (value: unknown): string => partAnswer(value, id, onOther);
    try {
      if (this.#session !== null) headers.set(SESSION, this.#session);
      // A redirect would turn the POST into a GET, or send it to an unknown host.
      const response = await fetch(this.#url, { method: 'POST', headers, body: message, redirect: 'manual', signal: silence.signal });
      this.#session = response.headers.get(SESSION) ?? this.#session;
      this.#revision = headers.get(REVISION);
      const redirect = redirectWords(this.#url, response);
      if (redirect === null)
        return { status: response.status, body: await this.#read(response, silence, answerIn), wait: waitOf(response) };
      await response.body?.cancel();
      return { reason: redirect };
    } catch (error) {
      if (error instanceof Misfit) return { reason: error.message };
      return { reason: `${this.#url} ${webFailure(error, this.#patience).reason}`, isUnreachable: true };
    } finally {
      silence.end();
    }
  }

  /** The text of the answer among the messages of a body, which is JSON or a stream of events; empty when there is none. */
  async #read(response: Response, silence: Silence, answerIn: (value: unknown) => string): Promise<string> {
    const chunks = silence.during(boundedBody(this.#url, response, MAXIMUM_BYTES));
    if (!isEventStream(response.headers)) return answerIn(jsonOf(await text(chunks)) ?? []);
    for await (const data of eventData(chunks)) {
      // Servers begin a stream that can be resumed with an event without data (2025-11-25).
      const answer = data === '' ? '' : answerIn(jsonOf(data) ?? data);
      if (answer !== '') return answer;
    }
    return '';
  }
}

/**
 * The text of the answer to a request in one part of the response: a message, or a batch of them (2025-03-26). All other messages go to
 * `onOther`.
 */
const partAnswer = (value: unknown, id: unknown, onOther: OnMessage): string => {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const other of values.filter((each) => !isAnswerTo(each, id))) onOther(other);
  const answer = values.find((each) => isAnswerTo(each, id));
  return answer === undefined ? '' : JSON.stringify(answer);
};

/** How long to wait before the next try, in ms; undefined when the answer has no number of seconds. */
const waitOf = ({ status, headers }: Response): number | undefined => {
  const seconds = headers.get('retry-after') ?? '';
  return status === 429 && /^\d{1,6}$/.test(seconds) ? Math.max(1, Number(seconds)) * 1000 : undefined;
};
