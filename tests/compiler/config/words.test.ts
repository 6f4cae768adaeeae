/** What a person reads of a configuration that is wrong: what, where, and what was meant, in words that need no JSON Schema. */
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../compiler/config/file.ts';
import { LineCounter } from '../../../compiler/problems/locate.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { folderOf } from '../../cli/fixture.ts';

/** The first problem of a configuration, with its line and column. */
const told = async (text: string, name = 'sitec.config.json'): Promise<readonly unknown[]> => {
  const cwd = folderOf({ [name]: text, 'package.json': '{"type": "module"}' });
  const problems = new ProblemList();
  await loadConfig(`${cwd}/${name}`, cwd, 'build', problems).catch(() => null);
  const [problem] = problems.sorted();
  const { line, column } = new LineCounter(cwd).position(problem?.place ?? { file: name });
  return [problem?.message.replace(/^"([^"]+)" in the configuration /, '$1 '), line, column];
};

describe('a wrong value', () => {
  it.each<readonly [string, string, number | null, number | null]>([
    [
      '{\n  "hosts": ["node", "cloudflair"]\n}',
      'hosts must be one of node, cloudflare, .* any, got "cloudflair"; did you mean "cloudflare"\\?',
      2,
      22,
    ],
    ['{"hosts": "node"}', 'hosts must be a list \\[\\.\\.\\.\\], got "node"', 1, 3],
    ['{"hosts": []}', 'hosts must not be empty, got \\[\\]', 1, 3],
    ['{"hosts": ["any", "any"]}', 'hosts must not name anything twice, got \\["any","any"\\]', 1, 3],
    ['{"inject": ["link"]}', 'inject must be one of links, directive, webmcp, jsonld, copy, got "link"; did you mean "links"\\?', 1, 14],
    ['{"site": "www.example.com"}', 'site must be an address such as https://www\\.example\\.com, got "www\\.example\\.com"', 1, 3],
    ['{"site": null}', 'site must be a text, got null', 1, 3],
    ['{"input": 5}', 'input must be a text or an object { \\.\\.\\. }, got 5', 1, 3],
    ['{"input": {"maxPages": "9"}}', 'input.maxPages must be a whole number, got "9"', 1, 13],
    ['{"input": {"maxPages": 0}}', 'input.maxPages must be 1 or more, got 0', 1, 13],
    ['{"llms": {"maximum": 999999}}', 'llms.maximum must be 100000 or less, got 999999', 1, 12],
    ['{"negotiate": false}', 'negotiate must be accept or off, got false', 1, 3],
    ['{"developers": "no"}', 'developers must be an object { \\.\\.\\. } or true or false, got "no"', 1, 3],
    ['{"rateLimit": {"burst": 20}}', 'rateLimit must have the key "perMinute": Requests a minute after the burst, got {"burst":20}', 1, 3],
    [
      '{"robots": {"disallow": ["private"]}}',
      'robots.disallow must be a path that starts with a slash, such as /pricing/, got "private"',
      1,
      27,
    ],
    ['{"accept": ["plans.solo"]}', 'accept must be the path of a price, such as plans.growth.price, got "plans.solo"', 1, 14],
    ['{"drift": {"plans.*.price": "warn"}}', 'drift.plans.\\*.price must be error, warning, note or off, got "warn"', 1, 13],
    [
      '{"facts": {"company": {"contacts": {"sales": {"email": "no"}}}}}',
      'facts.company.contacts.sales.email must be an e-mail address, got "no"',
      1,
      48,
    ],
    [
      '{"security": {"contact": ["a@b.example"], "expires": "x"}}',
      'security.contact must be an address that starts with mailto:, .*, got "a@b.example"',
      1,
      28,
    ],
    [
      '{"webmcp": {"originTrialToken": "abc"}}',
      'webmcp.originTrialToken must be of this form: Token in base64, .* \\(pattern .*\\), got "abc"',
      1,
      14,
    ],
    ['[]', 'sitec.config.json must be an object { \\.\\.\\. }, got \\[\\]', null, null],
    ['{"facts": {"plan": {}}}', 'unknown key "facts.plan" in the configuration; did you mean "plans"\\?', 1, 13],
  ])('%s', async (text, message, line, column) => {
    expect(await told(text)).toEqual([expect.stringMatching(new RegExp(`^${message}$`)), line, column]);
  });
});

describe('a file that cannot be read', () => {
  it.each<readonly [string, string, string, number]>([
    ['sitec.config.json', '{\n  "site": "https://a.example"\n  "out": "x"\n}', 'a comma is missing between two entries', 3],
    ['sitec.config.yaml', 'site: https://a.example\n\tout: x\n', 'a line is indented with a tab; YAML allows only spaces', 2],
    ['sitec.config.ts', 'export default {\n  site: "https://a.example",\n  out: \n};\n', 'Unexpected token', 4],
    [
      'sitec.config.ts',
      'const a: any = undefined;\n\n  export default { site: a.b };\n',
      "Cannot read properties of undefined \\(reading 'b'\\)",
      3,
    ],
    ['sitec.config.mjs', "\nimport x from './nowhere.js';\nexport default { site: x };\n", "Cannot find module './nowhere.js'", 2],
  ])('%s: %s', async (name, text, reason, line) => {
    const [message, at] = await told(text, name);
    expect([message, at]).toEqual([expect.stringMatching(new RegExp(`^cannot read the configuration: ${reason}$`)), line]);
  });
});
