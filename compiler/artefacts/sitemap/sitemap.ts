import type { Artefact } from '../../artefact.ts';
import { defineEmitter, type Build } from '../../build/build.ts';
import type { Page } from '../../pages/page.ts';
import { paths, sitemapPath } from '../../paths.ts';
import { output } from '../../problems/output.ts';
import { ADDRESS_LIMIT, SITEMAP_LIMITS, sitemapIndex, sitemapParts, type SitemapPart } from './addresses.ts';

/**
 * sitemap.xml (sitemaps.org): every listed page, with its translations, and with its date where a source has one. When that is too much for
 * one file, it is an index of parts. At most two parts are in memory.
 */
export const sitemap = defineEmitter('sitemap.xml', function* (build) {
  yield* sitemapFiles(sitemapParts(mapped(build), SITEMAP_LIMITS), build.base);
});

/** The files of a sitemap from its parts: one file for one part, else the parts and then their index. */
export function* sitemapFiles(parts: Iterable<SitemapPart>, base: string): Generator<Artefact> {
  const listed: { readonly url: string; readonly updated: string | null }[] = [];
  const list = ({ body, updated }: SitemapPart): Artefact => {
    const path = sitemapPath(listed.length + 1);
    listed.push({ url: base + path, updated });
    return { path, class: 'sitemap', body, origin: path.slice(1) };
  };
  let last: SitemapPart | null = null;
  for (const part of parts) {
    if (last) yield list(last);
    last = part;
  }
  const only = listed.length === 0 ? last : null;
  if (last && !only) yield list(last);
  yield { path: paths.sitemap, class: 'sitemap', body: only?.body ?? sitemapIndex(listed), origin: 'sitemap.xml' };
}

/**
 * The listed pages without those with an address that is too long for sitemaps. Addresses are percent-encoded, so that bytes and characters
 * are the same.
 */
const mapped = ({ listed, problems }: Build): readonly Page[] =>
  listed.filter(({ url, source }) => {
    const isShort = url.length < ADDRESS_LIMIT;
    if (!isShort) problems.add(output.addressTooLong, { length: url.length, limit: ADDRESS_LIMIT }, { file: source });
    return isShort;
  });
