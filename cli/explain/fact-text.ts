import pc from 'picocolors';
import type { FactRecord, SourceRecord } from '../../compiler/config/provenance-file.ts';
import type { ProblemDefinition } from '../../compiler/problems/problem.ts';
import { reasonWords } from '../../compiler/report/fact-rows.ts';
import { printable } from '../report/printable.ts';

/** A fact with its path. */
export type NamedFact = readonly [path: string, fact: FactRecord];

const LABEL_WIDTH = 10;

/** Facts with everything that was said about them, a block each. */
export const explainFacts = (facts: readonly NamedFact[], colours: boolean): string => {
  const colour = pc.createColors(colours);
  return facts
    .map(([path, { words, reason, winner, confirming, losing }]) => [
      `${colour.bold(printable(path))}  ${printable(words)}`,
      ...(reason === null ? [] : [line('reason', printable(reasonWords(reason)))]),
      ...(winner ? sourceLines('wins', winner) : [line('sources', 'none says anything')]),
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

/** What a problem says, why it matters and how to mend it; words in braces are filled in when it is reported. */
export const explainProblem = ({ code, level, message, why, fix }: ProblemDefinition, colours: boolean): string => {
  const head = `${pc.createColors(colours).bold(code)}  ${level}  ${message}`;
  return `${[head, line('why', why), line('fix', fix), line('more', `docs/problems.md#${code.toLowerCase()}`)].join('\n')}\n`;
};

const line = (label: string, text: string): string => `  ${label.padEnd(LABEL_WIDTH)}${text}`;

const sourceLines = (label: string, source: SourceRecord): readonly string[] => [
  line(label, `${source.level}  ${printable(source.words)}`),
  line('', printable(placeOf(source)) + (source.at === null ? '' : ` (${printable(source.at)})`)),
  line('', printable(source.page) + (source.raw === null ? '' : `  "${printable(source.raw)}"`)),
];

const placeOf = ({ file, line: row, column }: SourceRecord): string => [file, row, column].filter((part) => part !== null).join(':');

const shortened = (text: string): string => (text.length > 100 ? `${[...text].slice(0, 99).join('')}…` : text);
