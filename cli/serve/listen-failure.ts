import { createServer, type AddressInfo } from 'node:net';

/** Why nothing can be served, in one sentence: not a bug. */
export class Refusal extends Error {
  /** Makes a refusal of what was thrown in one sentence; throws anything else as it is. */
  static from(this: void, error: unknown): never {
    throw error instanceof Error && error.name === 'Error' && !('code' in error) ? new Refusal(error.message) : error;
  }
}

/** What a server was asked for. */
interface Listening {
  /** The folder, as it was named; absent when it was found. */
  readonly folder?: string | undefined;
  readonly port: number;
  readonly host: string;
}

/** Calls of the system that look an address up, or take it. */
const CALLS = ['listen', 'bind', 'getaddrinfo'];
/** How many ports are tried before a free one is left to the system. */
const TRIES = 20;
const HIGHEST_PORT = 65_535;

/** Why an address cannot be listened on, in one sentence, with a port that is free; null for any other error. */
export const listenFailure = async (error: NodeJS.ErrnoException, { folder, port, host }: Listening): Promise<string | null> => {
  if (!CALLS.includes(error.syscall ?? '')) return null;
  if (error.code !== 'EADDRINUSE') return `Cannot listen on ${host}:${port}: ${error.message}`;
  return `Port ${port} is taken. Try: ${['sitec serve', ...(folder === undefined ? [] : [folder])].join(' ')} --port ${await freePort(host, port + 1)}`;
};

/** Rejects with a `Refusal` that says why an address cannot be listened on; with any other error as it is. */
export const refuseToListen = async (error: NodeJS.ErrnoException, listening: Listening): Promise<never> => {
  const reason = await listenFailure(error, listening);
  throw reason === null ? error : new Refusal(reason);
};

/** A port that is free at the moment: the one that was asked for, or any for 0. Rejects as `refuseToListen` does. */
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

/** The first free port from one on; 0, which takes any, when there is none nearby. */
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
