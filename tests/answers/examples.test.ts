import { expect, it } from 'vitest';
import { intents } from '../../compiler/answers/intents/index.ts';
import { createGuide } from '../../runtime/answer/intents.ts';
import { context, guides, runtimeIndex } from './fixture.ts';

const ask = createGuide(runtimeIndex(context, guides)).answer;
const names = new Map([
  ['{plan}', 'Growth'],
  ['{other}', 'Starter'],
  ['{feature}', 'Broadcasts'],
  ['{platform}', 'Chat A'],
  ['{tool}', 'Tool A'],
  ['{limit}', 'users'],
  ['{guide}', 'Moderate comments on social media'],
]);

const examples = intents.flatMap(({ name, examples: all }) =>
  Object.entries(all).flatMap(([language, list]) =>
    list.map((text) => ({ name, language, text: text.replace(/\{\w+\}/g, (key) => names.get(key) ?? key) })),
  ),
);

it.each(examples)('$name, $language: $text', ({ name, text }) => {
  expect(ask(text).data.intents[0]?.name).toBe(name);
});
