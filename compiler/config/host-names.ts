/** Names of the hosts that a bundle can be built for, in the configuration and in `--host`. */
export const HOST_NAMES = [
  'node',
  'cloudflare',
  'netlify',
  'vercel',
  'nginx',
  'caddy',
  'apache',
  'firebase',
  'azure',
  'cloudfront',
  'github-pages',
  'any',
] as const;

/** A host that a bundle can be built for. */
export type HostName = (typeof HOST_NAMES)[number];
