import { ALL_CODINGS, defineHost } from '../host.ts';
import { caddyfile } from './caddyfile.ts';

/** Caddy 2.6 and later, with `sitec serve` behind it for /mcp and /a2a. */
export const caddy = defineHost({
  name: 'caddy',
  title: 'Caddy',
  supports: { headers: true, negotiation: true, post: true },
  answersMissingData: true,
  codings: ALL_CODINGS,
  *emit(plan) {
    yield { place: 'deploy', path: 'Caddyfile', body: caddyfile(plan) };
  },
});
