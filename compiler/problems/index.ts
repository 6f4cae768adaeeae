import type { ProblemDefinition } from '../problem.ts';
import { facts } from './facts.ts';
import { input } from './input.ts';
import { output } from './output.ts';

/** Every problem that sitec reports, by family, in the order of docs/problems.md. */
export const problemFamilies: readonly { readonly title: string; readonly problems: readonly ProblemDefinition[] }[] = [
  { title: 'Configuration and input', problems: Object.values(input) },
  { title: 'Facts', problems: Object.values(facts) },
  { title: 'Output', problems: Object.values(output) },
];
