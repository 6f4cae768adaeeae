/** docs/problems.md: every problem that sitec reports, from the definitions that the compiler reports them with. */
import { problemFamilies } from '../../compiler/problems/index.ts';
import type { ProblemDefinition } from '../../compiler/problems/problem.ts';
import { blocks, GENERATED, prose, table } from './document.ts';

/** Renders the reference of problems. */
export const problemsDocument = (): string =>
  blocks(
    GENERATED,
    '# Problems',
    [
      'What `sitec build` and `sitec check` report, by code. A code is never used again for another problem.',
      'An error fails the build: nothing is written and the old bundle stays; a check ends with exit code 1. Warnings and notes do neither.',
      'Words in braces are filled in when the problem is reported.',
    ].join('\n'),
    ...problemFamilies.map(({ title, problems }) => blocks(`**${title}**`, contents(problems)).trimEnd()),
    ...problemFamilies.flatMap(({ problems }) => problems.map(section)),
  );

const contents = (problems: readonly ProblemDefinition[]): string =>
  table(
    ['Code', 'Level', 'Message'],
    problems.map(({ code, level, message }) => [`[${code}](#${code.toLowerCase()})`, level, asCode(message)]),
  );

const section = ({ code, level, message, why, fix }: ProblemDefinition): string =>
  blocks(
    `## ${code}`,
    `${level[0]?.toUpperCase()}${level.slice(1)}: ${asCode(message)}`,
    [`- Why it matters: ${sentence(why)}`, `- What to do: ${sentence(fix)}`].join('\n'),
  ).trimEnd();

/** Text of a message as code, so that its quotes, braces and tags stand as they are printed. */
const asCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const sentence = (text: string): string => (/[.)]$/.test(text) ? prose(text) : `${prose(text)}.`);
