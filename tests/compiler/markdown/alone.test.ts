/** What a page without a site around it shows as its content: one folder a layout. UPDATE=1 writes expected.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isStatedArticle } from '../../../compiler/jsonld/article.ts';
import { readJsonLd } from '../../../compiler/jsonld/read.ts';
import { withoutSurroundings } from '../../../compiler/markdown/alone/surroundings.ts';
import { lineOf } from '../../../compiler/markdown/hast.ts';
import { parsePage } from '../../../compiler/markdown/parse.ts';
import { prune, type Content } from '../../../compiler/markdown/prune/prune.ts';
import { selectionsOf } from '../../../compiler/markdown/selections.ts';
import { readContentTree } from '../../../compiler/pages/content-tree.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';

const FOLDER = fileURLToPath(new URL('alone', import.meta.url));
const ADDRESS = { path: '/guides/first/', url: 'https://acme.example/guides/first/', source: 'page.html', base: 'https://acme.example' };

const contentOf = (html: string, markdown = {}): Content & { readonly title: string } => {
  const { root, head, scripts } = parsePage(html, selectionsOf({ markdown }));
  const isArticle = isStatedArticle(head, readJsonLd(scripts, 'page.html', new ProblemList()));
  const { url } = ADDRESS;
  return { ...withoutSurroundings(prune(root, ADDRESS.path), { url, base: url, title: head.title, isArticle }), title: head.title };
};

const markdownOf = (html: string): string => {
  const { head } = parsePage(html);
  return readContentTree({ head, content: contentOf(html) }, ADDRESS, new ProblemList()).markdown;
};

const fileOf = (name: string, file: string): string => join(FOLDER, name, file);
const htmlOf = (name: string): string => readFileSync(fileOf(name, 'input.html'), 'utf8');
const layouts = readdirSync(FOLDER).filter((name) => existsSync(fileOf(name, 'input.html')));

describe.each(layouts)('%s', (name) => {
  it('is its content, without what stands around it', () => {
    const expected = fileOf(name, 'expected.md');
    if (process.env.UPDATE === '1') writeFileSync(expected, markdownOf(htmlOf(name)));
    expect(markdownOf(htmlOf(name))).toBe(readFileSync(expected, 'utf8'));
  });

  it('counts its words, and notes what it leaves out by a rule of its own', () => {
    const { leftOut, words, bodyWords } = contentOf(htmlOf(name));
    const around = leftOut.filter(({ rule }) => rule.startsWith('around the content'));
    expect(around.length).toBeGreaterThan(0);
    expect(words).toBeLessThan(bodyWords);
  });
});

const NEWS = htmlOf('news-article');
const textOf = (html: string, markdown = {}): string => lineOf(contentOf(html, markdown).root);

describe('what stays', () => {
  it('is what the configuration keeps', () => {
    expect(textOf(NEWS)).not.toContain('Where to swim');
    expect(textOf(NEWS, { keep: ['a[href="/f"]'] })).toContain('Where to swim');
  });

  it.each([
    ['an amount of money', '<div><a href="/x">Ferry tickets from €\u00A09 for islanders</a></div>', '€'],
    ['a table', '<div><table><tr><th>Dock</th><th>Depth</th></tr><tr><td>North</td><td>9 m</td></tr></table></div>', 'Depth'],
    ['a question with its answer', '<details><summary>Is it open?</summary>Not today</details>', 'Not today'],
    ['a heading that asks', '<div><h3>من يدفع؟</h3></div>', 'من يدفع'],
    ['an address to write to', '<div><a href="mailto:desk@acme.example">desk@acme.example</a></div>', 'desk@acme.example'],
  ])('beside an article is %s', (_, markup, kept) => {
    expect(textOf(NEWS.replace('<div><h3>Most read</h3>', `${markup}<div><h3>Most read</h3>`))).toContain(kept);
  });

  it('is everything where the page names its main content, or the configuration does', () => {
    const main = NEWS.replace('<body>', '<body><main>').replace('</body>', '</main></body>');
    expect(textOf(main)).toContain('Where to swim');
    expect(textOf(NEWS, { main: 'h1' })).toContain('Where to swim');
  });

  it('is everything of a page without a title of which little would remain', () => {
    const html =
      '<title>x</title><ul><li><a href="/">Acme</a></li><li><a href="/a">Tea</a></li><li><a href="/b">Cups</a></li></ul><p>Soon.</p>';
    expect(textOf(html)).toContain('Cups');
  });

  it('is what stands behind a footer that says that it is one', () => {
    const list =
      '<div><ul><li><a href="/a">Tea</a></li><li><a href="/b">Cups</a></li><li><a href="/c">Pots</a></li><li><a href="/">All</a></li></ul></div>';
    const html = (end: string): string =>
      `<title>Acme</title><div><h1>Acme</h1></div><p>We sell tea, and what it is drunk from, to people in the hills. Come and see us at any time of the day, for we are always here.</p>${list}${end}`;
    expect(textOf(html(''))).not.toContain('Cups');
    expect(textOf(html('<footer>Acme</footer>'))).toContain('Cups');
  });
});
