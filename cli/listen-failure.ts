import { createServer } from 'node:net';

/** What a server was asked for. */
export interface Listening {
  /** The bundle, as it was named. */
  readonly folder: string;
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
  return `Port ${port} is taken. Try: sitec serve ${folder} --port ${await freePort(host, port + 1)}`;
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
