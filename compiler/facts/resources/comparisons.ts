import { nameKey } from '../../base/words.ts';
import { matchesGlob } from '../../config/kinds.ts';
import type { Page } from '../../pages/page.ts';
import { facts } from '../../problems/facts.ts';
import { array, nullable, object, type Infer } from '../../schema/builder.ts';
import { comparisonContent } from '../../schema/content.ts';
import { articleAddresses, articleBody, articleProperties, listAddresses, text, url } from '../../schema/shapes.ts';
import { comparedNames, tableNames } from '../readers/compared-names.ts';
import { comparisonRows, comparisonRowSchema } from '../readers/comparison-table.ts';
import { checkedEntries, type CheckedEntry } from '../readers/content-entries.ts';
import { ownKeys } from '../readers/company/own-keys.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import { companyName } from './company-name.ts';
import { articlePages, recordPages, reportMissing, reportPageless, articleOf, absolute, indexPage, listAddressesOf } from './records.ts';

const entryProperties = {
  ...articleProperties('comparison'),
  product: nullable(object('The product; null where other things are compared', { name: text('Name') })),
  competitor: nullable(
    object('The tool that the product is compared with; null where there are several or none', {
      name: text('Name'),
      url: nullable(url('Its site')),
    }),
  ),
  compared: array('Names of everything that is compared, as the page spells and orders them', text('Name')),
  ...articleAddresses(),
};

const comparisonsSchema = object('Comparisons with other tools, without their text', {
  comparisons: array('Comparisons in the order of the site', object('A comparison', entryProperties)),
  ...listAddresses('comparisons'),
});

const comparisonSchema = object('A comparison with its full text', {
  ...entryProperties,
  ...articleBody(),
  rows: array('Rows of the comparison table; the column of the other tool is quoted, not vouched for', comparisonRowSchema),
  markdown: text('Full text as markdown, from its title on'),
});

type Entry = CheckedEntry<Infer<typeof comparisonContent>>;

/** Comparisons: pages that compare by their content, and pages below /compare/ and /vs/. */
export const comparisons: Resource<Infer<typeof comparisonsSchema>, Infer<typeof comparisonSchema>> = defineResource({
  name: 'comparisons',
  singular: 'comparison',
  title: 'Comparisons',
  description: 'The product compared with other tools',
  schema: comparisonsSchema,
  item: { schema: comparisonSchema, description: 'One comparison with its full markdown text' },
  extract: (sources) => {
    const entries = new Map(
      checkedEntries(sources.entries, comparisonContent, sources.problems).map((checked) => [checked.entry.slug, checked]),
    );
    const own: Own = { product: { name: companyName(sources) }, keys: ownKeys(sources) };
    const found = articlePages(recordPages('comparisons', 'comparison', sources), 'comparison', sources).flatMap(({ page, language }) => {
      const what = comparedBy(page, entries.get(page.kind?.slug ?? ''), own, sources);
      return what ? [{ page, entry: { ...articleOf(page, 'comparisons', language, sources.base), ...what } }] : [];
    });
    reportPageless('comparisons', 'comparison', sources);
    if (found.length === 0)
      reportMissing(
        'comparisons',
        'looked for pages that compare the product with another one, and for pages below /compare/ and /vs/',
        sources,
      );
    const list = found.map(({ entry }) => entry);
    return {
      body: {
        comparisons: list,
        ...listAddressesOf(indexPage('comparisons', sources), list, sources),
      },
      items: found.map(({ page, entry }) => ({
        ...entry,
        headings: [...page.headings],
        rows: entry.product && entry.competitor ? [...comparisonRows(page.tables, own.keys, entry.competitor.name)] : [],
        markdown: page.markdown(),
      })),
    };
  },
});

type Comparison = Pick<Infer<typeof comparisonsSchema>['comparisons'][number], 'product' | 'competitor' | 'compared'>;

/** The own product: its published name, and the keys of all its names. */
interface Own {
  readonly product: { readonly name: string };
  readonly keys: ReadonlySet<string>;
}

/**
 * What a page compares: from the content, from `data-sitec-competitor`, or from the page itself. Null when only its address suggests a
 * comparison, which is reported. A configured page counts in any case.
 */
const comparedBy = (page: Page, checked: Entry | undefined, own: Own, sources: Sources): Comparison | null => {
  const { competitor, competitorUrl } = checked?.data ?? {};
  const url = competitorUrl === undefined ? null : absolute(competitorUrl, sources.base);
  const name = competitor ?? page.marks.map((mark) => mark.attributes.competitor).find(Boolean);
  if (name !== undefined) return { product: own.product, competitor: { name, url }, compared: [own.product.name, name] };
  return shownComparison(page, own, url) ?? unnamedComparison(page, own, sources);
};

const shownComparison = (page: Page, { product, keys }: Own, url: string | null): Comparison | null => {
  const columns = tableNames(page, keys);
  const shown = comparedNames(page, keys) ?? (columns.length > 0 ? { names: columns, isOwn: true } : null);
  if (shown === null) return null;
  const compared = [...shown.names];
  if (!shown.isOwn) return { product: null, competitor: null, compared };
  const [name, ...more] = compared.filter((each) => !keys.has(nameKey(each)));
  return { product, competitor: name !== undefined && more.length === 0 ? { name, url } : null, compared };
};

const unnamedComparison = (page: Page, { product }: Own, { config, problems }: Sources): Comparison | null => {
  const glob = config.facts?.comparisons?.pages;
  if (glob !== undefined && matchesGlob(glob, page.path)) return { product, competitor: null, compared: [] };
  const hint = 'put data-sitec-comparison and data-sitec-competitor="Name" on an element of the page';
  problems.add(
    facts.recordIncomplete,
    { page: page.path, kind: 'comparison', what: 'the name of the other tool', hint },
    { file: page.source },
  );
  return null;
};
