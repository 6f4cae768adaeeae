// Runs the module of a thread in tests, where the compiler runs from its sources: Node 20 does not strip types.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(new URL(`../../../${workerData}.ts`, import.meta.url).href);
