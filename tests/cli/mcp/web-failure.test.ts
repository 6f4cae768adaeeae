/** What is advised where nothing comes from an address: what fits the reason. */
import { expect, it } from 'vitest';
import { runCheck } from '../../../cli/check/run.ts';
import { cutFailure, redirectWords, webFailure } from '../../../cli/web/web-failure.ts';
import { run } from '../fixture.ts';
import { listen } from '../../tools/test-server.ts';

const failed = (code: string): Error => new TypeError('fetch failed', { cause: Object.assign(new Error('words'), { code }) });

it.each([
  ['ENOTFOUND', 'check the spelling of the host'],
  ['EAI_AGAIN', 'check the spelling of the host'],
  ['CERT_HAS_EXPIRED', 'renew the certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'get a certificate for this name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'send the full certificate chain'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'send the full certificate chain'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'send the full certificate chain'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'send the full certificate chain'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'fix TLS on the host'],
  ['ECONNREFUSED', 'start the server'],
  ['ENETUNREACH', 'check the network connection of this machine'],
  ['ECONNRESET', 'check the server log for this request'],
])('of %s: %s', (code, advice) => {
  const failure = webFailure(failed(code), 1000);
  expect(failure.reason).toBe(`cannot be reached (${code})`);
  expect(failure.advice).toContain(advice);
  expect(cutFailure(failed(code), 1000).reason).toBe(`broke off its answer (${code})`);
});

it('of a port that is never asked', () =>
  expect(webFailure(new TypeError('fetch failed', { cause: new Error('bad port') }), 1000).advice).toContain('use another port'));

it('of a server without TLS that is asked for it', async () => {
  const address = (await listen((_, response) => void response.end())).replace('http:', 'https:');
  const { code, stderr } = await run(() => runCheck(address, { timeout: 5, concurrency: 4 }));
  expect([code, stderr]).toEqual([4, expect.stringContaining('  fix   fix TLS on the host, or use an http:// address')]);
});

it.each([
  ['https://acme.example/x', ': give https://acme.example'],
  ['http://www.acme.example/x', ': give http://www.acme.example'],
  ['/y', ': give that address'],
  ['https://portal.example/x', ', which is at another host'],
  ['http://acme.example.evil.example/x', ', which is at another host'],
])('of a redirect to %s', (location, words) => {
  const target = new URL(location, 'http://acme.example').href;
  expect(redirectWords('http://acme.example/x', new Response(null, { headers: { location } }), '/x')).toBe(
    `http://acme.example/x redirects to ${target}${words}`,
  );
});
