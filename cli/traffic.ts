import { prefixesOf } from '../compiler/proxy-ranges.ts';
import type { HandlerOptions } from '../runtime/handler.ts';
import { shareLimit } from './redis.ts';
import { printable } from './report/printable.ts';
import { createRequestLog } from './request-log.ts';

/** Flags of `sitec serve` that say who is counted, where, and what is noted. */
export interface TrafficFlags {
  /** False for --no-limit. */
  readonly limit: boolean;
  readonly trustProxy?: readonly string[];
  /** Address of a Redis that holds the rate limit. */
  readonly redis?: string;
  readonly log?: 'json';
  readonly logAddress?: boolean;
}

/** The options that the flags stand for. */
export interface Traffic {
  readonly options: Pick<HandlerOptions, 'limit' | 'onRequest' | 'recordAddress' | 'trustedProxies'>;
  /** Prints the counts of a server that has stopped. */
  readonly summarise: () => void;
  /** Lets go of what would keep the process alive. */
  readonly close: () => void;
}

/** Prepares what the flags ask for. Throws an Error of one sentence when a package is missing. */
export const openTraffic = async ({ limit, trustProxy, redis, log, logAddress = false }: TrafficFlags): Promise<Traffic> => {
  const shared = limit && redis !== undefined ? await shareLimit(redis, noteFailure) : null;
  const requests = log === undefined ? null : createRequestLog((line) => process.stdout.write(line));
  return {
    options: {
      ...(!limit && { limit: false as const }),
      ...(shared && { limit: shared.store }),
      ...(trustProxy && { trustedProxies: prefixesOf(trustProxy) }),
      ...(requests && { onRequest: requests.onRequest, recordAddress: logAddress }),
    },
    summarise: () => requests?.end(),
    close: () => shared?.close(),
  };
};

const noteFailure = (error: unknown): void => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`note: Redis does not answer, so this server counts requests for itself: ${printable(reason)}\n`);
};
