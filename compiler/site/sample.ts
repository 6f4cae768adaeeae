import { join } from 'node:path';
import { percentDecoded } from '../base/percent.ts';
import { readHtml } from '../html/html.ts';
import { encodePath, sitePath } from '../paths.ts';
import { pageReferences } from './crawl/references.ts';
import { pagePath, pathKey, type Document, type SiteFiles } from './files.ts';
import { sampleRank } from './sample-rank.ts';

/** A site folder at its public address. */
interface Place {
  readonly folder: string;
  readonly base: string;
  /** True when a browser renders the pages, which may load any file of the site. */
  readonly isRendered: boolean;
}

/**
 * A sample of the pages of a folder: its first page, then the pages that are fewest links away from it, then others. Files that pages load
 * are left out unless a browser renders the pages. A site with no more than `most` pages stays unchanged.
 */
export const sampled = (files: SiteFiles, place: Place, most: number): SiteFiles => {
  const { documents } = files;
  if (documents.length <= most) return files;
  const byKey = new Map(documents.map((document) => [pathKey(document.path), document]));
  const first = byKey.get(pathKey('/'));
  const chosen = new Set(first && [first]);
  const ranks = new Map(documents.map((document) => [document, sampleRank(document.path)]));
  const rankOf = (document: Document): number => ranks.get(document) ?? 0;
  const take = (candidates: readonly Document[]): readonly Document[] => {
    const others = candidates.filter((document) => !chosen.has(document));
    const wave = others.toSorted((left, right) => rankOf(left) - rankOf(right)).slice(0, most - chosen.size);
    for (const document of wave) chosen.add(document);
    return wave;
  };
  let wave: readonly Document[] = [...chosen];
  while (wave.length > 0) {
    const linked = new Set(wave.flatMap((document) => linkedPaths(document, place)).map(pathKey));
    wave = take([...linked].flatMap((key) => byKey.get(key) ?? []));
  }
  take(documents);
  const part = documents.filter((document) => chosen.has(document));
  return { ...files, documents: part, assets: place.isRendered ? files.assets : [] };
};

/** Paths of the site that a page links. */
const linkedPaths = ({ file, path }: Document, { folder, base }: Place): readonly string[] => {
  const page = readHtml(join(folder, file));
  if (!('text' in page)) return [];
  const { base: named, references } = pageReferences(page.text);
  const own = base + encodePath(path);
  const start = named !== null && URL.canParse(named, own) ? new URL(named, own).href : own;
  const root = `${sitePath(base)}/`;
  return references.flatMap(({ kind, href }) => {
    if (kind !== 'page' || !URL.canParse(href, start)) return [];
    const { origin, pathname } = new URL(href, start);
    const isOwn = origin === new URL(base).origin && pathname.startsWith(root);
    return isOwn ? [pagePath(percentDecoded(pathname.slice(root.length)))] : [];
  });
};
