import { serve, type RunningServer } from '../../runtime/adapters/node.ts';
import type { Bundle, Route } from '../../runtime/bundle.ts';
import type { HeaderSet } from '../../runtime/contract/reply.ts';
import { baseUrlNote, tryOutLines } from '../report/try-out.ts';
import { loadCurrentBundle } from './current-bundle.ts';
import { Refusal, refuseToListen } from './listen-failure.ts';
import { buildName, LiveReloadEvents, withLiveReload } from './live-reload.ts';
import { followBundle } from './reload.ts';
import type { Target } from './target.ts';
import type { Traffic, TrafficFlags } from './traffic.ts';

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
    process[hasLog ? 'stderr' : 'stdout'].write(await tryOutLines(server.url, bundle));
    process.stderr.write(isPreview ? previewNote(name) : baseUrlNote(bundle.index.site, server.url));
  }
  const close = (): Promise<void> => {
    unfollow();
    events?.close();
    return server.close();
  };
  return { close };
};

const reload = async (server: RunningServer, bundle: Bundle, flags: ServerFlags, events: LiveReloadEvents | null): Promise<void> => {
  server.reload(await dressed(bundle, flags, events));
  events?.announce(await buildName(bundle));
};

/** A bundle as the flags want it served. */
const dressed = async (bundle: Bundle, { negotiate = true }: ServerFlags, events: LiveReloadEvents | null): Promise<Bundle> => {
  const plain = negotiate ? bundle : withoutNegotiation(bundle);
  return events === null ? plain : withLiveReload(plain, await buildName(bundle));
};

const previewNote = (name: string): string =>
  `note: ${name} is no bundle; it is compiled for this address, in a temporary folder. For the one to publish: sitec build\n`;
