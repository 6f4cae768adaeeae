/** A bundle of some parts is whole by itself: it can be answered from, and nothing of it names what was left out. */
import { describe, expect, it } from 'vitest';
import { chosenParts, PARTS, type Part } from '../../../compiler/config/only.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import type { RuntimeIndex } from '../../../runtime/bundle.ts';
import { buildSite, html, type Built, type Files } from '../site.ts';
import { advertisedSites, mentions, namedPaths, tellingTexts } from '../tools/advertised-site.ts';

/** A file of each part, and the words that would promise it. Records name their own address in the API, and pages that of their markdown, wherever they are. */
const TELLING: Readonly<Record<Part, readonly [file: string, words: RegExp]>> = {
  api: ['api/v1/company.json', /\/api\/v1|json api|json schema/i],
  markdown: ['index.md', /index\.md/],
  llms: ['llms.txt', /llms(?:-full)?\.txt/],
  wellknown: ['.well-known/ai-catalog.json', /\.well-known\/a[pi]|auth\.md|agent-skills/],
  openapi: ['openapi.json', /openapi\.json|rel="?service-desc/],
  mcp: ['.well-known/mcp.json', /(?<!web)mcp/i],
  a2a: ['.well-known/agent.json', /\ba2a\b/i],
  webmcp: ['webmcp.js', /webmcp/i],
  robots: ['robots.txt', /robots\.txt/],
  sitemap: ['sitemap.xml', /sitemap\.(?:xml|md)/],
  hosts: ['_headers', /_headers|_worker/],
};

const ENDPOINTS: Readonly<Partial<Record<Part, string>>> = { a2a: '/a2a', mcp: '/mcp' };

/** What a build of these parts writes. */
const withNeeds = (only: readonly Part[]): readonly Part[] => {
  const chosen = chosenParts({ only }, new ProblemList());
  return PARTS.filter((part) => chosen?.has(part));
};

/** Everything but a part and those that cannot be without it. */
const without = (part: Part): readonly Part[] => PARTS.filter((each) => !withNeeds([each]).includes(part));

/** The texts of a bundle that tell what it offers, with the answer to what does not exist and without what only hosts read. */
const texts = (built: Built): ReadonlyMap<string, string> => {
  const told = [...tellingTexts(built)].filter(([file]) => !/^_(?:headers|worker)/.test(file));
  const links = (built.json('_sitec/index.json') as RuntimeIndex).headers.flat().filter(([name]) => name === 'Link');
  return new Map([...told, ['_sitec/404.md', built.read('_sitec/404.md')], ['Link', links.map(([, value]) => value).join('\n')]]);
};

const isThere = ({ dist }: Built, path: string): boolean =>
  ['', 'index.html', '.html', '/index.html'].some((end) => dist.has(decodeURIComponent(path.slice(1)) + end));

/** Paths of the site in attributes of pages and in Link headers, which have no origin. */
const linkedPaths = (built: Built): readonly string[] => {
  const pages = [...texts(built)].filter(([file]) => file.endsWith('.html')).map(([, text]) => text);
  const inPages = pages.flatMap((text) => [...text.matchAll(/(?:href|src|data-module|data-index)="(\/[^"#]*)/g)]);
  const inHeaders = [...(texts(built).get('Link') ?? '').matchAll(/<(\/[^>{]*)>/g)];
  return [...inPages, ...inHeaders].map(([, path = '']) => path);
};

/** Files that the tables of the runtime read. */
const filesOfIndex = ({ json }: Built): readonly string[] => {
  const { routes, mcp, missing } = json('_sitec/index.json') as RuntimeIndex;
  const variants = [...Object.values(routes), missing.page, missing.api].flatMap(({ variant, markdown }) => [variant, markdown ?? variant]);
  const read = mcp.methods['resources/read'];
  const documents =
    read?.kind === 'lookup' ? Object.values(read.answers).flatMap((answer) => (Array.isArray(answer) ? [answer[1]] : [])) : [];
  return [...variants.map(([file]) => file), ...documents].filter((file) => file !== 'sitec-manifest.json');
};

const expectWhole = (built: Built, parts: readonly Part[]): void => {
  expect(built.problems.filter(({ level }) => level === 'error')).toEqual([]);
  expect(PARTS.filter((part) => built.dist.has(TELLING[part][0]))).toEqual(parts);
  const answered = parts.flatMap((part) => ENDPOINTS[part] ?? []);
  const named = [...namedPaths(texts(built)), ...linkedPaths(built)];
  expect(named.filter((path) => !isThere(built, path) && !answered.includes(path))).toEqual([]);
  expect(filesOfIndex(built).filter((file) => !built.dist.has(file))).toEqual([]);
  const prose = [...texts(built)].filter(([file]) => /^(?:llms\.txt|auth\.md|_sitec\/404\.md|.*SKILL\.md)$/.test(file));
  expect(prose.map(([, text]) => text).join('')).not.toMatch(/undefined|\(\)|: \.|, ,|, \.|(?<!`)``(?!`)|\n\n\n| \n/);
};

describe.each(advertisedSites)('a site with %s', (_, files) => {
  const build = (only: readonly Part[]): Promise<Built> => buildSite({ files, options: { only, hosts: ['cloudflare'] } });

  it.each(PARTS)('is whole with %s alone, and says nothing of the others', async (part) => {
    const built = await build([part]);
    const parts = withNeeds([part]);
    expectWhole(built, parts);
    const others = PARTS.filter((each) => !parts.includes(each));
    expect(others.flatMap((each) => mentions(texts(built), TELLING[each][1]))).toEqual([]);
  });

  it.each(PARTS)('is whole without %s, and says nothing of it', async (part) => {
    const built = await build(without(part));
    expectWhole(built, without(part));
    expect(mentions(texts(built), TELLING[part][1])).toEqual([]);
  });

  it('is the same with every part named as with none', async () => {
    const [named, whole] = [await build(PARTS), await buildSite({ files, options: { hosts: ['cloudflare'] } })];
    expect([...named.dist].filter(([file, bytes]) => !whole.dist.get(file)?.equals(bytes))).toEqual([]);
    expect([...named.dist.keys()]).toEqual([...whole.dist.keys()]);
    expect(PARTS.filter((part) => mentions(texts(whole), TELLING[part][1]).length === 0)).toEqual([]);
  });
});

describe('a build of some parts', () => {
  const own: Files = {
    'index.html': html('Acme'),
    'robots.txt': 'User-agent: *\nDisallow: /x\n',
    'sitemap.xml': '<urlset/>',
    'llms.txt': '# Ours\n',
  };

  it('keeps the files of the site that sitec would have written', async () => {
    const { read, problems } = await buildSite({ files: own, options: { only: ['markdown'] } });
    for (const file of ['robots.txt', 'sitemap.xml', 'llms.txt']) expect(read(file), file).toBe(own[file]);
    expect(problems.filter(({ code }) => code === 'SITEC1110')).toEqual([]);
  });

  it('answers nothing at /mcp and /a2a without documents to answer from', async () => {
    const endpointsOf = async (only: readonly string[]): Promise<readonly string[]> => {
      const { json } = await buildSite({ files: own, options: { only } });
      return Object.keys((json('_sitec/index.json') as RuntimeIndex).http.endpoints);
    };
    expect([await endpointsOf(['markdown']), await endpointsOf(['api'])]).toEqual([[], ['/mcp', '/a2a', '/a2a/']]);
  });

  it('is refused for a part that there is not', async () => {
    const { exitCode, problems, dist } = await buildSite({ files: own, options: { only: ['api', 'markdwon'] } });
    expect([exitCode, dist.size, problems.map(({ message }) => message).join()]).toEqual([3, 0, expect.stringContaining('markdwon')]);
  });
});
