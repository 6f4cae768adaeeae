/** How requests of a check are sent: as many at a time as is wished, waiting where a server asks for it, and not for ever. */
import { expect, it } from 'vitest';
import { givingUp, patient, within } from '../../cli/check/subjects/patience.ts';

const request = (path = '/'): Request => new Request(`https://acme.example${path}`);
const limited = (seconds: string): Response => new Response(null, { status: 429, headers: { 'retry-after': seconds } });

it('waits as long as a server asks for, then asks again with the same body', async () => {
  const bodies: string[] = [];
  const fetch = patient(async (asked) => {
    bodies.push(await asked.text());
    return bodies.length < 3 ? limited('0') : new Response('done');
  });
  const response = await fetch(new Request('https://acme.example/mcp', { method: 'POST', body: 'ping' }));
  expect([await response.text(), bodies]).toEqual(['done', ['ping', 'ping', 'ping']]);
});

it.each(['11', 'Fri, 31 Dec 1999 23:59:59 GMT', '-1'])('does not wait when it says %s', async (seconds) => {
  let asked = 0;
  const fetch = patient(async () => {
    asked++;
    return limited(seconds);
  });
  expect([(await fetch(request())).status, asked]).toEqual([429, 1]);
});

it('ends where every answer asks for a wait of no time', async () => {
  let asked = 0;
  const fetch = patient(async () => {
    asked++;
    return limited('0');
  });
  expect((await fetch(request())).status).toBe(429);
  expect(asked).toBeLessThan(50);
});

it('sends as many requests at a time as is wished', async () => {
  let [running, most] = [0, 0];
  const fetch = within(3, async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    return new Response('x');
  });
  await Promise.all(Array.from({ length: 20 }, () => fetch(request())));
  expect([most, running]).toEqual([3, 0]);
});

it('goes on after failures, but gives up on ten in a row', async () => {
  const down = new Set(['/down']);
  let asked = 0;
  const fetch = givingUp(async ({ url }) => {
    asked++;
    if (down.has(new URL(url).pathname)) throw new Error('refused');
    return new Response('up');
  });
  for (let time = 0; time < 9; time++) await expect(fetch(request('/down'))).rejects.toThrow('refused');
  await fetch(request('/up'));
  for (let time = 0; time < 10; time++) await expect(fetch(request('/down'))).rejects.toThrow('refused');
  await expect(fetch(request('/up'))).rejects.toThrow('/up was not asked: 10 requests before got no answer');
  expect(asked).toBe(20);
});
