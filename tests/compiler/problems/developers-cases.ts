import { html } from '../site.ts';
import { home, type ProblemCase } from './problem-case.ts';

/** SITEC35xx, one site each. */
export const developersCases: readonly ProblemCase[] = [
  {
    code: 'SITEC3501',
    files: { ...home, 'sitec.config.json': '{ "developers": true }', 'developers/index.html': html('Our own words', '<p>Ask us.</p>') },
    message: 'the site has a page of its own at /developers/; it stays as it is',
    file: 'site/developers/index.html',
    line: null,
    text: null,
  },
  {
    code: 'SITEC3502',
    files: {
      ...home,
      'sitec.config.json': '{ "developers": true }',
      'docs/index.html': html('Documentation', '<p>Read.</p>\n<div data-sitec-developers></div>'),
    },
    message: 'data-sitec-developers stands on /docs/',
    file: 'site/docs/index.html',
    line: 8,
    text: '<div data-sitec-developers></div>',
  },
  {
    code: 'SITEC3503',
    files: {
      ...home,
      'sitec.config.json': '{ "developers": true }',
      'developers/index.html': html('Code', '<p>F\u00fcr alle.</p>\n<textarea data-sitec-developers></textarea>'),
    },
    message: 'the element with data-sitec-developers cannot be filled: <textarea> cannot hold headings and tables that people see',
    file: 'site/developers/index.html',
    line: 8,
    text: '<textarea data-sitec-developers></textarea>',
  },
  {
    code: 'SITEC3504',
    files: { ...home, 'sitec.config.json': '{\n  "developers": { "stylesheets": ["/missing.css"] }\n}' },
    message: '`developers.stylesheets` names /missing.css, which is no file of the site',
    file: 'sitec.config.json',
    line: 2,
    text: '"developers": { "stylesheets": ["/missing.css"] }',
  },
];
