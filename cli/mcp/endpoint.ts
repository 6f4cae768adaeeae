/** An MCP endpoint on the web: each message goes there by POST. */
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { jsonOf } from '../terminal/json.ts';
import { eventData, isEventStream } from './event-stream.ts';
import { commonHeaders, isAnswerTo, isResponse } from './messages.ts';
import type { NoReply, OnMessage, OpenedSite, Site, SiteReply } from './site.ts';
import { PATIENCE_MS, redirectWords, webFailure } from './web-failure.ts';
import { boundedBody, Misfit } from './web-file.ts';

/** Ends a request when nothing has come for some time; a stream may last as long as it says something. */
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

/** Most bytes of one answer; clients refuse a message long before. */
const MAXIMUM_BYTES = 16 * 1024 * 1024;
/** How long the end of a session may take, in ms: whoever closed stdin waits for it. */
const FAREWELL_MS = 2000;
/** Asks for nothing; every revision before 2026-07-28 has it, and a site that speaks the newest one only answers with an error. */
const PING = '{"jsonrpc":"2.0","id":"sitec","method":"ping"}';
const SESSION = 'Mcp-Session-Id';
const REVISION = 'MCP-Protocol-Version';

/** Why an endpoint cannot be used; with the status when it answered, but not as an MCP server does. */
export type NoEndpoint = NoReply & { readonly status?: number };

/** Opens an endpoint: it is asked once whether it speaks MCP. `patience` is how long it may be silent, in ms. */
export const openEndpoint = async (endpoint: string, patience = PATIENCE_MS): Promise<OpenedSite | NoEndpoint> => {
  const opened = new Endpoint(endpoint, patience);
  const reply = await opened.site(PING, commonHeaders());
  if ('reason' in reply) return reply;
  const { status } = reply;
  // A response of JSON-RPC is one of MCP, be it an error.
  if (!isResponse(jsonOf(reply.body))) return { reason: `${endpoint} answered HTTP ${status}, but not as an MCP server does`, status };
  return { site: opened.site, name: endpoint, close: () => opened.close() };
};

class Endpoint {
  readonly #url: string;
  readonly #patience: number;
  /** What the server gave with its answer to `initialize`, when it keeps sessions. */
  #session: string | null = null;
  #revision: string | null = null;

  constructor(url: string, patience: number) {
    this.#url = url;
    this.#patience = patience;
  }

  /** A message that is refused for now is sent again when the endpoint says that it may be: clients do not do that themselves. */
  readonly site: Site = async (message, headers, onOther = () => undefined) => {
    let waited = 0;
    for (;;) {
      const { wait, ...reply } = await this.#send(message, headers, onOther);
      if (wait === undefined || waited + wait > this.#patience) return reply;
      await sleep(wait);
      waited += wait;
    }
  };

  /** Ends the session, when there is one; a server that does not want to know is left alone. */
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
      // A redirect would turn the POST into a GET, or carry it to a host that nobody named.
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

  /** The text of the answer among the messages of a body, be it JSON or a stream of events; empty when there is none. */
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

/** The text of the answer to a request in what a site says at once: a message, or a batch of them (2025-03-26). Everything else goes to `onOther`. */
const partAnswer = (value: unknown, id: unknown, onOther: OnMessage): string => {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const other of values.filter((each) => !isAnswerTo(each, id))) onOther(other);
  const answer = values.find((each) => isAnswerTo(each, id));
  return answer === undefined ? '' : JSON.stringify(answer);
};

/** How long to wait before the next try, in ms; undefined when the answer is none that says so in seconds. */
const waitOf = ({ status, headers }: Response): number | undefined => {
  const seconds = headers.get('retry-after') ?? '';
  return status === 429 && /^\d{1,6}$/.test(seconds) ? Math.max(1, Number(seconds)) * 1000 : undefined;
};
