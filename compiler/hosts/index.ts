import type { Host } from '../host.ts';
import { any } from './any.ts';
import { cloudflare } from './cloudflare.ts';
import { netlify } from './netlify.ts';
import { node } from './node.ts';
import { vercel } from './vercel.ts';

/** Every host, in the order in which they are recognised. */
export const hosts: readonly Host[] = [node, cloudflare, netlify, vercel, any];
