import type { ProblemDefinition } from '../problem.ts';
import { crawl } from './crawl.ts';
import { dates } from './dates.ts';
import { drift } from './drift.ts';
import { facts } from './facts.ts';
import { hosts } from './hosts.ts';
import { input } from './input.ts';
import { kinds } from './kinds.ts';
import { output } from './output.ts';
import { search } from './search.ts';
import { sources } from './sources.ts';
import { templates } from './templates.ts';

/** Every problem that sitec reports, by family, in the order of docs/problems.md. */
export const problemFamilies: readonly { readonly title: string; readonly problems: readonly ProblemDefinition[] }[] = [
  { title: 'Configuration and input', problems: Object.values(input) },
  { title: 'Crawl', problems: Object.values(crawl) },
  { title: 'Dates', problems: Object.values(dates) },
  { title: 'Templates', problems: Object.values(templates) },
  { title: 'Facts', problems: Object.values(facts) },
  { title: 'Drift: sources that disagree', problems: Object.values(drift) },
  { title: 'Attributes, selectors and JSON-LD', problems: Object.values(sources) },
  { title: 'Declared kinds', problems: Object.values(kinds) },
  { title: 'Output', problems: Object.values(output) },
  { title: 'Search and answers', problems: Object.values(search) },
  { title: 'Hosts', problems: Object.values(hosts) },
];
