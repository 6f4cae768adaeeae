import { shorten } from '../../base/one-line.ts';
import { distinctSlugs } from '../../base/slug.ts';
import { slugOf } from '../../config/kinds.ts';
import { text, texts } from '../../jsonld/read.ts';
import { pageStem } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';
import { array, nullable, object, type Infer } from '../../schema/builder.ts';
import { articleAddresses, articleProperties, listAddresses, text as textSchema } from '../../schema/shapes.ts';
import { articlePagesOf, type ArticlePage } from '../readers/article-pages.ts';
import { defineResource, type Resource } from '../resource.ts';
import { articleOf, indexPage, languageOfPage, listAddressesOf } from './records.ts';

// An article has no separate document: its page has a markdown version and is in the search index.
const { jsonUrl: _jsonUrl, ...addresses } = articleAddresses();

const articlesSchema = object('Articles, without their text', {
  articles: array(
    'Articles, the newest first',
    object('An article', { ...articleProperties('article'), author: nullable(textSchema('Who wrote it')), ...addresses }),
  ),
  ...listAddresses('articles'),
});

/** Maximum characters of a headline. */
const MAXIMUM_TITLE = 200;

/** Articles: pages without another kind that declare an article. How-to articles are guides. */
export const articles: Resource<Infer<typeof articlesSchema>> = defineResource({
  name: 'articles',
  singular: 'article',
  title: 'Articles',
  description: 'Articles of the site, the newest first',
  titleField: 'title',
  schema: articlesSchema,
  extract: (sources) => {
    const found = articlePagesOf(sources.pages).flatMap((article) => {
      const language = languageOfPage(article.page, sources);
      if (language === null) return [];
      const { jsonUrl: _, ...shared } = articleOf(article.page, 'articles', language, sources.base);
      const { page, node, shown } = article;
      const headline = node && (text(node, 'headline') ?? text(node, 'name'));
      const title = headline === null ? page.title : shorten(headline, MAXIMUM_TITLE);
      return [{ path: page.path, ...shared, title, author: authorOf(article), published: shared.published ?? shown }];
    });
    const sorted = found.toSorted((a, b) => compare(b.published ?? '', a.published ?? '') || compare(a.path, b.path));
    const slugs = distinctSlugs(sorted.map(({ path }) => slugOf(pageStem(path).split('/').at(-1) ?? '')));
    return {
      body: {
        articles: sorted.map(({ path: _, ...article }, index) => ({ ...article, slug: slugs[index] ?? '' })),
        ...listAddressesOf(indexPage('articles', sources), sorted, sources),
      },
      items: [],
    };
  },
});

/** The people or organizations that are the authors of an article. */
const authorOf = ({ node }: ArticlePage): string | null => {
  if (node === null) return null;
  const names = node.children.filter(({ property }) => property === 'author').flatMap(({ properties }) => texts(properties.name));
  return [...names, ...texts(node.properties.author)].join(', ') || null;
};
