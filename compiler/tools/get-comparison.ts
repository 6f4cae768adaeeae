import { defineTool } from '../tool.ts';
import { aliasesOf, documentResult, documentSchema, slugArgument } from './document.ts';

/** The product compared with one other tool. */
export const getComparison = defineTool({
  name: 'get_comparison',
  title: 'Comparison',
  description: 'Read how the product compares with another tool, as markdown. The slug may also be the name of the other tool.',
  browser: false,
  arguments: ({ facts }) => ({
    slug: slugArgument(
      'Slug of the comparison',
      facts.comparisons.body.comparisons.map(({ slug }) => slug),
    ),
  }),
  output: documentSchema(),
  answer: ({ facts }) => ({
    kind: 'lookup',
    argument: 'slug',
    results: new Map(facts.comparisons.items.map((comparison) => [comparison.slug, () => documentResult(comparison, comparison.markdown)])),
    aliases: aliasesOf(facts.comparisons.items.map(({ slug, title, competitor }) => ({ slug, names: [title, competitor.name] }))),
    help: 'Only these comparisons are published.',
  }),
});
