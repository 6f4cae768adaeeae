// The markdown version of a page as a document for people, with a mark at the place of each removed part.
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { gapsOf } from './alignment.js';
import { all, elementOf } from './dom.js';

const STYLE = `
:root { color-scheme: light dark; --line: #d9dce1; --soft: #f3f4f6; --ink: #1f2328; --link: #0a58ca; --gap: #9a3412; --gap-soft: #fff1e8; }
@media (prefers-color-scheme: dark) { :root { --line: #3a3f47; --soft: #24282f; --ink: #e6e8eb; --link: #8ab4f8; --gap: #fdba8c; --gap-soft: #3a2417; } }
body { margin: 0; padding: 1rem 1.25rem 2rem; color: var(--ink); font: 15px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6em; line-height: 1.25; } h2 { font-size: 1.3em; } h3 { font-size: 1.1em; }
a { color: var(--link); }
pre, code { background: var(--soft); border-radius: 4px; font: 0.9em ui-monospace, Menlo, Consolas, monospace; }
code { padding: 0.1em 0.3em; } pre { padding: 0.75rem 1rem; white-space: pre-wrap; } pre code { padding: 0; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); }
table { border-collapse: collapse; display: block; overflow-x: auto; } th, td { padding: 0.3rem 0.6rem; border: 1px solid var(--line); text-align: start; }
img { max-width: 100%; height: auto; } hr { border: 0; border-top: 1px solid var(--line); }
.front { color: inherit; font-size: 12px; }
.gap { margin: 0.75rem 0; padding: 0.25rem 0.75rem; border: 1px dashed var(--gap); border-radius: 4px; background: var(--gap-soft); color: var(--gap); font-size: 12px; }
.gap summary { cursor: pointer; font-weight: 600; } .gap ul { margin: 0.25rem 0; padding-inline-start: 1rem; }
.image { color: inherit; font-style: italic; }
`;

/** Maximum characters of a removed text in its mark. */
const SHOWN = 300;

const gapElement = (parts) => {
  const details = elementOf('details', '', { className: 'gap' });
  details.append(elementOf('summary', parts.length === 1 ? `Left out: ${parts[0].mark}` : `Left out: ${parts.length} parts`));
  const list = document.createElement('ul');
  list.dir = 'auto';
  for (const { mark, text } of parts) {
    const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text;
    list.append(elementOf('li', parts.length === 1 ? shown : `${mark}: ${shown}`));
  }
  details.append(list);
  return details;
};

/** Parts before the first kept text are before the title; the line above it comes from sitec. */
const putGaps = (article, gaps) => {
  const blocks = [...article.children];
  const first = article.querySelector(':scope > h1') ?? blocks[0];
  for (const [at, parts] of gaps) {
    if (at < 0) first?.before(gapElement(parts));
    else blocks[at].after(gapElement(parts));
  }
};

/** Images would need requests, and links lead out of the report: both become text. */
const quieten = (article) => {
  for (const image of all('img', article)) image.replaceWith(elementOf('span', `[${image.alt || 'picture'}]`, { className: 'image' }));
  for (const link of all('a[href]', article)) {
    link.title = link.getAttribute('href');
    if (!link.title.startsWith('#')) link.href = '#';
  }
};

/** Document of a frame with the markdown of a page; with `page`, it has marks for the removed parts. */
export const markdownDocument = (markdown, page, direction) => {
  const [, front = '', text = markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const { body: article } = new DOMParser().parseFromString(html, 'text/html');
  if (page) putGaps(article, gapsOf(page, article));
  quieten(article);
  if (front !== '') article.prepend(elementOf('pre', front, { className: 'front' }));
  const shown = document.implementation.createHTMLDocument('Markdown version');
  shown.head.append(elementOf('style', STYLE));
  shown.documentElement.dir = direction;
  shown.body.append(...article.childNodes);
  return `<!doctype html>${shown.documentElement.outerHTML}`;
};
