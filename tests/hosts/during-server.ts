/** A server of node:http as long as a check takes. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Checks something while a listener answers at a port of the loopback interface, or at a free one. */
export const duringServer = async <Value>(listener: RequestListener, check: (url: string) => Promise<Value>, port = 0): Promise<Value> => {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  try {
    return await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
};
