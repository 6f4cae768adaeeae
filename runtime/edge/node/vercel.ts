/** The runtime as a Vercel function (Build Output API, launcher `Nodejs`). The bundle is the folder `dist` beside this file. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createLateHandler } from '../../adapters/late-handler.ts';
import { exchange, type Demand, type Service } from '../../adapters/node-exchange.ts';
import { openFolder } from '../../adapters/node-folder.ts';
import { createHandler } from '../../handler.ts';

const report = console.error;

const handlerFor = createLateHandler<string>(async (folder) => createHandler(await openFolder(folder), { report }), report);

/**
 * Vercel overwrites X-Forwarded-For, so that no client can forge it (vercel.com/docs/headers/request-headers). Behind a proxy that Vercel
 * trusts it is a list: the last hop connected to Vercel, and from there the trusted proxies of the bundle are skipped.
 */
const addressOf = ({ headers }: IncomingMessage): string => {
  const forwarded = headers['x-forwarded-for'] ?? headers['x-real-ip'] ?? '';
  return String(forwarded).split(',').at(-1)?.trim() ?? '';
};

const service: Service = {
  handler: handlerFor(fileURLToPath(new URL('dist', import.meta.url))),
  isClosing: false,
  addressOf,
};

/** The platform has checked the request, and manages the connections. */
const demand: Demand = { refusal: 0, waits: false, isLast: false, isNewest: () => true };

export default function answer(incoming: IncomingMessage, response: ServerResponse): void {
  // Vercel compresses answers; compressed forms are not deployed with the function.
  delete incoming.headers['accept-encoding'];
  void exchange(service, incoming, response, demand);
}
