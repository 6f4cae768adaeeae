/** What the servers themselves say of the files that the compiler wrote, as a user would ask them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServer, type ServerName } from '../servers.js';
import type { Outcome } from '../tools/outcome.ts';

const run = (
  server: ServerName,
  words: readonly string[],
  cwd: string,
): { readonly failed: boolean; readonly stdout: string; readonly said: string } => {
  const { status, stdout, stderr } = spawnSync(String(findServer(server)), words, { cwd, encoding: 'utf8' });
  return { failed: status !== 0, stdout, said: stdout + stderr };
};

const accepts = (name: string, server: ServerName, words: readonly string[], cwd: string): Outcome => {
  const { failed, said } = run(server, words, cwd);
  return { name, expected: 0, unexpected: failed || /\bwarn\b/i.test(said) ? [said] : [] };
};

/** Asks a server whether it takes its files in a project; of Apache, whether it takes the configuration that names the folder. */
export const checkConfiguration = (server: ServerName, project: string): readonly Outcome[] => {
  if (server === 'nginx')
    return [accepts('nginx -t takes deploy/nginx/nginx.conf', server, ['-t', '-p', 'deploy/nginx', '-c', 'nginx.conf'], project)];
  if (server === 'apache') return [accepts('apache2 -t', server, ['-t', '-f', join(project, '.apache/httpd.conf')], project)];
  const file = 'deploy/caddy/Caddyfile';
  const formatted = run(server, ['fmt', file], project).stdout;
  return [
    accepts('caddy validate takes the Caddyfile', server, ['validate', '--config', file, '--adapter', 'caddyfile'], project),
    {
      name: 'caddy fmt has nothing to change',
      expected: 0,
      unexpected: formatted === readFileSync(join(project, file), 'utf8') ? [] : ['it has'],
    },
  ];
};
