import { refuse } from '../terminal/exit.ts';
import { endInTime, stopSignal } from '../terminal/stop.ts';
import { openBundleServer, type BundleServer, type ServerFlags } from './bundle-server.ts';
import { Refusal } from './listen-failure.ts';
import { findTarget, type Target, type TargetFlags } from './target.ts';
import { openTraffic, type Traffic } from './traffic.ts';

/** Flags of `sitec serve` as the command line gives them. */
export type ServeFlags = ServerFlags & TargetFlags;

/** `sitec serve`: prints lines to paste, then answers until SIGINT or SIGTERM; returns the exit code. */
export const runServe = async (folder: string | undefined, flags: ServeFlags): Promise<number> => {
  try {
    const target = await findTarget(folder, flags);
    const traffic = await openTraffic(flags).catch(Refusal.from);
    return await serveTarget(target, flags, traffic).finally(traffic.close);
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message);
    throw error;
  }
};

const serveTarget = async (target: Target, flags: ServeFlags, traffic: Traffic): Promise<number> => {
  const stopped = stopSignal();
  const running: { server: BundleServer | null; isStopped: boolean } = { server: null, isStopped: false };
  const closed = stopped.then(async () => {
    running.isStopped = true;
    endInTime();
    await running.server?.close();
  });
  const open = async (): Promise<void> => {
    if (!running.isStopped) running.server ??= await openBundleServer(target, flags, traffic);
  };
  try {
    if (!target.isPreview) await open();
    const failure = await buildTarget(target, stopped, open);
    if (failure !== 0) return failure;
    await closed;
  } finally {
    await running.server?.close();
  }
  traffic.summarise();
  return 0;
};

/** An existing bundle needs no compiler, which takes time to load. */
const buildTarget = async (target: Target, stopped: Promise<unknown>, open: () => Promise<void>): Promise<number> => {
  if (target.options === null) return 0;
  const { buildServed } = await import('./build-served.ts');
  return buildServed(target.options, target, stopped, open);
};
