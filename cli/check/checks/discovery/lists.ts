import { paths } from '../../../../compiler/paths.ts';
import { probesDiscovery } from '../../../../compiler/problems/probes-discovery.ts';
import { LLMS_MAXIMUM } from '../../../../compiler/llms-limits.ts';
import { notApplicable, type Check } from '../../check.ts';
import { documentCheck } from '../document-check.ts';
import { faultOf, pathOnSite, sampleOf } from '../reading.ts';
import { sitemap } from './sitemap.ts';

const PLAIN = ['text/plain', 'text/markdown'];
const MARKDOWN = ['text/markdown'];

/** Addresses that are tried of one list. */
const SAMPLE = 10;

const llms = documentCheck({
  name: 'llms-txt',
  group: 'discovery',
  weight: 3,
  problem: probesDiscovery.llms,
  path: paths.llms,
  types: PLAIN,
  faults: (answer) => {
    const text = answer.text();
    return [
      ...(/^# \S/m.test(text) ? [] : ['it has no first heading (# Name)']),
      ...(LINK.test(text) ? [] : ['it has no link']),
      ...(text.length > LLMS_MAXIMUM * 2 ? [`it has ${text.length} characters, and readers stop at ${LLMS_MAXIMUM * 2}`] : []),
    ];
  },
});

const LINK = /\]\((?:https?:\/\/|\/)[^)\s]+\)/;

/** Every link of a sample must be answered; links to other sites are theirs to keep. */
const llmsLinks: Check = {
  name: 'llms-links',
  group: 'discovery',
  weight: 3,
  problem: probesDiscovery.llmsLink,
  run: async (context) => {
    const answer = await context.get(paths.llms);
    if (faultOf(answer, PLAIN) !== null) return notApplicable('there is no llms.txt');
    const links = [...answer.text().matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => pathOnSite(href, context, paths.llms));
    const targets = [...new Set(links.filter((path): path is string => path !== null))];
    const answers = await Promise.all(
      sampleOf(targets, SAMPLE).map(async (target) => ({ target, status: (await context.get(target)).status })),
    );
    return answers
      .filter(({ status }) => status !== 200)
      .map(({ target, status }) => ({ path: paths.llms, values: { path: paths.llms, target, reason: `status ${status}` } }));
  },
};

const withHeading = (text: string): readonly string[] => (/^# \S/m.test(text) ? [] : ['it has no first heading (# Name)']);

const fullText = documentCheck({
  name: 'llms-full-txt',
  group: 'discovery',
  weight: 1,
  problem: probesDiscovery.fullText,
  path: paths.llmsFull,
  types: PLAIN,
  faults: (answer) => withHeading(answer.text()),
});

const sitemapMarkdown = documentCheck({
  name: 'sitemap-md',
  group: 'discovery',
  weight: 1,
  problem: probesDiscovery.sitemapMarkdown,
  path: paths.sitemapMarkdown,
  types: MARKDOWN,
  faults: (answer) => withHeading(answer.text()),
});

const auth = documentCheck({
  name: 'auth-md',
  group: 'discovery',
  weight: 1,
  problem: probesDiscovery.auth,
  path: paths.auth,
  types: [...MARKDOWN, 'text/plain'],
  faults: (answer) => (/^#\s.*auth\.md/im.test(answer.text()) ? [] : ['its first heading does not name auth.md']),
});

/** Checks of the files that list pages, and of auth.md. */
export const listChecks: readonly Check[] = [sitemap, llms, llmsLinks, fullText, sitemapMarkdown, auth];
