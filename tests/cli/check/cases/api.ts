import { gone, json, page, type ProbeCase } from './broken.ts';

/** Broken in the JSON API. */
export const apiCases: readonly ProbeCase[] = [
  {
    broken: 'OpenAPI is of version 2',
    overrides: { '/openapi.json': json((value: object) => ({ ...value, openapi: undefined, swagger: '2.0' })) },
    expected: ['SITEC5050 /openapi.json does not serve its readers: it is no description of OpenAPI 3'],
  },
  {
    broken: 'a document is gone',
    overrides: { '/api/v1/company.json': gone },
    expected: ['SITEC5051 /api/v1/company.json is described in OpenAPI: there is none'],
  },
  {
    broken: 'a document is not as its schema says',
    overrides: { '/api/v1/plans.json': json((value: object) => ({ ...value, plans: 'two' })) },
    expected: ['SITEC5052 /api/v1/plans.json does not match the schema at /api/v1/schemas/plans.json: /plans must be array'],
  },
  {
    broken: 'what is missing is a page',
    overrides: { '/api/v1/no-such-document-00000000.json': page },
    expected: [
      'SITEC5053 a document that does not exist (/api/v1/no-such-document-00000000.json) is answered with status 200 and a body that is no JSON',
    ],
  },
];
