import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { packageFolder } from '../package.ts';

/** Starts a thread with a module of the compiler, named by its path in the project without its ending. `build.ts` must know the module. */
export const startThread = (module: string, options: Omit<WorkerOptions, 'workerData'> = {}): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(new URL('of-sources.js', import.meta.url), { execArgv: [], ...options, workerData: module })
    : new Worker(join(packageFolder(), 'build', `${module}.js`), { execArgv: [], ...options });
