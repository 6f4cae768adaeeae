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
import { publishing } from './publishing.ts';
import { rendering } from './rendering.ts';
import { search } from './search.ts';
import { siteFolder } from './site-folder.ts';
import { sources } from './sources.ts';
import { templates } from './templates.ts';
import { traffic } from './traffic.ts';

/** Problems of one part of sitec. */
export interface ProblemFamily {
  readonly title: string;
  /** The document about this part. */
  readonly guide: string;
  readonly problems: readonly ProblemDefinition[];
}

/** Every problem that sitec reports, by family, in the order in which the documentation lists them. */
export const problemFamilies: readonly ProblemFamily[] = [
  {
    title: 'Configuration and input',
    guide: 'docs/reference/configuration.md',
    problems: [...Object.values(input), ...Object.values(siteFolder)],
  },
  { title: 'Crawl', guide: 'docs/how-to/crawling.md', problems: Object.values(crawl) },
  { title: 'Rendering', guide: 'docs/how-to/rendering.md', problems: Object.values(rendering) },
  { title: 'Access logs', guide: 'docs/how-to/traffic.md', problems: Object.values(traffic) },
  { title: 'Publishing', guide: 'docs/how-to/publish.md', problems: Object.values(publishing) },
  { title: 'Dates', guide: 'docs/reference/dates.md', problems: Object.values(dates) },
  { title: 'Templates', guide: 'docs/reference/templates.md', problems: Object.values(templates) },
  { title: 'Facts', guide: 'docs/reference/prices.md', problems: Object.values(facts) },
  { title: 'Conflicts between sources', guide: 'docs/explanation/facts.md', problems: Object.values(drift) },
  { title: 'Attributes, selectors and JSON-LD', guide: 'docs/how-to/state-facts.md', problems: Object.values(sources) },
  { title: 'Declared kinds', guide: 'docs/how-to/kinds.md', problems: Object.values(kinds) },
  { title: 'Output', guide: 'docs/reference/bundle.md', problems: Object.values(output) },
  { title: 'Search and answers', guide: 'docs/explanation/answers.md', problems: Object.values(search) },
  { title: 'Hosts', guide: 'docs/how-to/hosting/index.md', problems: Object.values(hosts) },
  { title: 'Checks', guide: 'docs/reference/checking.md', problems: Object.values(probes) },
  { title: 'Checks of pages', guide: 'docs/reference/checking.md', problems: Object.values(probesPages) },
  { title: 'Checks of markdown', guide: 'docs/reference/checking.md', problems: Object.values(probesMarkdown) },
  { title: 'Checks of discovery', guide: 'docs/reference/checking.md', problems: Object.values(probesDiscovery) },
  { title: 'Checks of the JSON API', guide: 'docs/reference/checking.md', problems: Object.values(probesApi) },
  { title: 'Checks of facts', guide: 'docs/reference/checking.md', problems: Object.values(probesFacts) },
  { title: 'Checks of MCP', guide: 'docs/reference/checking.md', problems: Object.values(probesMcp) },
  { title: 'Checks of A2A', guide: 'docs/reference/checking.md', problems: Object.values(probesA2a) },
  { title: 'Checks of headers', guide: 'docs/reference/checking.md', problems: Object.values(probesHeaders) },
  { title: 'Checks of languages', guide: 'docs/reference/checking.md', problems: Object.values(probesLanguages) },
  { title: 'Checks of folders', guide: 'docs/reference/checking.md', problems: Object.values(probesFolder) },
  { title: 'Verdict of agents', guide: 'docs/explanation/verdict.md', problems: Object.values(probesVerdict) },
];
