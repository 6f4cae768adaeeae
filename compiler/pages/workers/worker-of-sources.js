// Runs the worker where the compiler runs from its sources, in tests: Node 20 does not strip types.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
