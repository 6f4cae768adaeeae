import { thrownReason } from '../../compiler/base/errors.ts';
import { prefixesOf } from '../../compiler/config/sections/proxy-ranges.ts';
import type { HandlerOptions } from '../../runtime/exchange.ts';
import { printable } from '../report/printable.ts';
import { shareLimit } from './redis.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';

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
