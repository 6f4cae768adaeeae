import { attribute, elements, type Element } from '../hast.ts';

/** An origin for addresses of which only the path counts. */
const ANY = 'https://site.invalid';

/** True for a list of links that lead step by step to a page: each to a folder above it, deeper than the last. `path` is that of the page. */
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

const stepsOf = (href: string, path: string): { readonly host: string; readonly folders: readonly string[] } | null => {
  if (href.startsWith('#') || !URL.canParse(href, ANY + path)) return null;
  const { host, pathname } = new URL(href, ANY + path);
  return { host, folders: foldersOf(pathname) };
};

const foldersOf = (path: string): readonly string[] => path.split('/').filter((folder) => folder !== '' && folder !== 'index.html');
