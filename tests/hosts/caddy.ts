/** Caddy with the Caddyfile that the compiler wrote for it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServer } from '../servers.js';
import { start, type Running } from './process.ts';

/** Starts Caddy on a project with `deploy/caddy` and `dist`; /mcp and /a2a go to the first of the ports `runtimes`. */
export function startCaddy(project: string, port: number, [runtime = 0]: readonly number[]): Promise<Running> {
  const folder = join(project, '.caddy');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\nimport ${project}/deploy/caddy/Caddyfile\n`);
  const env = {
    SITEC_ADDRESS: `http://127.0.0.1:${port}`,
    SITEC_ROOT: join(project, 'dist'),
    SITEC_RUNTIME: `127.0.0.1:${runtime}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return start(String(findServer('caddy')), ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], port, folder, env);
}
