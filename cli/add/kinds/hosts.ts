import { basename } from 'node:path';
import { isMap, isSeq, parseDocument } from 'yaml';
import type { HostName } from '../../../compiler/config/host-names.ts';
import { defineAddition, type Addition, changedFile, NONE, type FileChanges } from './addition.ts';
import { executed, type Project } from './project.ts';
import { withMember } from './json-text.ts';

/**
 * A host whose files the build writes: the addition puts its name into the configuration. The page of the host in docs/how-to/hosting/ has
 * the same steps as `publish`.
 */
const hostAddition = (name: HostName, description: string, publish: (out: string) => readonly string[]): Addition =>
  defineAddition({
    name,
    description,
    changes: (project) => ({ ...hostChanges(project, name), next: stepsOf(project, name, publish(project.out)) }),
  });

/** The commands that publish a bundle after a build for a host. */
export const stepsOf = (project: Project, name: HostName, publish: readonly string[]): readonly string[] => [
  executed(project, `${project.build} --host ${name}`),
  ...publish,
  `docs/how-to/hosting/${name}.md describes what else ${name} needs`,
];

/** The folder on the server has the name of the project's folder. */
const runtime = (out: string): string => `npx sitec serve /srv/www.example.com/${basename(out)} --trust-proxy 127.0.0.1`;

/** Hosts that need only their name in the project. */
export const plainHosts: readonly Addition[] = [
  hostAddition('cloudflare', 'Cloudflare Workers or Pages', () => ['cd deploy/cloudflare && npx wrangler deploy']),
  hostAddition('vercel', 'Vercel', () => ['cd deploy/vercel && npx vercel deploy --prebuilt --prod']),
  hostAddition('nginx', 'nginx as a proxy for sitec serve', (out) => [
    'include /srv/www.example.com/deploy/nginx/http.conf;',
    'include /srv/www.example.com/deploy/nginx/server.conf;',
    runtime(out),
  ]),
  hostAddition('caddy', 'Caddy as a proxy for sitec serve', (out) => ['import /srv/www.example.com/deploy/caddy/Caddyfile', runtime(out)]),
  hostAddition('apache', 'Apache as a proxy for sitec serve', (out) => [
    'sudo a2enmod headers rewrite setenvif proxy proxy_http',
    runtime(out),
  ]),
  hostAddition('firebase', 'Firebase Hosting', () => [
    'npx firebase-tools deploy --only hosting --project YOUR-PROJECT --config deploy/firebase/firebase.json',
  ]),
  hostAddition('azure', 'Azure Static Web Apps', (out) => [
    `npx @azure/static-web-apps-cli deploy ${out} --env production --deployment-token "$TOKEN"`,
  ]),
  hostAddition('cloudfront', 'S3 and CloudFront', () => ['aws cloudfront create-invalidation --distribution-id "$ID" --paths \'/*\'']),
];

const NEW = 'sitec.config.json';

/** Adds a host to the configuration of a project. A configuration in code, or one that already lists hosts, is left to the user. */
export const hostChanges = ({ config, hosts, read }: Project, name: HostName): FileChanges => {
  if (hosts.includes(name)) return NONE;
  const before = config === null ? null : read(config);
  if (config === null || before === null)
    return { edits: [{ path: NEW, before: null, after: `{\n  "hosts": ["${name}"]\n}\n`, replaces: false }], pastes: [] };
  const named = [...hosts, name];
  const path = config.endsWith('package.json') ? ['sitec'] : [];
  if (config.endsWith('.json'))
    return changedFile(config, before, (text) => inJson(text, path, name), `"hosts": [${named.map((each) => `"${each}"`).join(', ')}]`);
  if (/\.ya?ml$/.test(config)) return changedFile(config, before, (text) => inYaml(text, name), `hosts: [${named.join(', ')}]`);
  return { edits: [], pastes: [{ path: config, text: `hosts: [${named.map((each) => `'${each}'`).join(', ')}],` }] };
};

const inJson = (text: string, path: readonly string[], name: string): string | null =>
  hostsOf(text, path) === null ? withMember(text, path, 'hosts', [name]) : null;

/** Adds a line at the end, so that everything before it stays as it is. */
const inYaml = (text: string, name: string): string | null => {
  if (hostsOf(text, []) !== null || !isBlock(text)) return null;
  const added = `${text === '' || text.endsWith('\n') ? text : `${text}\n`}hosts: [${name}]\n`;
  return hostsOf(added, [])?.join() === name ? added : null;
};

/** Whether a document has one key on each line, so that a new line adds a key. */
const isBlock = (text: string): boolean => {
  const { contents, errors } = parseDocument(text);
  return errors.length === 0 && (contents === null || (isMap(contents) && !contents.flow));
};

/** The hosts that a configuration in JSON or YAML names; null when it names none. */
const hostsOf = (text: string, path: readonly string[]): readonly unknown[] | null => {
  const hosts = parseDocument(text).getIn([...path, 'hosts']);
  return hosts === undefined ? null : isSeq(hosts) ? (hosts.toJSON() as readonly unknown[]) : [hosts];
};
