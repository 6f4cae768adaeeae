import { gone, json, page, type ProbeCase } from './broken.ts';

/** Broken in the JSON API. */
export const apiCases: readonly ProbeCase[] = [
  {
    broken: 'OpenAPI is of version 2',
    overrides: { '/openapi.json': json((value: object) => ({ ...value, openapi: undefined, swagger: '2.0' })) },
    expected: ['SITEC5050 /openapi.json has a problem: it is not an OpenAPI 3 description'],
  },
  {
    broken: 'a document is gone',
    overrides: { '/api/v1/company.json': gone },
    expected: ['SITEC5051 OpenAPI describes /api/v1/company.json: there is none'],
  },
  {
    broken: 'a document is not as its schema says',
    overrides: { '/api/v1/plans.json': json((value: object) => ({ ...value, plans: 'two' })) },
    expected: ['SITEC5052 /api/v1/plans.json does not match the schema at /api/v1/schemas/plans.json: /plans must be array'],
  },
  {
    broken: 'what is missing is a page',
    overrides: { '/api/v1/no-such-document-00000000.json': page },
    expected: ['SITEC5053 /api/v1/no-such-document-00000000.json does not exist, but the answer is status 200 and a body that is not JSON'],
  },
];
