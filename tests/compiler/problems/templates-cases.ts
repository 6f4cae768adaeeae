import { html } from '../site.ts';
import { home, type ProblemCase } from './problem-case.ts';

const configured = { ...home, 'sitec.config.json': '{\n  "templates": "templates"\n}' };

/** A skill of 500 lines. */
const longSkill = `---\ndescription: Use it\n---\n\n${'word\n'.repeat(500)}`;

/** SITEC15xx, one site each. */
export const templatesCases: readonly ProblemCase[] = [
  {
    code: 'SITEC1501',
    files: configured,
    message: /^cannot read templates: ENOENT: .*templates'$/,
    file: 'sitec.config.json',
    line: 2,
    text: '"templates": "templates"',
  },
  {
    code: 'SITEC1501',
    files: { ...configured, 'templates/auth.md.eta': new Uint8Array([0x23, 0x20, 0xff]) },
    message: /^cannot read templates\/auth\.md\.eta: .*not valid/,
    file: 'templates/auth.md.eta',
    line: null,
    text: null,
  },
  {
    code: 'SITEC1502',
    files: { ...configured, 'templates/skills/find-guide.md.eta': '# x' },
    message: 'there is no template "skills/find-guide.md.eta"; did you mean "skills/find-a-guide.md.eta"?',
    file: 'templates/skills/find-guide.md.eta',
    line: null,
    text: null,
  },
  {
    code: 'SITEC1503',
    files: { ...configured, 'templates/auth.md.eta': '# auth.md\n\n<% if (app) { %>\nno end\n' },
    message: 'cannot render the template: a block is not closed',
    file: 'templates/auth.md.eta',
    line: 3,
    text: '<% if (app) { %>',
  },
  {
    code: 'SITEC1504',
    files: { ...configured, 'templates/404.md.eta': '# Not found\n\nTry <%= adresses.llms %>\n' },
    message: 'the template uses "adresses", which does not exist; did you mean "addresses"?',
    file: 'templates/404.md.eta',
    line: 3,
    text: 'Try <%= adresses.llms %>',
  },
  {
    code: 'SITEC1505',
    files: { ...configured, 'templates/auth.md.eta': '# Keys\n' },
    message: 'auth.md.eta writes a text that does not begin with a title (#) that contains "auth.md"',
    file: 'templates/auth.md.eta',
    line: null,
    text: null,
  },
  {
    code: 'SITEC1506',
    files: { ...configured, 'guides/begin.html': html('Begin'), 'templates/skills/find-a-guide.md.eta': longSkill },
    message: 'skills/find-a-guide.md.eta writes a skill of 501 lines, the limit is 499',
    file: 'templates/skills/find-a-guide.md.eta',
    line: null,
    text: null,
  },
];
