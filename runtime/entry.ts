/** Entry point `sitec/runtime`: the handler, which only needs Web APIs, its store, and the types of both. */
export { createRenewingHandler as createHandler } from './adapters/renewal.ts';
export type { Handler, HandlerOptions, RequestRecord, ServiceRequest, ServiceResponse } from './exchange.ts';
export { chunksOf } from './body.ts';
export type { Body, Chunk } from './body.ts';
export { createMemoryStore } from './limit/limit.ts';
export type { Decision, LimitStore } from './limit/limit.ts';
export type { Bundle, LimitTable, RuntimeIndex } from './bundle.ts';
export type { HeaderSet } from './contract/reply.ts';
export type { MaybePromise } from './maybe-promise.ts';
