import { twinPath } from '../../../../compiler/paths.ts';
import { probesMarkdown } from '../../../../compiler/problems/probes/markdown.ts';
import { bundleOf } from '../../bundle-of.ts';
import { type Finding, notApplicable, type Probe, type Answer, type Context } from '../../check.ts';
import { pageHtml } from '../../page-html.ts';
import { findingIf, onEach, livePages, onPages, mediaType } from '../findings.ts';
import { contentHeadings } from './content-headings.ts';
import { isTwin, linkedTwins, liveTwins, twinsOf, type Twin } from './twin.ts';

/** Makes a check from a function that judges every existing markdown version. */
const onTwins = (judge: (twin: Twin, context: Context) => readonly Finding[]): Probe['run'] => onEach(liveTwins, NO_TWINS, judge);

const NO_TWINS = 'no page is published as markdown';

const missingWords = (answer: Answer): string =>
  answer.status === 200 ? `its Content-Type is ${mediaType(answer) || 'missing'}` : `status ${answer.status}`;

/** Every page is published as markdown. */
export const twinExists: Probe = {
  name: 'twin-exists',
  weight: 3,
  problem: probesMarkdown.twinMissing,
  about: [twinPath('/')],
  run: async (context) => {
    const twins = await twinsOf(context);
    if (twins.length === 0) return notApplicable('no page without noindex answers');
    const missing = twins.filter(({ answer }) => !isTwin(answer));
    // A site without markdown gets one finding.
    const told = missing.length === twins.length ? missing.slice(0, 1) : missing;
    const more = missing.length > told.length ? ', nor for another page' : '';
    return told.map(({ path, answer }) => ({ path, values: { reason: missingWords(answer) + more } }));
  },
};

/** Markdown has the media type of markdown, in UTF-8. */
export const twinType: Probe = {
  name: 'twin-type',
  weight: 3,
  problem: probesMarkdown.twinType,
  run: onTwins(({ path, answer }) => {
    const type = answer.headers.get('content-type') ?? 'none';
    return findingIf(!/^text\/markdown\s*;\s*charset="?utf-8"?/i.test(type), path, { type });
  }),
};

/** Pages link to their markdown versions. */
export const twinLink: Probe = {
  name: 'twin-link',
  weight: 1,
  problem: probesMarkdown.twinUnlinked,
  run: async (context) => {
    if ((await liveTwins(context)).length === 0 && (await livePages(context)).length > 0) return notApplicable(NO_TWINS);
    return onPages(
      (page) => findingIf(linkedTwins(page, context).length === 0, page.path),
      ({ listed }) => listed,
    )(context);
  },
};

/** Letters and digits of a text, for comparing a page with its markdown. */
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The words of a markdown text, without addresses and pictures. */
const saidIn = (markdown: string): string =>
  letters(
    markdown
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/<br\s*\/?>/gi, ' '),
  );

/** Share of the headings of a page that its markdown may lack, because some belong to boilerplate. */
const MOST_LACKING = 0.1;
/** Number of sampled pages with a heading from which it counts as boilerplate. */
const REPEATED = 3;

/** Headings of several pages. */
const repeatedHeadings = (twins: readonly Twin[]): ReadonlySet<string> => {
  const pages = new Map<string, number>();
  for (const { page } of twins) {
    const { titles, headings } = pageHtml(page.html);
    for (const heading of new Set([...titles, ...headings])) pages.set(heading, (pages.get(heading) ?? 0) + 1);
  }
  return new Set([...pages].filter(([, number]) => number >= REPEATED).map(([heading]) => heading));
};

/** Markdown has the titles and headings of its page. */
export const twinContent: Probe = {
  name: 'twin-content',
  weight: 3,
  problem: probesMarkdown.twinDiffers,
  run: async (context) => {
    const repeated = repeatedHeadings(await liveTwins(context));
    const { selections } = await bundleOf(context);
    return onTwins(({ page, path, answer }, { publicOrigin }) => {
      const { titles, headings } = pageHtml(page.html);
      const text = saidIn(answer.text());
      const lacks = (heading: string): boolean => !text.includes(letters(heading));
      const isOwn = (heading: string): boolean => !repeated.has(heading);
      const isMany = (lacking: readonly string[]): boolean => lacking.length > headings.length * MOST_LACKING;
      const titled = (titles.length > 1 ? titles.filter(isOwn) : titles).slice(0, 1).filter(lacks);
      const others = headings.filter((heading) => isOwn(heading) && lacks(heading));
      const isRead = isMany(others) || (titled.length > 0 && selections.length > 0);
      const content = isRead ? contentHeadings(page.html.text(), publicOrigin + page.path, selections) : null;
      const isContent = (heading: string): boolean => content?.has(heading) ?? true;
      const lost = selections.length > 0 ? titled.filter(isContent) : titled;
      const missing = others.filter(isContent);
      const found = isMany(missing) ? [...new Set([...lost, ...missing])] : lost;
      return findingIf(found.length > 0, path, {
        words: found
          .slice(0, 3)
          .map((words) => `"${words}"`)
          .join(', '),
      });
    })(context);
  },
};

/** Characters above which agents truncate a text. */
const MOST_CHARACTERS = 100_000;

/** Markdown is short enough for agents. */
export const twinSize: Probe = {
  name: 'twin-size',
  weight: 1,
  problem: probesMarkdown.twinLong,
  isMended: false,
  run: onTwins(({ path, answer }) => {
    const characters = answer.text().length;
    return findingIf(characters > MOST_CHARACTERS, path, { characters });
  }),
};
