/** The rate limit of /mcp and /a2a behind a server. */
import { request } from 'node:http';
import { paths } from '../../compiler/paths.ts';
import type { Outcome } from '../tools/outcome.ts';

const BODIES: Readonly<Record<string, string>> = {
  [paths.mcp]: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  [paths.a2a]: '{"jsonrpc":"2.0","id":1,"method":"tasks/get","params":{"id":"nope"}}',
};

const post = (url: string, path: string, client = ''): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(client !== '' && { 'x-forwarded-for': client }) },
    body: BODIES[path] ?? '',
  });

/** Status of a POST from another address of the loopback network. */
const postFrom = (localAddress: string, url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(url + paths.mcp, { method: 'POST', localAddress, headers: { 'content-type': 'application/json' } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject).end(BODIES[paths.mcp]);
  });

const outcome = (name: string, holds: boolean, seen: string): Outcome => ({ name, expected: 0, unexpected: holds ? [] : [seen] });

/**
 * Sends more than `burst` requests as fast as they are answered, to both endpoints in turn, each for another client if one believed it. `answered`
 * says how many requests each runtime behind the server has got.
 */
export const checkLimit = async (url: string, burst: number, answered: () => readonly number[]): Promise<readonly Outcome[]> => {
  const answers: Response[] = [];
  const started = performance.now();
  for (let sent = 0; sent < 2 * burst; sent++) answers.push(await post(url, sent % 2 === 0 ? paths.mcp : paths.a2a, `192.0.2.${sent}`));
  const allowed = answers.filter(({ status }) => status === 200).length;
  // One more comes in time every two seconds.
  const most = burst + Math.ceil((performance.now() - started) / 2000);
  const refused = answers.findLast(({ status }) => status === 429);
  const seconds = Number(refused?.headers.get('retry-after') ?? NaN);
  const ofAnother = await postFrom('127.0.0.7', url);
  const text = (await refused?.text()) ?? '';
  const counts = answered();
  const file = await fetch(`${url}${paths.llms}`);
  return [
    outcome(`${burst} requests at once are answered, then 429`, allowed >= burst && allowed <= most, `${allowed} of ${answers.length}`),
    outcome('a client with another address is not refused for it', ofAnother === 200, String(ofAnother)),
    outcome('a refusal is JSON-RPC', /^\{"jsonrpc":"2\.0",.*"error":\{"code":/.test(text), text),
    outcome('a refusal says when to come back', seconds >= 1 && seconds <= 3, String(refused?.headers.get('retry-after'))),
    outcome('a refusal can be read by pages of other origins', refused?.headers.get('access-control-allow-origin') === '*', 'it cannot'),
    outcome(
      'every runtime has answered',
      counts.every((count) => count > 0),
      counts.join(),
    ),
    outcome('files are not limited', file.status === 200, String(file.status)),
  ];
};
