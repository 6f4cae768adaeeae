import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { thrownReason } from '../../compiler/base/errors.ts';
import { prefixesOf } from '../../compiler/config/sections/proxy-ranges.ts';
import { REPORT_FILE } from '../../compiler/site/project-folder.ts';
import { serve, type RunningServer } from '../../runtime/adapters/node.ts';
import { renewedAs } from '../../runtime/adapters/open-bundle.ts';
import type { Bundle, Route } from '../../runtime/bundle.ts';
import type { HeaderSet } from '../../runtime/contract/reply.ts';
import type { HandlerOptions, RequestRecord } from '../../runtime/exchange.ts';
import { printable } from '../report/printable.ts';
import { baseUrlNote, tryOutLines } from '../report/try-out.ts';
import { loadCurrentBundle } from './current-bundle.ts';
import { Refusal, refuseToListen } from './listen-failure.ts';
import { buildName, LiveReloadEvents, withLiveReload } from './live-reload.ts';
import { shareLimit } from './redis.ts';
import { followBundle } from './reload.ts';
import type { Target } from './target.ts';

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
interface TrafficFlags {
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

/** A bundle of which every page is answered with HTML, whatever a request accepts, as hosts do that do not negotiate. Markdown keeps its own addresses. */
export const withoutNegotiation = ({ index, read }: Bundle): Bundle => {
  const plain = ({ markdown: _, ...route }: Route): Route => route;
  const routes = Object.fromEntries(Object.entries(index.routes).map(([path, route]) => [path, plain(route)]));
  const { page, api, apiPath } = index.missing;
  return {
    index: { ...index, headers: index.headers.map(unvaried), routes, missing: { page: plain(page), api: plain(api), apiPath } },
    read,
  };
};

const unvaried = (set: HeaderSet): HeaderSet => set.map(([name, value]) => [name, name === 'Vary' ? value.replace('Accept, ', '') : value]);

/** Flags of `sitec serve` that say how a bundle is served. */
export interface ServerFlags extends TrafficFlags {
  readonly host: string;
  /** How long a connection may wait for its next request, in seconds. */
  readonly keepAlive: number;
  readonly quiet?: boolean;
  readonly cwd?: string;
  /** False with `--no-negotiate`. */
  readonly negotiate?: boolean;
}

/** A server of a folder, and of every new bundle there. */
export interface BundleServer {
  /** Lets open requests finish, for less than 5 s. */
  close(): Promise<void>;
}

/** Serves a folder, and prints what to paste. Rejects with a `Refusal` when that cannot be. */
export const openBundleServer = async (target: Target, flags: ServerFlags, traffic: Traffic): Promise<BundleServer> => {
  const { folder, name, port, isWatched, isPreview } = target;
  const { bundle, state } = await loadCurrentBundle(folder).catch(Refusal.from);
  const events = isWatched ? new LiveReloadEvents(await buildName(bundle)) : null;
  const listening = { folder: name, port, host: flags.host };
  const timeouts = { keepAlive: flags.keepAlive * 1000 };
  const options = { port, host: flags.host, timeouts, ...traffic.options, ...(events && { takes: events.takes }) };
  const server = await serve(await dressed(bundle, flags, events), options).catch((error) => {
    events?.close();
    return refuseToListen(error, listening);
  });
  // Of a watch, each build is a line already.
  const tell = isWatched ? (): void => {} : undefined;
  const unfollow = followBundle(folder, state, { reload: (next) => reload(server, next, flags, events) }, tell);
  // A log has stdout for itself.
  const hasLog = flags.log === 'json';
  if (!flags.quiet) {
    const served = flags.negotiate === false ? withoutNegotiation(bundle) : bundle;
    process[hasLog ? 'stderr' : 'stdout'].write(await tryOutLines(server.url, served, isPreview ? null : reportOf(folder, flags.cwd)));
    process.stderr.write(isPreview ? previewNote(name) : baseUrlNote(bundle.index.site, server.url));
  }
  const close = (): Promise<void> => {
    unfollow();
    events?.close();
    return server.close();
  };
  return { close };
};

/** Path of the report that a build of the working folder wrote; null where there is none, and for a bundle of another project. */
const reportOf = (bundle: string, cwd = '.'): string | null => {
  const report = resolve(cwd, REPORT_FILE);
  const isOfProject = !relative(resolve(cwd), bundle).startsWith('..');
  return isOfProject && existsSync(report) ? relative(process.cwd(), report) : null;
};

const reload = async (server: RunningServer, bundle: Bundle, flags: ServerFlags, events: LiveReloadEvents | null): Promise<void> => {
  server.reload(await dressed(bundle, flags, events));
  events?.announce(await buildName(bundle));
};

/** A bundle as the flags want it served. */
const dressed = async (bundle: Bundle, flags: ServerFlags, events: LiveReloadEvents | null): Promise<Bundle> => {
  const { negotiate = true } = flags;
  const plain = negotiate ? bundle : withoutNegotiation(bundle);
  const made = events === null ? plain : withLiveReload(plain, await buildName(bundle));
  return { ...made, ...renewedAs(bundle, (next) => dressed(next, flags, events)) };
};

const previewNote = (name: string): string =>
  `note: ${name} is no bundle; it is compiled for this address, in a temporary folder. For the one to publish: sitec build\n`;
