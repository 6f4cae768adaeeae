/** Path of the first Redis server of this machine; undefined when there is none. */
export function findRedis(): string | undefined;
