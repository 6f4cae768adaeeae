import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { createGuide } from '../../runtime/answer/intents.ts';
import { MANIFEST_FILE, type RuntimeIndex } from '../../runtime/bundle.ts';
import { printableJson } from '../report/printable.ts';
import { bundleFailure } from '../serve/current-bundle.ts';
import { wantsColours } from '../terminal/colours.ts';
import { refuse } from '../terminal/exit.ts';
import { explain, plainText } from './answer.ts';

/** Flags of `sitec ask` as the command line gives them. */
export interface AskFlags {
  readonly json?: boolean;
  readonly explain?: boolean;
  /** Absent unless colours are asked for or refused. */
  readonly color?: boolean;
}

/** `sitec ask`: what POST /a2a of a bundle answers to a question; answers the exit code, 0 also when the guide has no answer. */
export const runAsk = async (question: string, folder: string, flags: AskFlags): Promise<number> => {
  if (/^https?:\/\//i.test(folder)) return refuse(`${folder} is an address; sitec ask answers from a folder that sitec build wrote`, 2);
  const path = resolve(folder);
  if (!existsSync(join(path, MANIFEST_FILE))) return refuse(`${folder} holds no bundle. Write one first: sitec build`);
  try {
    const { index } = await loadBundle(path);
    process.stdout.write(answerWords(index, question, flags));
    return 0;
  } catch (error) {
    return refuse(bundleFailure(error));
  }
};

const answerWords = (index: RuntimeIndex, question: string, flags: AskFlags): string => {
  if (flags.explain) return explain(index, question, wantsColours(process.stdout, flags.color));
  const { text, data } = createGuide(index).answer(question);
  return flags.json ? `${printableJson(data)}\n` : plainText(text);
};
