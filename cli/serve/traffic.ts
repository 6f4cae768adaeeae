import { thrownReason } from '../../compiler/base/errors.ts';
import { prefixesOf } from '../../compiler/config/sections/proxy-ranges.ts';
import type { HandlerOptions, RequestRecord } from '../../runtime/exchange.ts';
import { printable } from '../report/printable.ts';
import { shareLimit } from './redis.ts';

/** Prints a line for each request that could be read as one, and at the end one with counts. */
interface RequestLog {
  readonly onRequest: (record: RequestRecord) => void;
  readonly end: () => void;
}

/** Agents that are counted under their own names; the others are counted together, so that no client can fill the memory. */
const MAXIMUM_AGENTS = 1000;

const OTHERS = '(others)';

const UNNAMED = '(none)';

/**
 * A log of JSON lines. `time` is the end of the request (ISO 8601, UTC).
 * @param write takes one line with its end
 * @param isFull whether a request is not printed for now, because nobody reads; the last line says how many were lost
 */
export const createRequestLog = (write: (line: string) => unknown, isFull: () => boolean = () => false): RequestLog => {
  const agents = new Set<string>();
  let lost = 0;
  const counts = new Map<string, Map<string, number>>();

  const count = ({ endpoint, agent }: RequestRecord): void => {
    if (agents.size < MAXIMUM_AGENTS) agents.add(agent);
    const name = agents.has(agent) ? agent || UNNAMED : OTHERS;
    const row = counts.get(endpoint) ?? new Map<string, number>();
    counts.set(endpoint, row.set(name, (row.get(name) ?? 0) + 1));
  };

  return {
    onRequest(record) {
      count(record);
      const duration = Math.round(record.duration * 1000) / 1000;
      if (isFull()) lost++;
      else write(jsonLine({ event: 'request', time: new Date().toISOString(), ...record, duration }));
    },
    end() {
      const rows = [...counts].map(([endpoint, row]) => [endpoint, Object.fromEntries(row)]);
      const requests = Object.fromEntries(rows) as object;
      write(jsonLine({ event: 'stop', time: new Date().toISOString(), requests, ...(lost > 0 && { lost }) }));
    },
  };
};

/** A value as JSON on exactly one line of ASCII: no sign of a client can end the line, move a cursor or turn the direction of the text. */
export const jsonLine = (value: object): string => {
  const json = JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${json}\n`;
};

/** Most bytes of a log that wait for a reader who has fallen behind. */
const MAXIMUM_WAITING = 1_000_000;

/** Flags of `sitec serve` that say who is counted, where, and what is noted. */
export interface TrafficFlags {
  /** False for --no-limit. */
  readonly limit: boolean;
  readonly trustProxy?: readonly string[];
  /** Address of a Redis that holds the rate limit. */
  readonly redis?: string;
  readonly log?: 'json' | 'off';
  readonly logAddress?: boolean;
}

/** The options that the flags stand for. */
export interface Traffic {
  readonly options: Pick<HandlerOptions, 'limit' | 'onRequest' | 'recordAddress' | 'report' | 'trustedProxies'>;
  /** Prints the counts of a server that has stopped. */
  readonly summarise: () => void;
  /** Lets go of what would keep the process alive. */
  readonly close: () => void;
}

/** Prepares what the flags ask for. Throws an Error of one sentence when a package is missing. */
export const openTraffic = async ({ limit, trustProxy, redis, log, logAddress = false }: TrafficFlags): Promise<Traffic> => {
  const shared = limit && redis !== undefined ? await shareLimit(redis, noteFailure) : null;
  const requests = log === 'json' ? openLog() : null;
  return {
    options: {
      report: noteError,
      ...(!limit && { limit: false as const }),
      ...(shared && { limit: shared.store }),
      ...(trustProxy && { trustedProxies: prefixesOf(trustProxy) }),
      ...(requests && { onRequest: requests.onRequest, recordAddress: logAddress }),
    },
    summarise: () => requests?.end(),
    close: () => shared?.close(),
  };
};

const openLog = (): RequestLog =>
  createRequestLog(
    (line) => process.stdout.write(line),
    () => process.stdout.writableLength > MAXIMUM_WAITING,
  );

const noteFailure = (error: unknown): void => {
  process.stderr.write(`note: Redis does not answer, so this server counts requests for itself: ${printable(thrownReason(error))}\n`);
};

/** What is ours is told to the owner, never to the client. */
const noteError = (error: unknown): void => {
  process.stderr.write(`error  A request failed inside: ${printable(thrownReason(error))}\n`);
};
