/** The analyser as the compiler uses it: a site says the same words again and again, and each is read once. */
import { stem, tokens } from '../../runtime/answer/analyse.ts';
import { onceEachText } from '../base/memoise.ts';

const tokensOfRun = onceEachText(tokens);

/** `tokens` of the analyser. None of its rules looks across a space or a line break, so that what stands between them is read by itself. */
export const tokensOf = (text: string): readonly string[] => text.split(/[ \n]+/).flatMap(tokensOfRun);

/** `stem` of the analyser. */
export const stemOf = onceEachText(stem);
