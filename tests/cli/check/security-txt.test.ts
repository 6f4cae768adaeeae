/** security.txt is judged where it is to be seen, and by nothing else. */
import { expect, it } from 'vitest';
import { discoveryChecks } from '../../../cli/check/checks/discovery/index.ts';
import { runChecks } from '../../../cli/check/run-checks.ts';
import { scoreOf } from '../../../cli/check/score.ts';
import { file, redirect } from '../../compiler/site/crawl/web-site.ts';
import { said, webContext } from './web.ts';

const PATH = '/.well-known/security.txt';
const RIGHT = 'Contact: mailto:security@acme.example\nExpires: 2999-01-01T00:00:00Z\n';

it('may be a redirect', async () => {
  const context = await webContext(() => ({ [PATH]: redirect('/security.txt'), '/security.txt': file('text/plain', RIGHT) }));
  expect(await said(discoveryChecks, 'security-txt', context)).toEqual([]);
});

it.each([
  [302, redirect('https://group.example/.well-known/security.txt', 302)],
  [403, { status: 403 }],
  [404, { status: 404 }],
  [500, { status: 500 }],
])('is not judged where the answer is %s', async (status, answer) => {
  const context = await webContext(() => ({ [PATH]: answer }));
  expect(await said(discoveryChecks, 'security-txt', context)).toBe(`the site does not serve security.txt (status ${status})`);
});

it('is nothing that a build mends by itself', async () => {
  const context = await webContext(() => ({ [PATH]: file('text/plain', 'Contact: x\n') }));
  const results = await runChecks(
    discoveryChecks.filter(({ name }) => name === 'security-txt'),
    context,
    () => {},
  );
  expect(scoreOf(results, { value: 0, missing: [] }, false).checks).toEqual([
    expect.objectContaining({ name: 'security-txt', state: 'failed', mended: false }),
  ]);
});
