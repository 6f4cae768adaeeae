import { paths } from '../../../../compiler/paths.ts';
import { probesDiscovery } from '../../../../compiler/problems/probes/discovery.ts';
import { linesOf } from '../../../../compiler/site/crawl/robots.ts';
import { isBuilt } from '../../run-checks.ts';
import { notApplicable, type Probe } from '../../check.ts';
import { reasonsAt, documentCheck, faultOf, isText } from '../findings.ts';

const TYPES = ['text/plain'];

const valuesOf = (text: string, name: string): readonly string[] =>
  linesOf(text).flatMap(([each, value]) => (each === name ? [value] : []));

/** Crawlers merge several groups of one agent; older ones read only the first. */
const robots = documentCheck({
  name: 'robots',
  weight: 2,
  problem: probesDiscovery.robots,
  path: paths.robots,
  types: TYPES,
  faults: async (answer, context) => {
    const text = answer.text();
    const agents = valuesOf(text, 'user-agent');
    return [
      ...(agents.length === 0 ? ['it has no User-agent line'] : []),
      ...(agents.filter((agent) => agent === '*').length > 1 ? ['it has several groups for *, but some crawlers read only one'] : []),
      ...(valuesOf(text, 'sitemap').some(isText) || !(await isBuilt(paths.sitemap, context)) ? [] : ['it has no Sitemap line']),
    ];
  },
});

/** Checks the rules of a robots.txt. Another check reports one that is missing. */
const ruleCheck = (check: Omit<Probe, 'run'>, reason: (text: string) => string | null): Probe => ({
  ...check,
  run: async (context) => {
    const answer = await context.get(paths.robots);
    if (faultOf(answer, TYPES) !== null) return notApplicable('there is no robots.txt');
    return reasonsAt(paths.robots, [reason(answer.text())]);
  },
});

const AGENTS = /^(?:\*|.*(?:gpt|claude|perplexity|anthropic|google-extended|applebot-extended|ccbot).*)$/i;

const botRules = ruleCheck({ name: 'robots-ai-rules', weight: 1, problem: probesDiscovery.botRules }, (text) =>
  valuesOf(text, 'user-agent').some((agent) => AGENTS.test(agent)) ? null : 'it has no group for * or for an AI agent',
);

const contentSignals = ruleCheck({ name: 'content-signals', weight: 1, problem: probesDiscovery.contentSignals }, (text) =>
  valuesOf(text, 'content-signal').some((value) => /^[a-z-]+=(?:yes|no)\b/i.test(value)) ? null : 'it has no Content-Signal line',
);

/** Checks of robots.txt. */
export const robotsChecks: readonly Probe[] = [robots, botRules, contentSignals];
