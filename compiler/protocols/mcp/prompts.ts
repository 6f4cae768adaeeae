import type { CompiledPrompt } from '../../../runtime/bundle.ts';
import type { Build } from '../../build/build.ts';
import { promptsOf, type Prompt } from '../prompts.ts';
import { promptRule } from './prompt-rule.ts';
import { resultTail } from './served.ts';

/** The prompts for `prompts/list`. */
export const listedPrompts = (build: Build): readonly object[] =>
  promptsOf(build).map(({ name, title, description, arguments: given }) => ({
    name,
    title,
    description,
    arguments: given.map(({ name: argument, description: words, required }) => ({ name: argument, description: words, required })),
  }));

/** The prompts as tables of the runtime, by name: one message of the user, with sentences that are only included with their argument. */
export const compiledPrompts = (build: Build): Readonly<Record<string, CompiledPrompt>> =>
  Object.fromEntries(promptsOf(build).map((prompt) => [prompt.name, compilePrompt(prompt, build)]));

const compilePrompt = (prompt: Prompt, build: Build): CompiledPrompt => {
  const { description, arguments: given } = prompt;
  // Text for use inside of a JSON string.
  const inside = (text: string): string => JSON.stringify(text).slice(1, -1);
  const before = `"result":{"description":${JSON.stringify(description)},"messages":[{"role":"user","content":{"type":"text","text":"`;
  return {
    arguments: given.map(({ name, required }) => promptRule(name, required)),
    pieces: [
      [before + inside(prompt.instructions(build))],
      ...given.map(({ name, sentence }): [string, string] => [inside(`\n${sentence}`), name]),
      [`"}}]${resultTail(build)}`],
    ],
  };
};
