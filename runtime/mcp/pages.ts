/** Any page as a document: its markdown twin, cut into parts when a call asks for one. */
import type { Bundle, CompiledDocument, PageTool, RuntimeIndex } from '../bundle.ts';
import { MAXIMUM_PART } from './parts.ts';

const UTF8 = new TextDecoder();

/** The file of the twin of a page, by its path or address as people write it; undefined when there is no such page. */
export const twinOf = (asked: string, { site, routes }: Pick<RuntimeIndex, 'site' | 'routes'>): string | undefined => {
  const url = URL.canParse(asked, site) ? new URL(asked, site) : undefined;
  if (url?.origin !== new URL(site).origin) return undefined;
  const stem = decode(url.pathname).replace(/(?:\/(?:index\.(?:html?|md))?|\.(?:html?|md))$/, '');
  return [`${stem}/index.md`, `${stem}.md`].map((path) => (Object.hasOwn(routes, path) ? routes[path]?.variant[0] : undefined)).find((file) => file !== undefined);
};

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A twin as a document that is read in parts: what its front matter says, its headings, and where it may be cut. */
export const openPage = async (file: string, { tail }: PageTool, { index, read }: Bundle): Promise<CompiledDocument> => {
  const twin = UTF8.decode(await read(file));
  const [, front = '', markdown = twin] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(twin) ?? [];
  const fields = new Map([...front.matchAll(/^(\w+): (.*)$/gm)].map(([, name, value = '']) => [name, value]));
  const { headings, lines } = outline(markdown);
  const head = [
    `"path":${JSON.stringify(`/${file.replace(/(?:index)?\.md$/, '')}`)}`,
    `"title":${fields.get('title') ?? '""'}`,
    ...(fields.has('lang') ? [`"language":${fields.get('lang')}`] : []),
    `"url":${fields.get('canonical_url') ?? JSON.stringify(index.site)}`,
    `"markdownUrl":${JSON.stringify(new URL(encodeURI(file), `${index.site}/`).href)}`,
  ].join();
  const known = headings.length === 0 ? 'It has no sections.' : `Sections: ${headings.slice(0, MOST_NAMED).map(({ id }) => id).join(', ')}.`;
  return { head, markdown, tokens: Math.ceil(markdown.length / CHARACTERS_OF_A_TOKEN), known, headings, lines: markdown.length > MAXIMUM_PART ? lines : [], tail };
};

/** Sections that an error names. */
const MOST_NAMED = 50;
const CHARACTERS_OF_A_TOKEN = 4;

/** A heading as people write it in an address: letters and digits in lower case, joined by hyphens. */
export const sectionId = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '-').replace(/^-|-$/g, '');

/** Headings of a markdown text, and where its lines begin, outside of blocks of code. */
const outline = (markdown: string): Pick<CompiledDocument, 'headings' | 'lines'> => {
  const headings: CompiledDocument['headings'][number][] = [];
  const lines: number[] = [];
  let [offset, fence] = [0, ''];
  for (const line of markdown.split('\n')) {
    const [mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line)?.slice(1) ?? [];
    if (fence === '') {
      lines.push(offset);
      const [, hashes, title = ''] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
      if (hashes) headings.push({ id: sectionId(title), title, level: hashes.length, offset });
    }
    if (mark !== '') fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence;
    offset += line.length + 1;
  }
  return { headings, lines };
};
