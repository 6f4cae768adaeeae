import type { HeaderSet } from '../../runtime/contract/reply.ts';
import { compare } from '../problems/problem.ts';
import { coverFiles } from './cover.ts';
import { matches, type FilePattern, type HeaderPlan } from './rules.ts';

/** A rule for a part of the headers of files. Where several match, only the last one counts. */
export interface PartRule {
  readonly pattern: FilePattern;
  readonly headers: HeaderSet;
}

/**
 * The rules of a plan for a part of the headers only, anew as few as there can be. No rule matches a file of which the part is null.
 * @param files paths of the files that the rules are for
 */
export const partRules = (
  { rules }: HeaderPlan,
  files: readonly { readonly path: string }[],
  part: (headers: HeaderSet) => HeaderSet | null,
): readonly PartRule[] => {
  const parts = new Map(rules.map((rule) => [rule, part(rule.headers)]));
  const keyed = files
    .toSorted((a, b) => compare(a.path, b.path))
    .flatMap(({ path }) => {
      const rule = rules.findLast(({ pattern }) => matches(pattern, path));
      const headers = rule && parts.get(rule);
      return headers === undefined ? [] : [[path, headers && JSON.stringify(headers)] as const];
    });
  return coverFiles(keyed).map(({ pattern, key }) => ({ pattern, headers: JSON.parse(key) as HeaderSet }));
};
