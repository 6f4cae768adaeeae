import type { Page } from '../../pages/page.ts';
import { facts } from '../../problems/facts.ts';
import { array, nullable, object, type Infer } from '../../schema/builder.ts';
import { comparisonContent } from '../../schema/content.ts';
import { articleAddresses, articleBody, articleProperties, listAddresses, text, url } from '../../schema/shapes.ts';
import { comparisonRows, comparisonRowSchema } from '../readers/comparison-table.ts';
import { checkedEntries, type CheckedEntry } from '../readers/content-entries.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import { articleOf } from './article.ts';
import { companyName } from './company-name.ts';
import { absolute, indexPage, listHead, newest } from './pages.ts';
import { articlePages, recordPages, reportMissing, reportPageless } from './records.ts';

const entryProperties = {
  ...articleProperties('comparison'),
  product: object('The product', { name: text('Name') }),
  competitor: object('The tool that it is compared with', { name: text('Name'), url: nullable(url('Its site')) }),
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

/** Comparisons: pages below /compare/ and /vs/, and pages called x-vs-y. */
export const comparisons: Resource<Infer<typeof comparisonsSchema>, Infer<typeof comparisonSchema>> = defineResource({
  name: 'comparisons',
  singular: 'comparison',
  title: 'Comparisons',
  description: 'The product compared with other tools',
  schema: comparisonsSchema,
  item: { schema: comparisonSchema, description: 'One comparison with its full markdown text' },
  count: (body) => body.comparisons.length,
  extract: (sources) => {
    const entries = new Map(
      checkedEntries(sources.entries, comparisonContent, sources.problems).map((checked) => [checked.entry.slug, checked]),
    );
    const product = companyName(sources);
    const found = articlePages(recordPages('comparisons', 'comparison', sources), 'comparison', sources).flatMap(({ page, language }) => {
      const competitor = competitorOf(page, entries.get(page.kind?.slug ?? ''), product, sources);
      return competitor
        ? [
            {
              page,
              entry: {
                ...articleOf(page, 'comparisons', language, sources.base),
                product: { name: product },
                competitor,
              },
            },
          ]
        : [];
    });
    reportPageless('comparisons', 'comparison', sources);
    if (found.length === 0)
      reportMissing(
        'comparisons',
        'looked for pages below /compare/ and /vs/ and pages called x-vs-y',
        'name them: facts.comparisons.pages in sitec.config.ts',
        sources,
      );
    return {
      body: {
        comparisons: found.map(({ entry }) => entry),
        ...listHead(indexPage('comparisons', sources), sources),
        updated: newest(found.map(({ entry }) => entry.updated)),
      },
      items: found.map(({ page, entry }) => ({
        ...entry,
        headings: [...page.headings],
        rows: [...comparisonRows(page.tables, product, entry.competitor.name)],
        markdown: page.markdown(),
      })),
    };
  },
});

interface Competitor {
  readonly name: string;
  readonly url: string | null;
}

/** The other tool: named by the content, by `data-sitec-competitor`, or by a title of the form "Product vs Tool". */
const competitorOf = (page: Page, checked: Entry | undefined, product: string, { base, problems }: Sources): Competitor | null => {
  const marked = page.marks.map((mark) => mark.attributes.competitor).find(Boolean);
  const name = checked?.data.competitor ?? marked ?? titledCompetitor(page.title, product);
  const url = checked?.data.competitorUrl;
  if (name !== null) return { name, url: url === undefined ? null : absolute(url, base) };
  const hint = 'put data-sitec-comparison and data-sitec-competitor="Name" on an element of the page';
  problems.add(
    facts.recordIncomplete,
    { page: page.path, kind: 'comparison', what: 'the name of the other tool', hint },
    { file: page.source },
  );
  return null;
};

const titledCompetitor = (title: string, product: string): string | null => {
  const [, first = '', second = ''] = /^(.+?)\s+vs\.?\s+(.+?)(?:\s*[:|–—].*|\s+-\s.*)?$/i.exec(title) ?? [];
  return first.toLowerCase() === product.toLowerCase() && second !== '' ? second : null;
};
