/** The host with or without www: where one is expected, and where its name may not exist. */
import { expect, it } from 'vitest';
import { pagesChecks } from '../../../cli/check/checks/pages/index.ts';
import { FailedRequest } from '../../../cli/check/failed-request.ts';
import { createContext } from '../../../cli/check/run.ts';
import { said } from './web.ts';

/** A site whose sibling answers with a status, or not at all. */
const siteAt = (origin: string, status: number | null) =>
  createContext(
    {
      name: origin,
      origin,
      folder: null,
      fetch: async ({ url }) => {
        if (url.startsWith(origin)) return new Response('# Acme');
        if (status === null) throw new FailedRequest('/', 'cannot be reached (ENOTFOUND)');
        return new Response(null, { status });
      },
    },
    origin,
    { maySend: false, mayFlood: false, concurrency: 4, timeout: 1000 },
  );

const NONE = 'the host has no variant with or without www';

it.each([
  ['https://acme.example', null, ['https://www.acme.example cannot be reached (ENOTFOUND)']],
  ['https://www.acme.example', null, ['https://acme.example cannot be reached (ENOTFOUND)']],
  ['https://acme.co.uk', 503, ['https://www.acme.co.uk answers with status 503']],
  ['https://acme.co.uk', null, NONE],
  ['https://docs.fly.io', null, NONE],
  ['https://www.docs.acme.example', null, NONE],
  ['https://docs.acme.example', null, NONE],
])('%s, beside which the answer is %s', async (origin, status, expected) => {
  expect(await said(pagesChecks, 'sibling-answers', siteAt(origin, status))).toEqual(expected);
});
