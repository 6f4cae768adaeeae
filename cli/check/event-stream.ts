import { jsonOf } from './json.ts';

/** True for answers that are a stream of events, which need not end. */
export const isEventStream = (headers: Headers): boolean => /^\s*text\/event-stream\b/i.test(headers.get('content-type') ?? '');

/** Data of the events that have ended: several lines of it are one text, comments and other fields say nothing here (HTML, section 9.2.6). */
export const eventsIn = (stream: string): readonly string[] => {
  const events: string[] = [];
  let texts: string[] = [];
  // What follows the last end of a line may go on.
  for (const line of stream.split(/\r\n|\r|\n/).slice(0, -1)) {
    const data = /^data(?:: ?(.*))?$/s.exec(line);
    if (data) texts.push(data[1] ?? '');
    if (line !== '') continue;
    if (texts.length > 0) events.push(texts.join('\n'));
    texts = [];
  }
  return events;
};

/** The JSON-RPC response in a stream of events; undefined as long as there is none. A server may tell and ask other things before it. */
export const responseAmong = (stream: string): unknown => eventsIn(stream).flatMap(jsonOf).find(isResponse);

/** True for a JSON-RPC response, and for no request and no notification. */
export const isResponse = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('result' in value || 'error' in value);
