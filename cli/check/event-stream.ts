import { EventReader } from '../mcp/event-stream.ts';
import { jsonOf } from '../terminal/json.ts';

/** The first JSON-RPC response in the data of some events; undefined when there is none. A server may tell and ask other things before it. */
export const responseIn = (events: readonly string[]): unknown => events.flatMap(jsonOf).find(isResponse);

/** The same for a stream that has been read. */
export const responseAmong = (stream: string): unknown => responseIn(new EventReader().push(stream));

/** True for a JSON-RPC response, also for one that is not as it should be, and for no request and no notification. */
export const isResponse = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('result' in value || 'error' in value);
