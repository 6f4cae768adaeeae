import { ClientFactory } from '@a2a-js/sdk/client';
import { A2AClient } from 'a2a-sdk-03/client';
import { describe, expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { ask, askOld } from './a2a-ask.ts';
import { atPointer, example, get, getJson } from './example.ts';

interface Card {
  readonly skills: readonly { readonly id: string; readonly examples: readonly string[] }[];
}

const { skills } = await getJson<Card>(paths.agentCard);
const examples = skills.flatMap(({ id, examples: texts }) => texts.map((text) => [id, text] as const));
const client = await new ClientFactory().createFromUrl(example.url);
const oldClient = await A2AClient.fromCardUrl(example.url + paths.agentCard);

test('the clients take the versions that the card offers', async () => {
  expect(client.protocolVersion).toBe('1.0');
  const card = await oldClient.getAgentCard();
  expect([card.protocolVersion, card.url]).toEqual(['0.3.0', example.url + paths.a2a]);
});

test('a skill for each topic of the specification, with two to five examples', () => {
  expect(skills.map(({ id }) => id)).toEqual(expect.arrayContaining(['plans', 'features', 'guides', 'comparisons', 'contacts']));
  for (const { id, examples: texts } of skills) expect([2, 3, 4, 5], id).toContain(texts.length);
});

describe.each(examples)('%s: %s', (_, text) => {
  test('is answered alike in both versions, with pages to read', async () => {
    const answer = await ask(client, text);
    expect(answer.data.answered).toBe(true);
    expect(answer.data.links.length).toBeGreaterThanOrEqual(1);
    for (const { url, markdown = url, json = url } of answer.data.links) {
      for (const address of new Set([url, markdown, json])) expect((await get(address)).status, address).toBe(200);
    }
    expect(answer.text).toContain(answer.data.links[0]?.url);
    expect(await askOld(oldClient, text)).toEqual(answer);
  });

  test('states facts that the published documents hold', async () => {
    const { data } = await ask(client, text);
    for (const { source, pointer, value } of data.facts) {
      expect(atPointer(await getJson(source), pointer), `${source}#${pointer}`).toStrictEqual(value);
    }
  });
});

describe('questions that the card does not show', () => {
  test.each([
    ['How much is the Growth plan?', 'en', 49],
    ['Was kostet Starter im Monat?', 'de', 19],
    // Words for a number, which ask for a limit elsewhere.
    ['Wie viel kostet Growth?', 'de', 49],
    ['Growth ki qeemat kitni hai?', 'ur-Latn', 49],
    ['Business plan ki qeemat kya hai?', 'ur-Latn', 99],
    ['كم يكلف اشتراك Growth في الشهر؟', 'ar', 49],
  ])('%s is answered in %s with the price', async (text, language, price) => {
    const { data, text: words } = await ask(client, text);
    expect(data).toMatchObject({ answered: true, language });
    expect(data.facts.map(({ value }) => value)).toContain(price);
    expect(words).toContain(String(price));
  });

  test.each(['What is the capital of France?', 'Wie wird das Wetter morgen?'])('%s is not answered', async (text) => {
    const { data } = await ask(client, text);
    expect(data.answered).toBe(false);
    expect([data.facts, data.suggestions.length > 0]).toEqual([[], true]);
  });
});
