/**
 * Builds the example site: `content/` -> `_site/`.
 *
 * The output is a pure function of the files below `content/` and of `SITEC_BASE_URL`:
 * no clock, no locale and no time zone of the machine, so that two builds are byte-equal.
 */
import { readFileSync } from 'node:fs';
import { RenderPlugin } from '@11ty/eleventy';
import { parse } from 'yaml';
import * as format from './content/_lib/format.js';
import { contents, withHeadingIds } from './content/_lib/headings.js';
import * as ld from './content/_lib/structured-data.js';
import { softenMarkdown } from './content/_lib/markdown.js';
import * as pages from './content/_lib/pages.js';

const platformsFile = 'content/_data/platforms.yaml';
const readPlatforms = () => parse(readFileSync(platformsFile, 'utf8'));

/** @param {import('@11ty/eleventy').UserConfig} config */
export default function eleventy(config) {
  config.addPassthroughCopy({ 'content/assets': 'assets' });
  // These folders hold material for templates; nothing in them is a page.
  config.ignores.add('content/_pages-text/**');
  config.ignores.add('content/_lib/**');

  config.addDataExtension('yaml', (text) => parse(text));
  // A guide's `platforms: [chat-a]` replaces the global list of platforms instead of being appended to it;
  // the full records stay readable under a name that no front matter uses.
  config.setDataDeepMerge(false);
  config.addGlobalData('platformRecords', readPlatforms);
  config.addGlobalData('lang', 'en');

  config.addPlugin(RenderPlugin);
  config.amendLibrary('md', softenMarkdown);
  // Lines that hold only a tag of the template leave no empty line in the page.
  config.setNunjucksEnvironmentOptions({ trimBlocks: true, lstripBlocks: true });
  addCollections(config);
  addFilters(config);

  return {
    dir: { input: 'content', output: '_site', includes: '_includes', data: '_data' },
    templateFormats: ['njk', 'md'],
    // Markdown is content of writers: a `{{` in a message sample is text, never a template.
    markdownTemplateEngine: false,
  };
}

function addCollections(config) {
  const files = (api, folder) => api.getFilteredByGlob(`content/${folder}/*.md`);
  const sorted = (name, folder, compare) => config.addCollection(name, (api) => files(api, folder).sort(compare));

  sorted('guides', 'guides', pages.newestFirst);
  sorted('features', 'features', pages.byOrder);
  sorted('comparisons', 'compare', pages.bySlug);
  config.addCollection('platforms', (api) => {
    const order = readPlatforms().map(({ slug }) => slug);
    return files(api, 'platforms').sort((a, b) => order.indexOf(a.fileSlug) - order.indexOf(b.fileSlug));
  });
}

function addFilters(config) {
  const filters = {
    money: format.money,
    yearSaving: format.yearSaving,
    priceHint: format.priceHint,
    priceOf: format.priceOf,
    period: format.period,
    limitText: format.limitText,
    limitCell: format.limitCell,
    limitHint: format.limitHint,
    isoDate: format.isoDate,
    readableDate: format.readableDate,
    phoneLink: format.phoneLink,
    planNames: format.planNames,
    limitSentence: format.limitSentence,
    absolute: pages.absolute,
    translations: pages.translations,
    crumbs: pages.crumbs,
    bySlugs: pages.bySlugs,
    withPlatform: pages.withPlatform,
    inLanguage: pages.inLanguage,
    without: pages.without,
    byCategory: pages.byCategory,
    rowsByCategory: pages.rowsByCategory,
    record: pages.record,
    headingIds: withHeadingIds,
    contents,
    organizationLd: ld.organization,
    softwareLd: ld.software,
    articleLd: ld.article,
    breadcrumbsLd: ld.breadcrumbs,
    ldScript: ld.script,
  };
  for (const [name, filter] of Object.entries(filters)) config.addFilter(name, filter);
}
