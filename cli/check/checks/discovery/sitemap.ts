import { paths } from '../../../../compiler/paths.ts';
import { probesDiscovery } from '../../../../compiler/problems/probes/discovery.ts';
import { isGzip } from '../../../../compiler/site/crawl/body.ts';
import { notApplicable, type Check } from '../../check.ts';
import type { Context } from '../../context.ts';
import { sitemapsOf, type SitemapFile } from '../../sitemaps.ts';
import { reasonsAt } from '../document-check.ts';
import { faultOf } from '../reading.ts';

/** The sitemaps that robots.txt names, else /sitemap.xml, and their parts. */
export const sitemap: Check = {
  name: 'sitemap',
  group: 'discovery',
  weight: 2,
  problem: probesDiscovery.sitemap,
  about: [paths.sitemap],
  run: async (context) => {
    const { files, areElsewhere } = await sitemapsOf(context);
    const present = files.filter(({ answer }) => !areElsewhere || answer.status === 200);
    if (present.length === 0) return notApplicable('robots.txt names sitemaps of other hosts only, which are not asked');
    return present.flatMap((file) => reasonsAt(file.path, faultsOf(file, context)));
  },
};

const XML = ['application/xml', 'text/xml'];
const PACKED = ['application/gzip', 'application/x-gzip', 'application/octet-stream', ...XML];

/** Media types that readers take for what a file holds, the usual one first. */
const typesOf = ({ path, answer: { bytes }, addresses }: SitemapFile): readonly string[] => {
  const isPacked = /\.gz$/i.test(path) || isGzip(bytes);
  if (isPacked) return PACKED;
  // A plain list has no tags.
  return typeof addresses === 'string' || bytes.includes(0x3c) ? XML : ['text/plain'];
};

const faultsOf = (file: SitemapFile, { publicOrigin }: Context): readonly string[] => {
  const { answer, addresses } = file;
  const fault = faultOf(answer, typesOf(file));
  if (fault !== null) return [fault];
  if (typeof addresses === 'string') return [addresses];
  const places = [...addresses.pages, ...addresses.sitemaps];
  if (places.length === 0) return ['it names no page'];
  const foreign = places.filter((place) => !URL.canParse(place) || new URL(place).origin !== publicOrigin);
  return foreign.length === 0
    ? []
    : [`it names addresses that are not of ${publicOrigin}, first ${foreign[0]} (in all: ${foreign.length})`];
};
