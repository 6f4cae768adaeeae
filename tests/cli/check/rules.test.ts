/** A site behind a server that sends files by rules for many of them: what no rule can say, and no file of the site promises, is not asked. */
import { expect, it } from 'vitest';
import { apiChecks } from '../../../cli/check/checks/api/index.ts';
import { gone, json, page } from './cases/broken.ts';
import { contextOf, siteWith, type Overrides } from './checked-site.ts';
import { compileSmallSite, runOn, withHeaders } from './small-site.ts';

compileSmallSite();

it('is not asked how long a page is when it says so of none', async () => {
  const results = await runOn({ change: withHeaders(() => true, { 'x-markdown-tokens': null }) });
  const result = results.find(({ check }) => check.name === 'markdown-tokens');
  expect(result).toMatchObject({ notApplicable: 'the site sends no token counts', problems: [] });
});

const withoutPromise = json(({ paths, ...rest }: { paths: Record<string, { get: { responses: object } }> }) => ({
  ...rest,
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, { get }]) => [
      path,
      { get: { ...get, responses: { ...get.responses, '404': { description: 'None' } } } },
    ]),
  ),
}));

it.each([
  { name: 'JSON is promised, and a page is sent', missing: gone, openapi: undefined, finds: 'status 404 and a body that is not JSON' },
  { name: 'nothing is promised, and a page is sent', missing: gone, openapi: withoutPromise, finds: undefined },
  { name: 'nothing is promised, and it is there', missing: page, openapi: withoutPromise, finds: 'status 200 and a body that is not JSON' },
])('is asked for JSON below /api/ where its description promises it: $name', async ({ missing, openapi, finds }) => {
  const overrides: Overrides = { '/api/v1/no-such-document-00000000.json': missing, ...(openapi && { '/openapi.json': openapi }) };
  const check = apiChecks.find(({ name }) => name === 'api-missing');
  const found = await check?.run(contextOf(siteWith(overrides).fetch));
  expect(found).toEqual(finds === undefined ? [] : [expect.objectContaining({ values: expect.objectContaining({ reason: finds }) })]);
});
