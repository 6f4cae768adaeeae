import type { Host } from '../host.ts';
import { cloudflare } from './cloudflare.ts';

/** Every static host, in order. */
export const hosts: readonly Host[] = [cloudflare];
