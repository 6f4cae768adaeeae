import { describe, expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { answerOf } from './a2a-ask.ts';
import { CARD_03, CARD_10, ONLY_IN_03, REPLY_03, RESULT_10 } from './a2a-schemas.ts';
import { example, get, getJson, getText, schemaErrors } from './example.ts';

type Card = Readonly<Record<string, unknown>> & { readonly url: string };

const QUESTION = 'How much does the Starter plan cost?';
const card = await getJson<Card>(paths.agentCard);

const send = async (method: string, message: object, url = card.url): Promise<{ readonly result: object }> => {
  const body = JSON.stringify({ jsonrpc: '2.0', method, params: { message }, id: 1 });
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body });
  return (await response.json()) as { readonly result: object };
};

describe('the agent card', () => {
  test('is what 0.3 and 1.0 require', () => {
    expect(schemaErrors(CARD_03, card)).toEqual([]);
    const fields = Object.entries(card);
    expect(fields.filter(([name]) => ONLY_IN_03.includes(name)).length).toBe(ONLY_IN_03.length);
    expect(schemaErrors(CARD_10, Object.fromEntries(fields.filter(([name]) => !ONLY_IN_03.includes(name))))).toEqual([]);
  });

  test('declares the address of the build, 1.0 first, and no security', () => {
    const url = example.url + paths.a2a;
    expect(card).toMatchObject({
      url,
      additionalInterfaces: [{ url }],
      supportedInterfaces: [
        { url, protocolVersion: '1.0' },
        { url, protocolVersion: '0.3' },
      ],
      capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    });
    expect(Object.keys(card)).not.toContain('securitySchemes');
    expect(String(card.description)).toContain('every request is independent');
  });

  test('is the same at both paths, for every origin, for an hour, with a date and an entity tag', async () => {
    expect(await getText(paths.agentCardAlias)).toBe(await getText(paths.agentCard));
    for (const path of [paths.agentCard, paths.agentCardAlias]) {
      const { headers } = await get(path);
      expect(
        Object.fromEntries(['content-type', 'cache-control', 'access-control-allow-origin'].map((name) => [name, headers.get(name)])),
      ).toEqual({
        'content-type': 'application/json',
        'cache-control': 'public, max-age=3600',
        'access-control-allow-origin': '*',
      });
      expect(headers.get('last-modified')).toMatch(/^\w{3}, \d{2} \w{3} \d{4} 00:00:00 GMT$/);
      const again = await get(path, { 'if-none-match': String(headers.get('etag')) });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  test('has the newest date that a document of the API tells', async () => {
    const documents = await Promise.all(
      ['company', 'plans', 'features', 'platforms', 'guides', 'comparisons', 'questions'].map((name) =>
        getJson<{ readonly updated: string | null }>(`/api/v1/${name}.json`),
      ),
    );
    const dates = documents.flatMap(({ updated }) => updated ?? []).map((date) => Date.parse(date));
    const { headers } = await get(paths.agentCard);
    expect(Date.parse(String(headers.get('last-modified')))).toBeGreaterThanOrEqual(Math.max(...dates));
  });
});

describe('replies', () => {
  test('of 0.3', async () => {
    const reply = await send('message/send', { messageId: '1', role: 'user', parts: [{ kind: 'text', text: QUESTION }] });
    expect(schemaErrors(REPLY_03, reply)).toEqual([]);
  });

  test('of 1.0', async () => {
    const { result } = await send('SendMessage', { messageId: '1', role: 'ROLE_USER', parts: [{ text: QUESTION }] });
    expect(schemaErrors(RESULT_10, result)).toEqual([]);
  });

  // The requests of @a2a-js/sdk 0.2.5 as they were recorded; the package itself is not a dependency.
  test('of 0.2, which reads the older path', async () => {
    const { url, capabilities } = await getJson<Card>(paths.agentCardAlias);
    expect(capabilities).toMatchObject({ streaming: false });
    const message = { kind: 'message', messageId: crypto.randomUUID(), role: 'user', parts: [{ kind: 'text', text: QUESTION }] };
    expect(answerOf((await send('message/send', message, url)).result).data.answered).toBe(true);
  });
});
