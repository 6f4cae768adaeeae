import { comparisons } from '../facts/resources/comparisons.ts';
import { aliasesOf, documentArguments, documentResult, documentSchema } from './document.ts';
import { defineTool } from './tool.ts';

/** The product compared with one other tool. */
export const getComparison = defineTool({
  name: 'get_comparison',
  title: 'Comparison',
  description: 'Read how the product compares with another tool, as markdown. The slug may also be the name of the other tool.',
  browser: false,
  arguments: ({ facts }) =>
    documentArguments(
      'Slug of the comparison',
      facts.comparisons.body.comparisons.map(({ slug }) => slug),
    ),
  output: documentSchema(),
  answer: ({ facts }) => ({
    kind: 'lookup',
    argument: 'slug',
    isDocument: true,
    results: new Map(
      facts.comparisons.items.map((item) => [
        item.slug,
        () => documentResult(item, item.markdown, item.headings, comparisons.itemPath(item.slug)),
      ]),
    ),
    aliases: aliasesOf(facts.comparisons.items.map(({ slug, title, competitor }) => ({ slug, names: [title, competitor.name] }))),
    help: 'Only these comparisons are published.',
  }),
});
