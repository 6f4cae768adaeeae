import pc from 'picocolors';
import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import { problemAddress, withAddresses } from '../../compiler/problems/documentation.ts';
import type { FactRecord, ProvenanceFile, SourceRecord } from '../../compiler/config/provenance-file.ts';
import { problemFamilies } from '../../compiler/problems/index.ts';
import type { ProblemDefinition } from '../../compiler/problems/problem.ts';
import { statusOf } from '../../compiler/report/fact-rows.ts';
import { printable, printableJson } from '../report/printable.ts';
import { wantsColours } from '../terminal/colours.ts';
import { refuse } from '../terminal/exit.ts';
import { findPageNote } from './page-notes-file.ts';
import { explainPage } from './page-text.ts';
import { readProvenance, type ProjectFlags } from './provenance-file.ts';

/** A fact with its path. */
export type NamedFact = readonly [path: string, fact: FactRecord];

const LABEL_WIDTH = 10;

/** Facts with all of their claims, a block each. */
export const explainFacts = (facts: readonly NamedFact[], colours: boolean): string => {
  const colour = pc.createColors(colours);
  return facts
    .map(([path, { winner, confirming, losing, ...fact }]) => [
      `${colour.bold(printable(path))}  ${printable(fact.words)}`,
      ...[statusOf(fact)].flatMap((status) => (status === null ? [] : [line('status', printable(status))])),
      ...(winner ? sourceLines('wins', winner) : [line('sources', 'no source has a value')]),
      ...confirming.flatMap((source) => sourceLines('confirms', source)),
      ...losing.flatMap((source) => sourceLines('loses', source)),
    ])
    .map((lines) => lines.map((each) => `${each}\n`).join(''))
    .join('\n');
};

/** Facts on one line each: path, value, level and place of the winner. */
export const listFacts = (facts: readonly NamedFact[], colours: boolean): string => {
  const colour = pc.createColors(colours);
  return facts
    .map(([path, { words, winner }]) => {
      const from = winner ? colour.dim(`  ${winner.level}  ${printable(placeOf(winner))}`) : '';
      return `${colour.bold(printable(path))}  ${shortened(printable(words))}${from}\n`;
    })
    .join('');
};

/** The texts of a problem: message, reason and fix. Placeholders in braces have values only in reports. */
export const explainProblem = ({ code, level, message, why, fix }: ProblemDefinition, colours: boolean): string => {
  const head = `${pc.createColors(colours).bold(code)}  ${level}  ${message}`;
  return `${[head, line('why', why), line('fix', withAddresses(fix)), line('more', problemAddress(code) ?? guideTo(code))].join('\n')}\n`;
};

const line = (label: string, text: string): string => `  ${label.padEnd(LABEL_WIDTH)}${text}`;

const sourceLines = (label: string, source: SourceRecord): readonly string[] => [
  line(label, `${source.level}  ${printable(source.words)}`),
  line('', printable(placeOf(source)) + (source.at === null ? '' : ` (${printable(source.at)})`)),
  line('', printable(source.page) + (source.quote === null ? '' : `  "${printable(source.quote)}"`)),
];

const placeOf = ({ file, line: row, column }: SourceRecord): string => [file, row, column].filter((part) => part !== null).join(':');

const shortened = (text: string): string => (text.length > 100 ? `${[...text].slice(0, 99).join('')}…` : text);

/** Flags of `sitec explain` as the command line gives them. */
export interface ExplainFlags extends ProjectFlags {
  readonly json?: boolean;
  readonly all?: boolean;
  /** Absent unless a flag turns colours on or off. */
  readonly color?: boolean;
}

/** The document for the part of sitec that a problem belongs to. */
const guideTo = (code: string): string =>
  problemFamilies.find(({ problems }) => problems.some((problem) => problem.code === code))?.guide ?? '';

const definitions = problemFamilies.flatMap(({ problems }) => problems);

/** `sitec explain`: prints where a fact comes from, how a page became markdown, or what a problem means; returns the exit code. */
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
    return refuse(`there is no problem ${code}${didYouMean(code, codes)}`, 2);
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

/** The argument may be a path, or the start of one. */
const unknownPath = (subject: string, paths: readonly string[]): string => {
  const known = new Set(paths.flatMap((path) => path.split('.').map((_, index, steps) => steps.slice(0, index + 1).join('.'))));
  const kinds = new Set(paths.map((path) => path.split('.', 1)[0] ?? ''));
  const names = kinds.size > 0 ? `facts begin with ${[...kinds].join(', ')}` : 'the last build found no facts';
  return `there is no fact "${subject}"${didYouMean(subject, known) || ';'} ${names}`;
};
