import { beside, defineHost } from '../host.ts';
import { sayableBundlePath, textOfGroups } from '../server-plan.ts';
import { nginxHttp } from './http.ts';
import { block, NGINX_NOTE, nginxServer, quoted } from './server.ts';

/** Temporary files of nginx that are in system folders by default, which may not be writable. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * A complete configuration that includes the two others, to test a bundle without installing anything: `nginx -p deploy/nginx -c
 * nginx.conf`.
 */
const tryOut = (bundlePath: string): string =>
  textOfGroups([
    [NGINX_NOTE, '# To try a bundle out: nginx -p deploy/nginx -c nginx.conf. A server of your own includes http.conf and server.conf.'],
    ['daemon off;', 'pid nginx.pid;', 'error_log stderr;', 'events { }'],
    block('http', [
      'access_log off;',
      ...TEMPORARY.map((name) => `${name}_temp_path ${name}_temp;`),
      'include http.conf;',
      ...block('server', ['listen 127.0.0.1:8080;', `root ${quoted(bundlePath)};`, 'include server.conf;']),
    ]),
  ]);

/** nginx 1.18 and later, with `sitec serve` behind it for /mcp and /a2a. */
export const nginx = defineHost({
  name: 'nginx',
  title: 'nginx',
  supports: { headers: true, negotiation: true, post: true },
  answersMissingData: true,
  codings: ['br', 'gzip'],
  *emit(plan) {
    yield beside('http.conf', nginxHttp(plan));
    yield beside('server.conf', nginxServer(plan));
    yield beside('nginx.conf', tryOut(sayableBundlePath(plan, 'nginx', '$')));
  },
});
