import { canonicalTag, LANGUAGE_TAG } from '../../../../compiler/base/language-tags.ts';
import { readFrontMatter } from '../../../../compiler/content/front-matter.ts';
import { probesLanguages } from '../../../../compiler/problems/probes/languages.ts';
import { type Check, type Finding, inGroup, type Probe, type Answer, type Context, type SampledPage } from '../../check.ts';
import { pageHtml, type PageHtml } from '../../page-html.ts';
import { follow } from '../follow.ts';
import { liveTwins } from '../markdown/twin.ts';
import { findingIf, onEach, onPages, isPage, memberOf, pathOnSite } from '../findings.ts';

const languageTold: Probe = {
  name: 'page-language',
  weight: 2,
  problem: probesLanguages.languageUntold,
  run: onPages(({ path }, { head, language }) => {
    const reason =
      head.lang === undefined ? 'does not set its language' : `says "${head.lang}" as its language, which is not a language tag`;
    return findingIf(language === null, path, { reason });
  }),
};

const direction: Probe = {
  name: 'page-direction',
  weight: 1,
  problem: probesLanguages.direction,
  run: onPages(
    ({ path }, { language, hasDirection }) => findingIf(!hasDirection, path, { language: language ?? '' }),
    ({ direction: written, language }) => written === 'rtl' && language !== null,
    'no page has a language with right-to-left text',
  ),
};

/** The path of a page without doubled slashes and optional endings. */
const pageName = (path: string): string =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/\.html?$/i, '')
    .replace(/\/(?:index)?$/i, '');

const isSamePage = (a: string, b: string): boolean => pageName(a) === pageName(b);

/** A version of a page that it names, on the site and not itself. */
interface Version {
  readonly language: string;
  readonly other: string;
}

const versionsOf = ({ path }: SampledPage, { head }: PageHtml, context: Context): readonly Version[] =>
  head.alternates.flatMap(({ language, url }) => {
    const other = pathOnSite(url, context, path);
    return other === null || isSamePage(other, path) || language.toLowerCase() === 'x-default' ? [] : [{ language, other }];
  });

const NO_VERSIONS = 'no page links to translations';

/** Makes a check from a function that judges every version that a page names. */
const onVersions = (judge: (page: SampledPage, version: Version, answer: Answer, context: Context) => readonly Finding[]): Probe['run'] =>
  onPages(
    async (page, html, context) => {
      const versions = versionsOf(page, html, context);
      const answers = await Promise.all(versions.map(async (version) => ({ version, answer: await follow(version.other, context) })));
      return answers.flatMap(({ version, answer }) => judge(page, version, answer, context));
    },
    ({ head }) => head.alternates.length > 0,
    NO_VERSIONS,
  );

/** Paths of a page: the requested one, then its canonical one. */
const namesOf = (path: string, answer: Answer, context: Context): readonly string[] => {
  const { canonical } = pageHtml(answer).head;
  return [path, ...(canonical === undefined ? [] : [pathOnSite(canonical, context, path) ?? path])];
};

const haveSame = (some: readonly string[], others: readonly string[]): boolean => some.some((a) => others.some((b) => isSamePage(a, b)));

const translationsAgree: Probe = {
  name: 'translations-name-each-other',
  weight: 2,
  problem: probesLanguages.translationOneWay,
  run: onVersions(({ path, html }, { other }, answer, context) => {
    if (!isPage(answer)) return [];
    const names = namesOf(path, html, context);
    // A page may be named by another address, which redirects or has a canonical link.
    const isOwnLanguage = pageHtml(answer).language === pageHtml(html).language;
    if (answer === html || (isOwnLanguage && haveSame(namesOf(other, answer, context), names))) return [];
    const back = pageHtml(answer).head.alternates.flatMap(({ url }) => pathOnSite(url, context, other) ?? []);
    return findingIf(!haveSame(back, names), path, { other });
  }),
};

const TAG = new RegExp(LANGUAGE_TAG);

const primary = (tag: string): string => canonicalTag(tag).split('-', 1)[0] ?? '';

const namedVersions = onVersions(({ path }, { other, language }, answer) => {
  const values = { other, language };
  if (!TAG.test(language)) return [{ path, values: { ...values, reason: 'that is not a language' } }];
  if (!isPage(answer)) return [{ path, values: { ...values, reason: `it answers with status ${answer.status}` } }];
  const told = pageHtml(answer).language;
  return findingIf(told !== null && primary(told) !== primary(language), path, { ...values, reason: `the page says ${told}` });
});

/** Each version is reported once, however many pages name it. */
const translationsRight: Probe = {
  name: 'translations-are-there',
  weight: 2,
  problem: probesLanguages.translationWrong,
  run: async (context) => {
    const found = await namedVersions(context);
    if ('notApplicable' in found) return found;
    const byVersion = new Map(
      found.toReversed().map((finding) => [JSON.stringify([finding.values?.other, finding.values?.language]), finding]),
    );
    return [...byVersion.values()];
  },
};

/** Language that the front matter of a markdown text names; null when it names none. */
const languageIn = (text: string): string | null => {
  try {
    const language = memberOf(readFrontMatter(text).parsed.value, 'lang');
    return typeof language === 'string' ? language : null;
  } catch {
    return null; // Not front matter, so it names no language.
  }
};

const twinLanguage: Probe = {
  name: 'twin-language',
  weight: 1,
  problem: probesLanguages.twinLanguage,
  isMended: true,
  run: onEach(
    async (context) =>
      (await liveTwins(context)).flatMap(({ page, path, answer }) => {
        const [language, expected] = [languageIn(answer.text()), pageHtml(page.html).language];
        return language === null || expected === null ? [] : [{ path, language, expected }];
      }),
    'no markdown of a page names a language',
    ({ path, ...values }) => findingIf(canonicalTag(values.language) !== canonicalTag(values.expected), path, values),
  ),
};

/** Checks of languages. */
export const languagesChecks: readonly Check[] = inGroup('languages', [
  languageTold,
  direction,
  translationsAgree,
  translationsRight,
  twinLanguage,
]);
