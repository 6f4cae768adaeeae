import type { BundleFile } from '../../artefact.ts';
import { hosts as problems } from '../../problems/hosts.ts';
import { defineHost, type HostFile, type HostPlan } from '../host.ts';
import { FUNCTION_MAXIMUM, viewerRequest, viewerResponse } from './functions.ts';
import { bucketObjects } from './objects.ts';

const TITLE = 'Amazon CloudFront';

/** A bucket of S3 behind CloudFront, whose functions negotiate and set headers, and a Lambda function for /mcp and /a2a. */
export const cloudfront = defineHost({
  name: 'cloudfront',
  title: TITLE,
  supports: { headers: true, negotiation: true, post: true },
  codings: [],
  *emit(plan) {
    const { files, headers, build, edge } = plan;
    yield functionFile(plan, 'viewer-request.js', viewerRequest(plan));
    yield functionFile(plan, 'viewer-response.js', viewerResponse(plan));
    yield { place: 'deploy', path: 'objects.json', body: lines(bucketObjects(headers, files)) };
    if (!build.serves.post) return;
    yield { place: 'deploy', path: 'lambda/index.mjs', body: edge('lambda') };
    const asked = new Set(files.filter(isAsked).map(({ path }) => path.slice(1)));
    yield { place: 'copy', path: 'lambda/dist', wants: (file) => asked.has(file) };
  },
});

/** What the endpoints answer from: neither the pages for browsers nor what these load. */
const isAsked = ({ class: row }: BundleFile): boolean => row !== 'htmlFile' && row !== 'asset';

/** One object a line, so that a difference shows which. */
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
      advice:
        'put files without an extension, and those that need headers of their own, into folders of their own; or publish fewer of them',
    });
  return { place: 'deploy', path, body };
};
