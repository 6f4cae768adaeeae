/** The text of an article is one text: in its twin, at both addresses of it, in its document, and as the result of its tool. */
import { expect, it } from 'vitest';
import { BASE, buildSite, html } from '../site.ts';

interface Article {
  readonly markdown: string;
  readonly headings: readonly { readonly text: string }[];
}

const body = `<p>Präzise &amp; kurz: <a href="/">start</a> a_b * c.</p><h2>如何开始 🎉</h2><pre><code># no heading\n  two  spaces</code></pre>
<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>كيف</td></tr></table>`;

it('of guides and comparisons, with and without a content file', async () => {
  const site = await buildSite({
    files: {
      'index.html': html('Acme'),
      'guides/start/index.html': html('Start & go', body),
      'guides/plain.html': html('Plain', body),
      'compare/acme-vs-other/index.html': html('Acme vs Other', body),
      'content/company.yaml': 'name: Acme\n',
      'content/guides/start.md':
        '---\ntitle: A title of the file\ndescription: "What: to do"\nupdated: 2026-01-02\n---\n\n# A title of the file\n\nThe source of the page says it in other words.\n',
    },
  });
  expect(site.exitCode).toBe(0);
  const pages = {
    'guides/start': 'get_guide/start',
    'guides/plain': 'get_guide/plain',
    'compare/acme-vs-other': 'get_comparison/acme-vs-other',
  };
  for (const [path, result] of Object.entries(pages)) {
    const api = `api/v1/${path.replace('compare/', 'comparisons/')}.json`;
    const { markdown, headings } = site.json(api) as Article;
    const twin = site.read(`${path}/index.md`);
    const front = /^---\n[^]*?\n---\n\n> For the complete index [^\n]+\n\n/.exec(twin)?.[0] ?? '?';
    expect(twin, path).toBe(front + markdown);
    const { structuredContent, content } = site.json(`_sitec/mcp/${result}.json`) as {
      readonly structuredContent: Article;
      readonly content: readonly { readonly text: string }[];
    };
    expect([structuredContent.markdown, content[0]?.text], path).toEqual([markdown, markdown]);
    expect(site.read('llms-full.txt')).toContain(`Source: ${BASE}/${path}${path === 'guides/plain' ? '' : '/'}\n\n${markdown}`);
    expect(headings.map(({ text }) => text).slice(1), path).toEqual(['如何开始 🎉']);
  }
});
