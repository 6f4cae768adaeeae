/** What the answers for pages and files say of themselves. */
import { paths } from '../../compiler/paths.ts';
import { fieldOf, itemsOf, mediaOf, shown, type Answer } from './client.ts';
import { assertion, want, type Assertion, type Subject } from './subject.ts';

interface Link {
  readonly target: string;
  readonly relation: string;
}

/** The links of an answer (RFC 8288), without those parameters that nobody here asks about. */
const linksOf = (answer: Answer): readonly Link[] =>
  [...fieldOf(answer, 'link').matchAll(/<([^>]*)>([^<]*)/g)].map(([, target = '', rest = '']) => ({
    target,
    relation: /;\s*rel="?([\w-]+)"?/.exec(rest)?.[1] ?? '',
  }));

const wantLink = (answer: Answer, relation: string, target: string): void =>
  want(
    linksOf(answer).some((link) => link.relation === relation && link.target === target),
    `${shown(answer, 'link')}; wanted <${target}>; rel="${relation}"`,
  );

const link = (name: string, targetOf: (subject: Subject) => string, relation: string, wanted: (subject: Subject) => string): Assertion =>
  assertion(`${name} links its ${relation}`, async (subject) =>
    wantLink(await subject.client.page(targetOf(subject)), relation, wanted(subject)),
  );

/** Relations of every page besides its markdown, and what they name. */
const RELATIONS: Readonly<Record<string, string>> = {
  'api-catalog': paths.apiCatalog,
  'service-desc': paths.openapi,
  describedby: paths.llms,
  sitemap: paths.sitemap,
  ard: paths.ard,
  'ai-catalog': paths.aiCatalog,
};

const typeOf = (target: (subject: Subject) => string, name: string, type: RegExp): Assertion =>
  assertion(name, async (subject) => {
    const answer = await subject.client.send(target(subject));
    want(answer.status === 200 && type.test(fieldOf(answer, 'content-type')), shown(answer, 'content-type'));
  });

const cors = (target: string): Assertion =>
  assertion(`${target} may be read by pages of other origins`, async ({ client }) => {
    const answer = await client.send(target, { origin: 'https://elsewhere.example' });
    want(fieldOf(answer, 'access-control-allow-origin') === '*', shown(answer, 'access-control-allow-origin'));
    want(fieldOf(answer, 'access-control-allow-credentials') === '', shown(answer, 'access-control-allow-credentials'));
  });

/** Targets of each kind of file that have no Link of a page. */
const FILES = [paths.llms, paths.robots, paths.sitemap, paths.openapi, `${paths.api}company.json`, paths.agentCard, paths.webmcp] as const;

/** Headers of pages and files. */
export const headers: readonly Assertion[] = [
  link(
    'a page',
    ({ page }) => `${page}/`,
    'alternate',
    ({ page }) => `${page}/index.md`,
  ),
  link(
    'a page without the slash at the end',
    ({ page }) => page,
    'alternate',
    ({ page }) => `${page}/index.md`,
  ),
  link(
    'the home page',
    () => '/',
    'alternate',
    () => '/index.md',
  ),
  ...Object.entries(RELATIONS).map(([relation, target]) =>
    link(
      'a page',
      ({ page }) => `${page}/`,
      relation,
      () => target,
    ),
  ),
  link(
    'the twin',
    ({ page }) => `${page}/index.md`,
    'canonical',
    ({ page }) => `${page}/`,
  ),
  link(
    'the alias of the twin',
    ({ page }) => `${page}.md`,
    'canonical',
    ({ page }) => `${page}/`,
  ),
  link(
    'the HTML file',
    ({ page }) => `${page}/index.html`,
    'canonical',
    ({ page }) => `${page}/`,
  ),
  link(
    'the twin of the home page',
    () => '/index.md',
    'canonical',
    () => '/',
  ),
  assertion('every page links its markdown, percent-encoded', async ({ client, pages }) => {
    for (const target of pages) wantLink(await client.page(target), 'alternate', `${target.replace(/\/$/, '')}/index.md`);
  }),
  assertion('every page names its most specific llms.txt, in both forms', async ({ client, index, pages }) => {
    for (const target of pages) {
      const route = index.routes[decodeURIComponent(target)];
      const expected = index.headers[route?.variant[2] ?? -1]?.find(([name]) => name === 'Link')?.[1] ?? '';
      const [, described = ''] = /<([^>]+)>; rel="describedby"/.exec(expected) ?? [];
      const forms = [await client.page(target), ...(route?.markdown ? [await client.send(target, { accept: 'text/markdown' })] : [])];
      for (const answer of forms) wantLink(answer, 'describedby', described);
    }
  }),
  assertion('no link leaves the host, whatever the request target looks like', async ({ client, page }) => {
    for (const target of ['//', `/${page}/`, `//elsewhere.example${page}/`, `${page}//`, `/a%3E;rel=x/..${page}/`, `/%2e${page}/`]) {
      const answer = await client.send(target);
      const away = linksOf(answer).filter(
        ({ target: to }) => new URL(to, 'http://self.example').host !== 'self.example' || /[^!-~]|["\\^`{|}]/.test(to),
      );
      want(away.length === 0 && linksOf(answer).every(({ relation }) => relation !== 'x'), `${target}: ${shown(answer, 'link')}`);
    }
  }),
  assertion('the alias of the twin is the twin', async ({ client, page }) => {
    const [twin, alias] = [await client.send(`${page}/index.md`), await client.send(`${page}.md`)];
    want(alias.status === 200 && alias.body.equals(twin.body), shown(alias, 'content-type'));
  }),
  typeOf(({ page }) => `${page}/index.md`, 'the twin is markdown in UTF-8', /^text\/markdown; ?charset="?utf-8"?$/i),
  typeOf(({ page }) => `${page}.md`, 'the alias of the twin is markdown in UTF-8', /^text\/markdown; ?charset="?utf-8"?$/i),
  typeOf(({ page }) => `${page}/index.html`, 'the HTML file is HTML in UTF-8', /^text\/html; ?charset="?utf-8"?$/i),
  typeOf(() => paths.llms, 'llms.txt is plain text in UTF-8', /^text\/plain; ?charset="?utf-8"?$/i),
  typeOf(
    () => paths.apiCatalog,
    'the API catalogue is a linkset with its profile',
    /^application\/linkset\+json; ?profile="https:\/\/www\.rfc-editor\.org\/info\/rfc9727"$/i,
  ),
  typeOf(() => `${paths.api}company.json`, 'JSON has no charset', /^application\/json$/i),
  typeOf(() => paths.openapi, 'openapi.json is JSON', /^application\/json$/i),
  ...FILES.map((target) =>
    assertion(`${target} has no Link of a page`, async ({ client }) => {
      const answer = await client.send(target);
      want(answer.status === 200 && !linksOf(answer).some(({ relation }) => relation === 'alternate'), shown(answer, 'link'));
    }),
  ),
  ...[`${paths.api}company.json`, paths.openapi, paths.apiCatalog, paths.agentCard, paths.mcpServerCard, paths.auth].map(cors),
  assertion('the twin may be read by pages of other origins', async ({ client, page }) => {
    const answer = await client.send(`${page}/index.md`);
    want(fieldOf(answer, 'access-control-allow-origin') === '*', shown(answer, 'access-control-allow-origin'));
  }),
  assertion('pages and their markdown are never to be sniffed', async ({ client, page }) => {
    for (const target of [`${page}/`, `${page}/index.md`, '/no-such-page']) {
      const answer = await client.page(target);
      want(fieldOf(answer, 'x-content-type-options') === 'nosniff', `${target}: ${shown(answer, 'x-content-type-options')}`);
    }
  }),
  assertion('no header says two things', async ({ client, page }) => {
    for (const target of [`${page}/`, `${page}/index.md`, paths.llms, paths.apiCatalog, '/no-such-page']) {
      const answer = await client.page(target);
      for (const name of ['cache-control', 'vary', 'x-content-type-options', 'access-control-allow-origin'])
        want(new Set(itemsOf(answer, name)).size === itemsOf(answer, name).length, `${target}: ${shown(answer, name)}`);
    }
  }),
  assertion('HEAD of the API catalogue has its Link', async ({ client }) => {
    const answer = await client.send(paths.apiCatalog, {}, 'HEAD');
    wantLink(answer, 'api-catalog', paths.apiCatalog);
    want(answer.body.length === 0 && mediaOf(answer) === 'application/linkset+json', shown(answer, 'content-type'));
  }),
];
