import type { ProblemDefinition } from './problem.ts';

/** SITEC15xx: templates of a site. */
export const templates = {
  unreadable: {
    code: 'SITEC1501',
    level: 'error',
    message: '{path} cannot be read: {reason}',
    why: 'the templates were named in the configuration; texts of sitec would be published in their place without a word',
    fix: 'correct templates in sitec.config.ts, or mend the file; templates are UTF-8',
  },
  unknown: {
    code: 'SITEC1502',
    level: 'error',
    message: 'there is no template "{name}"{suggestion}',
    why: 'the file would have no effect: a template replaces the one of sitec that has its name',
    fix: 'rename or remove it; docs/templates.md lists every template',
  },
  failed: {
    code: 'SITEC1503',
    level: 'error',
    message: 'the template cannot be rendered: {reason}',
    why: 'what it makes would be missing or half-written',
    fix: 'correct the code between <% and %> at this line',
  },
  nameMissing: {
    code: 'SITEC1504',
    level: 'error',
    message: 'the template names "{name}", which it is not given{suggestion}',
    why: 'what it makes would be missing or half-written',
    fix: 'correct the name; docs/templates.md lists what templates are given',
  },
  ruleBroken: {
    code: 'SITEC1505',
    level: 'error',
    message: '{name} makes a text that {reason}',
    why: 'agents and scanners look for these forms, and leave out what has another one',
    fix: 'correct the template; docs/templates.md says what each has to make',
  },
  skillLong: {
    code: 'SITEC1506',
    level: 'warning',
    message: '{name} makes a skill of {size}',
    why: 'an agent loads a skill whole, beside everything else that it has to keep in mind',
    fix: 'shorten the template, or the descriptions of declared kinds',
  },
} as const satisfies Record<string, ProblemDefinition>;
