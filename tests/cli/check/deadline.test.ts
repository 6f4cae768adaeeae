/** How long an answer may take: as long as is wished, whatever a server sends meanwhile. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { answering } from '../../../cli/check/answer.ts';
import { webSubject } from '../../../cli/check/subjects/open.ts';
import { drip, serve } from '../../compiler/site/crawl/web-site.ts';

/** Collects garbage again and again until the test ends. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const timer = setInterval(collect, 30);
  onTestFinished(() => clearInterval(timer));
};

it('ends an answer that trickles, also when garbage is collected', async () => {
  const { origin } = await serve({ '/': drip });
  collectGarbage();
  const asked = answering(webSubject(origin, origin).fetch, 3000)(new Request(`${origin}/`));
  await expect(asked).rejects.toThrow('/ did not finish its answer within 3 s');
});

it('ends what a server is asked for and does not answer', async () => {
  let close = (): void => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  const { origin } = await serve({ '/': (request) => void request.socket.on('close', close) });
  const asked = answering(webSubject(origin, origin).fetch, 300)(new Request(`${origin}/`));
  await expect(asked).rejects.toThrow('/ did not answer within 0.3 s');
  await closed;
});

it('does not end what takes its time without a limit', async () => {
  const slow = async (): Promise<Response> => new Promise((resolve) => setTimeout(() => resolve(new Response('Acme')), 50));
  const answer = await answering(slow, 0)(new Request('https://acme.example/'));
  expect(answer.text()).toBe('Acme');
});
