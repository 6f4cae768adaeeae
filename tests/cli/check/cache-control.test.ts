/** For how long caches may keep an answer by its Cache-Control header. */
import { expect, it } from 'vitest';
import { storedSeconds } from '../../../cli/check/checks/headers/cache-control.ts';

it.each([
  ['', 0],
  ['public, max-age=600', 600],
  ['s-maxage=86400, max-age=0', 86_400],
  ['max-age=0, s-maxage=86400', 86_400],
  ['s-maxage=60, max-age=7200', 7200],
  ['Public,MAX-AGE=7200', 7200],
  ['max-age="7200"', 7200],
  ['max-age = 7200', 7200],
  ['max-age=60, max-age=7200', 60],
  ['max-age=soon', 0],
  ['x-max-age=7200', 0],
  ['no-cache, max-age=7200', 0],
  ['max-age=7200, No-Store', 0],
  ['no-cache="set-cookie, max-age=1", max-age=7200', 7200],
  ['private="a\\", no-store", max-age=7200', 7200],
  ['max-age=600, immutable', 600],
])('of %j are %i seconds', (header, seconds) => expect(storedSeconds(header)).toBe(seconds));
