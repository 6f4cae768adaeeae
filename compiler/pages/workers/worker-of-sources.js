// Runs the worker in tests, where the compiler runs from its sources: Node 20 does not strip types.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
