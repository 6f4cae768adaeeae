/** A port for a server whose address has to be known before it runs. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A free port of the loopback interface, held until `release`, so that nothing else takes it while a site is built for it. */
export const holdPort = async (): Promise<{ readonly port: number; release(): Promise<void> }> => {
  const holder = createServer();
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
  const { port } = holder.address() as AddressInfo;
  return { port, release: () => new Promise((done) => holder.close(() => done())) };
};

/** An address of the loopback interface at which nothing answers. */
export const deserted = async (): Promise<string> => {
  const { port, release } = await holdPort();
  await release();
  return `http://127.0.0.1:${port}`;
};
