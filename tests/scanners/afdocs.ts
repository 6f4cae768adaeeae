/** afdocs: the checks of the Agent-Friendly Docs specification. */
import type { Outcome } from '../tools/outcome.ts';
import { ACCEPTED } from './accepted.ts';
import { printedJson, tools, type ScannedSite } from './scanned-site.ts';

interface Report {
  readonly results: readonly { readonly id: string; readonly status: string; readonly message: string }[];
  readonly scoring: { readonly overall: number };
}

const INAPPLICABLE: ReadonlySet<string> = new Set(Object.keys(ACCEPTED.afdocs));

/** Every check has to pass, and the score has to be 100. */
export const scanWithAfdocs = async ({ url, folder }: ScannedSite): Promise<readonly Outcome[]> => {
  const words = ['check', url, '--format', 'json', '--score', '--request-delay', '0', '--sampling', 'deterministic', '-q'];
  const ended = await tools.run('afdocs/bin/afdocs.mjs', words, folder);
  const { results, scoring } = printedJson<Report>(ended);
  const checks = results.filter(({ id }) => !INAPPLICABLE.has(id));
  const verdict = ended.code === 0 && scoring.overall === 100 ? [] : [`exit code ${ended.code}, score ${scoring.overall}`];
  return [
    ...checks.map(({ id, status, message }) => ({ name: id, expected: 0, unexpected: status === 'pass' ? [] : [`${status}: ${message}`] })),
    { name: 'score', expected: 0, unexpected: checks.length < 25 ? [...verdict, `only ${checks.length} checks`] : verdict },
  ];
};
