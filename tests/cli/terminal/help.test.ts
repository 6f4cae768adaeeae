/** `--help` fits on a screen, and the documents say what it says. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../cli/commands.ts';
import { exitCodeLine, exitCodes, strongest } from '../../../cli/exit-codes.ts';
import { reporterNames } from '../../../cli/report/reporters/index.ts';
import { commonFlags } from '../../../cli/flags/common-flags.ts';
import { COLUMNS, helpTexts, program } from '../../docs/commands.ts';
import { readText } from '../../docs/document.ts';
import { SITEC } from '../../program.ts';

const LINES = 40;

/** `--config` of `-c, --config <file>`. */
const longOf = (flags: string): string => /--[a-z-]+/.exec(flags)?.[0] ?? '';

const sitec = (...words: readonly string[]) => spawnSync(process.execPath, [...SITEC, ...words], { encoding: 'utf8' });

const guide = readText('docs/how-to/ci.md');

/** Rows of the tables of a text whose first cell is as given. */
const rows = (text: string, first: RegExp): readonly string[] =>
  [...text.matchAll(/^\| (.+?) \| .*\|$/gm)].map(([, cell = '']) => cell).filter((cell) => first.test(cell));

describe.each([...helpTexts])('%s --help', (name, text) => {
  it(`fits on a screen of ${COLUMNS} times ${LINES}, and ends with two examples`, () => {
    const lines = text.trimEnd().split('\n');
    expect(lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / COLUMNS)), 0)).toBeLessThanOrEqual(LINES);
    const example = expect.stringMatching(new RegExp(`^  ${name}(?: |$)`)) as string;
    expect(lines.slice(-4)).toEqual(['', 'Examples:', example, example]);
  });

  it(`says what its exit codes mean, in lines of at most ${COLUMNS} columns`, () => {
    const [told = ''] = /^Exit codes: 0 [^,.]+[^]*?\.$/m.exec(text) ?? [];
    expect(told).not.toBe('');
    expect(told.split('\n').filter((line) => line.length > COLUMNS)).toEqual([]);
  });
});

describe('the help', () => {
  it('is that of every command, and what the process prints', () => {
    // What sitec does without a command has no help but that of sitec.
    expect(helpTexts.size).toBe(commands.length);
    expect(sitec('diff', '--help').stdout).toBe(helpTexts.get('sitec diff'));
    expect(sitec('--help').stdout).toBe(helpTexts.get('sitec'));
  });

  it('answers to the commands that other programs have for it', () => {
    expect(sitec('help').stdout).toBe(helpTexts.get('sitec'));
    expect(sitec('help', 'diff').stdout).toBe(helpTexts.get('sitec diff'));
    expect(sitec('version').stdout).toBe(sitec('--version').stdout);
    const { status, stderr } = sitec('help', 'bild');
    expect([status, stderr]).toEqual([2, expect.stringContaining('unknown command \'bild\'; did you mean "build"?')]);
  });

  it('has every common flag in the same words in every command', () => {
    const known = new Map<string, string>(Object.entries(commonFlags).map(([, [flags, text]]) => [longOf(flags), `${flags} ${text}`]));
    const options = program.commands.flatMap((command) => command.options.filter(({ long }) => known.has(long ?? '')));
    expect(options.length).toBeGreaterThan(20);
    // What --json prints depends on the command.
    for (const { flags, description } of options.filter(({ long }) => long !== '--json'))
      expect(`${flags} ${description}`).toBe(known.get(longOf(flags)));
  });

  it('names every reporter, as docs/reference/reporters.md does', () => {
    expect(helpTexts.get('sitec')?.replace(/\s+/g, ' ')).toContain(`--reporter <name[=file]> ${reporterNames.join(', ')} --json`);
    expect(rows(readText('docs/reference/reporters.md'), /^`[a-z]+`$/)).toEqual(reporterNames.map((name) => `\`${name}\``));
  });
});

describe('what is unknown', () => {
  it.each([
    ['bild', "unknown command 'bild'", 'did you mean "build"?'],
    ['build --ouut dist', "unknown option '--ouut'", 'Did you mean --out?'],
    ['build --quite', "unknown option '--quite'", 'Did you mean --quiet?'],
    ['build --reporter sarf', 'there is no reporter "sarf"', 'did you mean "sarif"?'],
    ['diff a b --format markdwn', "argument 'markdwn' is invalid", 'Allowed choices are pretty, markdown, json.'],
    ['explain SITEC210', 'there is no problem SITEC210', 'did you mean "SITEC2'],
  ])('sitec %s ends with 2 and a suggestion', (words, message, suggestion) => {
    const { status, stdout, stderr } = sitec(...words.split(' '));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain(suggestion);
  });
});

describe('exit codes', () => {
  it('stand in docs/how-to/ci.md as help prints them', () => {
    const table = Object.entries(exitCodes.sitec).map(([code, meaning]) => `| ${code} | ${meaning} |`);
    expect(guide).toContain(`| code | meaning |\n| --- | --- |\n${table.join('\n')}\n\n`);
  });

  it.each(Object.keys(exitCodes) as (keyof typeof exitCodes)[])('stand in the help of %s', (command) => {
    expect(helpTexts.get(command === 'sitec' ? 'sitec' : `sitec ${command}`)).toContain(`\n${exitCodeLine(command)}\n`);
  });

  it.each([
    [[1, 3, 4], 3],
    [[1, 4], 4],
    [[3, 2, 1], 2],
    [[2, 70], 70],
    [[0, 1], 1],
    [[0], 0],
    [[], 0],
  ])('of %j the one that counts is %i', (codes, code) => expect(strongest(...codes)).toBe(code));
});
