import { languagesOf } from '../../build/contents.ts';
import type { PromptArgument } from '../prompt.ts';

/** In which language to answer. */
export const language: PromptArgument = {
  name: 'language',
  description: 'Language of the answer, as a name or a BCP 47 tag',
  required: false,
  sentence: 'Answer in this language: {value}.',
  values: languagesOf,
};
