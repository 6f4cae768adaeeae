import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { partRules } from '../../headers/merged-rules.ts';
import type { FilePattern, HeaderPlan } from '../../headers/rules.ts';
import { encodePath } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';

/** A rule of `headers` in firebase.json: a regular expression (RE2) for the path of a request, and what is added to the answer. */
export interface FirebaseRule {
  readonly regex: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** It compresses by itself, and varies by what it does. */
const HOSTS_OWN = 'Vary';

/**
 * The headers of a plan for Firebase, where every rule that matches counts, and of equal names the last one. Nothing takes a header away again, so
 * that each name is covered for itself: no rule for it matches a file without it.
 * @param page headers of the addresses of pages, without variables
 * @param isFolders whether these addresses end with a slash; if not, they look like files without an extension, which get none of their links
 */
export const firebaseHeaders = (
  plan: HeaderPlan,
  files: readonly { readonly path: string }[],
  page: HeaderSet,
  isFolders: boolean,
): readonly FirebaseRule[] => {
  const merged = new Map<string, { readonly pattern: FilePattern; readonly headers: HeaderSet[number][] }>();
  for (const name of namesOf(plan))
    for (const { pattern, headers } of partRules(plan, files, valueOf(name))) {
      const regex = regexOf(pattern);
      const rule = merged.get(regex) ?? { pattern, headers: [] };
      rule.headers.push(...headers);
      merged.set(regex, rule);
    }
  const ofPages = page.filter(([name]) => name !== 'Content-Type' && name !== HOSTS_OWN && (isFolders || name !== 'Link'));
  return [
    ruleOf(isFolders ? '^/(?:.*/)?$' : '^/(?:.*/)?[^/.]*$', ofPages),
    ...[...merged]
      .toSorted(([a, first], [b, second]) => depthOf(first.pattern) - depthOf(second.pattern) || compare(a, b))
      .map(([regex, { headers }]) => ruleOf(regex, headers)),
  ];
};

const ruleOf = (regex: string, headers: HeaderSet): FirebaseRule => ({
  regex,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/** Patterns that match the same file lie in one another, so that the deeper one is the later one. */
const depthOf = (pattern: FilePattern): number => ('path' in pattern ? Infinity : pattern.folder.length);

const namesOf = ({ rules }: HeaderPlan): readonly string[] => [
  ...new Set(rules.flatMap(({ headers }) => headers.filter(isFixed).map(([name]) => name))),
];

const isFixed = ([name, value]: HeaderSet[number]): boolean => name !== HOSTS_OWN && !value.includes('{page}');

const valueOf =
  (name: string) =>
  (headers: HeaderSet): HeaderSet | null => {
    const found = headers.filter((header) => header[0] === name && isFixed(header));
    return found.length === 0 ? null : found;
  };

/** Firebase does not say whether it compares paths as they are requested or decoded, so that the pattern has both. */
const regexOf = (pattern: FilePattern): string =>
  'path' in pattern ? `^${either(pattern.path)}$` : `^${either(pattern.folder)}.*${escape(pattern.extension)}$`;

const either = (path: string): string => {
  const encoded = encodePath(path);
  return encoded === path ? escape(path) : `(?:${escape(path)}|${escape(encoded)})`;
};

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
