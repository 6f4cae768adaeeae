import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadBundle, serve } from '../runtime/adapters/node.ts';
import { tryOutLines } from './report/try-out.ts';

/** Flags of `sitec serve` as the command line gives them. */
export interface ServeFlags {
  readonly port: number;
  readonly host: string;
  /** False for --no-limit. */
  readonly limit: boolean;
}

/** `sitec serve`: prints what to paste, then answers until SIGINT or SIGTERM; answers the exit code. */
export const runServe = async (folder: string, { port, host, limit }: ServeFlags): Promise<number> => {
  const path = resolve(folder);
  if (!existsSync(join(path, 'sitec-manifest.json'))) return refuse(`${folder} holds no bundle. Write one first: sitec build`);
  try {
    const bundle = await loadBundle(path);
    const server = await serve(bundle, { port, host, ...(!limit && { limit: false as const }) });
    process.stdout.write(tryOutLines(server.url, bundle.index));
    if (bundle.index.site !== server.url.replace(/\/$/, '')) {
      process.stderr.write(
        `note: this bundle is built for ${bundle.index.site}; its cards and links point there. For this address: sitec build --base-url ${server.url}\n`,
      );
    }
    await stopSignal();
    await server.close();
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return refuse(`Port ${port} is taken. Try: sitec serve ${folder} --port ${port + 1}`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return refuse(`Cannot listen on ${host}:${port}: ${message}`);
    if (code === undefined && error instanceof Error) return refuse(message);
    throw error;
  }
};

const refuse = (message: string): number => {
  process.stderr.write(`error  ${message}\n`);
  return 3;
};

const stopSignal = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
