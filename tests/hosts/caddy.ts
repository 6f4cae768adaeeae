/** Caddy with the Caddyfile that the compiler wrote for it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServer } from '../servers.js';
import { start, type Running } from './process.ts';

/** Starts Caddy on a project with `deploy/caddy` and `dist`; /mcp and /a2a go to the first of the ports `runtimes`. */
export const startCaddy = (project: string, port: number, [runtime = 0]: readonly number[]): Promise<Running> => {
  const program = String(findServer('caddy'));
  const folder = join(project, '.caddy');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\nimport ${project}/deploy/caddy/Caddyfile\n`);
  const env = {
    SITEC_ADDRESS: `http://127.0.0.1:${port}`,
    SITEC_ROOT: join(project, 'dist'),
    SITEC_RUNTIME: `127.0.0.1:${runtime}`,
    // As docs/how-to/hosting/caddy.md has it: without, the version of Debian breaks off about one of 30,000 large answers.
    SITEC_PROXY: isOld(program) ? 'buffer_requests' : 'request_buffers 1MiB',
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return start(program, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], port, folder, env);
};

/** Whether a Caddy is older than 2.6.4, where the option was renamed. */
const isOld = (program: string): boolean => /^v?2\.(?:[0-5]\.|6\.[0-3]\b)/.test(execFileSync(program, ['version'], { encoding: 'utf8' }));
