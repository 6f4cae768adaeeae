import { describe, expect, it } from 'vitest';
import { readReporting, type ReportFlags, type Reporting } from '../../../cli/flags/reporting.ts';

const read = async (flags: ReportFlags, environment: Readonly<Record<string, string>> = {}): Promise<Reporting> => {
  const reporting = await readReporting(flags, environment);
  if (typeof reporting === 'string') throw new Error(reporting);
  return reporting;
};
const printed = async (flags: ReportFlags, environment?: Readonly<Record<string, string>>) => [
  ...(await read(flags, environment)).printed.keys(),
];
const files = async (flags: ReportFlags) => (await read(flags)).files.map(({ file }) => file);

describe('what is printed', () => {
  it.each<readonly [string, ReportFlags, Readonly<Record<string, string>>, readonly string[]]>([
    ['nothing is said', {}, {}, ['pretty']],
    ['a job of GitHub runs', {}, { GITHUB_ACTIONS: 'true' }, ['pretty', 'github']],
    ['--json is given', { json: true }, { GITHUB_ACTIONS: 'true' }, ['json']],
    ['reporters are named', { reporter: ['pretty', 'github'] }, {}, ['pretty', 'github']],
    ['a list is named', { reporter: ['github, pretty'] }, {}, ['github', 'pretty']],
    ['one is named twice', { reporter: ['json'], json: true }, {}, ['json']],
    ['all named ones have a file', { reporter: ['json=a.json'] }, {}, ['pretty']],
    ['all have a file in a job of GitHub', { reporter: ['json=a.json'] }, { GITHUB_ACTIONS: 'true' }, ['pretty', 'github']],
    ['the environment names one', {}, { SITEC_REPORTER: 'junit' }, ['junit']],
    ['the environment and a flag name one', { reporter: ['json'] }, { SITEC_REPORTER: 'junit' }, ['json']],
    ['the environment is empty', {}, { SITEC_REPORTER: '' }, ['pretty']],
    ['nothing is to be printed', { silent: true, json: true }, {}, []],
  ])('when %s', async (_, flags, environment, names) => expect(await printed(flags, environment)).toEqual(names));
});

describe('files', () => {
  it('have any name without a comma', async () =>
    expect(await files({ reporter: ['json=a=b.json,sarif=out/x.sarif', 'html=ä b.html'] })).toEqual([
      'a=b.json',
      'out/x.sarif',
      'ä b.html',
    ]));

  it('are written without a word, too', async () => {
    const { printed: names, files: written } = await read({ reporter: ['json=a.json'], silent: true });
    expect([names.size, written.length]).toEqual([0, 1]);
  });
});

describe('the level that fails', () => {
  it.each<readonly [ReportFlags, Readonly<Record<string, string>>, string]>([
    [{}, {}, 'error'],
    [{ failOn: 'never' }, {}, 'never'],
    [{ strict: true }, {}, 'warning'],
    [{ strict: true }, { SITEC_FAIL_ON: 'never' }, 'warning'],
    [{}, { SITEC_FAIL_ON: 'warning' }, 'warning'],
    [{ failOn: 'error' }, { SITEC_FAIL_ON: 'warning' }, 'error'],
    [{}, { SITEC_FAIL_ON: '' }, 'error'],
  ])('of %j and %j is %s', async (flags, environment, level) => expect((await read(flags, environment)).failOn).toBe(level));
});

describe('what cannot be', () => {
  it.each<readonly [ReportFlags, Readonly<Record<string, string>>, string]>([
    [{ reporter: ['jsn'] }, {}, 'there is no reporter "jsn"; did you mean "json"?'],
    [{}, { SITEC_REPORTER: 'sarf' }, 'there is no reporter "sarf"; did you mean "sarif"?'],
    [{ reporter: ['toString'] }, {}, 'there is no reporter "toString"; it is one of pretty, json, sarif, github, markdown, html, junit'],
    [{ reporter: ['json='] }, {}, 'json= needs the name of a file'],
    [{ reporter: ['json,sarif'] }, {}, 'json and sarif cannot both go to standard output; write one to a file, such as json=report.txt'],
    [{ reporter: ['pretty,json'] }, {}, 'json and pretty cannot both go to standard output; write one to a file, such as json=report.txt'],
    [{ reporter: ['json=a', 'sarif=./a'] }, {}, 'two reports cannot use the same file: ./a'],
    [{ failOn: 'warn' }, {}, 'there is no level "warn"; it is one of error, warning, never'],
    [{}, { SITEC_FAIL_ON: 'eror' }, 'there is no level "eror"; did you mean "error"?'],
  ])('%j %j: %s', async (flags, environment, reason) => expect(await readReporting(flags, environment)).toBe(reason));
});
