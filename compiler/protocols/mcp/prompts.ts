import type { CompiledPrompt } from '../../../runtime/bundle.ts';
import type { Build } from '../../build/build.ts';
import { promptsOf, type Prompt } from '../prompts.ts';
import { resultTail } from './served.ts';

/** The prompts as `prompts/list` shows them. */
export const listedPrompts = (build: Build): readonly object[] =>
  promptsOf(build).map(({ name, title, description, arguments: given }) => ({
    name,
    title,
    description,
    arguments: given.map(({ name: argument, description: words, required }) => ({ name: argument, description: words, required })),
  }));

/** The prompts as the runtime's tables, by name: one message of the user, of which some sentences stand only with their argument. */
export const compiledPrompts = (build: Build): Readonly<Record<string, CompiledPrompt>> =>
  Object.fromEntries(promptsOf(build).map((prompt) => [prompt.name, compilePrompt(prompt, build)]));

const compilePrompt = (prompt: Prompt, build: Build): CompiledPrompt => {
  const { description, arguments: given } = prompt;
  // Text for a place inside of a JSON string.
  const inside = (text: string): string => JSON.stringify(text).slice(1, -1);
  const before = `"result":{"description":${JSON.stringify(description)},"messages":[{"role":"user","content":{"type":"text","text":"`;
  return {
    arguments: given.map(({ name, required }) => ({ name, required })),
    pieces: [
      [before + inside(prompt.instructions(build))],
      ...given.map(({ name, sentence }): [string, string] => [inside(`\n${sentence}`), name]),
      [`"}}]${resultTail(build)}`],
    ],
  };
};
