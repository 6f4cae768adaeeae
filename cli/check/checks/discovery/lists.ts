import { LLMS_MAXIMUM } from '../../../../compiler/config/schema.ts';
import { paths } from '../../../../compiler/paths.ts';
import { probesDiscovery } from '../../../../compiler/problems/probes/discovery.ts';
import { notApplicable, type Check } from '../../check.ts';
import { foundAt } from '../../failed-request.ts';
import { documentCheck } from '../document-check.ts';
import { isThere, statusAt, statusWords } from '../follow.ts';
import { findingIf } from '../on-pages.ts';
import { faultOf, pathOnSite, sampleOf } from '../reading.ts';
import { markdownLinks } from './markdown-links.ts';
import { sitemap } from './sitemap.ts';

const PLAIN = ['text/plain', 'text/markdown'];
const MARKDOWN = ['text/markdown'];

/** Addresses that are tried of one list. */
const SAMPLE = 10;

const withHeading = (text: string): readonly string[] => (/^# \S/m.test(text) ? [] : ['it has no first heading (# Name)']);

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
      ...withHeading(text),
      ...(markdownLinks(text).some(isPlace) ? [] : ['it has no link']),
      ...(text.length > LLMS_MAXIMUM * 2 ? [`it has ${text.length} characters, and readers stop at ${LLMS_MAXIMUM * 2}`] : []),
    ];
  },
});

/** True for a link that leads away from the text itself. */
const isPlace = (target: string): boolean => !target.startsWith('#');

/** Every link of a sample must be answered; links to other sites are theirs to keep. */
const llmsLinks: Check = {
  name: 'llms-links',
  group: 'discovery',
  weight: 3,
  problem: probesDiscovery.llmsLink,
  run: async (context) => {
    const answer = await context.get(paths.llms);
    if (faultOf(answer, PLAIN) !== null) return notApplicable('there is no llms.txt');
    const links = new Set(markdownLinks(answer.text()).filter(isPlace));
    const targets = [...new Set([...links].flatMap((href) => pathOnSite(href, context, paths.llms) ?? []))];
    return foundAt(sampleOf(targets, SAMPLE), async (target) => {
      const status = await statusAt(target, context);
      return findingIf(!isThere({ status }) && status !== 429, paths.llms, {
        path: paths.llms,
        target,
        reason: `it ${statusWords(status)}`,
      });
    });
  },
};

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
