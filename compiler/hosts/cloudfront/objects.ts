import type { BundleFile } from '../../artefact.ts';
import { matches, type HeaderPlan } from '../../headers/rules.ts';
import { pageStem } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';

/** An object of a bucket: which file it is, and what the bucket says of it. */
interface BucketObject {
  readonly key: string;
  /** Path in the bundle. */
  readonly file: string;
  readonly type: string;
  readonly cache: string;
}

/** The objects of a bundle, sorted by key. A page that is a file is there twice: for the functions in front of the bucket pages are folders. */
export const bucketObjects = (plan: HeaderPlan, files: readonly BundleFile[]): readonly BucketObject[] =>
  files
    .flatMap((file) =>
      keysOf(file).map((key) => ({ key: key.slice(1), file: file.path.slice(1), type: file.type, cache: cacheOf(plan, file) })),
    )
    .toSorted((a, b) => compare(a.key, b.key));

const keysOf = ({ path, page, class: row }: BundleFile): readonly string[] => [
  ...new Set([path, ...(row === 'htmlFile' && page !== undefined ? [`${pageStem(page)}/index.html`] : [])]),
];

/** Files that are only sent as the text of an error are not kept. */
const cacheOf = ({ rules, missing }: HeaderPlan, { path, class: row }: BundleFile): string => {
  const headers = row.startsWith('missing') ? missing : (rules.findLast(({ pattern }) => matches(pattern, path))?.headers ?? missing);
  return headers.find(([name]) => name === 'Cache-Control')?.[1] ?? 'no-store';
};
