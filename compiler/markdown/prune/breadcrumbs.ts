import { wordsOf } from '../../base/words.ts';
import { attribute, BLOCKS, elements, find, textOf, type Element, type ElementContent, type Parent } from '../hast.ts';

/** An origin for addresses of which only the path counts. */
const ANY = 'https://site.invalid';

/** True for breadcrumb links: each leads to a folder above the page, deeper than the last. `path` is the path of the page. */
export const leadsTo = (list: Element, path: string): boolean => {
  const links = elements(list).filter(({ tagName }) => tagName === 'a');
  if (links.length < 2) return false;
  let depth = -1;
  let host: string | undefined;
  for (const link of links) {
    const steps = stepsOf(attribute(link, 'href') ?? '', path);
    if (steps === null || steps.folders.length <= depth || steps.host !== (host ?? steps.host)) return false;
    if (steps.folders.some((folder, index) => folder !== foldersOf(path)[index])) return false;
    depth = steps.folders.length;
    host = steps.host;
  }
  return true;
};

/** A separator of breadcrumbs, in either reading direction. */
const STEP = /^\s*[>/\u203A\u00BB\u2192\u25B8\u25B6\u276F<\u2039\u00AB\u2190\u25C2\u25C0\u276E]\s*/u;

/** Maximum words of the page name at the end of breadcrumbs. */
const MOST_WORDS = 20;

const isBlank = (node: ElementContent): boolean => node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');

/** True for an element that begins with a link and a breadcrumb separator. */
export const beginsWithStep = ({ children }: Parent): boolean => {
  let first = 0;
  while (first < children.length && isBlank(children[first] as ElementContent)) first++;
  const link = children[first] as ElementContent | undefined;
  if (!isLink(link)) return false;
  const next = (children.slice(first + 1, first + 3) as ElementContent[]).find((node) => !isBlank(node));
  return next !== undefined && STEP.test(textOf(next));
};

/**
 * True for a line of breadcrumbs: a link to the first page of the site or of a language, then more links and the name of the page, each
 * after a separator. The links in the middle may lead anywhere, because the paths of many sites do not follow their structure.
 */
export const isTrail = (line: Element, path: string): boolean => {
  if (find(line, ({ tagName }) => BLOCKS.has(tagName))) return false;
  const [, ...others] = (line.children as ElementContent[]).filter((node) => !isBlank(node));
  if (!beginsAbove((line.children as ElementContent[]).filter(isLink), path)) return false;
  const texts = [''];
  for (const node of others) {
    if (isLink(node)) texts.push('');
    else texts.push((texts.pop() ?? '') + textOf(node));
  }
  const named = texts.map((text) => text.replace(STEP, ''));
  return (
    texts.every((text) => text === '' || STEP.test(text)) && named.slice(0, -1).every((name) => name === '') && isName(named.at(-1) ?? '')
  );
};

const isLink = (node: ElementContent | undefined): node is Element => node?.type === 'element' && node.tagName === 'a';

const isName = (text: string): boolean => wordsOf(text).length <= MOST_WORDS;

/** True for links of one site when the first leads to its first page, or that of a language, from another page. */
const beginsAbove = (links: readonly Element[], path: string): boolean => {
  const [first, ...others] = links.map((link) => stepsOf(attribute(link, 'href') ?? '', path));
  const own = foldersOf(path);
  if (!first || first.folders.length > 1 || first.folders.length >= own.length) return false;
  // A lone link could lead to the first page of any other site.
  const isOwn = others.length > 0 || first.host === new URL(ANY).host;
  return isOwn && first.folders.every((folder, index) => folder === own[index]) && others.every((steps) => steps?.host === first.host);
};

const stepsOf = (href: string, path: string): { readonly host: string; readonly folders: readonly string[] } | null => {
  if (href.startsWith('#') || !URL.canParse(href, ANY + path)) return null;
  const { host, pathname } = new URL(href, ANY + path);
  return { host, folders: foldersOf(pathname) };
};

const foldersOf = (path: string): readonly string[] => path.split('/').filter((folder) => folder !== '' && folder !== 'index.html');
