import type { BundleFile } from '../../artefact.ts';
import { isAsset } from '../../header-table.ts';
import { matches, type HeaderPlan } from '../../headers/rules.ts';
import { pageStem } from '../../paths.ts';
import { hosts as problems } from '../../problems/hosts.ts';
import { compare } from '../../problems/problem.ts';
import { beside, defineHost, type HostFile, type HostPlan } from '../host.ts';
import { FUNCTION_MAXIMUM, viewerRequest, viewerResponse } from './functions.ts';

/** An object of a bucket: its file and its metadata. */
interface BucketObject {
  readonly key: string;
  /** Path in the bundle. */
  readonly file: string;
  readonly type: string;
  readonly cache: string;
}

/**
 * The objects of a bundle, sorted by key. A page that is a file is there twice, because pages are folders for the functions in front of the
 * bucket.
 */
const bucketObjects = (plan: HeaderPlan, files: readonly BundleFile[]): readonly BucketObject[] =>
  files
    .flatMap((file) =>
      keysOf(file).map((key) => ({ key: key.slice(1), file: file.path.slice(1), type: file.type, cache: cacheOf(plan, file) })),
    )
    .toSorted((a, b) => compare(a.key, b.key));

const keysOf = ({ path, page, class: row }: BundleFile): readonly string[] => [
  ...new Set([path, ...(row === 'htmlFile' && page !== undefined ? [`${pageStem(page)}/index.html`] : [])]),
];

/** Files that are only sent as the text of an error are not cached. */
const cacheOf = ({ rules, missing }: HeaderPlan, { path, class: row }: BundleFile): string => {
  const headers = row.startsWith('missing') ? missing : (rules.findLast(({ pattern }) => matches(pattern, path))?.headers ?? missing);
  return headers.find(([name]) => name === 'Cache-Control')?.[1] ?? 'no-store';
};

const TITLE = 'Amazon CloudFront';

/** An S3 bucket behind CloudFront, with functions for negotiation and headers, and a Lambda function for /mcp and /a2a. */
export const cloudfront = defineHost({
  name: 'cloudfront',
  title: TITLE,
  supports: { headers: true, negotiation: true, post: true },
  codings: [],
  *emit(plan) {
    const { files, headers, build, edge } = plan;
    yield functionFile(plan, 'viewer-request.js', viewerRequest(plan));
    yield functionFile(plan, 'viewer-response.js', viewerResponse(plan));
    yield beside('objects.json', lines(bucketObjects(headers, files)));
    if (!build.serves.post) return;
    yield beside('lambda/index.mjs', edge('lambda'));
    const asked = new Set(files.filter(isAsked).map(({ path }) => path.slice(1)));
    yield { place: 'copy', path: 'lambda/dist', wants: (file) => asked.has(file) };
  },
});

/** Files that the endpoints need: no pages for browsers, and no assets of them. */
const isAsked = ({ class: row }: BundleFile): boolean => row !== 'htmlFile' && !isAsset(row);

/** One object on each line, for readable diffs. */
const lines = (objects: readonly object[]): string => `[\n${objects.map((object) => JSON.stringify(object)).join(',\n')}\n]\n`;

const functionFile = ({ build }: HostPlan, path: string, body: string): HostFile => {
  const bytes = Buffer.byteLength(body);
  if (bytes > FUNCTION_MAXIMUM)
    build.problems.add(problems.hostLimit, {
      host: TITLE,
      most: FUNCTION_MAXIMUM,
      what: 'bytes a function',
      count: `${bytes} in ${path}`,
      source: 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions',
      advice: 'move files without an extension or with custom headers into their own folders, or publish fewer of them',
    });
  return beside(path, body);
};
