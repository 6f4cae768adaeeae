import { comparisons } from '../facts/resources/comparisons.ts';
import { defineRecordTool, documentResult, documentSchema } from './document.ts';

/** A comparison of the product with one other tool. */
export const getComparison = defineRecordTool({
  name: 'get_comparison',
  kind: 'comparisons',
  title: 'Comparison',
  description: 'Read how the product compares with another tool, as markdown. The slug may also be the name of the other tool.',
  slug: 'Slug of the comparison',
  output: documentSchema,
  records: ({ facts }) =>
    facts.comparisons.items.map((item) => ({
      slug: item.slug,
      names: [item.title, ...(item.competitor ? [item.competitor.name] : [])],
      read: () => documentResult(item, item.markdown, item.headings, comparisons.itemPath(item.slug)),
    })),
  help: 'Only these comparisons are published.',
});
