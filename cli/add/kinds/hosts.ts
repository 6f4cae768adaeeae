import { basename } from 'node:path';
import type { HostName } from '../../../compiler/config/host-names.ts';
import { defineAddition, type Addition } from './addition.ts';
import { hostChanges } from './config-hosts.ts';
import { executed, type Project } from './project.ts';

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
