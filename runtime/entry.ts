/** What `sitec/runtime` is for other programs: the handler, which needs Web APIs only, its store, and the types of both. */
export { createHandler } from './handler.ts';
export type { Decision, Handler, HandlerOptions, LimitStore, RequestRecord, ServiceRequest, ServiceResponse } from './handler.ts';
export { chunksOf } from './body.ts';
export type { Body, Chunk } from './body.ts';
export { createMemoryStore } from './limit.ts';
export type { Bundle, HeaderSet, LimitTable, RuntimeIndex } from './bundle.ts';
export type { Soon } from './soon.ts';
