import { ALL_CODINGS, beside, defineHost } from '../host.ts';
import { caddyfile } from './caddyfile.ts';

/** Caddy 2.6 and later, with `sitec serve` behind it for /mcp and /a2a. */
export const caddy = defineHost({
  name: 'caddy',
  title: 'Caddy',
  supports: { headers: true, negotiation: true, post: true },
  answersMissingData: true,
  codings: ALL_CODINGS,
  *emit(plan) {
    yield beside('Caddyfile', caddyfile(plan));
  },
});
