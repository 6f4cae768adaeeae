import { grouped } from '../../../compiler/base/group-by.ts';
import { problemFamilies } from '../../../compiler/problems/index.ts';
import { escapeHtml } from '../../../compiler/prose/template.ts';
import type { GroupScore } from '../../check/score.ts';
import type { LocatedProblem, Outcome, Reporter } from '../outcome.ts';
import { printable } from '../printable.ts';
import { whereIs } from '../problems.ts';

const TITLES = new Map(problemFamilies.flatMap(({ title, problems }) => problems.map(({ code }) => [code, title] as const)));

/**
 * For servers that collect test results: a suite for each family of problems, a case for each problem. A problem that fails the run is a
 * failure. Other problems are skipped cases, which servers show without failing the run.
 */
export const junit: Reporter = {
  isDocument: true,
  report: (outcome) => {
    const { problems, command } = outcome;
    const families = grouped(problems, ({ code }) => TITLES.get(code) ?? 'Other');
    const suites = [...families].map(([title, found]) =>
      element('testsuite', { name: title, ...numbersOf(found, outcome) }, ...found.map((problem) => testCase(problem, outcome))),
    );
    const clean = element('testsuite', { name: 'Problems', tests: 1 }, element('testcase', { classname: 'sitec', name: 'no problems' }));
    const root = element(
      'testsuites',
      { name: `sitec ${command}`, ...numbersOf(problems, outcome), tests: Math.max(1, problems.length) + groupsOf(outcome).length },
      ...(problems.length === 0 ? [clean] : suites),
      ...scoreSuite(outcome),
    );
    return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
  },
};

const groupsOf = ({ score }: Outcome): readonly GroupScore[] => score?.groups ?? [];

/** The groups of a check as cases, so that servers show them, and the score of each as a property. */
const scoreSuite = (outcome: Outcome): readonly string[] => {
  const groups = groupsOf(outcome);
  if (!outcome.score) return [];
  const { total, level } = outcome.score;
  const numbers = [['score', total], ['level', level.value], ...groups.map(({ name, score }) => [name, score])] as const;
  const properties = numbers.map(([name, value]) => element('property', { name: String(name), value: String(value ?? '') }));
  const cases = groups.map(({ name }) => element('testcase', { classname: 'sitec', name }));
  return [element('testsuite', { name: 'Score', tests: groups.length }, element('properties', {}, ...properties), ...cases)];
};

const numbersOf = (problems: readonly LocatedProblem[], outcome: Outcome): Attributes => {
  const failures = problems.filter((problem) => isFailure(problem, outcome)).length;
  return { tests: problems.length, failures, skipped: problems.length - failures };
};

const isFailure = ({ level }: LocatedProblem, { exitCode, failOn }: Outcome): boolean =>
  exitCode !== 0 && (level === 'error' || (level === 'warning' && failOn === 'warning'));

const testCase = (problem: LocatedProblem, outcome: Outcome): string => {
  const { code, level, message, why, fix, place, related } = problem;
  const places = [...(place ? [place] : []), ...related].map(whereIs);
  const text = [...places, `why  ${why}`, `fix  ${fix}`].map((line) => `${xml(line)}\n`).join('');
  return element(
    'testcase',
    { classname: code, name: message, file: place?.file, line: place?.line },
    isFailure(problem, outcome)
      ? element('failure', { type: level, message }, text)
      : element('skipped', { message: `${level}: ${message}` }),
  );
};

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with its attributes; its content is already XML. */
const element = (name: string, attributes: Attributes, ...inside: readonly string[]): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${xml(String(value))}"`]));
  return inside.length === 0 ? `<${name}${written.join('')}/>\n` : `<${name}${written.join('')}>\n${inside.join('')}</${name}>\n`;
};

/** A text without the characters that XML 1.0 does not allow (section 2.2), and with references for special characters. */
const xml = (text: string): string => escapeHtml(printable(text).replace(/[\ufffe\uffff]/g, ' '));
