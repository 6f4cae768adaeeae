import type { CompiledPrompt, ArgumentRule } from '../../../runtime/bundle.ts';
import type { Build } from '../../build/build.ts';
import { errorOutcome } from '../../base/rpc.ts';
import { promptsOf, type Prompt } from '../prompts.ts';
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

/** Maximum length of an argument of a prompt, in UTF-16 code units. */
const MAXIMUM_ARGUMENT = 500;

/** Error outcome for a wrong argument of a prompt. */
export const wrongArgument = (name: string): string =>
  errorOutcome(-32602, `Missing or malformed argument: ${name}. Arguments are strings of at most ${MAXIMUM_ARGUMENT} characters.`);

/** The rule of an argument of a prompt. */
export const promptRule = (name: string, required: boolean): ArgumentRule => ({
  name,
  type: 'string',
  required,
  minimum: Number(required),
  maximum: MAXIMUM_ARGUMENT,
  complaint: wrongArgument(name),
});
