/** What is not answered: paths without a file, methods that change things, files that are nobody's business. */
import { missingPaths } from '../../compiler/paths.ts';
import { HOST_OWNED } from '../../compiler/site/files.ts';
import { INDEX_FILE } from '../../runtime/bundle.ts';
import { fieldOf, itemsOf, mediaOf, shown, type Fields } from './client.ts';
import { assertion, want, type Assertion } from './subject.ts';

const MISSING = '/no-such-page-of-this-site';

/** Files of hosts, of sitec and of developers; some of them lie in every bundle, others in that of one host, the rest must not come from elsewhere. */
const HIDDEN = [...HOST_OWNED.map((file) => `/${file}`), `/${INDEX_FILE}`, missingPaths.api];

/** Targets that must never become a path outside of the bundle, or a header of an answer. */
const HOSTILE = [
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc/passwd',
  '/index.html%00.md',
  '/%0d%0aX-Injected:%20yes',
  '/%0aX-Injected:%20yes/',
  '/%ff%fe',
  '/%zz',
];

/** Names of what servers hand from one step to the next: a client that sends them as headers must not choose a file, its type or its coding. */
const INTERNAL: readonly Fields[] = [
  { REDIRECT_SITEC: 'page' },
  { REDIRECT_SITEC_SENT: 'page' },
  { REDIRECT_SITEC_CODING: 'br' },
  { REDIRECT_STATUS: '404' },
  { SITEC: 'page' },
  { SITEC_CODING: 'br' },
  { SITEC_FILE: 'index.md' },
];

/** What of an answer says which file was sent, and how. */
const DECIDED = ['content-type', 'content-encoding', 'cache-control', 'vary', 'link'];

/** Refusals of every host. */
export const refusals: readonly Assertion[] = [
  ...['text/html', 'text/markdown', '*/*'].map((accept) =>
    assertion(`a path without a file is 404 for ${accept}`, async ({ client }) => {
      const answer = await client.send(MISSING, { accept });
      want(answer.status === 404, shown(answer, 'content-type'));
    }),
  ),
  ...[
    `${MISSING}/`,
    `${MISSING}.html`,
    `${MISSING}.md`,
    `${MISSING}/index.md`,
    '/api/v1/no-such-document.json',
    '/.well-known/no-such-file',
  ].map((target) =>
    assertion(`${target} is 404`, async ({ client }) => {
      const answer = await client.send(target);
      want(answer.status === 404, shown(answer, 'content-type'));
    }),
  ),
  assertion('a path below a page is 404', async ({ client, page }) => {
    for (const target of [`${page}/index.md/`, `${page}/index.html/x`, `${page}/no-such-file`, `${page}/index`, `${page}.html`]) {
      const answer = await client.send(target, { accept: 'text/markdown' });
      want(answer.status === 404, `${target}: ${shown(answer, 'location')}`);
    }
  }),
  assertion('the page for what is missing is no page', async ({ client }) => {
    for (const target of ['/404', '/404/', '/404.html', '/index', '/index/']) {
      const answer = await client.send(target);
      want(answer.status === 404, `${target}: ${shown(answer, 'location')}`);
    }
  }),
  assertion('404 for people is the page of the bundle', async ({ client, file }) => {
    const answer = await client.send(MISSING, { accept: 'text/html' });
    want(mediaOf(answer) === 'text/html' && answer.body.equals(file('404.html')), shown(answer, 'content-type', 'content-length'));
  }),
  assertion('404 for programs is the JSON of the bundle', async ({ client, file }) => {
    for (const target of ['/api/v1/no-such-document.json', '/api/no-such-folder/', '/api/v1/plans/no-such-plan']) {
      const answer = await client.send(target, { accept: 'text/html' });
      want(answer.status === 404 && mediaOf(answer) === 'application/json', `${target}: ${shown(answer, 'content-type')}`);
      want(answer.body.equals(file(missingPaths.api.slice(1))), `${target}: ${answer.body.length} bytes`);
    }
  }),
  assertion('404 is never stored', async ({ client }) => {
    const answer = await client.send(MISSING);
    want(itemsOf(answer, 'cache-control').includes('no-store'), shown(answer, 'cache-control'));
  }),
  assertion('HEAD of a path without a file is 404', async ({ client }) => {
    const answer = await client.send(MISSING, {}, 'HEAD');
    want(answer.status === 404 && answer.body.length === 0, shown(answer));
  }),
  ...['POST', 'PUT', 'DELETE', 'PATCH'].map((method) =>
    assertion(`${method} to a page is 405`, async ({ client, page }) => {
      const answer = await client.send(`${page}/`, { 'content-length': '0' }, method);
      want(answer.status === 405, shown(answer));
    }),
  ),
  assertion('POST to a file is 405', async ({ client, page }) => {
    const answer = await client.send(`${page}/index.md`, { 'content-length': '0' }, 'POST');
    want(answer.status === 405, shown(answer));
  }),
  assertion('405 says what is allowed', async ({ client, page }) => {
    const answer = await client.send(`${page}/`, { 'content-length': '0' }, 'POST');
    want(
      ['get', 'head'].every((method) => itemsOf(answer, 'allow').includes(method)),
      shown(answer, 'allow'),
    );
  }),
  ...HIDDEN.map((target) =>
    assertion(`${target} is not served`, async ({ client }) => {
      const answer = await client.send(target);
      want([403, 404].includes(answer.status), shown(answer, 'content-type'));
    }),
  ),
  assertion('the address of a host file in another spelling is not served', async ({ client }) => {
    for (const target of [
      '/%2ehtaccess',
      '/%5fheaders',
      '/%5fsitec/index.json',
      '//_sitec/index.json',
      '/.well-known/../.htaccess',
      '/_sitec/index.json.gz',
    ]) {
      const answer = await client.send(target);
      want(answer.status >= 400 && answer.status < 500, `${target}: ${shown(answer, 'content-type')}`);
    }
  }),
  ...HOSTILE.map((target) =>
    assertion(`${target} is refused`, async ({ client }) => {
      const answer = await client.send(target, { accept: 'text/markdown' });
      want(answer.status >= 400 && answer.status < 500 && fieldOf(answer, 'x-injected') === '', shown(answer, 'x-injected', 'location'));
    }),
  ),
  ...INTERNAL.map((fields) =>
    assertion(`${Object.keys(fields).join()} as a header changes nothing`, async ({ client, page }) => {
      for (const target of [`${page}/`, `${page}/index.md`, '/llms.txt', '/webmcp.js', MISSING]) {
        const [plain, answer] = [await client.send(target), await client.send(target, fields)];
        want(plain.body.equals(answer.body), `${target}: ${answer.body.length} bytes, without it ${plain.body.length}`);
        want(shown(plain, ...DECIDED) === shown(answer, ...DECIDED), `${target}: ${shown(answer, ...DECIDED)}`);
      }
    }),
  ),
  assertion('folders are not listed', async ({ client }) => {
    for (const target of ['/api/', '/api', '/.well-known/', '/.well-known', '/api/v1/']) {
      const answer = await client.send(target);
      want([403, 404].includes(answer.status), `${target}: ${shown(answer, 'location')}`);
    }
  }),
];

/** Refusals of hosts that negotiate. */
export const refusalsOfForms: readonly Assertion[] = [
  assertion('404 varies by Accept', async ({ client }) => {
    const answer = await client.send(MISSING, { accept: 'text/markdown' });
    want(itemsOf(answer, 'vary').includes('accept'), shown(answer, 'vary'));
  }),
];
