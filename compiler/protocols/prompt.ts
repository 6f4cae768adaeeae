import type { Build } from '../build/build.ts';

/** An argument of a prompt: always a text, because that is all that MCP has. */
export interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** Sentence that says it, with `{value}`; it stands only when the argument is given. */
  readonly sentence: string;
  /** Values to complete it with. */
  values(build: Build): readonly string[];
}

/** A prompt that people choose in their client: one message that tells a model what to do with the tools (MCP 2026-07-28, server/prompts). */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  /** What is said before the sentences of the arguments. */
  instructions(build: Build): string;
}

/** Declares a prompt. */
export const definePrompt = (prompt: Prompt): Prompt => prompt;

/** For arguments that can be anything. */
export const anything = (): readonly string[] => [];
