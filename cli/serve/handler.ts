import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { thrownReason } from '../../compiler/base/errors.ts';
import { isWithin } from '../../compiler/base/file-path.ts';
import { unitEscape } from '../../compiler/base/json.ts';
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

/** Prints a line for each valid request, and at the end one with counts. */
interface RequestLog {
  readonly onRequest: (record: RequestRecord) => void;
  readonly end: () => void;
}

/** Maximum agents that are counted by name. The others are counted together, so that no client can fill the memory. */
const MAXIMUM_AGENTS = 1000;

const OTHERS = '(others)';

const UNNAMED = '(none)';

/**
 * A log of JSON lines. `time` is the end of the request (ISO 8601, UTC).
 * @param write receives one line with its end
 * @param isFull whether lines are dropped for now, because the output is not read; the last line has their number
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

/** A value as JSON on exactly one line of ASCII: no character of a client can end the line, move a cursor or change the text direction. */
export const jsonLine = (value: object): string => {
  const json = JSON.stringify(value).replace(/[^ -~]/g, unitEscape);
  return `${json}\n`;
};

/** Maximum bytes of a log that wait for a slow reader. */
const MAXIMUM_WAITING = 1_000_000;

/** Flags of `sitec serve` for rate limit and log. */
interface TrafficFlags {
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

/**
 * A bundle whose pages always answer with HTML, whatever a request accepts, as on hosts without negotiation. Markdown keeps its separate
 * addresses.
 */
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

/** Flags of `sitec serve` for the server. */
export interface ServerFlags extends TrafficFlags {
  readonly host: string;
  /** Idle time of a connection before its next request, in seconds. */
  readonly keepAlive: number;
  readonly quiet?: boolean;
  readonly cwd?: string;
  /** False with `--no-negotiate`. */
  readonly negotiate?: boolean;
}

/** A server for a folder, which picks up every new bundle there. */
export interface BundleServer {
  /** Lets open requests finish, for less than 5 s. */
  close(): Promise<void>;
}

/** Serves a folder, and prints lines to paste. Rejects with a `Refusal` when that fails. */
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
  // In watch mode, each build already has a line.
  const tell = isWatched ? (): void => {} : undefined;
  const unfollow = followBundle(folder, state, { reload: (next) => reload(server, next, flags, events) }, tell);
  // A log needs stdout for itself.
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

/** Path of the report of the last build in the working folder; null where there is none, and for a bundle of another project. */
const reportOf = (bundle: string, cwd = '.'): string | null => {
  const report = resolve(cwd, REPORT_FILE);
  return isWithin(resolve(bundle), resolve(cwd)) && existsSync(report) ? relative(process.cwd(), report) : null;
};

const reload = async (server: RunningServer, bundle: Bundle, flags: ServerFlags, events: LiveReloadEvents | null): Promise<void> => {
  server.reload(await dressed(bundle, flags, events));
  events?.announce(await buildName(bundle));
};

/** A bundle with the changes of the flags. */
const dressed = async (bundle: Bundle, flags: ServerFlags, events: LiveReloadEvents | null): Promise<Bundle> => {
  const { negotiate = true } = flags;
  const plain = negotiate ? bundle : withoutNegotiation(bundle);
  const made = events === null ? plain : withLiveReload(plain, await buildName(bundle));
  return { ...made, ...renewedAs(bundle, (next) => dressed(next, flags, events)) };
};

const previewNote = (name: string): string =>
  `note: ${name} is not a bundle; sitec compiled it into a temporary folder. To publish: sitec build\n`;
