import { createServer, type AddressInfo } from 'node:net';

/** Why nothing can be served, in one sentence. It is not a bug. */
export class Refusal extends Error {
  /** Turns an error of one sentence into a refusal; rethrows any other error. */
  static from(this: void, error: unknown): never {
    throw error instanceof Error && error.name === 'Error' && !('code' in error) ? new Refusal(error.message) : error;
  }
}

/** Requested address and folder. */
interface Listening {
  /** The folder as given; absent for a detected one. */
  readonly folder?: string | undefined;
  readonly port: number;
  readonly host: string;
}

/** System calls that look up an address, or bind it. */
const CALLS = ['listen', 'bind', 'getaddrinfo'];
/** Number of ports to try before the system chooses one. */
const TRIES = 20;
const HIGHEST_PORT = 65_535;

/** Why the server cannot listen on an address, in one sentence, with a free port; null for any other error. */
export const listenFailure = async (error: NodeJS.ErrnoException, { folder, port, host }: Listening): Promise<string | null> => {
  if (!CALLS.includes(error.syscall ?? '')) return null;
  if (error.code !== 'EADDRINUSE') return `Cannot listen on ${host}:${port}: ${error.message}`;
  return `Port ${port} is taken. Try: ${['sitec serve', ...(folder === undefined ? [] : [folder])].join(' ')} --port ${await freePort(host, port + 1)}`;
};

/** Rejects with a `Refusal` that tells why the server cannot listen on an address; with any other error as it is. */
export const refuseToListen = async (error: NodeJS.ErrnoException, listening: Listening): Promise<never> => {
  const reason = await listenFailure(error, listening);
  throw reason === null ? error : new Refusal(reason);
};

/** A currently free port: the requested one, or any for 0. Rejects as `refuseToListen` does. */
export const claimPort = async (listening: Listening): Promise<number> => {
  const { host, port } = listening;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    return await refuseToListen(error as NodeJS.ErrnoException, listening);
  } finally {
    probe.close();
  }
};

/** The first free port at or above a number; 0, which means any, when there is none nearby. */
const freePort = async (host: string, first: number): Promise<number> => {
  for (let port = first; port < first + TRIES && port <= HIGHEST_PORT; port++) if (await isFree(host, port)) return port;
  return 0;
};

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
