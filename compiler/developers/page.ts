import { percentDecoded } from '../base/percent.ts';
import { estimateTokens } from '../base/tokens.ts';
import type { Build } from '../build/build.ts';
import { lastContentDate, publishes, wordList } from '../build/contents.ts';
import { configTextPlace } from '../config/positions.ts';
import { decodedText } from '../html/encoding.ts';
import { asciiHtml, insertInPage } from '../html/html.ts';
import { parsePage } from '../markdown/parse.ts';
import { prune } from '../markdown/prune/prune.ts';
import { readContentTree } from '../pages/content-tree.ts';
import { readMarkup } from '../pages/markup.ts';
import { contentNote, digestOf, missedNotes, pageNote, type PageNote } from '../pages/note.ts';
import type { Page } from '../pages/page.ts';
import { digestOf as digestOfFile } from '../pages/source.ts';
import { twinOf } from '../pages/twin.ts';
import { encodePath, paths, sitePath } from '../paths.ts';
import { output } from '../problems/output.ts';
import { ProblemList } from '../problems/problem.ts';
import { renderTemplate } from '../prose/template.ts';

/** Style sheets of the configuration for the page that sitec writes; one that is not a file of the site is reported. */
const stylesheetsOf = ({ site, settings, problems }: Build): readonly string[] => {
  const { developers } = settings.config;
  const named = typeof developers === 'object' ? (developers.stylesheets ?? []) : [];
  const assets = new Set(site.assets);
  for (const path of named)
    if (!assets.has(fileOf(path)))
      problems.add(output.developersStylesheet, { path }, configTextPlace(settings, 'developers.stylesheets', path));
  return named;
};

/** The file of an address, without its query and its escapes. */
const fileOf = (path: string): string => percentDecoded(path.slice(1).replace(/[?#].*$/s, ''));

const TITLE = 'Developers';
/** The source in problems, because there is no file of the site. */
const SOURCE = 'templates/developers.html.eta';

/** Additions to the head of the page. */
const headOf = (base: string): string => {
  const below = sitePath(base);
  return `<link rel="stylesheet" href="${below}${paths.developersStyle}"><script src="${below}${paths.developersScript}" defer></script>`;
};

/** The page as sitec writes it when the site has none: `content` in a plain frame. */
export const ownPage = (content: string, build: Build): Page => {
  const { base, facts } = build;
  const { name } = facts.company.body;
  const url = base + paths.developers;
  const has = publishes(build);
  const endpoints = [...(has(paths.mcp) ? ['MCP tools'] : []), ...(has(paths.a2a) ? ['a guide that answers questions'] : [])];
  const ways = wordList(['JSON API', 'markdown', ...endpoints]);
  const description = `How programs and agents read what ${name} publishes: ${ways}, with examples to copy.`;
  const stylesheets = stylesheetsOf(build);
  const html = asciiHtml(renderTemplate('developers-page.html.eta', { title: TITLE, name, base, description, url, stylesheets, content }));
  return {
    ...EMPTY,
    ...readHtmlText(html, { path: paths.developers, url, base, source: SOURCE }).text,
    file: `${paths.developers.slice(1)}index.html`,
    path: paths.developers,
    source: SOURCE,
    url,
    original: null,
    canonical: url,
    language: 'en',
    spoken: 'en',
    direction: 'ltr',
    emptyWords: null,
    rendered: null,
    documentTitle: TITLE,
    description,
    siteName: name,
    updated: lastContentDate(build),
    html: () => readMarkup(insertInPage(Buffer.from(html, 'ascii'), { head: headOf(base) }), { url, base }),
    htmlDigest() {
      return digestOfFile(this.html().bytes);
    },
    twin() {
      return twinOf(this, base);
    },
  };
};

const EMPTY = {
  alternates: [],
  listed: true,
  published: null,
  kind: null,
  article: null,
  entry: null,
  marks: [],
  jsonld: [],
  types: [],
  tables: [],
  amounts: [],
  contacts: [],
  offers: { isPricing: false, sets: [] },
  questions: [],
} as const;

/**
 * A page of the site; `bytes` are its file with the content inserted. If the markup identifies the main content, all of it is read again.
 * Otherwise its own words are already without boilerplate, and the markdown of the content is added after them.
 */
export const filledPage = (page: Page, bytes: Uint8Array, content: string, build: Build): Page => {
  const { base } = build;
  const address = { path: page.path, url: page.url, base, source: page.source };
  const whole = readHtmlText(decodedText(bytes), address);
  const added = (): PageText => readHtmlText(`<main><h1>${TITLE}</h1>${content}</main>`, address).text;
  const text = whole.isMain ? whole.text : { ...joined(page, added()), htmlSize: whole.text.htmlSize };
  return {
    ...page,
    // Getters, which spreading leaves out.
    alternates: page.alternates,
    canonical: page.canonical,
    jsonld: page.jsonld,
    questions: page.questions,
    ...text,
    updated: page.updated ?? lastContentDate(build),
    html: () => readMarkup(insertInPage(bytes, { head: headOf(base) }), { url: base + encodePath(page.path), base }),
    htmlDigest() {
      return digestOfFile(this.html().bytes);
    },
    twin() {
      return twinOf(this, base);
    },
  };
};

type PageAddress = Pick<Page, 'path' | 'url' | 'source'> & Pick<Build, 'base'>;

type PageText = Pick<Page, 'title' | 'headings' | 'words' | 'characters' | 'tokens' | 'htmlSize' | 'markdown' | 'note'>;

const joined = (page: Page, added: PageText): PageText => {
  const markdown = page.markdown() + added.markdown().replace(/^# .*\n/, '');
  return {
    title: page.title,
    headings: [...page.headings, ...added.headings.filter(({ level }) => level > 1)],
    words: page.words + added.words,
    characters: markdown.length,
    tokens: estimateTokens(markdown),
    htmlSize: page.htmlSize,
    markdown: () => markdown,
    note: () => page.note(),
  };
};

/** The text of a page, by the same rules as other pages. Problems with the site's own words were reported when the page was read. */
const readHtmlText = (html: string, address: PageAddress): { readonly text: PageText; readonly isMain: boolean } => {
  const { root, head } = parsePage(html);
  const content = prune(root, address.path);
  // Before the conversion, which changes the content.
  const noted = contentNote(content);
  const tree = readContentTree({ head, content }, address, new ProblemList());
  const { title, headings, words, markdown, dropped, missed } = tree;
  const characters = markdown.length;
  const note = (): PageNote =>
    pageNote({ ...address, title, content: { ...noted, missed: missedNotes(missed) }, dropped, characters, digest: digestOf(markdown) });
  const tokens = estimateTokens(markdown);
  const htmlSize = { bytes: Buffer.byteLength(html), tokens: estimateTokens(html) };
  return { text: { title, headings, words, characters, tokens, htmlSize, markdown: () => markdown, note }, isMain: content.main !== null };
};
