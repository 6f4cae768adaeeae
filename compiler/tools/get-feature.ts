import { features } from '../facts/resources/features.ts';
import { twinPath } from '../paths.ts';
import { oneOf, optional } from '../schema/builder.ts';
import { statuses } from '../schema/shapes.ts';
import { aliasesOf, documentArguments, documentResult, documentSchema } from './document.ts';
import { defineTool } from './tool.ts';

/** One feature page, with its status. */
export const getFeature = defineTool({
  name: 'get_feature',
  title: 'Feature page',
  description: 'Read the page of one feature as markdown, with its status. Find slugs with list_features.',
  browser: false,
  arguments: ({ facts }) =>
    documentArguments(
      'Slug of the feature. Find one with list_features.',
      facts.features.body.features.map(({ slug }) => slug),
    ),
  output: documentSchema({ status: optional(oneOf('State; absent when the site does not tell', statuses)) }),
  answer: ({ facts, pages }) => {
    const byUrl = new Map(pages.map((page) => [page.url, page]));
    return {
      kind: 'lookup',
      argument: 'slug',
      isDocument: true,
      results: new Map(
        facts.features.body.features.map((feature) => {
          const page = byUrl.get(feature.url);
          const head = { ...feature, title: feature.name, language: page?.language ?? null };
          const path = page ? twinPath(page.path) : features.listPath;
          return [feature.slug, () => documentResult(head, page?.markdown() ?? '', page?.headings ?? [], path)];
        }),
      ),
      aliases: aliasesOf(facts.features.body.features.map(({ slug, name }) => ({ slug, names: [name] }))),
      help: 'Call list_features to see all features.',
    };
  },
});
