import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isWithin } from '../../compiler/base/file-path.ts';
import { REPORT_FILE } from '../../compiler/site/project-folder.ts';
import { serve, type RunningServer } from '../../runtime/adapters/node.ts';
import { renewedAs } from '../../runtime/adapters/open-bundle.ts';
import type { Bundle, Route } from '../../runtime/bundle.ts';
import type { HeaderSet } from '../../runtime/contract/reply.ts';
import { baseUrlNote, tryOutLines } from '../report/try-out.ts';
import { Refusal, refuseToListen } from './listen-failure.ts';
import { buildName, LiveReloadEvents, withLiveReload } from './live-reload.ts';
import { followBundle, loadCurrentBundle } from './reload.ts';
import type { Target } from './target.ts';
import type { Traffic, TrafficFlags } from './traffic.ts';

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
