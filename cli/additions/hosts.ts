import type { HostName } from '../../compiler/host.ts';
import { defineAddition, type Addition } from './addition.ts';
import { hostChanges } from './config-hosts.ts';
import { executed, type Project } from './project.ts';

/** A host of which the build writes the files: its name goes into the configuration. docs/hosting.md has its steps, and those of `publish`. */
const hostAddition = (name: HostName, description: string, publish: readonly string[]): Addition =>
  defineAddition({ name, description, changes: (project) => ({ ...hostChanges(project, name), next: stepsOf(project, name, publish) }) });

/** What publishes a bundle after it was built for a host. */
export const stepsOf = (project: Project, name: HostName, publish: readonly string[]): readonly string[] => [
  executed(project, `${project.build} --host ${name}`),
  ...publish,
  `docs/hosting.md has what else ${name} needs`,
];

const RUNTIME = 'npx sitec serve /srv/www.example.com/dist --trust-proxy 127.0.0.1';

/** Hosts that need nothing in the project but their name. */
export const plainHosts: readonly Addition[] = [
  hostAddition('cloudflare', 'Cloudflare Workers or Pages', ['cd deploy/cloudflare && npx wrangler deploy']),
  hostAddition('vercel', 'Vercel', ['cd deploy/vercel && npx vercel deploy --prebuilt --prod']),
  hostAddition('nginx', 'nginx, with sitec serve behind it', [
    'include /srv/www.example.com/deploy/nginx/http.conf;',
    'include /srv/www.example.com/deploy/nginx/server.conf;',
    RUNTIME,
  ]),
  hostAddition('caddy', 'Caddy, with sitec serve behind it', ['import /srv/www.example.com/deploy/caddy/Caddyfile', RUNTIME]),
  hostAddition('apache', 'Apache, with sitec serve behind it', ['sudo a2enmod headers rewrite setenvif proxy proxy_http', RUNTIME]),
  hostAddition('firebase', 'Firebase Hosting', [
    'npx firebase-tools deploy --only hosting --project YOUR-PROJECT --config deploy/firebase/firebase.json',
  ]),
  hostAddition('azure', 'Azure Static Web Apps', [
    'npx @azure/static-web-apps-cli deploy dist --env production --deployment-token "$TOKEN"',
  ]),
  hostAddition('cloudfront', 'S3 and CloudFront', ['aws cloudfront create-invalidation --distribution-id "$ID" --paths \'/*\'']),
];
