import { html } from '../site.ts';
import { home, type ProblemCase } from './problem-case.ts';

/** SITEC35xx, one site each. */
export const developersCases: readonly ProblemCase[] = [
  {
    code: 'SITEC3501',
    files: { ...home, 'sitec.config.json': '{ "developers": true }', 'developers/index.html': html('Our own words', '<p>Ask us.</p>') },
    message: 'kept the page of the site at /developers/ unchanged',
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
    message: 'data-sitec-developers is on /docs/',
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
    message: 'cannot fill the element with data-sitec-developers: <textarea> cannot hold headings and tables that people see',
    file: 'site/developers/index.html',
    line: 8,
    text: '<textarea data-sitec-developers></textarea>',
  },
  {
    code: 'SITEC3504',
    files: { ...home, 'sitec.config.json': '{\n  "developers": { "stylesheets": ["/missing.css"] }\n}' },
    message: '`developers.stylesheets` names /missing.css, which is not a file of the site',
    file: 'sitec.config.json',
    line: 2,
    text: '"developers": { "stylesheets": ["/missing.css"] }',
  },
  {
    code: 'SITEC3505',
    files: { ...home, 'contact/index.html': html('Contact', '<sitec-copy></sitec-copy><p>Write to us.</p>') },
    message: '/contact/ has <sitec-copy>, but `inject` in the configuration does not list `copy`',
    file: 'site/contact/index.html',
    line: null,
    text: null,
  },
];
