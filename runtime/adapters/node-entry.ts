/** Entry point `sitec/node`: a bundle from a folder, and a server on node:http. */
export { loadBundle } from './node-bundle.ts';
export { serve } from './node.ts';
export type { RunningServer, ServeOptions, Timeouts } from './node.ts';
