import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadBundle } from '../runtime/adapters/node-bundle.ts';
import { serve } from '../runtime/adapters/node.ts';
import type { Bundle } from '../runtime/bundle.ts';
import { refuse } from './refusal.ts';
import { followBundle } from './reload.ts';
import { tryOutLines } from './report/try-out.ts';
import { openTraffic, type Traffic, type TrafficFlags } from './traffic.ts';

/** Flags of `sitec serve` as the command line gives them. */
export interface ServeFlags extends TrafficFlags {
  readonly port: number;
  readonly host: string;
}

/** `sitec serve`: prints what to paste, then answers until SIGINT or SIGTERM; answers the exit code. */
export const runServe = async (folder: string, flags: ServeFlags): Promise<number> => {
  const path = resolve(folder);
  if (!existsSync(join(path, 'sitec-manifest.json'))) return refuse(`${folder} holds no bundle. Write one first: sitec build`);
  try {
    const bundle = await loadBundle(path);
    const traffic = await openTraffic(flags);
    await serveUntilStopped(bundle, path, flags, traffic).finally(traffic.close);
    return 0;
  } catch (error) {
    const reason = expectedFailure(error, folder, flags);
    if (reason === null) throw error;
    return refuse(reason);
  }
};

const serveUntilStopped = async (bundle: Bundle, folder: string, { port, host, log }: ServeFlags, traffic: Traffic): Promise<void> => {
  const server = await serve(bundle, { port, host, ...traffic.options });
  // Before anything is printed: who reads it may send a signal at once.
  const [stopped, unfollow] = [stopSignal(), followBundle(folder, server)];
  // A log has stdout for itself.
  process[log === undefined ? 'stdout' : 'stderr'].write(tryOutLines(server.url, bundle.index));
  noteOtherAddress(bundle.index.site, server.url);
  await stopped;
  unfollow();
  await server.close();
  traffic.summarise();
};

const noteOtherAddress = (site: string, url: string): void => {
  if (site === url.replace(/\/$/, '')) return;
  process.stderr.write(
    `note: this bundle is built for ${site}; its cards and links point there. For this address: sitec build --base-url ${url}\n`,
  );
};

/** What went wrong in one sentence; null for a bug. */
const expectedFailure = (error: unknown, folder: string, { port, host }: ServeFlags): string | null => {
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Try: sitec serve ${folder} --port ${port + 1}`;
  if (['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].includes(code ?? '')) return `Cannot listen on ${host}:${port}: ${error.message}`;
  // The loader of bundles says in one sentence what a bundle lacks; anything of another kind is ours.
  return code === undefined && error.name === 'Error' ? error.message : null;
};

const stopSignal = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
