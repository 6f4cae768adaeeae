import type { Host } from '../host.ts';
import { any } from './any.ts';
import { apache } from './apache.ts';
import { azure } from './azure.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { cloudfront } from './cloudfront.ts';
import { firebase } from './firebase.ts';
import { githubPages } from './github-pages.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { node } from './node.ts';
import { vercel } from './vercel.ts';

/** Every host, in the order in which they are recognised. */
export const hosts: readonly Host[] = [node, cloudflare, netlify, vercel, nginx, caddy, apache, firebase, azure, cloudfront, githubPages, any];
