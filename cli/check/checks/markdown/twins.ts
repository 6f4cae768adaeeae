import { twinPath } from '../../../../compiler/paths.ts';
import { probesMarkdown } from '../../../../compiler/problems/probes/markdown.ts';
import { notApplicable, type Check, type Finding } from '../../check.ts';
import type { Answer, Context } from '../../context.ts';
import { pageHtml } from '../../page-html.ts';
import { findingIf, livePages, onPages } from '../on-pages.ts';
import { mediaType } from '../reading.ts';
import { contentHeadings } from './content-headings.ts';
import { isTwin, linkedTwins, liveTwins, twinsOf, type Twin } from './twin.ts';

/** Makes a check of a judgement about every twin that is there. */
const onTwins =
  (judge: (twin: Twin, context: Context) => readonly Finding[]): Check['run'] =>
  async (context) => {
    const twins = await liveTwins(context);
    return twins.length === 0 ? notApplicable('no page is published as markdown') : twins.flatMap((twin) => judge(twin, context));
  };

const missingWords = (answer: Answer): string =>
  answer.status === 200 ? `it is sent as ${mediaType(answer) || 'nothing that is named'}` : `status ${answer.status}`;

/** Every page is published as markdown. */
export const twinExists: Check = {
  name: 'twin-exists',
  group: 'markdown',
  weight: 3,
  problem: probesMarkdown.twinMissing,
  about: [twinPath('/')],
  run: async (context) => {
    const twins = await twinsOf(context);
    if (twins.length === 0) return notApplicable('no page answers that wants to be listed');
    const missing = twins.filter(({ answer }) => !isTwin(answer));
    // A site without markdown is told so once.
    const told = missing.length === twins.length ? missing.slice(0, 1) : missing;
    const more = missing.length > told.length ? ', and none of another page' : '';
    return told.map(({ path, answer }) => ({ path, values: { reason: missingWords(answer) + more } }));
  },
};

/** Markdown says that it is markdown, in UTF-8. */
export const twinType: Check = {
  name: 'twin-type',
  group: 'markdown',
  weight: 3,
  problem: probesMarkdown.twinType,
  run: onTwins(({ path, answer }) => {
    const type = answer.headers.get('content-type') ?? 'none';
    return findingIf(!/^text\/markdown\s*;\s*charset="?utf-8"?/i.test(type), path, { type });
  }),
};

/** Pages say where their markdown is. */
export const twinLink: Check = {
  name: 'twin-link',
  group: 'markdown',
  weight: 1,
  problem: probesMarkdown.twinUnlinked,
  run: async (context) => {
    if ((await liveTwins(context)).length === 0 && (await livePages(context)).length > 0)
      return notApplicable('no page is published as markdown');
    return onPages(
      (page) => findingIf(linkedTwins(page, context).length === 0, page.path),
      ({ listed }) => listed,
    )(context);
  },
};

/** Letters and digits of a text, by which a page and its markdown are compared. */
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** What a text in markdown says, without the addresses and pictures that stand among its words. */
const saidIn = (markdown: string): string =>
  letters(
    markdown
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/<br\s*\/?>/gi, ' '),
  );

/** Share of the headings of a page that its markdown may lack: some stand over what is no content. */
const MOST_LACKING = 0.1;
/** Pages of the sample with one heading from which it may stand over what repeats across the site. */
const REPEATED = 3;

/** Headings that stand on several pages. */
const repeatedHeadings = (twins: readonly Twin[]): ReadonlySet<string> => {
  const pages = new Map<string, number>();
  for (const { page } of twins) {
    const { titles, headings } = pageHtml(page.html);
    for (const heading of new Set([...titles, ...headings])) pages.set(heading, (pages.get(heading) ?? 0) + 1);
  }
  return new Set([...pages].filter(([, number]) => number >= REPEATED).map(([heading]) => heading));
};

/** Markdown says what its page says, as far as titles and headings tell. */
export const twinContent: Check = {
  name: 'twin-content',
  group: 'markdown',
  weight: 3,
  problem: probesMarkdown.twinDiffers,
  run: async (context) => {
    const repeated = repeatedHeadings(await liveTwins(context));
    return onTwins(({ page, path, answer }, { publicOrigin }) => {
      const { titles, headings } = pageHtml(page.html);
      const text = saidIn(answer.text());
      const lacks = (heading: string): boolean => !text.includes(letters(heading));
      const isOwn = (heading: string): boolean => !repeated.has(heading);
      const isMany = (lacking: readonly string[]): boolean => lacking.length > headings.length * MOST_LACKING;
      const lost = (titles.length > 1 ? titles.filter(isOwn) : titles).slice(0, 1).filter(lacks);
      const others = headings.filter((heading) => isOwn(heading) && lacks(heading));
      const content = isMany(others) ? contentHeadings(page.html.text(), publicOrigin + page.path) : null;
      const missing = content ? others.filter((heading) => content.has(heading)) : others;
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

/** Characters above which agents cut a text. */
const MOST_CHARACTERS = 100_000;

/** Markdown is as long as agents take. */
export const twinSize: Check = {
  name: 'twin-size',
  group: 'markdown',
  weight: 1,
  problem: probesMarkdown.twinLong,
  isMended: false,
  run: onTwins(({ path, answer }) => {
    const characters = answer.text().length;
    return findingIf(characters > MOST_CHARACTERS, path, { characters });
  }),
};
