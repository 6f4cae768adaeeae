import { thrownReason } from '../../compiler/base/errors.ts';
import { prefixesOf } from '../../compiler/config/sections/proxy-ranges.ts';
import type { HandlerOptions } from '../../runtime/exchange.ts';
import { printable } from '../report/printable.ts';
import { shareLimit } from './redis.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';

/** Maximum bytes of a log that wait for a slow reader. */
const MAXIMUM_WAITING = 1_000_000;

/** Flags of `sitec serve` for rate limit and log. */
export interface TrafficFlags {
  /** False for --no-limit. */
  readonly limit: boolean;
  readonly trustProxy?: readonly string[];
  /** Address of a Redis server for the rate limit. */
  readonly redis?: string;
  readonly log?: 'json' | 'off';
  readonly logAddress?: boolean;
}

/** The options from the flags. */
export interface Traffic {
  readonly options: Pick<HandlerOptions, 'limit' | 'onRequest' | 'recordAddress' | 'report' | 'trustedProxies'>;
  /** Prints the counts of a server that has stopped. */
  readonly summarise: () => void;
  /** Releases resources that would keep the process alive. */
  readonly close: () => void;
}

/** Prepares what the flags need. Throws an Error of one sentence when a package is missing. */
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
  process.stderr.write(`note: Redis does not answer, so the rate limit is only for this server: ${printable(thrownReason(error))}\n`);
};

/** Errors of the server go to its owner, never to the client. */
const noteError = (error: unknown): void => {
  process.stderr.write(`error  Internal error in a request: ${printable(thrownReason(error))}\n`);
};
