import type { ArgumentRule } from '../../../runtime/bundle.ts';
import { errorOutcome } from '../../base/rpc.ts';

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
