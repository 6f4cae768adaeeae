import { counted } from '../../base/group-by.ts';
import type { Page } from '../../pages/page.ts';
import { compare } from '../../problems/problem.ts';
import { array, integer, object, record, type Infer } from '../../schema/builder.ts';
import { guideContent } from '../../schema/content.ts';
import { articleAddresses, articleBody, articleProperties, language, listAddresses, slug, text } from '../../schema/shapes.ts';
import { checkedEntries } from '../readers/content-entries.ts';
import { defineResource, type Resource } from '../resource.ts';
import { articlePages, recordPages, reportMissing, reportPageless, articleOf, indexPage, listAddressesOf } from './records.ts';

const entryProperties = {
  ...articleProperties('guide'),
  platforms: array('Platforms that it is about', slug('Slug of a platform')),
  translations: array(
    'The same guide in other languages',
    object('Translation', { language: language('Language (BCP 47)'), slug: slug('Slug of the translation') }),
  ),
  ...articleAddresses(),
};

const guidesSchema = object('Step-by-step guides, without their text', {
  guides: array('Guides in the order of the site', object('A guide', entryProperties)),
  languages: record('Language -> number of guides', integer('Guides', { minimum: 1 })),
  ...listAddresses('guides'),
});

const guideSchema = object('A guide with its full text', {
  ...entryProperties,
  ...articleBody(),
  markdown: text('Full text as markdown, from its title on'),
});

type Guide = Infer<typeof guideSchema>;

/** Guides: one per page below /guides/. */
export const guides: Resource<Infer<typeof guidesSchema>, Guide> = defineResource({
  name: 'guides',
  singular: 'guide',
  title: 'Guides',
  description: 'Step-by-step guides',
  schema: guidesSchema,
  item: { schema: guideSchema, description: 'One guide with its full markdown text' },
  extract: (sources) => {
    const entries = new Map(
      checkedEntries(sources.entries, guideContent, sources.problems).map((checked) => [checked.entry.slug, checked.data]),
    );
    const articles = articlePages(recordPages('guides', 'guide', sources), 'guide', sources).toSorted(
      ({ page: a }, { page: b }) => compare(b.published ?? '', a.published ?? '') || compare(a.path, b.path),
    );
    const keyOf = (page: Page): string | undefined => entries.get(page.kind?.slug ?? '')?.translationKey;
    const list = articles.map(({ page, language: own }) => ({
      ...articleOf(page, 'guides', own, sources.base),
      platforms: entries.get(page.kind?.slug ?? '')?.platforms ?? [],
      translations: articles
        .filter(
          ({ page: other }) => other !== page && (isAlternate(page, other) || (keyOf(page) !== undefined && keyOf(other) === keyOf(page))),
        )
        .map(({ page: other, language: its }) => ({ language: its, slug: other.kind?.slug ?? '' })),
    }));
    reportPageless('guides', 'guide', sources);
    if (list.length === 0) reportMissing('guides', 'looked for pages below /guides/', sources);
    return {
      body: {
        guides: list,
        languages: Object.fromEntries(counted(list.map((guide) => guide.language))),
        ...listAddressesOf(indexPage('guides', sources), list, sources),
      },
      items: list.map((guide, index) => ({
        ...guide,
        headings: [...(articles[index]?.page.headings ?? [])],
        markdown: articles[index]?.page.markdown() ?? '',
      })),
    };
  },
});

/** True when a page refers to another as its translation (hreflang), in either direction. */
const isAlternate = (page: Page, other: Page): boolean => {
  const names = (from: Page, to: Page): boolean => from.alternates.some(({ url }) => url === to.url || url === to.canonical);
  return names(page, other) && names(other, page);
};
