import { LLMS_MAXIMUM } from '../../../../compiler/config/schema.ts';
import { paths } from '../../../../compiler/paths.ts';
import { probesDiscovery } from '../../../../compiler/problems/probes/discovery.ts';
import { isGzip } from '../../../../compiler/site/crawl/body.ts';
import { notApplicable, type Probe, type Context } from '../../check.ts';
import { foundAt } from '../../failed-request.ts';
import { sitemapsOf, type SitemapFile } from '../../sitemaps.ts';
import { isThere, statusAt, statusWords } from '../follow.ts';
import { isPlace, llmsLists, markdownLinks, PLAIN, targetsOf } from '../llms-lists.ts';
import { findingIf, onEach, reasonsAt, documentCheck, faultOf, sampleOf } from '../findings.ts';

/** The sitemaps that robots.txt names, else /sitemap.xml, and their parts. */
const sitemap: Probe = {
  name: 'sitemap',
  weight: 2,
  problem: probesDiscovery.sitemap,
  about: [paths.sitemap],
  run: onEach(
    async (context) => {
      const { files, areElsewhere } = await sitemapsOf(context);
      return files.filter(({ answer }) => !areElsewhere || answer.status === 200);
    },
    'robots.txt names only sitemaps of other hosts',
    (file, context) => reasonsAt(file.path, faultsOf(file, context)),
  ),
};

const XML = ['application/xml', 'text/xml'];

const PACKED = ['application/gzip', 'application/x-gzip', 'application/octet-stream', ...XML];

/** Media types that readers accept for a file, the usual one first. */
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
  if (places.length === 0) return ['it lists no page'];
  const foreign = places.filter((place) => !URL.canParse(place) || new URL(place).origin !== publicOrigin);
  return foreign.length === 0 ? [] : [`it lists addresses outside of ${publicOrigin}, first ${foreign[0]} (${foreign.length} in total)`];
};

const MARKDOWN = ['text/markdown'];

/** Maximum addresses of one list. */
const SAMPLE = 10;

const withHeading = (text: string): readonly string[] => (/^# \S/m.test(text) ? [] : ['it has no first heading (# Name)']);

/** llms.txt, and those of folders that it leads to. */
const llms: Probe = {
  name: 'llms-txt',
  weight: 3,
  problem: probesDiscovery.llms,
  about: [paths.llms],
  run: async (context) => {
    const lists = await llmsLists(context);
    return lists.flatMap(({ path, answer }) => {
      const fault = faultOf(answer, PLAIN);
      return reasonsAt(path, fault === null ? llmsFaults(answer.text()) : [fault]);
    });
  },
};

const llmsFaults = (text: string): readonly string[] => [
  ...withHeading(text),
  ...(markdownLinks(text).some(isPlace) ? [] : ['it has no link']),
  ...(text.length > LLMS_MAXIMUM * 2 ? [`it has ${text.length} characters, but readers stop at ${LLMS_MAXIMUM * 2}`] : []),
];

/** Every link of a sample must have an answer. Links to other sites are not checked. */
const llmsLinks: Probe = {
  name: 'llms-links',
  weight: 3,
  problem: probesDiscovery.llmsLink,
  run: async (context) => {
    const lists = (await llmsLists(context)).filter(({ answer }) => faultOf(answer, PLAIN) === null);
    if (lists.length === 0) return notApplicable('there is no llms.txt');
    const links = lists.flatMap(({ path, answer }) =>
      sampleOf(targetsOf(path, answer, context), SAMPLE).map((target) => ({ path, target })),
    );
    return foundAt(links, async ({ path, target }) => {
      const status = await statusAt(target, context);
      return findingIf(!isThere({ status }) && status !== 429, path, { path, target, reason: `it ${statusWords(status)}` });
    });
  },
};

const fullText = documentCheck({
  name: 'llms-full-txt',
  weight: 1,
  problem: probesDiscovery.fullText,
  path: paths.llmsFull,
  types: PLAIN,
  faults: (answer) => withHeading(answer.text()),
});

const sitemapMarkdown = documentCheck({
  name: 'sitemap-md',
  weight: 1,
  problem: probesDiscovery.sitemapMarkdown,
  path: paths.sitemapMarkdown,
  types: MARKDOWN,
  faults: (answer) => withHeading(answer.text()),
});

const auth = documentCheck({
  name: 'auth-md',
  weight: 1,
  problem: probesDiscovery.auth,
  path: paths.auth,
  types: [...MARKDOWN, 'text/plain'],
  faults: (answer) => (/^#\s.*auth\.md/im.test(answer.text()) ? [] : ['its first heading does not name auth.md']),
});

/** Checks of the files that list pages, and of auth.md. */
export const listChecks: readonly Probe[] = [sitemap, llms, llmsLinks, fullText, sitemapMarkdown, auth];
