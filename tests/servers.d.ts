/** A web server that the suite of hosts is asked of. */
export type ServerName = 'nginx' | 'caddy' | 'apache';

/** Path of the program of a server; undefined when this machine has none. */
export function findServer(name: ServerName): string | undefined;
