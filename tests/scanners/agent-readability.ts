/** agent-readability: what Vercel asks of pages that agents read. */
import type { Outcome } from '../tools/outcome.ts';
import { ACCEPTED } from './accepted.ts';
import { printedJson, tools, type ScannedSite } from './scanned-site.ts';

interface Check {
  readonly name: string;
  readonly passed: boolean;
  readonly skipped: boolean;
  readonly detail?: string;
}

interface Report {
  readonly score: number;
  readonly categories: Readonly<Record<string, { readonly checks: readonly Check[] }>>;
}

const REFUSED = Object.keys(ACCEPTED['agent-readability']);

/** Exactly the refused checks fail; one that passes would be a surprise too. */
export const scanWithAgentReadability = async ({ url, folder }: ScannedSite): Promise<readonly Outcome[]> => {
  const ended = await tools.run(
    '@vercel/agent-readability/dist/cli/index.cjs',
    ['audit', `${url}/pricing`, '--json', '--min-score', '92'],
    folder,
  );
  const { score, categories } = printedJson<Report>(ended);
  const checks = Object.values(categories).flatMap((category) => category.checks);
  const missing = REFUSED.filter((name) => !checks.some((check) => check.name === name));
  return [
    ...checks.map(judge),
    {
      name: 'score',
      expected: 0,
      // It gives a score to hosts that do not answer, too.
      unexpected: ended.code === 0 && checks.length >= 25 ? [] : [`exit code ${ended.code}, score ${score}, ${checks.length} checks`],
    },
    ...missing.map((name) => ({ name, expected: 0, unexpected: ['it is not checked any more'] })),
  ];
};

const judge = ({ name, passed, skipped, detail = 'failed' }: Check): Outcome => {
  const isRefused = REFUSED.includes(name);
  const isGood = passed && !skipped;
  if (isRefused)
    return { name, expected: isGood ? 0 : 1, unexpected: isGood ? ['it passes: take it out of the list'] : [], isExempt: true };
  return { name, expected: 0, unexpected: isGood ? [] : [skipped ? `skipped: ${detail}` : detail] };
};
