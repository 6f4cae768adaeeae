/** `--help` fits on a screen, and the documents say what it says. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { exitCodeLine, exitCodes } from '../../cli/exit-codes.ts';
import { reporterNames } from '../../cli/report/reporters/index.ts';
import { readText } from '../docs/document.ts';

const COLUMNS = 80;
const LINES = 50;

const help = (...words: readonly string[]): string =>
  spawnSync(process.execPath, ['--import', 'tsx', 'cli/main.ts', ...words, '--help'], { encoding: 'utf8' }).stdout;

const guide = readText('docs/ci.md');
const readme = readText('README.md');
const build = help('build');

/** Rows of the tables of a text whose first cell is as given. */
const rows = (text: string, first: RegExp): readonly string[] =>
  [...text.matchAll(/^\| (.+?) \| .*\|$/gm)].map(([, cell = '']) => cell).filter((cell) => first.test(cell));

describe('sitec build --help', () => {
  it(`fits on a screen of ${COLUMNS} times ${LINES}, and ends with two examples`, () => {
    const lines = build.trimEnd().split('\n');
    expect(lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / COLUMNS)), 0)).toBeLessThanOrEqual(LINES);
    expect(lines.slice(-3)).toEqual(['Examples:', expect.stringMatching(/^ {2}sitec build /), expect.stringMatching(/^ {2}sitec build /)]);
  });

  it('has no flag that neither the README nor docs/ci.md names', () => {
    const flags = [...build.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, flag = '']) => flag);
    expect(flags.length).toBeGreaterThan(15);
    const named = (flag: string): boolean => [guide, readme].some((text) => new RegExp(`${flag}(?![a-z-])`).test(text));
    expect(flags.filter((flag) => flag !== '--help' && !named(flag))).toEqual([]);
  });

  it('names every reporter, as docs/ci.md does', () => {
    expect(build.replace(/\s+/g, ' ')).toContain(`--reporter <name[=file]> ${reporterNames.join(', ')};`);
    expect(rows(guide, /^`[a-z]+`$/)).toEqual(reporterNames.map((name) => `\`${name}\``));
  });
});

describe('exit codes', () => {
  it('stand in docs/ci.md and the README as help prints them', () => {
    const table = Object.entries(exitCodes.sitec).map(([code, meaning]) => `| ${code} | ${meaning} |`);
    expect(guide).toContain(`| code | meaning |\n| --- | --- |\n${table.join('\n')}\n\n`);
    for (const [code, meaning] of Object.entries(exitCodes.sitec)) expect(readme).toContain(`${code} ${meaning}`);
  });

  it.each(Object.keys(exitCodes) as (keyof typeof exitCodes)[])('stand in the help of %s', (command) => {
    expect(help(...(command === 'sitec' ? [] : [command]))).toContain(`\n${exitCodeLine(command)}\n`);
    expect(exitCodeLine(command)).toMatch(/^Exit codes: 0 .*, \d+ [^,.]+.*\.$/);
  });
});
