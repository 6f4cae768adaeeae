import { crawl } from './crawl.ts';
import { dates } from './dates.ts';
import { drift } from './drift.ts';
import { facts } from './facts.ts';
import { hosts } from './hosts.ts';
import { input } from './input.ts';
import { kinds } from './kinds.ts';
import { output } from './output.ts';
import { probesA2a } from './probes/a2a.ts';
import { probesApi } from './probes/api.ts';
import { probesDiscovery } from './probes/discovery.ts';
import { probesFacts } from './probes/facts.ts';
import { probesFolder } from './probes/folder.ts';
import { probes } from './probes/general.ts';
import { probesHeaders } from './probes/headers.ts';
import { probesLanguages } from './probes/languages.ts';
import { probesMarkdown } from './probes/markdown.ts';
import { probesMcp } from './probes/mcp.ts';
import { probesPages } from './probes/pages.ts';
import { probesVerdict } from './probes/verdict.ts';
import type { ProblemDefinition } from './problem.ts';
import { rendering } from './rendering.ts';
import { search } from './search.ts';
import { siteFolder } from './site-folder.ts';
import { sources } from './sources.ts';
import { templates } from './templates.ts';
import { traffic } from './traffic.ts';

/** Every problem that sitec reports, by family, in the order of docs/problems.md. */
export const problemFamilies: readonly { readonly title: string; readonly problems: readonly ProblemDefinition[] }[] = [
  { title: 'Configuration and input', problems: [...Object.values(input), ...Object.values(siteFolder)] },
  { title: 'Crawl', problems: Object.values(crawl) },
  { title: 'Rendering', problems: Object.values(rendering) },
  { title: 'Access logs', problems: Object.values(traffic) },
  { title: 'Dates', problems: Object.values(dates) },
  { title: 'Templates', problems: Object.values(templates) },
  { title: 'Facts', problems: Object.values(facts) },
  { title: 'Drift: sources that disagree', problems: Object.values(drift) },
  { title: 'Attributes, selectors and JSON-LD', problems: Object.values(sources) },
  { title: 'Declared kinds', problems: Object.values(kinds) },
  { title: 'Output', problems: Object.values(output) },
  { title: 'Search and answers', problems: Object.values(search) },
  { title: 'Hosts', problems: Object.values(hosts) },
  { title: 'Checks', problems: Object.values(probes) },
  { title: 'Checks of pages', problems: Object.values(probesPages) },
  { title: 'Checks of markdown', problems: Object.values(probesMarkdown) },
  { title: 'Checks of discovery', problems: Object.values(probesDiscovery) },
  { title: 'Checks of the JSON API', problems: Object.values(probesApi) },
  { title: 'Checks of facts', problems: Object.values(probesFacts) },
  { title: 'Checks of MCP', problems: Object.values(probesMcp) },
  { title: 'Checks of A2A', problems: Object.values(probesA2a) },
  { title: 'Checks of headers', problems: Object.values(probesHeaders) },
  { title: 'Checks of languages', problems: Object.values(probesLanguages) },
  { title: 'Checks of folders', problems: Object.values(probesFolder) },
  { title: 'Verdict of agents', problems: Object.values(probesVerdict) },
];
