/** nginx with the files that the compiler wrote for it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { findServer } from '../servers.js';
import { start, type Running } from './process.ts';

/** Where Debian keeps the module that sends .br files. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx sends .br files: its module is a package of its own. */
export const hasBrotli = existsSync(BROTLI);

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'));

/** Where there is IPv6, a socket for both: clients of IPv4 come with mapped addresses, as on `listen [::]:443 ipv6only=off`. */
const listen = (port: number): string => (hasIpv6 ? `listen [::ffff:127.0.0.1]:${port} ipv6only=off;` : `listen 127.0.0.1:${port};`);

/** Starts nginx on a project with `deploy/nginx` and `dist`; /mcp and /a2a go to the ports `runtimes`, in turn. */
export const startNginx = (project: string, port: number, runtimes: readonly number[]): Promise<Running> => {
  const [folder, deployed] = [join(project, '.nginx'), join(project, 'deploy/nginx')];
  mkdirSync(folder, { recursive: true });
  const http = readFileSync(join(deployed, 'http.conf'), 'utf8');
  const servers = runtimes.map((each) => `server 127.0.0.1:${each};`).join(' ');
  writeFileSync(join(folder, 'http.conf'), http.replace('server 127.0.0.1:4321;', servers));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const text = `
    ${hasBrotli ? `load_module ${BROTLI};` : ''}
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    worker_processes 2;
    events { }
    http {
      access_log off;
      ${paths.join(' ')}
      include ${folder}/http.conf;
      server {
        ${listen(port)}
        root ${project}/dist;
        include ${deployed}/server.conf;
        ${hasBrotli ? 'brotli_static on;' : ''}
      }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), text);
  return start(String(findServer('nginx')), ['-p', folder, '-c', join(folder, 'nginx.conf')], port, folder);
};
