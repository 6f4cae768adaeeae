/** A page for each problem, and a list of all, from the definitions of the compiler. */
import { problemFamilies, type ProblemFamily } from '../../compiler/problems/index.ts';
import type { ProblemDefinition } from '../../compiler/problems/problem.ts';
import { asCode, blocks, prose, table } from './markdown.ts';

/** A page below /problems/: its name in the address, its title and description for lists and searches, and its markdown. */
export interface ProblemPage {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
}

/** The list of problems, then each of them. */
export const problemPages = (): readonly ProblemPage[] => [
  { name: 'index', title: 'Problems', description: 'Every problem that sitec reports, by code', content: listOfProblems() },
  ...problemFamilies.flatMap((family) =>
    family.problems.map((problem) => ({
      name: problem.code.toLowerCase(),
      title: `${problem.code}: ${problem.message}`,
      description: `What ${problem.code} of sitec means, why it matters, and how to fix it`,
      content: pageOfProblem(family, problem),
    })),
  ),
];

const listOfProblems = (): string =>
  blocks(
    '# Problems',
    [
      'What `sitec build` and `sitec check` report, by code. A code is never used again for another problem.',
      'An error fails the build: nothing is written, and the old bundle stays. A check with an error ends with exit code 1. Warnings and notes do neither.',
      'Words in braces are filled in when the problem is reported. `npx sitec explain SITEC1011` prints the same text in the terminal.',
    ].join('\n'),
    ...problemFamilies.map(({ title, problems }) =>
      blocks(
        `## ${title}`,
        table(
          ['Code', 'Level', 'Message'],
          problems.map(({ code, level, message }) => [code, level, asCode(message)]),
        ),
      ).trimEnd(),
    ),
  );

const pageOfProblem = ({ title: family, guide }: ProblemFamily, { code, level, message, why, fix }: ProblemDefinition): string =>
  blocks(
    `# ${code}`,
    `${asCode(message)}`,
    table(['Level', 'Part of sitec', 'Code'], [[`${level}: ${EFFECTS[level]}`, family, `\`${code}\``]]),
    `## What ${code} means`,
    sentence(why),
    `## How to fix ${code}`,
    sentence(fix),
    '## Read more',
    [`- ${prose(guide)}`, '- [All problems](index.md)', `- \`npx sitec explain ${code}\` prints this page in the terminal.`].join('\n'),
  );

const EFFECTS = {
  error: 'fails the build, and the old bundle stays',
  warning: 'the build goes on; `--fail-on warning` fails it',
  note: 'for your information',
} as const;

/** A reason or a fix as a sentence: definitions begin with a small letter and have no full stop, as in the terminal. */
const sentence = (text: string): string => {
  const words = prose(`${text[0]?.toUpperCase()}${text.slice(1)}`);
  return /[.)]$/.test(words) ? words : `${words}.`;
};
