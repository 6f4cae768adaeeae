/**
 * What every host has to answer of a bundle: named assertions over a base URL, with requests that nothing has touched. The runs of hosts
 * (`run.ts`) list which of them a host misses, each with its reason.
 */
import type { Outcome } from '../tools/outcome.ts';
import { checked } from './checked.ts';
import { codings, codingsOfForms } from './codings.ts';
import { negotiation, withoutNegotiation } from './negotiation.ts';
import { headers } from './pages.ts';
import { refusals, refusalsOfForms } from './refusals.ts';
import { subjectOf, type Assertion, type Subject } from './subject.ts';
import { table, tableOfForms } from './table.ts';
import { validators, validatorsOfForms } from './validators.ts';

/** Of a host that negotiates. */
export const assertions: readonly Assertion[] = [
  ...negotiation,
  ...headers,
  ...validators,
  ...validatorsOfForms,
  ...codings,
  ...codingsOfForms,
  ...refusals,
  ...refusalsOfForms,
  ...table,
  ...tableOfForms,
  ...checked,
];

/** Of a host that does not, or of a site with `negotiate: 'off'`. */
export const plainAssertions: readonly Assertion[] = [
  ...withoutNegotiation,
  ...headers,
  ...validators,
  ...codings,
  ...refusals,
  ...table,
  ...checked,
];

/** Name of an assertion -> why a host misses it. */
export type Misses = Readonly<Record<string, string>>;

/** Asks a host at an address that serves the bundle in a folder. An expected miss that is none, and a name that no assertion has, are surprises. */
export const askHost = async (base: string, dist: string, list: readonly Assertion[], misses: Misses = {}): Promise<readonly Outcome[]> => {
  const subject = await subjectOf(base, dist);
  const unknown = Object.keys(misses).filter((name) => !list.some((each) => each.name === name));
  const outcomes: Outcome[] = unknown.map((name) => ({ name, expected: 0, unexpected: ['there is no such assertion to miss'] }));
  try {
    for (const each of list) outcomes.push(await outcomeOf(each, subject, misses[each.name]));
  } finally {
    subject.client.close();
  }
  return outcomes;
};

const outcomeOf = async ({ name, check }: Assertion, subject: Subject, miss: string | undefined): Promise<Outcome> => {
  const failure = await check(subject).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (failure === null) return { name, expected: 0, unexpected: miss === undefined ? [] : [`passes, but is expected to fail: ${miss}`] };
  return miss === undefined ? { name, expected: 0, unexpected: [failure] } : { name, expected: 1, unexpected: [], isExempt: true };
};
