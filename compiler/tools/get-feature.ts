import { features } from '../facts/resources/features.ts';
import { twinPath } from '../paths.ts';
import { defineRecordTool, documentResult, documentSchema } from './document.ts';
import type { ToolResult } from './tool.ts';

/** One feature page, with its status. */
export const getFeature = defineRecordTool({
  name: 'get_feature',
  kind: 'features',
  title: 'Feature page',
  description: 'Read the page of one feature as markdown, with its status. Find slugs with list_features.',
  slug: 'Slug of the feature. Find one with list_features.',
  output: documentSchema,
  records: ({ facts, pages }) => {
    const byUrl = new Map(pages.map((page) => [page.url, page]));
    return facts.features.body.features.map((feature) => {
      const page = byUrl.get(feature.url);
      const head = { ...feature, title: feature.name, language: page?.language ?? null };
      const path = page ? twinPath(page.path) : features.listPath;
      const read = (): ToolResult => documentResult(head, page?.markdown() ?? '', page?.headings ?? [], path);
      return { slug: feature.slug, names: [feature.name], read };
    });
  },
  help: 'Call list_features to see all features.',
});
