/** Finds the web servers of this machine for the suite of hosts; run as a program it installs Debian's when it may, else says what to do. */
import { findProgram, provide } from './machine.js';

const advice = (name, variable) =>
  `no ${name} found, so the suite of hosts will not be asked of it: install ${name}, or set ${variable} to it`;

/** The module of brotli comes with its own package, which needs nginx. */
const SERVERS = {
  nginx: {
    variable: 'NGINX_PATH',
    names: ['nginx'],
    paths: ['/usr/sbin/nginx'],
    package: 'libnginx-mod-http-brotli-static',
    advice: advice('nginx', 'NGINX_PATH'),
  },
  caddy: { variable: 'CADDY_PATH', names: ['caddy'], package: 'caddy', advice: advice('caddy', 'CADDY_PATH') },
  apache: {
    variable: 'APACHE_PATH',
    names: ['apache2', 'httpd'],
    paths: ['/usr/sbin/apache2', '/usr/sbin/httpd'],
    package: 'apache2',
    advice: advice('apache2', 'APACHE_PATH'),
  },
};

/** Path of the program of a server; undefined when there is none. */
export const findServer = (name) => findProgram(SERVERS[name]);

for (const server of Object.values(SERVERS)) provide(import.meta.url, server);
