/** Apache with the .htaccess that the compiler wrote into the bundle, and with the modules that a fresh Debian loads. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServer } from '../servers.js';
import { start, type Running } from './process.ts';

/** What Debian enables, what the file needs, and what may get in its way. */
const MODULES =
  'mpm_event access_compat alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir env filter mime ' +
  'negotiation reqtimeout setenvif status headers rewrite proxy proxy_http';

const FOLDERS = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];

/** Types, encodings and languages by extension, as Debian configures them, and compression of everything. */
const CONFIGURATION = `
  TypesConfig /etc/mime.types
  AddEncoding x-gzip .gz .tgz
  AddType application/x-gzip .gz
  AddLanguage de .de
  AddHandler type-map var
  AddDefaultCharset iso-8859-1
  SetOutputFilter DEFLATE
`;

/** Starts Apache on a project with a bundle in `dist`; /mcp and /a2a go to the first of the ports `runtimes`. */
export const startApache = (project: string, port: number, [runtime = 0]: readonly number[]): Promise<Running> => {
  const folder = join(project, '.apache');
  mkdirSync(folder, { recursive: true });
  const modules = FOLDERS.find((each) => existsSync(each)) ?? '';
  const loads = MODULES.split(' ').flatMap((name) => {
    const path = join(modules, `mod_${name}.so`);
    return existsSync(path) ? [`LoadModule ${name}_module ${path}`] : [];
  });
  const text = `
    ${loads.join('\n')}
    ServerRoot ${folder}
    ServerName 127.0.0.1
    PidFile ${folder}/pid
    DefaultRuntimeDir ${folder}
    ErrorLog ${folder}/error.log
    Listen 127.0.0.1:${port}
    ${CONFIGURATION}
    DocumentRoot ${project}/dist
    SetEnvIf Request_URI "^" SITEC_RUNTIME=127.0.0.1:${runtime}
    <Directory ${project}/dist>
      Options Indexes FollowSymLinks MultiViews
      AllowOverride All
      Require all granted
    </Directory>
    <FilesMatch "^\\.ht">
      Require all denied
    </FilesMatch>
    ${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}`;
  writeFileSync(join(folder, 'httpd.conf'), text);
  return start(String(findServer('apache')), ['-DFOREGROUND', '-f', join(folder, 'httpd.conf')], port, folder);
};
