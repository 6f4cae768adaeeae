/** How requests of a check are sent: as many at a time as is wished, waiting where a server asks for it, and not for ever. */
import { expect, it } from 'vitest';
import { answering } from '../../../cli/check/answer.ts';
import type { Exchange } from '../../../cli/check/check.ts';
import { RateLimitedRequest } from '../../../cli/check/failed-request.ts';
import { withCircuitBreaker, withConcurrency, withRetries } from '../../../cli/check/subjects/resilience.ts';

const request = (path = '/'): Request => new Request(`https://acme.example${path}`);
const limited = (seconds: string): Response => new Response(null, { status: 429, headers: { 'retry-after': seconds } });
const from = (fetch: (request: Request) => Promise<Response>): Exchange => answering(fetch, 1000);

it('waits as long as a server asks for, then asks again with the same body', async () => {
  const bodies: string[] = [];
  const ask = withRetries(
    from(async (asked) => {
      bodies.push(await asked.text());
      return bodies.length < 3 ? limited('0') : new Response('done');
    }),
  );
  const answer = await ask(new Request('https://acme.example/mcp', { method: 'POST', body: 'ping' }));
  expect([answer.text(), bodies]).toEqual(['done', ['ping', 'ping', 'ping']]);
});

it.each(['11', '-1', '', '2000', 'soon', 'Fri, 31 Dec 2999 23:59:59 GMT'])('does not wait when it says %s', async (seconds) => {
  let asked = 0;
  const ask = withRetries(
    from(async () => {
      asked++;
      return limited(seconds);
    }),
  );
  await expect(ask(request('/x'))).rejects.toThrow('/x rejects more requests for now (429)');
  expect(asked).toBe(1);
});

it.each([
  ['a time that has passed', 'Fri, 31 Dec 1999 23:59:59 GMT', undefined, 0],
  ['a time by its own clock', 'Fri, 31 Dec 2999 23:59:59 GMT', 'Fri, 31 Dec 2999 23:59:58 GMT', 1000],
  ['a time in the form of old', 'Sunday, 06-Nov-94 08:49:37 GMT', undefined, 0],
])('waits until %s', async (_, until, date, wait) => {
  let asked = 0;
  const ask = withRetries(
    from(async () =>
      asked++ === 0 ? new Response(null, { status: 429, headers: { 'retry-after': until, ...(date && { date }) } }) : new Response('done'),
    ),
  );
  const begun = performance.now();
  expect((await ask(request())).text()).toBe('done');
  expect(performance.now() - begun).toBeGreaterThanOrEqual(wait);
});

it('ends where every answer asks for a wait of no time', async () => {
  let asked = 0;
  const ask = withRetries(
    from(async () => {
      asked++;
      return limited('0');
    }),
  );
  await expect(ask(request())).rejects.toThrow(RateLimitedRequest);
  expect(asked).toBe(4);
});

it('counts a wait of many requests once', async () => {
  const refused = new Set<string>();
  const ask = withRetries(
    from(async ({ url }) => {
      if (refused.has(url)) return new Response('done');
      refused.add(url);
      return limited('1');
    }),
  );
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(request(`/${index}`))));
  expect(answers.map((answer) => answer.text())).toEqual(answers.map(() => 'done'));
});

it('sends as many parallel requests as is wished', async () => {
  let [running, most] = [0, 0];
  const body = (): ReadableStream =>
    new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        running--;
        controller.close();
      },
    });
  const ask = withConcurrency(
    3,
    from(async () => {
      most = Math.max(most, ++running);
      return new Response(body());
    }),
  );
  await Promise.all(Array.from({ length: 20 }, () => ask(request())));
  expect([most, running]).toEqual([3, 0]);
});

it.each([
  ['no answer', '/up was skipped: 10 earlier requests got no answer', () => Promise.reject(new Error('refused'))],
  ['a refusal', '/up rejects more requests for now (429)', async () => limited('60')],
])('goes on after %s, but gives up on ten in a row', async (_, message, fail) => {
  let asked = 0;
  const ask = withCircuitBreaker(
    withRetries(
      from(async ({ url }) => {
        asked++;
        return new URL(url).pathname === '/down' ? fail() : new Response('up');
      }),
    ),
  );
  for (let time = 0; time < 9; time++) await expect(ask(request('/down'))).rejects.toThrow('/down ');
  await ask(request('/up'));
  for (let time = 0; time < 10; time++) await expect(ask(request('/down'))).rejects.toThrow('/down ');
  await expect(ask(request('/up'))).rejects.toThrow(message);
  expect(asked).toBe(20);
});
