import { defineEmitter } from '../build/build.ts';
import { indexNowPath } from '../paths.ts';

/** The key file of IndexNow, whose whole text is the key (indexnow.org). It only proves who owns the site: `sitec publish` sends. */
export const indexNowKey = defineEmitter('IndexNow key', function* ({ settings }) {
  const key = settings.config.indexNow?.key;
  if (key !== undefined) yield { path: indexNowPath(key), class: 'text', body: key, origin: 'indexNow.key' };
});
