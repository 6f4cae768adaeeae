/** Tokens of origin trials are judged as far as they can be read. */
import { expect, it } from 'vitest';
import { discoveryChecks } from '../../../cli/check/checks/discovery/index.ts';
import { trialFault } from '../../../cli/check/checks/discovery/origin-trial.ts';
import { file } from '../../compiler/site/crawl/web-site.ts';
import { trialToken } from '../../trial-token.ts';
import { said, webContext } from './web.ts';

const SITE = 'https://www.acme.example';
const NOW = Date.parse('2026-11-24');
const LATE = Date.parse('2027-01-01') / 1000;

it.each([
  ['a token of the site', trialToken(SITE, 'WebMCP', LATE)],
  ['one with a port', trialToken(`${SITE}:443`, 'WebMCP', LATE)],
  ['one of the domain above, for its subdomains', trialToken('https://acme.example:443', 'WebMCP', LATE, true)],
])('%s is right', (_, token) => {
  expect(trialFault(token, SITE, NOW)).toBeNull();
});

it.each([
  ['another origin', trialToken('https://other.example:443', 'WebMCP', LATE), `it is for https://other.example:443, not for ${SITE}`],
  ['the domain above alone', trialToken('https://acme.example', 'WebMCP', LATE), `it is for https://acme.example, not for ${SITE}`],
  ['the end of its name', trialToken('https://me.example', 'WebMCP', LATE, true), `it is for https://me.example, not for ${SITE}`],
  ['another feature', trialToken(SITE, 'Frobulate', LATE), 'it is for Frobulate, not for WebMCP'],
  ['a trial that is over', trialToken(SITE, 'WebMCP', Date.parse('2026-11-17') / 1000), 'it expired on 2026-11-17'],
  ['nothing that can be read', 'A'.repeat(120), 'it cannot be read'],
])('one for %s is not', (_, token, reason) => {
  expect(trialFault(token, SITE, NOW)).toBe(reason);
});

it.each([
  ['each of several is judged', '<script src="/webmcp.js" defer></script>', 2],
  ['tokens of other scripts are their own affair', '<script src="/other.js"></script><script src="/webmcp.js" defer></script>', null],
])('%s', async (_, scripts, found) => {
  const elements = ['Frobulate', 'Other'].map((name) => `<meta http-equiv="origin-trial" content="${trialToken(SITE, name, LATE)}">`);
  const page = `<!doctype html><title>Acme</title>${elements.join('')}${scripts}<p>Text`;
  const told = await said(discoveryChecks, 'origin-trial', await webContext(() => ({ '/': file('text/html', page) })));
  expect(Array.isArray(told) ? told.length : null).toBe(found);
});
