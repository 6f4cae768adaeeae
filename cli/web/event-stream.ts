import { isObject } from '../../compiler/base/json.ts';
import { jsonOf } from '../terminal/json.ts';

/** True for answers that are a stream of events, which may not end. */
export const isEventStream = (headers: Headers): boolean => /^\s*text\/event-stream\b/i.test(headers.get('content-type') ?? '');

/** Parses a stream of events (HTML standard, section 9.2.6), in linear time. */
export class EventReader {
  /** The pieces of a line without its end. They are joined once, because an event may be one line of many pieces. */
  #unfinished: string[] = [];
  /** A CR at the end of the last piece, which may be the first half of a CR LF. */
  #held = '';
  #data: string[] = [];

  /** The data of the events that end in this piece of the stream. */
  push(piece: string): readonly string[] {
    const text = this.#held + piece;
    this.#held = text.endsWith('\r') ? '\r' : '';
    const [first = '', ...others] = text.slice(0, text.length - this.#held.length).split(/\r\n|\n|\r/);
    this.#unfinished.push(first);
    const last = others.pop();
    if (last === undefined) return [];
    const lines = [this.#unfinished.join(''), ...others];
    this.#unfinished = [last];
    return lines.flatMap((line) => this.#read(line) ?? []);
  }

  #read(line: string): string | null {
    if (/^data(?::|$)/.test(line)) this.#data.push(line.slice(5).replace(/^ /, ''));
    if (line !== '' || this.#data.length === 0) return null;
    const event = this.#data.join('\n');
    this.#data = [];
    return event;
  }
}

/** The data of each event, as it comes, including an event that the stream ends in. */
export async function* eventData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const [reader, decoder] = [new EventReader(), new TextDecoder()];
  for await (const chunk of chunks) yield* reader.push(decoder.decode(chunk, { stream: true }));
  yield* reader.push(`${decoder.decode()}\n\n`);
}

/** The first JSON-RPC response in the data of some events; undefined when there is none. A server may send other messages before it. */
export const responseIn = (events: readonly string[]): unknown => events.flatMap(jsonOf).find(looksLikeResponse);

/** The same for a stream that has been read. */
export const responseAmong = (stream: string): unknown => responseIn(new EventReader().push(stream));

/** True for a JSON-RPC response, also an invalid one; false for requests and notifications. */
export const looksLikeResponse = (value: unknown): boolean => isObject(value) && ('result' in value || 'error' in value);
