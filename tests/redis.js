/** Finds the Redis of this machine for the tests of the shared rate limit; run as a program it installs Debian's when it may, else says what to do. */
import { findProgram, provide } from './machine.js';

const REDIS = {
  variable: 'REDIS_SERVER_PATH',
  names: ['redis-server', 'valkey-server'],
  package: 'redis-server',
  advice: 'no Redis found, so the tests of the shared rate limit will be skipped: install redis-server, or set REDIS_SERVER_PATH to it',
};

/** Path of the first Redis server of this machine; undefined when there is none. */
export const findRedis = () => findProgram(REDIS);

provide(import.meta.url, REDIS);
