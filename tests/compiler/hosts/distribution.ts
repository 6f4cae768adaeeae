/** A small site on CloudFront. */
import { pageFiles, fileOf, type Emitted, type Situation } from './plan.ts';
import type { BucketObject, Distribution } from './simulate.ts';

/** What lies in deploy/cloudfront/. */
export const distributionOf = ({ text }: Emitted): Distribution => ({
  request: text('viewer-request.js'),
  response: text('viewer-response.js'),
  objects: JSON.parse(text('objects.json')) as readonly BucketObject[],
});

/** A site with some pages, and two files that are none. */
export const site = (...pages: readonly string[]): Situation => ({
  pages,
  files: [
    ...pages.flatMap(pageFiles),
    fileOf('/.well-known/api-catalog', 'apiCatalog'),
    fileOf('/api/v1/plans.json', 'api', { schema: '/s.json' }),
  ],
});

/** The site of most tests. */
export const HOME = site('/', '/guides/start/', '/v1.2/', '/größe & co/');
