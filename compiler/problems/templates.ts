import type { ProblemDefinition } from './problem.ts';

/** SITEC15xx: templates of a site. */
export const templates = {
  unreadable: {
    code: 'SITEC1501',
    level: 'error',
    message: 'cannot read {path}: {reason}',
    why: 'the configuration names these templates; the bundle would have the texts of sitec instead',
    fix: 'correct `templates` in sitec.config.ts, or the file; templates are UTF-8',
  },
  unknown: {
    code: 'SITEC1502',
    level: 'error',
    message: 'there is no template "{name}"{suggestion}',
    why: 'the file has no effect: a template replaces the one of sitec with the same name',
    fix: 'rename or remove it; docs/reference/templates.md lists every template',
  },
  failed: {
    code: 'SITEC1503',
    level: 'error',
    message: 'cannot render the template: {reason}',
    why: 'its text would be missing or incomplete',
    fix: 'correct the code between <% and %> on this line',
  },
  nameMissing: {
    code: 'SITEC1504',
    level: 'error',
    message: 'the template uses "{name}", which does not exist{suggestion}',
    why: 'its text would be missing or incomplete',
    fix: 'correct the name; docs/reference/templates.md lists the names for each template',
  },
  ruleBroken: {
    code: 'SITEC1505',
    level: 'error',
    message: '{name} writes a text that {reason}',
    why: 'agents and scanners expect this form, and ignore others',
    fix: 'correct the template; docs/how-to/templates.md describes the form of each',
  },
  skillLong: {
    code: 'SITEC1506',
    level: 'warning',
    message: '{name} writes a skill of {size}',
    why: 'an agent loads a whole skill into its context',
    fix: 'shorten the template, or the descriptions of declared kinds',
  },
} as const satisfies Record<string, ProblemDefinition>;
