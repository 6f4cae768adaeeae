/** nginx with the files that the compiler wrote for it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServer } from '../servers.js';
import { start, type Running } from './process.ts';

/** Where Debian keeps the module that sends .br files. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Starts nginx on a project with `deploy/nginx` and `dist`; /mcp and /a2a go to one of the ports of `runtimes`. */
export function startNginx(project: string, port: number, runtimes: readonly number[] = []): Promise<Running> {
  const folder = join(project, '.nginx');
  mkdirSync(folder, { recursive: true });
  const hasBrotli = existsSync(BROTLI);
  const text = `
    ${hasBrotli ? `load_module ${BROTLI};` : ''}
    daemon off; pid ${folder}/pid; error_log stderr; worker_processes 2; events { }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      include ${project}/deploy/nginx/http.conf;
      server { listen 127.0.0.1:${port}; root ${project}/dist; include ${project}/deploy/nginx/server.conf; ${hasBrotli ? 'brotli_static on;' : ''} }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), text);
  void runtimes;
  return start(String(findServer('nginx')), ['-p', folder, '-c', join(folder, 'nginx.conf')], port, folder);
}
