import { guides } from '../facts/resources/guides.ts';
import { defineRecordTool, documentResult, documentSchema } from './document.ts';

/** One guide. */
export const getGuide = defineRecordTool({
  name: 'get_guide',
  kind: 'guides',
  title: 'Guide',
  description: 'Read one guide as markdown. Find its slug with search_guides.',
  slug: 'Slug of the guide. Find one with search_guides.',
  output: documentSchema,
  records: ({ facts }) =>
    facts.guides.items.map((guide) => ({
      slug: guide.slug,
      names: [guide.title],
      read: () => documentResult(guide, guide.markdown, guide.headings, guides.itemPath(guide.slug)),
    })),
  help: 'Call search_guides to find a guide by words.',
});
