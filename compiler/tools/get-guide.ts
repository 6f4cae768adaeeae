import { guides } from '../facts/resources/guides.ts';
import { aliasesOf, documentArguments, documentResult, documentSchema } from './document.ts';
import { defineTool } from './tool.ts';

/** One guide. */
export const getGuide = defineTool({
  name: 'get_guide',
  title: 'Guide',
  description: 'Read one guide as markdown. Find its slug with search_guides.',
  browser: false,
  arguments: ({ facts }) =>
    documentArguments(
      'Slug of the guide. Find one with search_guides.',
      facts.guides.body.guides.map(({ slug }) => slug),
    ),
  output: documentSchema(),
  answer: ({ facts }) => ({
    kind: 'lookup',
    argument: 'slug',
    isDocument: true,
    results: new Map(
      facts.guides.items.map((guide) => [
        guide.slug,
        () => documentResult(guide, guide.markdown, guide.headings, guides.itemPath(guide.slug)),
      ]),
    ),
    aliases: aliasesOf(facts.guides.items.map(({ slug, title }) => ({ slug, names: [title] }))),
    help: 'Call search_guides to find a guide by words.',
  }),
});
