import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../base/package.ts';

/** Files with the whole runtime for one platform each, which `npm run build` makes from `runtime/edge/`. */
export type EdgeFile = 'cloudflare' | 'netlify-edge' | 'netlify-function' | 'vercel' | 'lambda' | 'fetch-server' | 'node-server';

/** Text of a ready file. It does not depend on a site, so it can be copied beside any bundle. */
export const edgeFile = (name: EdgeFile): string => readFileSync(join(packageFolder(), 'build', 'edge', `${name}.js`), 'utf8');
