import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import type { ProvenanceFile } from '../../compiler/config/provenance-file.ts';
import { problemFamilies } from '../../compiler/problems/index.ts';
import { printableJson } from '../report/printable.ts';
import { wantsColours } from '../terminal/colours.ts';
import { refuse } from '../terminal/exit.ts';
import { explainFacts, explainProblem, listFacts, type NamedFact } from './fact-text.ts';
import { findPageNote } from './page-notes-file.ts';
import { explainPage } from './page-text.ts';
import { readProvenance, type ProjectFlags } from './provenance-file.ts';

/** Flags of `sitec explain` as the command line gives them. */
export interface ExplainFlags extends ProjectFlags {
  readonly json?: boolean;
  readonly all?: boolean;
  /** Absent unless colours are asked for or refused. */
  readonly color?: boolean;
}

const definitions = problemFamilies.flatMap(({ problems }) => problems);

/** `sitec explain`: where a fact comes from, what happened to a page, or what a problem means; answers the exit code. */
export const runExplain = async (subject: string | undefined, flags: ExplainFlags): Promise<number> => {
  if (subject !== undefined && /^sitec\d+$/i.test(subject)) return explainCode(subject.toUpperCase(), flags);
  if (subject?.startsWith('/')) return explainNote(await findPageNote(subject, flags), flags);
  const provenance = await readProvenance(flags);
  return typeof provenance === 'number' ? provenance : explainPath(subject, provenance, flags);
};

const explainCode = (code: string, { json, color }: ExplainFlags): number => {
  const problem = definitions.find((definition) => definition.code === code);
  if (!problem) {
    const codes = definitions.map((definition) => definition.code);
    return refuse(`there is no problem ${code}${didYouMean(code, codes) || ';'} docs/problems.md lists all`, 2);
  }
  return print(json ? `${printableJson(problem)}\n` : explainProblem(problem, wantsColours(process.stdout, color)));
};

const explainNote = (found: Awaited<ReturnType<typeof findPageNote>>, { json, color }: ExplainFlags): number => {
  if (typeof found === 'number') return found;
  return print(json ? `${printableJson(found)}\n` : explainPage(found, wantsColours(process.stdout, color)));
};

const explainPath = (
  subject: string | undefined,
  { facts }: ProvenanceFile,
  { json = false, all = false, color }: ExplainFlags,
): number => {
  const found = Object.entries(facts).filter(([path]) => subject === undefined || path === subject || path.startsWith(`${subject}.`));
  if (subject !== undefined && found.length === 0) return refuse(unknownPath(subject, Object.keys(facts)), 2);
  const exact = subject !== undefined && Object.hasOwn(facts, subject) ? facts[subject] : undefined;
  if (json) return print(`${printableJson(exact && !all ? exact : Object.fromEntries(found))}\n`);
  const colours = wantsColours(process.stdout, color);
  const isTold = ([path]: NamedFact): boolean => all || path === subject;
  const told = explainFacts(found.filter(isTold), colours);
  const listed = listFacts(
    found.filter((named) => !isTold(named)),
    colours,
  );
  return print([told, listed].filter((part) => part !== '').join('\n'));
};

const print = (text: string): number => {
  process.stdout.write(text);
  return 0;
};

/** Every path can be asked for, and every beginning of one. */
const unknownPath = (subject: string, paths: readonly string[]): string => {
  const known = new Set(paths.flatMap((path) => path.split('.').map((_, index, steps) => steps.slice(0, index + 1).join('.'))));
  const kinds = new Set(paths.map((path) => path.split('.', 1)[0] ?? ''));
  const names = kinds.size > 0 ? `facts begin with ${[...kinds].join(', ')}` : 'the last build found no facts';
  return `there is no fact "${subject}"${didYouMean(subject, known) || ';'} ${names}`;
};
