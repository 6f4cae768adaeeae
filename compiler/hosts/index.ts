import { any } from './any.ts';
import { apache } from './apache/index.ts';
import { azure } from './azure/index.ts';
import { caddy } from './caddy/index.ts';
import { cloudflare } from './cloudflare/index.ts';
import { cloudfront } from './cloudfront/index.ts';
import { firebase } from './firebase/index.ts';
import { githubPages } from './github-pages.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify/index.ts';
import { nginx } from './nginx/index.ts';
import { node } from './node.ts';
import { vercel } from './vercel/index.ts';

/** Every host, in the order of detection. */
export const hosts: readonly Host[] = [
  node,
  cloudflare,
  netlify,
  vercel,
  nginx,
  caddy,
  apache,
  firebase,
  azure,
  cloudfront,
  githubPages,
  any,
];
